// Questions that are not looked up: those about the student's own record, which are computed, and the wish to have an
// essay written, which is declined.
import { readCountries } from './asked-countries.ts';
import { meantBy } from './meanings.ts';
import { asksSomething, isToldOnly, isWorded, partsOf, plainWords, speltWords } from './plain-question.ts';
import { foldPattern } from './terms.ts';
import { essayPatterns, mine, notDue, notEssay, ownPatterns } from './words/intent-patterns.ts';
import { languageWords } from './words/languages/all.ts';

export type ComputedKind = keyof typeof ownPatterns;
const computedKinds = Object.keys(ownPatterns) as ComputedKind[];
export type Intent = { kind: ComputedKind; country: string | null } | { kind: 'write-essay' } | { kind: 'look-up' };

const foldedNotDue = notDue.map(foldPattern);
const foldedEssay = [...essayPatterns, ...languageWords.flatMap(({ essay }) => essay)].map(foldPattern);
const notWished = [...notEssay, ...languageWords.flatMap((words) => words.notEssay)];
const isMine = [...mine, ...languageWords.flatMap((words) => words.mine)];
const foldedOwn = Object.fromEntries(
  computedKinds.map((kind) => [
    kind,
    [
      ...ownPatterns[kind],
      ...languageWords.flatMap(({ own }) => (kind in own ? own[kind as keyof typeof own] : [])),
    ].map(foldPattern),
  ]),
) as Record<ComputedKind, RegExp[]>;

/** Longer questions are recognized by how they begin. */
const readMax = 400;

function wantsEssay(texts: readonly string[]): boolean {
  if (texts.some((text) => notWished.some((pattern) => pattern.test(text)))) return false;
  return texts.some((text) => foldedEssay.some((pattern) => pattern.test(text)));
}

/** In this order, that of the patterns: a sentence about papers that are due is about papers. */
const ownKind = (texts: readonly string[]) =>
  computedKinds.find((each) => texts.some((text) => foldedOwn[each].some((pattern) => pattern.test(text))));

/** "What next" beside two kinds of words that mean something is no question about the own dates. */
const sureOther = 2;
const isOther = (kind: ComputedKind, sure: number) => kind === 'due-next' && sure >= sureOther;

/** What a question wants. Whatever is not recognized is looked up. */
export function readIntent(question: string): Intent {
  const asked = question.slice(0, readMax);
  const plain = plainWords(asked).join(' ');
  const texts = [...new Set([plain, speltWords(asked).join(' ')])];
  if (wantsEssay(texts)) return { kind: 'write-essay' };
  const kind = ownKind(texts);
  if (
    !kind ||
    meantBy(plain.split(' '), []).some(({ passage, sure }) => passage === 'help:guardian' || isOther(kind, sure)) ||
    (kind === 'due-next' && texts.some((text) => foldedNotDue.some((pattern) => pattern.test(text))))
  )
    return { kind: 'look-up' };
  // a capital "US" is a country, and only the question as it was typed has it
  const country = readCountries(asked).about[0] ?? readCountries(texts.at(-1) ?? '').about[0] ?? null;
  return { kind, country };
}

/** Whether a question is about something of the student's own: then what can be told of it is offered. */
export function isAboutMine(question: string): boolean {
  const plain = plainWords(question).join(' ');
  return isMine.some((pattern) => pattern.test(plain));
}

type Wish = { asked: string; intent: Intent };

/**
 * What each part of a question wants, in its order, where one part is looked up and another is not; else what the whole
 * wants. Parts that are looked up stay together as they were asked.
 */
export function readIntents(question: string): Wish[] {
  const whole = [{ asked: question, intent: readIntent(question) }];
  const [{ intent: wanted }] = whole as [Wish];
  const parts = partsOf(question).map((asked): Wish => {
    const intent = readIntent(asked);
    // "what can i do now" after "my ielts is too low"
    const isOfStory = intent.kind === 'due-next' && wanted.kind === 'look-up';
    return { asked, intent: isOfStory ? wanted : intent };
  });
  const kinds = new Set(parts.map(({ intent }) => intent.kind));
  if (kinds.size < 2) return whole;
  // "for the UK, which papers are missing": a part that asks nothing belongs to the one that does
  const isOne = parts.every(({ asked, intent }) =>
    intent.kind === 'look-up' ? !isWorded(asked) : intent.kind === wanted.kind,
  );
  if (wanted.kind !== 'look-up' && isOne) return whole;
  const told = parts.filter(
    ({ asked, intent }) => intent.kind !== 'look-up' || (asksSomething(asked) && !isToldOnly(asked)),
  );
  const wishes: Wish[] = [];
  for (const wish of told) {
    const last = wishes.at(-1);
    if (wish.intent.kind === 'look-up' && last?.intent.kind === 'look-up') last.asked += `? ${wish.asked}`;
    else wishes.push({ ...wish });
  }
  return wishes;
}
