import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useDeferredValue } from 'react';
import { Lazy } from '#components/lazy.tsx';
import type { DraftFields } from '../drafts/draft.ts';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { MarkedText } from '../evaluation/marked-text.tsx';
import { measureLength } from '../length.ts';
import { editorMarks } from '../marks/editor-part.ts';
import { useIdlePart } from '../marks/use-idle-part.ts';
import styles from './editor.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { findPart, focusPart } from './lazy-parts.ts';
import type { useWritingLog } from './log/use-writing-log.ts';
import { MarkedTextarea } from './marked-textarea.tsx';
import type { useFind } from './use-find.ts';
import type { useFocusMode } from './use-focus-mode.ts';
import { useParagraphKey } from './use-paragraph-key.ts';
import type { Review } from './use-review.ts';

type EssayLeafProps = {
  sync: DraftSync;
  fields: DraftFields;
  area: RefObject<HTMLTextAreaElement | null>;
  /** The layer below the text, which shows the marks. */
  under: RefObject<HTMLDivElement | null>;
  locked: boolean;
  counter: ReturnType<typeof useWritingLog>;
  review: Review;
  find: ReturnType<typeof useFind>;
  focus: ReturnType<typeof useFocusMode>;
  commentMarks: ReactNode;
  onFind: () => void;
};

/** The text itself, with its marks, the find bar and its length. */
export function EssayLeaf({ sync, fields, area, under, locked, counter, review, ...shown }: EssayLeafProps) {
  const { find, focus, commentMarks, onFind } = shown;
  const { t } = useLingui();
  const Marks = useIdlePart(editorMarks);
  const { text } = fields;
  const length = measureLength(useDeferredValue(text), fields);
  useParagraphKey(area);
  const { suggestions, places, isAway } = review;
  return (
    <div className={styles.leaf}>
      {focus.on && <Lazy part={focusPart} props={{ onFind, onLeave: () => focus.set(false) }} />}
      {find.start !== undefined && (
        <Lazy
          part={findPart}
          props={{
            area,
            text,
            readOnly: locked,
            counter: counter.current,
            start: find.start,
            onMarks: find.setMarks,
            onClose: find.close,
          }}
        />
      )}
      <MarkedTextarea
        ref={area}
        under={under}
        value={text}
        readOnly={locked}
        aria-label={t`Essay text`}
        placeholder={t`Start writing here.`}
        onChange={(event) => sync.change({ text: event.target.value })}
        marked={focus.on ? text : <MarkedText text={text} suggestions={suggestions} places={places} hidden={isAway} />}
        found={find.marks ?? (focus.on ? null : commentMarks)}
      />
      {Marks && (
        <Marks area={area} under={under} review={review} locked={locked} off={focus.on} counter={counter.current} />
      )}
      <EditorFoot sync={sync} text={text} length={length} limit={fields} />
    </div>
  );
}
