import { exportLog } from '@lantern/contract/essays.log';
import { fileNameOf } from '@lantern/contract/file-name';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { fetchFile } from '#api/call.ts';
import { saveFile } from '#api/save-file.ts';
import { useOnline } from '#api/use-online.ts';
import { Button } from '#components/button.tsx';
import { DownloadNote } from '../../download-note.tsx';
import { useDownload } from '../../use-download.ts';

/** The whole writing log as a file to hand in. */
export function LogDownloads({ id, title, empty = false }: { id: string; title: string; empty?: boolean }) {
  const online = useOnline();
  const why = useId();
  const download = useDownload();
  const blocked = empty || !online;

  function get(format: 'pdf' | 'csv') {
    const name = fileNameOf(`${title} - writing log`, format, 'writing log');
    void download.start(format, async () => saveFile(await fetchFile(exportLog, { params: { id, format } }), name));
  }

  return (
    <div className="stack">
      <div className="row wrap">
        {(['pdf', 'csv'] as const).map((format) => (
          <Button
            key={format}
            blocked={blocked}
            busy={download.busy === format}
            aria-describedby={blocked ? why : undefined}
            onClick={() => get(format)}
          >
            <Download />
            {format === 'pdf' ? <Trans>Writing log as PDF</Trans> : <Trans>Writing log as CSV</Trans>}
          </Button>
        ))}
      </div>
      {blocked && (
        <p className="small dim" id={why}>
          {empty ? <Trans>There is nothing to download yet.</Trans> : <Trans>A download needs a connection.</Trans>}
        </p>
      )}
      <DownloadNote download={download} />
    </div>
  );
}
