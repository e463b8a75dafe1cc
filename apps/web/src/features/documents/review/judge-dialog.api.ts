// A second door of this feature: looking at a paper and saying what is so, for administrators here and mentors elsewhere.
import { partOf } from '#components/lazy.tsx';
import type { JudgeDialogProps } from './judge-dialog.tsx';

export type { PaperToJudge } from './judge-dialog.tsx';

export const judgeDialog = partOf<JudgeDialogProps>(async () => (await import('./judge-dialog.tsx')).JudgeDialog);
