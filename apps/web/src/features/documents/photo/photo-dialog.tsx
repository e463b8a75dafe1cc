import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { Dialog } from '#components/dialog.tsx';
import type { Place } from '../vault.ts';
import { BadPictures } from './bad-pictures.tsx';
import { CoarseNote, MadeNote } from './made-note.tsx';
import { MakingState } from './making-state.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageList } from './page-list.tsx';
import { PaperFields } from './paper-fields.tsx';
import styles from './photo.module.css';
import { PictureButtons } from './picture-buttons.tsx';
import { useMaking } from './use-making.ts';
import { usePages } from './use-pages.ts';
import { useSending } from './use-sending.ts';

export { fetchImageWorker } from './image-worker.ts';

export type PhotoDialogProps = {
  /** Pictures that were chosen already. */
  pictures: readonly File[];
  category: DocumentCategory | '';
  papers: readonly Place[];
  onClose: () => void;
};

/** From photos to a paper in one sheet: the pages, their name and type, Upload. The PDF is made on this device. */
export function PhotoDialog({ pictures, category, papers, onClose }: PhotoDialogProps) {
  const { i18n } = useLingui();
  const formId = useId();
  const work = usePages(pictures);
  const { pages, bad, waiting } = work;
  const making = useMaking(work);
  const sending = useSending({ pages, making, papers, category, onSent: onClose });
  const [edited, setEdited] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  const page = pages.find(({ id }) => id === edited);
  const isBusy = making.isBusy || sending.isBusy;
  useWarning(pages.length > 0);

  // What was pressed is gone with the step before; from a page the way leads back to its row.
  const isEditing = page !== undefined;
  const before = useRef({ isEditing, edited });
  useEffect(() => {
    const { isEditing: was, edited: row } = before.current;
    before.current = { isEditing, edited };
    if (was === isEditing) return;
    const back = step.current?.querySelector<HTMLElement>(`[data-page="${row}"]`);
    (back ?? step.current)?.focus();
  }, [isEditing, edited]);

  const number = i18n.number(pages.findIndex(({ id }) => id === edited) + 1);
  const leave = () => (pages.length > 0 ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={page ? <Trans>Page {number}</Trans> : <Trans>From a photo</Trans>}
        actions={
          // two buttons: one that turned into Upload while it is pressed would submit the form
          page ? (
            <Button key="back" look="main" onClick={() => setEdited(undefined)}>
              <Trans>Back to the pages</Trans>
            </Button>
          ) : (
            pages.length > 0 && (
              <Button key="upload" look="main" type="submit" form={formId} busy={isBusy || waiting > 0}>
                <Trans>Upload</Trans>
              </Button>
            )
          )
        }
      >
        <div ref={step} className={styles.step} tabIndex={-1}>
          {page ? (
            <PageEditor key={page.id} page={page} work={work} />
          ) : (
            <>
              {pages.length === 0 && waiting === 0 && (
                <p>
                  <Trans>
                    Lay the paper flat on a darker table, in even light. Photos stay on this device: only the PDF is
                    sent.
                  </Trans>
                </p>
              )}
              <BadPictures bad={bad} />
              <PageList work={work} isBusy={isBusy} onEdit={setEdited} />
              {!isBusy && <PictureButtons hasPages={pages.length > 0} onPictures={(files) => void work.add(files)} />}
              {pages.length > 0 && (
                <>
                  <PaperFields id={formId} sending={sending} disabled={isBusy} />
                  {waiting === 0 && <MadeNote making={making} />}
                </>
              )}
              <MakingState making={making} count={pages.length} />
              {sending.isCoarse && <CoarseNote />}
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
