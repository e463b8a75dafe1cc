import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { useUser } from '#api/session.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { UnprintableNote } from '#components/unprintable-note.tsx';
import { type ActivityRow, fetchActivities } from './activities.api.ts';
import styles from './activities.module.css';

const preview = partOf(async () => (await import('./formatted-preview.tsx')).FormattedPreview);

/** The list as others will see it, and as a file. The preview is made on the device; the PDF needs a connection. */
export function ExportCard({ rows }: { rows: readonly ActivityRow[] }) {
  const { i18n } = useLingui();
  const user = useUser();
  const head = useId();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const waits = rows.some(({ waiting }) => waiting);
  const text = rows.map((row) => `${row.name}${row.title}${row.description}${row.outcome}`).join('');

  async function print() {
    setBusy(true);
    setProblem('');
    try {
      saveFile(await fetchActivities(i18n.locale), 'activities.pdf');
    } catch (error) {
      setProblem(explain(error, i18n));
    }
    setBusy(false);
  }

  return (
    <section className={styles.export} aria-labelledby={head}>
      <h2 id={head}>
        <Trans>Take your list along</Trans>
      </h2>
      <p className="small dim">
        <Trans>In the order above. The PDF is set on one page where it fits.</Trans>
      </p>
      <div className="row wrap">
        <Button onClick={() => setOpen(true)}>
          <Eye />
          <Trans>Preview Formatted</Trans>
        </Button>
        <Button busy={busy} onClick={() => void print()}>
          <Download />
          <Trans>Export as PDF</Trans>
        </Button>
        <ButtonLink look="bare" href="/cv">
          <Trans>Make a CV of your whole record</Trans>
        </ButtonLink>
      </div>
      {waits && (
        <p className="small dim">
          <Trans>Some of it is only on this device so far: the PDF holds what the server has.</Trans>
        </p>
      )}
      <UnprintableNote text={`${user.name}${text}`} />
      <div aria-live="polite">
        {problem && <ErrorBlock title={<Trans>The PDF could not be made.</Trans>}>{problem}</ErrorBlock>}
      </div>
      <Dialog open={isOpen} title={<Trans>Your list, formatted</Trans>} onClose={() => setOpen(false)}>
        <Lazy part={preview} props={{ rows }} />
      </Dialog>
    </section>
  );
}
