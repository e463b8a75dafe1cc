import type { MatchFact } from '@lantern/contract/matching.results';
import { useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';

const reportDialog = partOf(async () => (await import('./facts/report-dialog.tsx')).ReportDialog);

/** Stands on every fact that a student sees. */
export function ReportButton({ fact, name }: { fact: MatchFact; name: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="bare" icon aria-label={t`Report a wrong fact: ${name}`} onClick={() => setOpen(true)}>
        <Flag />
      </Button>
      {isOpen && (
        <Lazy part={reportDialog} props={{ factId: fact._id, name, open: isOpen, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}
