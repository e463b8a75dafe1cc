// Which papers have to be in the vault, and why: those of the applications, and those of each visa that is prepared.
import { type Place, requiredAt } from '@lantern/content/applying/asked-papers';
import { type PackItem, type VisaPack, visaItemKey, visaItemTick } from '@lantern/contract/checklists';
import { type KeptTick, type PaperState, paperState } from '@lantern/contract/checklists.papers';
import type { VaultDocument } from '@lantern/contract/documents';
import { type DocumentCategory, requiredCategories } from '@lantern/contract/documents.rules';

export type Need = 'required' | 'optional' | 'check' | 'not-needed';

/** Signed by the parents of students under 18. */
const ofMinors = 'parental-consent';

/** Whether somebody who was born on this day is 18 by today; nobody is, whose day is not known. */
export const isOfAge = (born: string, today: string) =>
  born !== '' && `${Number(born.slice(0, 4)) + 18}${born.slice(4)}` <= today;

export type Holder = { nationality: string; isOfAge: boolean };

export function needOf(item: PackItem, { nationality, isOfAge }: Holder): Need {
  if (item.id === ofMinors && isOfAge) return 'not-needed';
  if (nationality && item.not_needed_for.includes(nationality)) return 'not-needed';
  if (nationality && item.required_for.includes(nationality)) return 'required';
  return item.need;
}

export type Wanted = {
  /** of the tick */
  key: string;
  title: string;
  description: string;
  reasons: string[];
  state: PaperState;
  tick: KeptTick | undefined;
  isFree: boolean;
  /** Asked of everybody; others depend on what Lantern does not know. */
  isSure: boolean;
};

type Visa = Holder & { pack: VisaPack; intake: string | null; name: string };
type Wants = {
  visas: readonly Visa[];
  papers: readonly VaultDocument[];
  /** where the student applies */
  places?: readonly Place[];
  tickOf: (key: string) => KeptTick | undefined;
  titleOf: (category: (typeof requiredCategories)[number]) => string;
  descriptionOf?: (category: (typeof requiredCategories)[number]) => string;
  forApplications: string;
  forVisa: (name: string) => string;
};

/** From what costs nothing to what costs most. */
const costOrder = ['you', 'university', 'bank', 'photographer', 'government', 'insurer', 'clinic', 'embassy', 'test'];
const freeUntil = 2;
const costOf = (issuer: string) => (costOrder.indexOf(issuer) + costOrder.length + 1) % (costOrder.length + 1);

const applicationIssuer: Record<(typeof requiredCategories)[number], string> = {
  Transcript: 'university',
  IELTS: 'test',
  SOP: 'you',
  LOR: 'university',
};
/** The same paper under the name that a visa gives it. */
const sameAsItem: Partial<Record<DocumentCategory, string>> = { Transcript: 'transcripts', IELTS: 'english' };

/** Missing first, the cheapest of them first; each paper once, with all its reasons. */
export function wantedPapers(wants: Wants): Wanted[] {
  const { visas, papers, places = [], tickOf, titleOf, descriptionOf, forApplications, forVisa } = wants;
  const all = new Map<string, Wanted & { cost: number; weeks: number }>();
  for (const category of requiredAt(requiredCategories, places)) {
    const key = `application:${category.toLowerCase()}`;
    const tick = tickOf(key);
    const state = paperState({ id: 'application', category }, tick, papers, null);
    const cost = costOf(applicationIssuer[category]);
    all.set(sameAsItem[category] ?? category, {
      key,
      title: titleOf(category),
      description: descriptionOf?.(category) ?? '',
      reasons: [forApplications],
      state,
      tick,
      isFree: cost <= freeUntil,
      isSure: true,
      cost,
      weeks: 0,
    });
  }
  for (const { pack, intake, name, ...holder } of visas) {
    for (const item of pack.items) {
      const need = needOf(item, holder);
      const key = visaItemKey(pack.country, item.id);
      const tick = visaItemTick(tickOf, pack.country, item.id);
      if (need === 'not-needed' || need === 'optional' || tick?.state === 'not-needed') continue;
      const before = all.get(item.id);
      const state = paperState(item, tick, papers, intake);
      const cost = costOf(item.issuer);
      const reasons = [...(before?.reasons ?? []), forVisa(name)];
      const worse = before && before.state.state !== 'missing' && state.state === 'vault' ? before.state : state;
      all.set(item.id, {
        key,
        title: item.title,
        description: item.description,
        reasons,
        state: worse,
        tick,
        isFree: cost <= freeUntil,
        isSure: need === 'required' || before?.isSure === true,
        cost,
        weeks: item.weeks,
      });
    }
  }
  return [...all.values()].sort((a, b) => a.cost - b.cost || a.weeks - b.weeks);
}
