import { unprintable } from '@lantern/contract/essays.unprintable';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { type ActivityRow, fetchActivities } from './activities.api.ts';
import styles from './activities.module.css';

const preview = partOf(async () => (await import('./formatted-preview.tsx')).FormattedPreview);
/** Characters that are named; more would say no more. */
const mostShown = 12;

/** The list as others will see it, and as a file. The preview is made on the device; the PDF needs a connection. */
export function ExportCard({ rows }: { rows: readonly ActivityRow[] }) {
  const { i18n } = useLingui();
  const head = useId();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const waits = rows.some(({ waiting }) => waiting);
  const strange = unprintable(
    rows.map(({ name, title, description, outcome }) => `${name}${title}${description}${outcome}`).join(''),
  );

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
      {strange.length > 0 && (
        <p className="small dim">
          <Trans>
            The PDF has no letters for <bdi>{strange.slice(0, mostShown).join(' ')}</bdi> and shows a mark in their
            place.
          </Trans>
        </p>
      )}
      <div aria-live="polite">
        {problem && <ErrorBlock title={<Trans>The PDF could not be made.</Trans>}>{problem}</ErrorBlock>}
      </div>
      <Dialog open={isOpen} title={<Trans>Your list, formatted</Trans>} onClose={() => setOpen(false)}>
        <Lazy part={preview} props={{ rows }} />
      </Dialog>
    </section>
  );
}
