import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Lazy, WhenIdle } from '#components/lazy.tsx';
import { Tabs } from '#components/tabs.tsx';
import type { DraftFields } from '../drafts/draft.ts';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { useSyncState } from '../drafts/use-draft.ts';
import { useChosen } from '../evaluation/chosen.ts';
import { pickerPart } from '../prompts/picker-part.ts';
import { Brief } from './brief/brief.tsx';
import styles from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { EditorNotes } from './editor-notes.tsx';
import { EssayLeaf } from './essay-leaf.tsx';
import { EssaySettings } from './essay-settings.tsx';
import { commentsPart, suggestionsPart } from './lazy-parts.ts';
import { useWritingLog } from './log/use-writing-log.ts';
import { ScoresPanel } from './scores-panel.tsx';
import { useCommentCount } from './use-comment-count.ts';
import { useEvaluateDraft } from './use-evaluate-draft.ts';
import { useFind } from './use-find.ts';
import { useFocusMode } from './use-focus-mode.ts';
import { useIdleFetch } from './use-idle-fetch.ts';
import { useIsWide } from './use-is-wide.ts';
import { useMoves } from './use-moves.ts';
import { usePlainPaste } from './use-plain-paste.ts';
import { type Review, useReview } from './use-review.ts';
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
  const locked = essay?.status === 'complete' && !draft && !opened;
  const counter = useWritingLog(sync, area, text);
  const tooLong = usePlainPaste(area, counter);
  useShortView(root);
  const find = useFind(area);
  const focus = useFocusMode(root, !locked && !gone && !draft?.conflict && !draft?.refused);
  const comments = useCommentCount(sync.id);
  const [commentMarks, setCommentMarks] = useState<ReactNode>(null);
  useIdleFetch();

  const { evaluate, busy, error } = useEvaluateDraft(sync, fields, slow, () => setPart('scores'));

  const { goTo, openFind, beginFocus } = useMoves({ area, under, review, find, focus, onText: () => setPart('text') });
  useChosen(sync.id, review.suggestions, review.places, goTo);

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

  const commentsProps = {
    ...{ id: sync.id, essay, text, area, locked },
    ...{ counter: counter.current, onMarks: setCommentMarks, onShow: setPart },
  };

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
      <EditorNotes
        sync={sync}
        fields={fields}
        error={error}
        tooLong={tooLong}
        locked={locked}
        gone={gone}
        onEdit={() => setOpened(true)}
      />
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
                <EssayLeaf
                  sync={sync}
                  fields={fields}
                  area={area}
                  under={under}
                  locked={locked}
                  counter={counter}
                  review={review}
                  find={find}
                  focus={focus}
                  commentMarks={commentMarks}
                  onFind={openFind}
                />
              ),
            },
            ...(comments > 0
              ? [
                  {
                    name: 'comments' as const,
                    label: <CommentsLabel count={comments} />,
                    panel: (
                      <WhenIdle now={part === 'comments'}>
                        <Lazy part={commentsPart} props={commentsProps} />
                      </WhenIdle>
                    ),
                  },
                ]
              : []),
            {
              name: 'scores',
              label: <Trans>Scores</Trans>,
              panel: <ScoresPanel review={review} text={text} isShown={part === 'scores'} />,
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
      <Heard busy={busy} review={review} />
    </div>
  );
}

/** What a screen reader hears of an evaluation. */
function Heard({ busy, review }: { busy: boolean; review: Review }) {
  return (
    <p className="vh" role="status">
      {busy && <Trans>Evaluating…</Trans>}
      {!busy && review.evaluation && !review.checkedLive && (
        <Plural value={review.open} one="Evaluated, with # suggestion." other="Evaluated, with # suggestions." />
      )}
    </p>
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
