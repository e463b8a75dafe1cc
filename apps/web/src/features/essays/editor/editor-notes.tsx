import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Lazy } from '#components/lazy.tsx';
import type { DraftFields } from '../drafts/draft.ts';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { useSyncState } from '../drafts/use-draft.ts';
import styles from './editor.module.css';
import { conflictPart, refusalPart } from './lazy-parts.ts';
import { CompleteNote, TooLongNote } from './notes.tsx';

type EditorNotesProps = {
  sync: DraftSync;
  fields: DraftFields;
  error: ReactNode;
  tooLong: number | undefined;
  locked: boolean;
  gone: boolean;
  onEdit: () => void;
};

/** What stands above the text because it needs the writer's eye. */
export function EditorNotes({ sync, fields, error, tooLong, locked, gone, onEdit }: EditorNotesProps) {
  const { draft } = useSyncState(sync);
  return (
    <div className={styles.notes}>
      {error && (
        <p className="note bad" role="alert">
          <TriangleAlert />
          <span>{error}</span>
        </p>
      )}
      {tooLong !== undefined && <TooLongNote length={tooLong} />}
      {locked && <CompleteNote onEdit={onEdit} />}
      {(draft?.refused || (gone && !draft)) && <Lazy part={refusalPart} props={{ sync, fields }} />}
      {draft?.conflict && <Lazy part={conflictPart} props={{ sync, draft }} />}
    </div>
  );
}
