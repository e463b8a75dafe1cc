// How a paper of a checklist stands: ticked, in the vault, there but not valid long enough, missing, not needed.
import type { TickState } from './checklists.ts';
import type { VaultDocument } from './documents.ts';

export type WantedPaper = { id: string; category: string | null; expires?: boolean };
export type KeptTick = { state: TickState; document_id: string | null };
/** What of a paper of the vault these lists look at. */
export type VaultPaper = Pick<VaultDocument, '_id' | 'category' | 'status' | 'expires_on'>;
export type PaperState<Paper extends VaultPaper = VaultDocument> = {
  state: 'done' | 'vault' | 'expires' | 'rejected' | 'missing' | 'not-needed';
  paper?: Paper;
};

/** Papers that a paper of the vault's category surely is; others are chosen by the student. */
const fillsItself = new Set([
  'passport',
  'transcripts',
  'english',
  'funds',
  'identity',
  'test-scores',
  'statements',
  'cost-estimate',
  'application',
]);

function paperFor<Paper extends VaultPaper>(
  { id, category }: WantedPaper,
  tick: KeptTick | undefined,
  papers: readonly Paper[],
): Paper | undefined {
  const chosen = papers.find(({ _id }) => _id === tick?.document_id);
  if (chosen || tick?.document_id || !fillsItself.has(id)) return chosen;
  const good = papers.filter((paper) => paper.category === category && paper.status !== 'rejected');
  // the one that is valid longest
  return good.sort((a, b) => (b.expires_on ?? '9').localeCompare(a.expires_on ?? '9'))[0];
}

/** `until` is the day on which the paper must still be valid, if there is one. */
export function paperState<Paper extends VaultPaper>(
  wanted: WantedPaper,
  tick: KeptTick | undefined,
  papers: readonly Paper[],
  until: string | null,
): PaperState<Paper> {
  if (tick?.state === 'not-needed') return { state: 'not-needed' };
  const paper = paperFor(wanted, tick, papers);
  if (paper?.status === 'rejected') return { state: 'rejected', paper };
  if (paper && wanted.expires && until && paper.expires_on && paper.expires_on <= until)
    return { state: 'expires', paper };
  if (tick?.state === 'open' && !tick.document_id) return { state: 'missing' };
  if (paper) return { state: 'vault', paper };
  return { state: tick?.state === 'done' ? 'done' : 'missing' };
}

export const isThere = ({ state }: Pick<PaperState, 'state'>) => state === 'done' || state === 'vault';

/** Having the paper does not mean that this is done: an offer is not accepted yet, money not there for long enough. */
const notSettledByPaper: ReadonlySet<string> = new Set(['accept-offer', 'move-funds', 'start-funds-clock']);

/** Whether a visa step is done as soon as its paper is there. */
export const isSettledByPaper = ({ id, item }: { id: string; item: string | null }) =>
  item !== null && !notSettledByPaper.has(id);
