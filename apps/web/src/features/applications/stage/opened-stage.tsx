import type { ApplicationRow } from '../applications.api.ts';
import { Decision } from './decision.tsx';
import { Stages } from './stages.tsx';
import { Submission } from './submission.tsx';

/** What the line "Stage" opens: the stages, that it was sent, and the answer. */
export function OpenedStage({ row }: { row: ApplicationRow }) {
  return (
    <>
      <Stages row={row} />
      <Submission row={row} />
      <Decision row={row} />
    </>
  );
}
