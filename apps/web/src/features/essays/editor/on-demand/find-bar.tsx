import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import type { Span } from '../../evaluation/follow-marks.ts';
import styles from '../find/find.module.css';
import { findAll, nextFrom, replaceAll } from '../find/find.ts';
import type { EditCounter } from '../log/count-edit.ts';
import { writeOver } from '../plain-paste.ts';

type FindBarProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  readOnly: boolean;
  counter: EditCounter;
  /** What is selected when the bar opens. */
  start: string;
  /** The text with what was found marked, for the layer under the text. */
  onMarks: (marks: ReactNode) => void;
  onClose: () => void;
};

const none: readonly Span[] = [];

/** Finds words in the text, and writes others in their place. Enter goes on, Shift and Enter goes back, Esc closes. */
export function FindBar({ area, text, readOnly, counter, start, onMarks, onClose }: FindBarProps) {
  const { t, i18n } = useLingui();
  const [sought, setSought] = useState(start);
  const [by, setBy] = useState('');
  const [at, setAt] = useState(() => area.current?.selectionStart ?? 0);
  const field = useRef<HTMLInputElement>(null);
  const found = useMemo(() => (sought === '' ? none : findAll(text, sought)), [text, sought]);
  const current = nextFrom(found, at);
  const place = found[current];

  // Before the next key arrives: it is meant for the bar.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor makes a new function each time
  useLayoutEffect(() => onMarks(markedParts(text, found, current)), [text, found, current]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the bar goes
  useEffect(() => () => onMarks(null), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at moves only when the reader moves it
  useEffect(() => {
    const mark = area.current?.parentElement?.querySelector('[data-found]');
    mark?.scrollIntoView({ block: 'center' });
    if (place) area.current?.setSelectionRange(place.start, place.end);
  }, [sought, at]);

  function go(step: number) {
    const next = found[(current + step + found.length) % found.length];
    if (next) setAt(next.start);
  }

  function close() {
    onClose();
    area.current?.focus({ preventScroll: true });
    if (place) area.current?.setSelectionRange(place.start, place.end);
  }

  function write(span: Span, words: string, times: number) {
    if (!area.current) return;
    const gone = found.slice(0, times).reduce((sum, { start, end }) => sum + end - start, 0);
    counter.announce({ typed: by.length * times, pasted: 0, deleted: gone, pastes: 0 });
    const before = document.activeElement as HTMLElement | null;
    area.current.setSelectionRange(span.start, span.end);
    writeOver(area.current, words);
    before?.focus({ preventScroll: true });
  }

  function replaceOne() {
    if (!place) return;
    write(place, by, 1);
    setAt(place.start + by.length);
  }

  function replaceEach() {
    if (found.length === 0) return;
    const count = i18n.number(found.length);
    const { text: words, ...span } = replaceAll(text, found, by);
    write(span, words, found.length);
    toast({ text: <Trans>Replaced in {count} places. Press Undo in the text to go back.</Trans> });
  }

  const [shown, all] = [i18n.number(place ? current + 1 : 0), i18n.number(found.length)];
  return (
    <search
      className={styles.bar}
      aria-label={t`Find in this essay`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          go(1);
        }}
      >
        <input
          ref={field}
          className={styles.input}
          aria-label={t`Find`}
          placeholder={t`Find`}
          dir="auto"
          maxLength={500}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return;
            event.preventDefault();
            go(-1);
          }}
        />
        <span className={`small num ${styles.count}`} role="status">
          {sought !== '' &&
            (found.length > 0 ? (
              <Trans>
                {shown} of {all}
              </Trans>
            ) : (
              <Trans>Not found</Trans>
            ))}
        </span>
        <Button look="bare" icon aria-label={t`Previous place`} onClick={() => go(-1)}>
          <ChevronUp />
        </Button>
        <Button look="bare" icon type="submit" aria-label={t`Next place`}>
          <ChevronDown />
        </Button>
        <Button look="bare" icon aria-label={t`Close`} onClick={close}>
          <X />
        </Button>
      </form>
      {!readOnly && (
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault();
            replaceOne();
          }}
        >
          <input
            className={styles.input}
            aria-label={t`Replace with`}
            placeholder={t`Replace with`}
            dir="auto"
            maxLength={500}
            value={by}
            onChange={(event) => setBy(event.target.value)}
          />
          <Button type="submit">
            <Trans>Replace</Trans>
          </Button>
          <Button onClick={replaceEach}>
            <Trans>Replace all</Trans>
          </Button>
        </form>
      )}
    </search>
  );
}

/** Far more marks than these nobody tells apart, and each costs time with every key. */
const mostMarks = 500;

function markedParts(text: string, found: readonly Span[], current: number): ReactNode {
  if (found.length === 0) return null;
  const from = Math.max(0, Math.min(current - mostMarks / 2, found.length - mostMarks));
  let at = 0;
  const parts: ReactNode[] = [];
  found.slice(from, from + mostMarks).forEach(({ start, end }, index) => {
    parts.push(text.slice(at, start));
    parts.push(
      <mark key={start} className={styles.found} data-found={from + index === current || undefined}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  });
  parts.push(text.slice(at));
  return parts;
}
