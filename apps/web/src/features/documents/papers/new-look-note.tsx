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
        <Trans>It is verified now. After this change somebody has to check it again.</Trans>
      ) : (
        <Trans>After this change somebody has to check it again.</Trans>
      )}
    </Remark>
  );
}
