// One page for the day of arrival: numbers, addresses, papers, the first steps.
import { addDays } from '@lantern/abroad/days';
import { type ArrivalSheetWords, arrivalSheetWordsIn } from '@lantern/content/abroad/arrival-sheet-words';
import type { ArrivalPack, SettlementPlan } from '@lantern/contract/checklists';
import { isRightToLeft, type Language } from '@lantern/contract/languages';
import { Problem } from '@lantern/contract/problem';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import type { Ports } from '#ports/ports.ts';
import type { Block, Printable } from '#ports/print/print.ts';
import { arrivalPackIn } from './checklists.packs.ts';
import { settlementStore } from './checklists.store.ts';

const rowsOf = (plan: SettlementPlan, words: ArrivalSheetWords): string[][] =>
  [
    [words.arrival, plan.arrival ?? ''],
    [words.flight, plan.flight],
    [words.address, plan.address],
    [words.university, plan.university],
    [words.contact, [plan.contact, plan.contact_phone].filter(Boolean).join(', ')],
    [words.homeContact, plan.home_contact],
    [words.insurance, plan.insurance],
  ].filter(([, value]) => value !== '');

const table = (rows: string[][]): Block => ({
  kind: 'table',
  columns: [
    { label: '', share: 2 },
    { label: '', share: 5 },
  ],
  rows,
});

function sheetOf(
  plan: SettlementPlan,
  pack: ArrivalPack,
  { name, language, words, country }: { name: string; language: Language; words: ArrivalSheetWords; country: string },
): Printable {
  const text = (about: string) => {
    const value = pack.facts.find((fact) => fact.about === about)?.value;
    return typeof value === 'string' ? value : '';
  };
  const facts = [
    [words.emergency, text('emergency')],
    [words.register, text('register')],
    [words.transport, text('transport')],
  ].filter(([, value]) => value !== '') as string[][];
  const { arrival } = plan;
  const first = pack.items
    .filter(({ group }) => group === 'first-week')
    .map(({ title, days }) => [arrival ? addDays(arrival, days) : '', title]);
  const rows = rowsOf(plan, words);
  return {
    title: words.title,
    author: name,
    meta: [name, country],
    language,
    ...(isRightToLeft(language) && { direction: 'rtl' as const }),
    blocks: [
      ...(rows.length > 0 ? [table(rows)] : []),
      ...(facts.length > 0 ? [{ kind: 'heading' as const, text: words.facts }, table(facts)] : []),
      { kind: 'heading', text: words.papers },
      { kind: 'paragraph', text: words.papersList },
      { kind: 'heading', text: words.firstWeek },
      table(first),
      ...(plan.notes ? [{ kind: 'paragraph' as const, text: plan.notes }] : []),
      { kind: 'note', text: words.unchecked },
    ],
  };
}

export async function printSheet(ports: Pick<Ports, 'database' | 'print'>, userId: string, language: string) {
  const plan = await settlementStore.find(ports.database, userId);
  if (!plan) throw new Problem('not_found');
  const info = await readPersonalInfo(ports, userId);
  const words = arrivalSheetWordsIn(language);
  const pack = arrivalPackIn(plan.country ?? 'XX', language);
  const country = plan.country
    ? (new Intl.DisplayNames([words.language], { type: 'region' }).of(plan.country) ?? '')
    : '';
  const name = [info.firstName, info.lastName].filter(Boolean).join(' ');
  const bytes = await ports.print.make('pdf', sheetOf(plan, pack, { name, language: words.language, words, country }));
  return { title: words.title, bytes };
}
