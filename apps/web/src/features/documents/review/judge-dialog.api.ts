// A second door of this feature: looking at a paper and saying what is so, for administrators here and mentors elsewhere.
import { takeBackReview } from '@lantern/contract/documents.review';
import { call } from '#api/call.ts';
import { partOf } from '#components/lazy.tsx';
import type { JudgeDialogProps } from './judge-dialog.tsx';

export type { PaperToJudge } from './judge-dialog.tsx';

export const judgeDialog = partOf<JudgeDialogProps>(async () => (await import('./judge-dialog.tsx')).JudgeDialog);

/** Lets a paper wait again that the caller has just verified or rejected. */
export async function takeBack(id: string): Promise<void> {
  await call(takeBackReview, { body: { document_id: id } });
}
