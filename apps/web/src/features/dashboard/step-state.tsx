import type { ProgressStep } from '@lantern/contract/dashboard';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

type Status = ProgressStep['status'];

export const statusIcons = { completed: CircleCheck, 'in-progress': Clock, pending: CircleDashed } as const;

export function StatusWord({ status }: { status: Status }): ReactNode {
  if (status === 'completed') return <Trans>Complete</Trans>;
  if (status === 'in-progress') return <Trans>In Progress</Trans>;
  return <Trans>Not Started</Trans>;
}

/** What the figure of a step counts, in one line. */
export function StepSum({ step: { id, done, total } }: { step: ProgressStep }): ReactNode {
  if (id === 'personal-info') {
    if (done === 0) return <Trans>No answer saved yet</Trans>;
    if (done === total) return <Trans>All {total} required answers</Trans>;
    return (
      <Trans>
        {done} of {total} required answers
      </Trans>
    );
  }
  if (done === 0) return <Trans>No essay begun yet</Trans>;
  return (
    <Trans>
      {done} of {total} stages of your furthest essay
    </Trans>
  );
}
