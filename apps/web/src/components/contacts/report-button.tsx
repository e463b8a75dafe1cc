import type { ReportedContent } from '@lantern/contract/chat.reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Lazy, partOf } from '../lazy.tsx';

const dialogPart = partOf(async () => (await import('./report-dialog.tsx')).ReportDialog);

type ReportButtonProps = {
  /** Who wrote it. */
  person: string;
  name: string;
  about: ReportedContent;
};

/** Reports what somebody wrote to the people who run the installation. */
export function ReportButton({ person, name, about }: ReportButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="bare" aria-label={t`Report what ${name} wrote`} onClick={() => setOpen(true)}>
        <Flag />
        <Trans>Report</Trans>
      </Button>
      {open && <Lazy part={dialogPart} props={{ person, name, about, onClose: () => setOpen(false) }} />}
    </>
  );
}
