import { type ComponentProps, type ReactNode, type Ref, useId, useLayoutEffect, useState } from 'react';
import styles from './editor.module.css';

type MarkedTextareaProps = Omit<ComponentProps<'textarea'>, 'value'> & {
  value: string;
  /** The same text with its marks: it lies under the textarea, with the same font, padding and wrapping. */
  marked: ReactNode;
  /** The same text with what was found. */
  found: ReactNode;
  under: Ref<HTMLDivElement>;
};

const scripts = [
  ['bn', /\p{Script=Bengali}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
] as const;

/** The language that the browser spells in: that of most letters at the start, English where nothing else is sure. */
export function languageOf(text: string): string {
  const start = text.slice(0, 500);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const other = scripts.find(([, letter]) => (start.match(letter)?.length ?? 0) > letters / 2);
  return other?.[0] ?? 'en';
}

export function MarkedTextarea({ value, marked, found, under, ...rest }: MarkedTextareaProps) {
  const id = useId();
  const [first] = useState(value);
  // Not controlled: after each key React would put back the value of its last render, and a letter that was typed before
  // the next one is ready would be lost. The text on the screen is the writer's; only what changed elsewhere is put there.
  useLayoutEffect(() => {
    const area = document.getElementById(id);
    if (area instanceof HTMLTextAreaElement && area.value !== value) area.value = value;
  }, [id, value]);
  return (
    <div className={styles.paper}>
      {/* The last line break makes room for the empty line that a textarea shows after one. */}
      <div className={styles.under} aria-hidden="true" dir="auto" ref={under}>
        {marked}
        {'\n'}
      </div>
      {found && (
        <div className={styles.under} aria-hidden="true" dir="auto">
          {found}
        </div>
      )}
      <textarea dir="auto" spellCheck="true" lang={languageOf(value)} {...rest} id={id} defaultValue={first} />
    </div>
  );
}
