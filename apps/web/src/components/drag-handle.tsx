import { GripVertical } from 'lucide-react';
import type { PointerEventHandler } from 'react';
import styles from './drag-handle.module.css';

/** What a pointer or a finger holds to put a list in order (`useDrag`). Buttons beside it are the way for everybody else. */
export function DragHandle(props: { onPointerDown: PointerEventHandler }) {
  return (
    <span className={styles.handle} aria-hidden="true" data-handle {...props}>
      <GripVertical />
    </span>
  );
}
