import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Eye, TriangleAlert } from 'lucide-react';
import { openInTab } from '#api/open-in-tab.ts';
import { Button } from '#components/button.tsx';
import { formatSize } from '../document-words.ts';
import type { Making } from './use-making.ts';

/** A look at the PDF before it is sent, and what is known of it once it is made. */
export function MadeNote({ making: { made, isBusy, make } }: { making: Making }) {
  const { t, i18n } = useLingui();
  const size = formatSize(made?.bytes.length ?? 0, i18n);

  async function look() {
    // `make` has shown what went wrong
    await openInTab(
      async () => {
        const pdf = await make();
        if (!pdf) throw new Error('no PDF');
        return new Blob([pdf.bytes], { type: 'application/pdf' });
      },
      t`Scan.pdf`,
      { isHere: true },
    ).catch(() => undefined);
  }
  return (
    <div className="row wrap">
      <Button look="bare" busy={isBusy} onClick={() => void look()}>
        <Eye />
        <Trans>Look at the PDF</Trans>
      </Button>
      <p className="small dim row" role="status">
        {made && (
          <>
            <CircleCheck className="s" />
            <span>
              <Plural value={made.pages} one="# page" other="# pages" />, {size}
            </span>
          </>
        )}
      </p>
    </div>
  );
}

/** Small print may have been lost on the way: looked at before it is sent. */
export function CoarseNote() {
  return (
    <p className="note warn" role="alert">
      <TriangleAlert />
      <span>
        <Trans>
          To stay under 2 MB, we made some pages less sharp. Look at the PDF. If you can read the small print, press
          Upload again. If not, make two PDFs.
        </Trans>
      </span>
    </p>
  );
}
