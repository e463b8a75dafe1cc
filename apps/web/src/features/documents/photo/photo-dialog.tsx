import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { Dialog } from '#components/dialog.tsx';
import { BadPictures } from './bad-pictures.tsx';
import { MakingState } from './making-state.tsx';
import { nameOfPdf } from './name-of-pdf.ts';
import { PageEditor } from './page-editor.tsx';
import { PageList } from './page-list.tsx';
import { PdfReady } from './pdf-ready.tsx';
import styles from './photo.module.css';
import { PictureButtons } from './picture-buttons.tsx';
import { useMaking } from './use-making.ts';
import { usePages } from './use-pages.ts';

export { fetchDarkroom } from './darkroom-door.ts';

export type PhotoDialogProps = {
  /** Pictures that were chosen already. */
  pictures: readonly File[];
  /** Called with the finished PDF; its name is what the rename dialog offers at first. */
  onDone: (pdf: File) => void;
  onClose: () => void;
};

/** Makes one PDF of photos, on this device. */
export function PhotoDialog({ pictures, onDone, onClose }: PhotoDialogProps) {
  const { i18n } = useLingui();
  const work = usePages(pictures);
  const { pages, bad, waiting } = work;
  const making = useMaking(work);
  const [edited, setEdited] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  const page = pages.find(({ id }) => id === edited);
  const { made } = making;
  const where = page ? 'edit' : made ? 'ready' : 'pages';
  useWarning(pages.length > 0);

  // What was pressed is gone with the step before; from a page the way leads back to its row.
  const before = useRef({ where, edited });
  useEffect(() => {
    const { where: left, edited: row } = before.current;
    before.current = { where, edited };
    if (left === where) return;
    const back = step.current?.querySelector<HTMLElement>(`[data-page="${row}"]`);
    (back ?? step.current)?.focus();
  }, [where, edited]);

  const number = i18n.number(pages.findIndex(({ id }) => id === edited) + 1);
  const leave = () => (pages.length > 0 ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={page ? <Trans>Page {number}</Trans> : <Trans>From a photo</Trans>}
        actions={
          page ? (
            <Button look="main" onClick={() => setEdited(undefined)}>
              <Trans>Back to the pages</Trans>
            </Button>
          ) : made ? (
            <>
              <Button onClick={making.reset}>
                <Trans>Back to the pages</Trans>
              </Button>
              <Button
                look="main"
                onClick={() => {
                  const name = nameOfPdf(pages[0]?.file.name ?? '', i18n);
                  onDone(new File([made.bytes], `${name}.pdf`, { type: 'application/pdf' }));
                }}
              >
                <Trans>Go on</Trans>
              </Button>
            </>
          ) : (
            pages.length > 0 && (
              <Button look="main" busy={making.isBusy || waiting > 0} onClick={() => void making.start()}>
                <Trans>Make PDF</Trans>
              </Button>
            )
          )
        }
      >
        <div ref={step} className={styles.step} tabIndex={-1}>
          {page && <PageEditor key={page.id} page={page} work={work} />}
          {!page && made && <PdfReady made={made} />}
          {!page && !made && (
            <>
              {pages.length === 0 && waiting === 0 && (
                <p>
                  <Trans>
                    Lay the paper flat in even light, and let it fill the picture. Photos stay on this device: only the
                    PDF is sent.
                  </Trans>
                </p>
              )}
              <BadPictures bad={bad} />
              <PageList work={work} isBusy={making.isBusy} onEdit={setEdited} />
              {!making.isBusy && (
                <PictureButtons hasPages={pages.length > 0} onPictures={(files) => void work.add(files)} />
              )}
              <MakingState making={making} count={pages.length} />
            </>
          )}
        </div>
      </Dialog>
      {isLeaving && (
        <ConfirmDialog
          open
          danger
          title={<Trans>Throw these pages away?</Trans>}
          confirm={<Trans>Throw away</Trans>}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          <Trans>No PDF has been sent yet. The photos that you took here are lost.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Leaving the site asks first, too. */
function useWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
