import type { DraftSync } from '../drafts/draft-sync.ts';

/** `sent`: the other text is a version now. `waits`: for the connection. `again`: the other text changed once more. */
export type Taken = 'sent' | 'waits' | 'again' | 'refused';

/** "Keep mine", and what became of it: only what the server has taken may be told as kept there. */
export async function takeMine(sync: Pick<DraftSync, 'keepMine' | 'snapshot'>): Promise<Taken> {
  try {
    await sync.keepMine();
    return 'sent';
  } catch {
    const { draft } = sync.snapshot();
    if (draft?.refused) return 'refused';
    return draft?.conflict ? 'again' : 'waits';
  }
}
