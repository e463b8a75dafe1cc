import { Trans } from '@lingui/react/macro';
import { CloudOff, GitCompareArrows, TriangleAlert } from 'lucide-react';
import type { Waiting } from '#api/record-waiting.ts';
import { Badge } from '#components/badge.tsx';

type WaitingBadgeProps = { waiting: Waiting | undefined; revision: number | undefined };

/** Where a record stands that the server does not have as it shows; nothing where both agree. */
export function WaitingBadge({ waiting, revision }: WaitingBadgeProps) {
  if (!waiting) return null;
  if (waiting.conflict)
    return (
      <Badge icon={GitCompareArrows} tone="warn">
        <Trans>Two versions</Trans>
      </Badge>
    );
  if (waiting.refused)
    return (
      <Badge icon={TriangleAlert} tone="bad">
        <Trans>Not saved yet</Trans>
      </Badge>
    );
  return (
    <Badge icon={CloudOff} tone="warn">
      {revision === undefined ? <Trans>Only on this device so far</Trans> : <Trans>Changes wait on this device</Trans>}
    </Badge>
  );
}
