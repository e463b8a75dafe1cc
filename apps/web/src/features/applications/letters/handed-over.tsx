import { Trans, useLingui } from '@lingui/react/macro';
import { Printer, Share2 } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { PrintSheet } from '#components/print-sheet.tsx';
import { QrCode } from '#components/qr-code.tsx';
import { openShareSheet } from '#components/share-sheet.tsx';
import styles from './letters.module.css';

/** What is handed over; of what was mailed nothing but to whom. */
export type Made = { url: string | null; text: string | null; mailedTo?: string | undefined };

type HandedOverProps = Made & { language: string; onClose: () => void };

/** A request that is ready: to be copied, shared or printed. The link is shown here and never again. */
export function HandedOver({ url, text, mailedTo, language, onClose }: HandedOverProps) {
  const { t } = useLingui();
  const canShare = typeof navigator.share === 'function';
  return (
    <Dialog
      open
      onClose={onClose}
      title={mailedTo ? <Trans>The mail is on its way</Trans> : <Trans>The request is ready</Trans>}
      actions={
        <Button look="main" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="stack">
        {mailedTo ? (
          <p>
            <Trans>
              We send the mail to <bdi>{mailedTo}</bdi>. Only they get this link. If it does not arrive, give them a
              link yourself.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              Send this as a message, or print it and hand it over. Give the link to nobody else: everybody who has it
              can answer as your recommender. You see it only once.
            </Trans>
          </p>
        )}
        {url !== null && text !== null && (
          <>
            <PrintSheet>
              <p className={styles.request} lang={language} dir="auto">
                {text}
              </p>
              <QrCode text={url} label={t`The link as a picture to scan`} />
            </PrintSheet>
            <div className="row wrap">
              <CopyButton text={text}>
                <Trans>Copy the text</Trans>
              </CopyButton>
              {canShare && (
                <Button onClick={() => void openShareSheet({ text })}>
                  <Share2 />
                  <Trans>Share</Trans>
                </Button>
              )}
              <Button onClick={() => window.print()}>
                <Printer />
                <Trans>Print</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
