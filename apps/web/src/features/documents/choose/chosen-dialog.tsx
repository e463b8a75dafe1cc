import type { VaultDocument } from '@lantern/contract/documents';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, FileStack, FolderArchive, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { FieldError } from '#components/field.tsx';
import { formatSize, plainName } from '../document-words.ts';
import { useVault } from '../vault-context.ts';
import styles from './choose.module.css';
import { useBundle } from './use-bundle.ts';

type ChosenDialogProps = {
  papers: readonly VaultDocument[];
  chosen: readonly string[];
  onOrder: (ids: string[]) => void;
  onClose: () => void;
};

type Move = { id: string; by: -1 | 1 };

/** The chosen papers in their order, and what to make of them. */
export function ChosenDialog({ papers, chosen, onOrder, onClose }: ChosenDialogProps) {
  const { t, i18n } = useLingui();
  const { open } = useVault();
  const { make, making, received, failed } = useBundle();
  const [moved, setMoved] = useState<Move>();
  const list = useRef<HTMLOListElement>(null);
  const rows = chosen.flatMap((id) => papers.find(({ _id }) => _id === id) ?? []);
  const order = rows.map(({ _id }) => _id);
  const size = formatSize(
    rows.reduce((sum, row) => sum + row.size, 0),
    i18n,
  );

  // The pressed button moves along with its row, and the browser takes the focus from what moves.
  const joined = order.join();
  useEffect(() => {
    if (!moved || !joined) return;
    const other = moved.by === -1 ? 1 : -1;
    const button = (by: number) => list.current?.querySelector<HTMLElement>(`[data-move="${moved.id} ${by}"]`);
    (button(moved.by) ?? button(other))?.focus();
  }, [joined, moved]);

  function move(id: string, by: Move['by']) {
    const from = order.indexOf(id);
    setMoved({ id, by });
    onOrder(order.toSpliced(from, 1).toSpliced(from + by, 0, id));
  }

  const movedRow = rows.find(({ _id }) => _id === moved?.id);
  const movedName = movedRow && plainName(movedRow.name);
  const place = i18n.number(order.indexOf(moved?.id ?? '') + 1);
  const total = i18n.number(rows.length);
  const come = formatSize(received, i18n);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Plural value={rows.length} one="# paper chosen" other="# papers chosen" />}
      actions={
        <>
          <Button busy={making === 'zip'} onClick={() => void make('zip', order)}>
            <FolderArchive />
            <Trans>Download as ZIP</Trans>
          </Button>
          <Button busy={making === 'pdf'} onClick={() => void make('pdf', order)}>
            <FileStack />
            <Trans>Download as one PDF</Trans>
          </Button>
          <Button look="main" onClick={() => open({ what: 'share', ids: order })}>
            <Share2 />
            <Trans>Share by a link</Trans>
          </Button>
        </>
      }
    >
      <p className="small dim">
        <Trans>In this order, {size} together. One PDF begins with a list of what is in it.</Trans>
      </p>
      <p className="vh" role="status">
        {movedName && (
          <Trans>
            {movedName}: {place} of {total}
          </Trans>
        )}
      </p>
      <ol className={`rules closed ${styles.order}`} ref={list}>
        {rows.map(({ _id: id, name }, at) => (
          <li key={id}>
            <span className="num dim">{i18n.number(at + 1)}</span>
            <bdi>{plainName(name)}</bdi>
            <span className={styles.moves}>
              {at > 0 && (
                <Button
                  look="bare"
                  icon
                  data-move={`${id} -1`}
                  aria-label={t`Move up: ${plainName(name)}`}
                  onClick={() => move(id, -1)}
                >
                  <ArrowUp />
                </Button>
              )}
              {at < rows.length - 1 && (
                <Button
                  look="bare"
                  icon
                  data-move={`${id} 1`}
                  aria-label={t`Move down: ${plainName(name)}`}
                  onClick={() => move(id, 1)}
                >
                  <ArrowDown />
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        {making && received === 0 && <Trans>Lantern is making the file…</Trans>}
        {making && received > 0 && <Trans>{come} have come…</Trans>}
        {failed && <FieldError id="bundle-failed">{failed}</FieldError>}
      </div>
    </Dialog>
  );
}
