// What a place costs month by month, where the money comes from, and when it is short. Everything is added up in the
// home currency, because that is what a family has; amounts keep their own currency beside it.
import { addMonths, type Month, monthsBetween } from './days.ts';
import { convert, type RateTable } from './exchange.ts';

export type Flow = {
  id: string;
  /** minor units; null is not known yet */
  amount: number | null;
  currency: string;
  month: Month;
  /** how many months it comes again, 1 for once */
  times: number;
};

export type Source = Flow & { isCertain: boolean };

export type PlanMonth = {
  month: Month;
  in: number;
  out: number;
  /** what is left at the end of this month, with all sources */
  left: number;
  /** the same with what is certain alone */
  leftCertain: number;
};

export type CostPlan = {
  months: PlanMonth[];
  totalIn: number;
  totalCertain: number;
  totalOut: number;
  /** the month in which most is missing, with all sources */
  worst?: { month: Month; missing: number };
  worstCertain?: { month: Month; missing: number };
  /** the month in which money is missing first, with all sources: until then the gap must be closed */
  firstShort?: { month: Month; missing: number };
  firstShortCertain?: { month: Month; missing: number };
  /** ids of what is not in the sums: no amount yet */
  unknown: string[];
  /** ids of what is not in the sums: no rate for its currency */
  withoutRate: string[];
};

const longestPlan = 120;

/** Adds up costs and sources by month. `fallPercent`: how much of its value the home currency loses at once. */
export function planCosts(costs: Flow[], sources: Source[], home: string, table: RateTable, fallPercent = 0): CostPlan {
  const unknown: string[] = [];
  const withoutRate: string[] = [];
  const known: { flow: Flow; kind: 'cost' | 'certain' | 'hoped'; value: number }[] = [];
  const take = (flow: Flow, kind: 'cost' | 'certain' | 'hoped') => {
    if (flow.amount === null) return void unknown.push(flow.id);
    const value = convert(flow.amount, flow.currency, home, table, { home, percent: fallPercent });
    if (value === undefined) return void withoutRate.push(flow.id);
    known.push({ flow, kind, value });
  };
  for (const cost of costs) take(cost, 'cost');
  for (const source of sources) take(source, source.isCertain ? 'certain' : 'hoped');

  const sums = { in: 0, certain: 0, out: 0 };
  const months = monthsOf(known.map(({ flow }) => flow)).map((month) => {
    let incoming = 0;
    let outgoing = 0;
    for (const { flow, kind, value } of known) {
      const index = monthsBetween(flow.month, month);
      if (index < 0 || index >= flow.times) continue;
      if (kind === 'cost') outgoing += value;
      else incoming += value;
      if (kind === 'certain') sums.certain += value;
    }
    sums.in += incoming;
    sums.out += outgoing;
    return { month, in: incoming, out: outgoing, left: sums.in - sums.out, leftCertain: sums.certain - sums.out };
  });
  return {
    months,
    totalIn: sums.in,
    totalCertain: sums.certain,
    totalOut: sums.out,
    worst: worstOf(months, 'left'),
    worstCertain: worstOf(months, 'leftCertain'),
    firstShort: firstOf(months, 'left'),
    firstShortCertain: firstOf(months, 'leftCertain'),
    unknown,
    withoutRate,
  };
}

function monthsOf(flows: Flow[]): Month[] {
  if (flows.length === 0) return [];
  const first = flows.map(({ month }) => month).sort()[0] ?? '';
  const last =
    flows
      .map(({ month, times }) => addMonths(month, times - 1))
      .sort()
      .at(-1) ?? first;
  const count = Math.min(longestPlan, monthsBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addMonths(first, index));
}

function firstOf(months: PlanMonth[], key: 'left' | 'leftCertain'): CostPlan['firstShort'] {
  const first = months.find((month) => month[key] < 0);
  return first && { month: first.month, missing: -first[key] };
}

function worstOf(months: PlanMonth[], key: 'left' | 'leftCertain'): CostPlan['worst'] {
  let worst: CostPlan['worst'];
  for (const month of months) {
    if (month[key] < 0 && -month[key] > (worst?.missing ?? 0)) worst = { month: month.month, missing: -month[key] };
  }
  return worst;
}

/** How much more is missing at worst when the home currency falls by 10, 20 and 30 percent. */
export function currencyShocks(costs: Flow[], sources: Source[], home: string, table: RateTable) {
  return [10, 20, 30].map((percent) => {
    const plan = planCosts(costs, sources, home, table, percent);
    return { percent, totalOut: plan.totalOut, totalIn: plan.totalIn, missing: plan.worst?.missing ?? 0 };
  });
}
