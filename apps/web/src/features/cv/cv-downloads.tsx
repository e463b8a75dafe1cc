import type { Cv, CvFormat } from '@lantern/contract/cv';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { fetchCv } from './cv.api.ts';
import styles from './cv.module.css';

const readIn = partOf(async () => (await import('./read-resume.tsx')).ReadResume);
const signs = partOf(async () => (await import('./cv-signs.tsx')).CvSigns);
const endings: Record<CvFormat, string> = { pdf: 'cv.pdf', docx: 'cv.docx', json: 'resume.json' };

type CvDownloadsProps = { draft: Cv; onChange: (part: Partial<Cv>) => void; waits: boolean };

/** The ways out, and the way in. Files are made on the server; one that is read in stays on the device until it is added. */
export function CvDownloads({ draft, onChange, waits }: CvDownloadsProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState<CvFormat>();
  const [problem, setProblem] = useState('');
  const [file, setFile] = useState<File>();
  const chooser = useRef<HTMLInputElement>(null);

  async function take(format: CvFormat) {
    setBusy(format);
    setProblem('');
    try {
      saveFile(await fetchCv(format, i18n.locale), endings[format]);
    } catch (error) {
      setProblem(explain(error, i18n));
    }
    setBusy(undefined);
  }
  const button = (format: CvFormat, label: string) => (
    <Button look={format === 'pdf' ? 'main' : 'plain'} busy={busy === format} onClick={() => void take(format)}>
      <Download />
      {label}
    </Button>
  );

  return (
    <section aria-labelledby="cv-take">
      <h2 id="cv-take">
        <Trans>Take it along</Trans>
      </h2>
      <p className="small dim">
        <Trans>
          With your name, city, phone and email. On one page where it fits. JSON Resume is an open format that other
          programs read.
        </Trans>
      </p>
      <div className="row wrap">
        {button('pdf', 'PDF')}
        {button('docx', t`Word (DOCX)`)}
        {button('json', 'JSON Resume')}
      </div>
      {waits && (
        <p className="small dim">
          <Trans>Some changes are only on this device. The files do not have them yet.</Trans>
        </p>
      )}
      <Lazy part={signs} props={{ draft }} />
      <div aria-live="polite">
        {problem && <ErrorBlock title={<Trans>The file could not be made.</Trans>}>{problem}</ErrorBlock>}
      </div>
      <p className={styles.readIn}>
        <Trans>Do you have a CV in JSON Resume? Choose the file. You see everything before we add it.</Trans>
      </p>
      <div>
        <Button onClick={() => chooser.current?.click()}>
          <FileUp />
          <Trans>Read in a file</Trans>
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t`Choose a JSON Resume file`}
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            // the same file can be chosen again
            target.value = '';
          }}
        />
      </div>
      <Dialog open={file !== undefined} title={<Trans>What would be added</Trans>} onClose={() => setFile(undefined)}>
        {file && <Lazy part={readIn} props={{ file, draft, onChange, onDone: () => setFile(undefined) }} />}
      </Dialog>
    </section>
  );
}
