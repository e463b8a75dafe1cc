import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import styles from './profile.module.css';

type EditableSectionProps = {
  id: string;
  title: ReactNode;
  /** What the Edit button edits, for a screen reader: "Edit basic information". */
  editLabel: string;
  /** Begins in edit mode: something typed before is still here. */
  begun: boolean;
  read: ReactNode;
  edit: (done: () => void) => ReactNode;
};

/** A section with a read and an edit mode; the focus follows the change. */
export function EditableSection({ id, title, editLabel, begun, read, edit }: EditableSectionProps) {
  const [editing, setEditing] = useState(begun);
  const section = useRef<HTMLElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    section.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus();
  }, [editing]);

  function turn(to: boolean) {
    moved.current = true;
    setEditing(to);
  }

  return (
    <section ref={section} className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {!editing && (
          <Button aria-label={editLabel} onClick={() => turn(true)}>
            <Pencil />
            <Trans>Edit</Trans>
          </Button>
        )}
      </div>
      {editing ? edit(() => turn(false)) : read}
    </section>
  );
}
