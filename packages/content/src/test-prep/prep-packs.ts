// Everything there is to prepare one test: what to do, and what is known of the test itself.
import type { TestId } from '@lantern/contract/test-ids';
import { saidIn } from '../fact-words.ts';
import { actItems } from './act.ts';
import { duolingoItems } from './duolingo.ts';
import { gmatItems } from './gmat.ts';
import { greItems } from './gre.ts';
import { ieltsItems } from './ielts.ts';
import type { PrepItem } from './prep-item.ts';
import { pteItems } from './pte.ts';
import { satItems } from './sat.ts';
import { toeflItems } from './toefl.ts';

const items: Record<TestId, readonly PrepItem[]> = {
  ielts: ieltsItems,
  toefl: toeflItems,
  duolingo: duolingoItems,
  pte: pteItems,
  sat: satItems,
  act: actItems,
  gre: greItems,
  gmat: gmatItems,
};

/** What to do before a test, in its order. */
export function prepItemsOf(test: TestId, language = 'en'): readonly PrepItem[] {
  const said = (english: string) => saidIn(english, language) ?? english;
  return items[test].map((item) => ({ ...item, title: said(item.title), how: said(item.how) }));
}
