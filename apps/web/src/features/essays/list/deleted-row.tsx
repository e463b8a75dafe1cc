import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import styles from './list.module.css';

type DeletedRowProps = { title: string; at: string; busy: boolean; onRestore: () => void; children?: ReactNode };

/** Something that was deleted, when, and the way back; `children` are more ways. */
export function DeletedRow({ title, at, busy, onRestore, children }: DeletedRowProps) {
  const { t } = useLingui();
  return (
    <li className={styles.gone}>
      <div>
        <p>
          <b dir="auto">{title}</b>
        </p>
        <p className="small dim">
          <Trans>
            Deleted <TimeAgo at={Date.parse(at)} />
          </Trans>
        </p>
      </div>
      <div className="row wrap push">
        <Button look="bare" busy={busy} aria-label={t`Restore: ${title}`} onClick={onRestore}>
          <RotateCcw className="flip" />
          <Trans>Restore</Trans>
        </Button>
        {children}
      </div>
    </li>
  );
}
