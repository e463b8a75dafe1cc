// What a visa pack is, and what a nationality changes in it.
import type { Fact, FactDraft } from '@lantern/catalogue/fact';
import { isCurrent, makeFact } from '@lantern/catalogue/fact';
import type { VisaItemId, VisaStepId } from './visa-items.ts';
import type { VisaCountry } from './visa-rules.words.en.ts';

/** 'check': only some need it; the rule is at the official link. */
export type Need = 'required' | 'optional' | 'check' | 'not-needed';

export type PackItem = {
  id: VisaItemId;
  need: Exclude<Need, 'not-needed'>;
  /** ISO codes of citizens for whom it is certain, where the rule names them */
  requiredFor?: readonly string[];
  notNeededFor?: readonly string[];
};

export type PackStep = { id: VisaStepId; weeks: number; kind: 'due' | 'opens'; item?: VisaItemId };

/** What the rule asks for: a sum for so many months, held for so many days, looked at so many days later at most. */
export type FundsRule = {
  kind: 'held' | 'blocked' | 'first-year';
  daysHeld: number;
  endsWithinDays: number;
  /** months of living costs counted at most */
  months: number;
  currency: string;
  /** whether unpaid tuition of the first year comes on top */
  addsTuition: boolean;
};

export type PackLink = { title: string; url: string };

export type VisaPack = {
  country: VisaCountry;
  items: readonly PackItem[];
  steps: readonly PackStep[];
  funds: FundsRule;
  links: readonly PackLink[];
  facts: readonly Fact[];
};

export const recorded = '2026-11-22';

/** The facts of one subject: what they share is written once. */
export function factsOf(
  subject: string,
  link: string,
  drafts: (Partial<FactDraft> & Pick<FactDraft, 'key'>)[],
): readonly Fact[] {
  return drafts.map((draft) =>
    makeFact({ subject, link, source: estimateSource, confidence: 'estimate', recorded, ...draft }),
  );
}

/** Of what no page was read for: from general knowledge, and so marked wherever it is shown. */
const estimateSource = 'an editor’s knowledge, not yet checked';

export function needFor(item: PackItem, nationality: string | null): Need {
  if (nationality && item.notNeededFor?.includes(nationality)) return 'not-needed';
  if (nationality && item.requiredFor?.includes(nationality)) return 'required';
  return item.need;
}

/** Whether a fact may decide anything: read by somebody, and not due for review. */
export function decides(fact: Pick<Fact, 'checked' | 'confidence' | 'reviewDue' | 'state'>, today: string): boolean {
  return fact.state === 'known' && fact.checked !== null && fact.confidence !== 'estimate' && isCurrent(fact, today);
}
