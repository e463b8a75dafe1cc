// A cost plan of a saved programme, filled with what is known: what the university said to the student goes before the
// catalogue. A figure that nobody has checked, or that is due for review, stands beside its line and is not in the sums
// until the student takes it. Pure.
import { fromMain } from '@lantern/abroad/currencies';
import { addMonths, type Month } from '@lantern/abroad/days';
import type { Fact } from '@lantern/catalogue/fact';
import { decides } from '@lantern/content/abroad/visa-pack';
import type { Application } from '@lantern/contract/applications';
import type { CostKind, CostLine, CostPlan, LineFact, SourceLine } from '@lantern/contract/finance';

/** For each line the fact that fits the student best. */
export type KnownCosts = {
  tuition?: Fact | undefined;
  semesterContribution?: Fact | undefined;
  applicationFee?: Fact | undefined;
  living?: Fact | undefined;
  healthSurcharge?: Fact | undefined;
  visa: readonly Fact[];
};

type Asked = { home: string; there: string; today: string };

/** How often a figure of this unit is paid in a first year; what is for a whole programme says nothing of one year. */
const inFirstYear: Readonly<Record<string, number>> = { year: 1, semester: 2, month: 12, once: 1 };
const months = 12;

function figureOf({ value }: Fact): LineFact['value'] {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'low' in value ? { low: value.low, high: value.high } : null;
}

/** Of a range the higher end: who plans with less is short. `share`: of a year's figure, for what is paid by month. */
function factOf(fact: Fact, currency: string, share: number): LineFact {
  const value = figureOf(fact);
  const highest = value === null || typeof value === 'number' ? value : value.high;
  const times = inFirstYear[fact.unit ?? ''];
  const isNone = fact.state === 'none';
  return {
    key: fact.key,
    amount: isNone ? 0 : highest === null || !times ? null : Math.ceil((fromMain(highest, currency) * times) / share),
    value,
    unit: fact.unit,
    currency,
    about: fact.scope.program ?? '',
    link: fact.link,
    checked: fact.checked,
    confidence: fact.confidence,
    review_due: fact.reviewDue,
  };
}

/** Whether something can be said of it: a figure in a currency, or that there is nothing to pay. */
const isSaid = (fact: Fact | undefined): fact is Fact =>
  fact !== undefined && (fact.state === 'none' || (fact.state === 'known' && figureOf(fact) !== null));

export function draftPlan(application: Application, known: KnownCosts, { home, there, today }: Asked): CostPlan {
  const { offer, deposit, decision } = application;
  const begins: Month = application.intake ?? addMonths(today.slice(0, 7), 9);
  const planCurrency = offer?.currency ?? deposit?.currency ?? known.tuition?.currency ?? there;
  const base = { label: '', amount: null, times: 1, from_application: false };
  const line = (kind: CostKind, before: number, part: Partial<CostLine> = {}): CostLine => ({
    ...base,
    id: crypto.randomUUID(),
    kind,
    currency: planCurrency,
    month: addMonths(begins, -before),
    fact: null,
    ...part,
  });
  const ofFact = (kind: CostKind, before: number, fact: Fact | undefined, times = 1): CostLine => {
    if (!isSaid(fact)) return line(kind, before, { times });
    const currency = fact.currency ?? planCurrency;
    const said = factOf(fact, currency, times);
    const counts = fact.state === 'none' ? today < fact.reviewDue && fact.checked !== null : decides(fact, today);
    return line(kind, before, {
      currency,
      times,
      label: said.about.slice(0, 80),
      amount: counts ? said.amount : null,
      fact: said,
    });
  };

  const paid = application.costs.filter(({ state }) => state !== 'waived');
  const applying = paid.map(({ kind, label, amount, currency }) =>
    line(kind === 'scores' ? 'tests' : 'applications', 6, { label, amount, currency, from_application: true }),
  );
  const has = (kind: CostKind) => applying.some((one) => one.kind === kind);
  const costs: CostLine[] = [
    ...(has('tests') ? [] : [line('tests', 7, { currency: home })]),
    ...applying,
    ...(has('applications') ? [] : [ofFact('applications', 6, known.applicationFee)]),
    line('deposit', 4, {
      amount: deposit?.amount ?? null,
      currency: deposit?.currency ?? planCurrency,
      ...(deposit?.due && { month: deposit.due.slice(0, 7) }),
      from_application: deposit !== null,
    }),
    ...(known.visa.some(isSaid) ? known.visa.filter(isSaid) : [undefined]).map((fact) => ofFact('visa', 3, fact)),
    known.healthSurcharge ? ofFact('insurance', 3, known.healthSurcharge) : line('insurance', 1),
    line('flights', 1, { currency: home }),
    offer && offer.tuition !== null
      ? line('tuition', 0, { amount: offer.tuition, currency: offer.currency, from_application: true })
      : ofFact('tuition', 0, known.tuition),
    ...(isSaid(known.semesterContribution) ? [ofFact('tuition', 0, known.semesterContribution)] : []),
    ofFact('living', 0, known.living, months),
  ];
  const source = { ...base, id: crypto.randomUUID(), currency: home, month: addMonths(begins, -7) };
  const sources: SourceLine[] = [{ ...source, kind: 'savings', certain: true }];
  if (offer && offer.scholarship !== null)
    sources.push({
      ...source,
      id: crypto.randomUUID(),
      kind: 'scholarship',
      amount: offer.scholarship,
      currency: offer.currency,
      month: begins,
      // what hangs on a condition is hoped for
      certain: decision?.result === 'admitted',
      from_application: true,
    });
  const { name, program, country } = application;
  const title = (program ? `${name}: ${program}` : name).slice(0, 120).trim();
  return { shown: true, title, country: country || null, currency: planCurrency, costs, sources };
}
