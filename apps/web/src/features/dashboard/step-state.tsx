import type { ProgressStep } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

type Status = ProgressStep['status'];

export const statusIcons = { completed: CircleCheck, 'in-progress': Clock, pending: CircleDashed } as const;

export function StatusWord({ status }: { status: Status }): ReactNode {
  if (status === 'completed') return <Trans>Complete</Trans>;
  if (status === 'in-progress') return <Trans>Started</Trans>;
  return <Trans>Not Started</Trans>;
}

/** What the figure of a step counts, in one line. */
export function StepSum({ step: { id, status, done: parts, total: all } }: { step: ProgressStep }): ReactNode {
  const { i18n } = useLingui();
  const done = i18n.number(parts);
  const total = i18n.number(all);
  if (id === 'personal-info') {
    if (parts === 0) return <Trans>No answer saved yet</Trans>;
    if (parts === all) return <Trans>All {total} required answers</Trans>;
    return (
      <Trans>
        {done} of {total} required answers
      </Trans>
    );
  }
  if (id === 'documents') {
    if (parts === 0) return <Trans>No required document here yet</Trans>;
    return (
      <Trans>
        {done} of {total} required documents
      </Trans>
    );
  }
  if (id === 'activities') {
    if (parts === 0) return <Trans>No activity listed yet</Trans>;
    return (
      <Trans>
        {done} of {total} parts of your activities
      </Trans>
    );
  }
  if (id === 'tests') {
    if (parts === 0) return <Trans>No test listed yet</Trans>;
    return parts === all ? <Trans>A valid result</Trans> : <Trans>Listed, but without a valid result</Trans>;
  }
  if (id === 'university-research') {
    if (parts === 0) return <Trans>Nothing saved yet</Trans>;
    return parts === all ? <Trans>Three or more are saved</Trans> : <Trans>Saved, fewer than three</Trans>;
  }
  if (id === 'shortlist') {
    if (parts === 0) return <Trans>None chosen yet</Trans>;
    return parts === all ? <Trans>Two or more are chosen</Trans> : <Trans>One is chosen</Trans>;
  }
  if (status === 'pending') return <Trans>No essay begun yet</Trans>;
  if (parts === 0) return <Trans>Nothing written yet</Trans>;
  return (
    <Trans>
      {done} of {total} stages of your most finished essay
    </Trans>
  );
}
