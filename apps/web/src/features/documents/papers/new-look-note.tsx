import type { VaultDocument } from '@lantern/contract/documents';
import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { Remark } from '#components/badge.tsx';

/** Said before a change takes back what a reviewer said of a paper: it was said of its name and category too. */
export function NewLookNote({ status }: Pick<VaultDocument, 'status'>) {
  if (status === 'pending') return null;
  return (
    <Remark icon={Clock}>
      {status === 'verified' ? (
        <Trans>It is verified as it is. After this change it waits for a new look.</Trans>
      ) : (
        <Trans>After this change it waits for a new look.</Trans>
      )}
    </Remark>
  );
}
