import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import { EmptyState } from '#components/empty-state.tsx';
import { Lazy, WhenIdle } from '#components/lazy.tsx';
import { Tabs } from '#components/tabs.tsx';
import type { DraftFields } from '../drafts/draft.ts';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { useSyncState } from '../drafts/use-draft.ts';
import { putEvaluation } from '../essays.api.ts';
import { useChosen } from '../evaluation/chosen.ts';
import { EvaluationPanel } from '../evaluation/evaluation-panel.tsx';
import { KeptBack } from '../evaluation/kept-back.tsx';
import { MarkedText } from '../evaluation/marked-text.tsx';
import { measureLength } from '../length.ts';
import { editorMarks } from '../marks/editor-part.ts';
import { useIdlePart } from '../marks/use-idle-part.ts';
import { pickerPart } from '../prompts/picker-part.ts';
import { useEvaluate } from '../use-evaluation.ts';
import { Brief } from './brief/brief.tsx';
import styles from './editor.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { EditorHead } from './editor-head.tsx';
import { EssaySettings } from './essay-settings.tsx';
import { commentsPart, conflictPart, findPart, focusPart, refusalPart, suggestionsPart } from './lazy-parts.ts';
import { useWritingLog } from './log/use-writing-log.ts';
import { MarkedTextarea } from './marked-textarea.tsx';
import { CompleteNote, TooLongNote } from './notes.tsx';
import { useCommentCount } from './use-comment-count.ts';
import { useFind } from './use-find.ts';
import { useFocusMode } from './use-focus-mode.ts';
import { useIdleFetch } from './use-idle-fetch.ts';
import { useIsWide } from './use-is-wide.ts';
import { useParagraphKey } from './use-paragraph-key.ts';
import { usePlainPaste } from './use-plain-paste.ts';
import { useReview } from './use-review.ts';
import { useShortView } from './use-short-view.ts';

type Part = 'text' | 'comments' | 'scores' | 'suggestions';

type DraftEditorProps = {
  sync: DraftSync;
  fields: DraftFields;
  /** The essay was deleted somewhere else; its text is still here. */
  gone: boolean;
};

export function DraftEditor({ sync, fields, gone }: DraftEditorProps) {
  const { t } = useLingui();
  const { draft, essay } = useSyncState(sync);
  const [part, setPart] = useState<Part>('text');
  const [opened, setOpened] = useState(false);
  const [settings, setSettings] = useState(false);
  const [picking, setPicking] = useState(false);
  const [slow, setSlow] = useState(false);
  const settingsId = useId();
  const isWide = useIsWide();
  const root = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const under = useRef<HTMLDivElement>(null);

  const { text } = fields;
  const [first] = useState(text);
  const review = useReview(sync.id, essay, text, isWide || part !== 'text');
  const { evaluation, before, suggestions, places, isAway } = review;
  const length = measureLength(useDeferredValue(text), fields);
  const locked = essay?.status === 'complete' && !draft && !opened;
  const counter = useWritingLog(sync, area, text);
  const tooLong = usePlainPaste(area, counter);
  useParagraphKey(area);
  useShortView(root);
  const find = useFind(area);
  const focus = useFocusMode(root, !locked && !gone && !draft?.conflict && !draft?.refused);
  const Marks = useIdlePart(editorMarks);
  const comments = useCommentCount(sync.id);
  const [commentMarks, setCommentMarks] = useState<ReactNode>(null);
  useIdleFetch();

  const { start, busy, error } = useEvaluate((answer) => {
    putEvaluation(sync.id, answer);
    setPart('scores');
  });

  function evaluate() {
    void start(async () => {
      await sync.send().catch(() => undefined);
      const waiting = sync.snapshot().draft;
      if (waiting?.conflict) return t`Choose between the two texts first.`;
      if (waiting) return t`Your text could not be sent to Lantern, so it cannot be evaluated now. It is saved here.`;
      return { text, type: fields.type, essay: sync.id, slow };
    });
  }

  function goTo(index: number) {
    const place = places[index];
    if (!place) return;
    setPart('text');
    // After the text's tab is shown: a hidden field takes no focus.
    requestAnimationFrame(() => {
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(place.start, place.end);
      under.current?.querySelector(`[data-mark="${index}"]`)?.scrollIntoView({ block: 'center' });
    });
  }
  useChosen(sync.id, suggestions, places, goTo);

  const brief = (
    <Brief
      id={sync.id}
      essay={essay}
      prompt={fields.prompt}
      locked={locked}
      isWide={isWide}
      onAddPrompt={() => setPicking(true)}
    />
  );

  function openFind() {
    setPart('text');
    find.open();
  }
  function beginFocus() {
    setPart('text');
    focus.set(true);
    requestAnimationFrame(() => area.current?.focus());
  }

  return (
    <div ref={root} className={focus.on ? styles.focus : undefined}>
      <EditorHead
        sync={sync}
        fields={fields}
        locked={locked}
        blank={text.trim() === ''}
        busy={busy}
        settings={settingsId}
        open={settings}
        onOpen={setSettings}
        onEvaluate={evaluate}
        onFind={openFind}
        onFocus={beginFocus}
      >
        {!isWide && brief}
      </EditorHead>
      <div className={styles.notes}>
        {error && (
          <p className="note bad" role="alert">
            <TriangleAlert />
            <span>{error}</span>
          </p>
        )}
        {tooLong !== undefined && <TooLongNote length={tooLong} />}
        {locked && <CompleteNote onEdit={() => setOpened(true)} />}
        {(draft?.refused || (gone && !draft)) && <Lazy part={refusalPart} props={{ sync, fields }} />}
        {draft?.conflict && <Lazy part={conflictPart} props={{ sync, draft }} />}
      </div>
      <EssaySettings
        id={settingsId}
        essayId={sync.id}
        status={essay?.status ?? 'draft'}
        fields={fields}
        readOnly={locked}
        open={settings}
        onChange={sync.change}
        slow={slow}
        onSlow={setSlow}
      />
      <div className={styles.desk}>
        {isWide && brief}
        <Tabs
          label={t`Parts of this essay`}
          current={part}
          onChange={setPart}
          tabs={[
            {
              name: 'text',
              label: <Trans>Text</Trans>,
              panel: (
                <div className={styles.leaf}>
                  {focus.on && <Lazy part={focusPart} props={{ onFind: openFind, onLeave: () => focus.set(false) }} />}
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
                    marked={
                      focus.on ? (
                        text
                      ) : (
                        <MarkedText text={text} suggestions={suggestions} places={places} hidden={isAway} />
                      )
                    }
                    found={find.marks ?? (focus.on ? null : commentMarks)}
                  />
                  {Marks && (
                    <Marks
                      area={area}
                      under={under}
                      review={review}
                      locked={locked}
                      off={focus.on}
                      counter={counter.current}
                    />
                  )}
                  <EditorFoot sync={sync} text={text} length={length} limit={fields} />
                </div>
              ),
            },
            ...(comments > 0
              ? [
                  {
                    name: 'comments' as const,
                    label: <CommentsLabel count={comments} />,
                    panel: (
                      <WhenIdle now={part === 'comments'}>
                        <Lazy
                          part={commentsPart}
                          props={{
                            id: sync.id,
                            essay,
                            text,
                            area,
                            counter: counter.current,
                            locked,
                            onMarks: setCommentMarks,
                            onShow: setPart,
                          }}
                        />
                      </WhenIdle>
                    ),
                  },
                ]
              : []),
            {
              name: 'scores',
              label: <Trans>Scores</Trans>,
              panel: evaluation ? (
                <div className={styles.scores}>
                  <WhenIdle now={part === 'scores'}>
                    <KeptBack text={text}>
                      <EvaluationPanel evaluation={evaluation} before={before} older={review.older} />
                    </KeptBack>
                  </WhenIdle>
                </div>
              ) : (
                <section className="stack" aria-label={t`Evaluation`}>
                  <h2>
                    <Trans>Evaluation</Trans>
                  </h2>
                  <EmptyState title={<Trans>Not evaluated yet</Trans>}>
                    <Trans>Start Evaluation scores this text and points at sentences that could be stronger.</Trans>
                  </EmptyState>
                </section>
              ),
            },
            {
              name: 'suggestions',
              label: <SuggestionsLabel count={review.open} />,
              panel: (
                <WhenIdle now={part === 'suggestions'}>
                  <Lazy part={suggestionsPart} props={{ review, text, first, locked, onGo: goTo }} />
                </WhenIdle>
              ),
            },
          ]}
        />
      </div>
      {picking && <Lazy part={pickerPart} props={{ essayId: sync.id, locked, onClose: () => setPicking(false) }} />}
      <p className="vh" role="status">
        {busy && <Trans>Evaluating…</Trans>}
        {!busy && evaluation && !review.checkedLive && (
          <Plural value={review.open} one="Evaluated, with # suggestion." other="Evaluated, with # suggestions." />
        )}
      </p>
    </div>
  );
}

function SuggestionsLabel({ count }: { count: number }) {
  const { i18n } = useLingui();
  const open = i18n.number(count);
  return <Trans>Suggestions ({open})</Trans>;
}

function CommentsLabel({ count }: { count: number }) {
  const { i18n } = useLingui();
  const all = i18n.number(count);
  return <Trans>Comments ({all})</Trans>;
}
