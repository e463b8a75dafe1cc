import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import styles from './editor.module.css';

type MarkedTextareaProps = Omit<ComponentProps<'textarea'>, 'value'> & {
  value: string;
  /** The same text with its marks: it lies under the textarea, with the same font, padding and wrapping. */
  marked: ReactNode;
  under: Ref<HTMLDivElement>;
};

export function MarkedTextarea({ value, marked, under, ...rest }: MarkedTextareaProps) {
  const id = useId();
  return (
    <div className={styles.paper}>
      {/* The last line break makes room for the empty line that a textarea shows after one. */}
      <div className={styles.under} aria-hidden="true" dir="auto" ref={under}>
        {marked}
        {'\n'}
      </div>
      <textarea id={id} dir="auto" spellCheck="true" {...rest} value={value} />
    </div>
  );
}
