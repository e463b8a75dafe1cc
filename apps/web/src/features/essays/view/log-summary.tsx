import { exportLog } from '@lantern/contract/essays.log';
import { fileNameOf } from '@lantern/contract/file-name';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useId } from 'react';
import { fetchFile } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { logQuery } from '../editor/log/log-query.ts';
import { essayQuery } from '../essays.api.ts';
import { useOnline } from '../use-online.ts';
import { DownloadNote } from './download-note.tsx';
import { useDownload } from './use-download.ts';

/** How the essay was written, in sums; the whole log as a file to hand in. */
export function LogSummary({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(logQuery(id));
  const { data: essay } = useQuery(essayQuery(id));
  const online = useOnline();
  const why = useId();
  const download = useDownload();

  function get(format: 'pdf' | 'csv') {
    const name = fileNameOf(`${essay?.title ?? ''} - writing log`, format, 'writing log');
    void download.start(format, async () => saveFile(await fetchFile(exportLog, { params: { id, format } }), name));
  }

  const [typed, pasted] = [i18n.number(data?.totals.typed ?? 0), i18n.number(data?.totals.pasted ?? 0)];
  return (
    <details className="fold">
      <summary>
        <Trans>Writing log</Trans>
        <ChevronDown className="s" />
      </summary>
      <div className="stack">
        {!data && !error && <Skeleton />}
        {!data && error && (
          <ErrorBlock
            title={<Trans>The writing log could not be fetched.</Trans>}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {explain(error, i18n)}
          </ErrorBlock>
        )}
        {data && (
          <p>
            <Plural value={data.totals.sittings} one="# sitting" other="# sittings" /> ·{' '}
            <Plural value={data.totals.minutes} one="# minute" other="# minutes" /> ·{' '}
            <Trans>{typed} characters typed</Trans> · <Trans>{pasted} pasted</Trans>
          </p>
        )}
        <p className="small dim">
          <Trans>
            The file lists every sitting, and every version with its time and fingerprint. It says what it shows and
            what it does not prove.
          </Trans>
        </p>
        <div className="row wrap">
          {(['pdf', 'csv'] as const).map((format) => (
            <Button
              key={format}
              blocked={!online}
              busy={download.busy === format}
              aria-describedby={online ? undefined : why}
              onClick={() => get(format)}
            >
              <Download />
              {format === 'pdf' ? <Trans>Writing log as PDF</Trans> : <Trans>Writing log as CSV</Trans>}
            </Button>
          ))}
        </div>
        {!online && (
          <p className="small dim" id={why}>
            <Trans>A download needs a connection.</Trans>
          </p>
        )}
        <DownloadNote download={download} />
      </div>
    </details>
  );
}
