// The fee to apply, as the catalogue has it: it is offered while no cost is written down.
import { minorDigits } from '@lantern/abroad/currencies';
import type { ApplicationFields, ApplyingFact } from '@lantern/contract/applications';

/** `amount` in minor units, as applications keep it; the catalogue has whole dollars. */
export type OfferedFee = { amount: number; currency: string; fact: ApplyingFact };

/** Nothing where it is a range, where it is of another level, or where nobody read it lately. */
export function offerFee(
  facts: readonly ApplyingFact[],
  row: Pick<ApplicationFields, 'level' | 'costs'>,
  today: string,
): OfferedFee | undefined {
  if (row.costs.length > 0) return undefined;
  const isMine = ({ level, review_due }: ApplyingFact) =>
    (level === null || row.level === null || level === row.level) && review_due >= today;
  for (const fact of facts.filter((one) => one.key === 'application_fee' && isMine(one))) {
    if (fact.state === 'none') return { amount: 0, currency: fact.currency ?? 'USD', fact };
    if (fact.state === 'known' && typeof fact.value === 'number' && fact.currency)
      return { amount: Math.round(fact.value * 10 ** minorDigits(fact.currency)), currency: fact.currency, fact };
  }
  return undefined;
}
