import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Crop, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import styles from './photo.module.css';
import type { Pages, PhotoPage } from './use-pages.ts';

type PageListProps = { work: Pages; isBusy: boolean; onEdit: (id: string) => void };

/** The pages in their order. */
export function PageList({ work, isBusy, onEdit }: PageListProps) {
  const { t, i18n } = useLingui();
  const { pages, waiting } = work;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; by: -1 | 1 }>();
  const [removed, setRemoved] = useState<{ page: PhotoPage; at: number }>();
  const undo = useRef<HTMLButtonElement>(null);

  // The pressed button moves along with its row, and the browser takes the focus from what moves.
  const order = pages.map(({ id }) => id).join();
  useEffect(() => {
    if (!moved || !order) return;
    const button = (by: number) => list.current?.querySelector<HTMLElement>(`[data-move="${moved.id} ${by}"]`);
    (button(moved.by) ?? button(-moved.by))?.focus();
  }, [order, moved]);
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  function move(id: string, by: -1 | 1) {
    setMoved({ id, by });
    work.move(id, by);
  }
  function remove(page: PhotoPage, at: number) {
    setMoved(undefined);
    setRemoved({ page, at });
    work.remove(page.id);
  }
  const place = i18n.number(pages.findIndex(({ id }) => id === moved?.id) + 1);
  const total = i18n.number(pages.length);
  const left = i18n.number(waiting);
  return (
    <>
      {pages.length > 0 && (
        <ol className={`rules closed ${styles.pages}`} ref={list}>
          {pages.map((page, at) => {
            const { id, thumb } = page;
            const number = i18n.number(at + 1);
            return (
              <li key={id}>
                <Button look="bare" className={styles.page} data-page={id} busy={isBusy} onClick={() => onEdit(id)}>
                  <span className={styles.thumb}>{thumb && <img src={thumb} alt="" />}</span>
                  <span className={styles.name}>
                    <Trans>Page {number}</Trans>
                    <span className="small">
                      <Crop className="s" /> <Trans>Adjust</Trans>
                    </span>
                  </span>
                </Button>
                {!isBusy && (
                  <span className={styles.moves}>
                    {at > 0 && (
                      <Button
                        look="bare"
                        icon
                        data-move={`${id} -1`}
                        aria-label={t`Move page ${number} up`}
                        onClick={() => move(id, -1)}
                      >
                        <ArrowUp />
                      </Button>
                    )}
                    {at < pages.length - 1 && (
                      <Button
                        look="bare"
                        icon
                        data-move={`${id} 1`}
                        aria-label={t`Move page ${number} down`}
                        onClick={() => move(id, 1)}
                      >
                        <ArrowDown />
                      </Button>
                    )}
                    <Button look="bare" icon aria-label={t`Remove page ${number}`} onClick={() => remove(page, at)}>
                      <X />
                    </Button>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <p className="vh" role="status">
        {moved && (
          <Trans>
            Now page {place} of {total}
          </Trans>
        )}
      </p>
      {removed && !isBusy && (
        <p className={styles.removed}>
          <span role="status">
            <Trans>Page removed.</Trans>
          </span>
          <Button
            ref={undo}
            look="bare"
            onClick={() => {
              work.putBack(removed.page, removed.at);
              setRemoved(undefined);
            }}
          >
            <Undo2 className="flip" />
            <Trans>Undo</Trans>
          </Button>
        </p>
      )}
      <p className="small dim" role="status">
        {waiting > 0 && <Trans>Opening pictures, {left} left…</Trans>}
      </p>
    </>
  );
}
