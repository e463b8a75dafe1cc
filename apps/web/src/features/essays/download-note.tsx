import { Trans } from '@lingui/react/macro';
import { ErrorBlock } from '#components/error-block.tsx';
import type { Download } from './use-download.ts';

export function DownloadNote({ download: { busy, done, error } }: { download: Download }) {
  return (
    <>
      <p role="status" className="small">
        {busy && <Trans>The file is being made…</Trans>}
        {done && <Trans>The file is in your downloads.</Trans>}
      </p>
      {error && <ErrorBlock title={<Trans>The file did not come.</Trans>}>{error}</ErrorBlock>}
    </>
  );
}
