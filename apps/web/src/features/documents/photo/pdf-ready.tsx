import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Eye, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { openInTab } from '#api/open-in-tab.ts';
import { Button } from '#components/button.tsx';
import { formatSize } from '../document-words.ts';
import type { MadePdf } from './make-pdf.ts';

/** What came out, to be looked at before it is sent. */
export function PdfReady({ made: { bytes, pages, isCoarse } }: { made: MadePdf }) {
  const { t, i18n } = useLingui();
  const [pdf] = useState(() => new Blob([bytes], { type: 'application/pdf' }));
  const size = formatSize(bytes.length, i18n);
  return (
    <>
      <div className="note ok" role="status">
        <CircleCheck />
        <p>
          <b>
            <Trans>Your PDF is ready.</Trans>
          </b>{' '}
          <Plural value={pages} one="# page" other="# pages" />, {size}.
        </p>
      </div>
      {isCoarse && (
        <p className="note warn">
          <TriangleAlert />
          <Trans>
            To stay under 2 MB, some pages were made coarser. Look whether small print can still be read; if not, make
            two PDFs of fewer pages.
          </Trans>
        </p>
      )}
      <Button onClick={() => void openInTab(async () => pdf, t`Scan.pdf`)}>
        <Eye />
        <Trans>Look at the PDF</Trans>
      </Button>
    </>
  );
}
