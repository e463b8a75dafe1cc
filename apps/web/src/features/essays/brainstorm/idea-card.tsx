import type { Idea } from '@lantern/contract/essays';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookmarkCheck, BookmarkPlus, ChevronDown, CloudOff, PenLine, Star, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { explain, problemWord } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Badge, Remark } from '#components/badge.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { useGoOn } from '#components/go-on.ts';
import { toast } from '#components/toast.tsx';
import { startEssay } from '../drafts/draft-syncs.ts';
import styles from './brainstorm.module.css';
import { DeleteIdea } from './delete-idea.tsx';
import { markIdea, saveIdea } from './idea-outbox.ts';
import { type IdeaRow, wordsOf } from './waiting-ideas.ts';

type IdeaCardProps = {
  idea: Idea;
  /** The saved idea of the same words. */
  row: IdeaRow | undefined;
  /** Its details wait behind a press, and it can be deleted: among saved ideas. */
  isSavedList?: boolean;
};

export function IdeaCard({ idea, row, isSavedList = false }: IdeaCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const user = useUser();
  const goOn = useGoOn();
  const [failed, setFailed] = useState<string>();
  const [starting, setStarting] = useState(false);
  const { title, summary } = idea;
  const isFavorite = row?.favorited ?? false;

  /** `failure` names the deed; what only waits for a connection is none. */
  async function attempt(work: () => Promise<unknown>, failure: string, done?: React.ReactNode) {
    setFailed(undefined);
    try {
      await work();
      if (done) toast({ text: done });
    } catch (error) {
      setFailed(`${failure} ${explain(error, i18n)}`);
    }
  }

  const favorite = () =>
    attempt(() => (row ? markIdea(row, !isFavorite) : saveIdea(idea, true)), t`The favourite was not saved.`);
  const save = () => attempt(() => saveIdea(idea), t`Failed to save idea.`, <Trans>Idea saved successfully!</Trans>);

  async function start() {
    setStarting(true);
    await attempt(async () => {
      const essay = await startEssay(user.id, title, 'Other', wordsOf(idea)).catch((error) => {
        setStarting(false);
        throw error;
      });
      toast({ text: <Trans>Draft started successfully!</Trans> });
      goOn(`/essay/write/${essay}`);
    }, t`Error starting draft.`);
  }

  return (
    <article className={`card ${styles.idea}`} aria-label={title}>
      <div className={styles.top}>
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
        <Button
          look="bare"
          icon
          aria-pressed={isFavorite}
          aria-label={t`Favourite: ${title}`}
          onClick={() => void favorite()}
        >
          <Star className={isFavorite ? styles.lit : undefined} />
        </Button>
      </div>
      <p className="read" dir="auto">
        {summary}
      </p>
      {isSavedList ? (
        <details className="fold">
          <summary>
            <Trans>How to write it</Trans>
            <ChevronDown className="s" />
          </summary>
          <IdeaDetails idea={idea} />
        </details>
      ) : (
        <IdeaDetails idea={idea} />
      )}
      {row?.waits === 'unsent' && (
        <p>
          <Badge icon={CloudOff} tone="warn">
            <Trans>Changes on this device, not synced yet</Trans>
          </Badge>
        </p>
      )}
      {row?.refused && (
        <p>
          <Badge icon={TriangleAlert} tone="bad">
            <Trans>Failed to save idea.</Trans>
          </Badge>{' '}
          <span className="small">{problemWord(row.refused, i18n)}</span>
        </p>
      )}
      <div aria-live="polite">{failed && <FieldError id={`${id}-failed`}>{failed}</FieldError>}</div>
      <div className={styles.actions}>
        {/* not under the finger that has just started it */}
        {row?.essay_id && !starting ? (
          <ButtonLink href={`/essay/edit/${row.essay_id}`} aria-label={t`Open draft: ${title}`}>
            <PenLine />
            <Trans>Open draft</Trans>
          </ButtonLink>
        ) : (
          <Button aria-label={t`Start Draft: ${title}`} busy={starting} onClick={() => void start()}>
            <PenLine />
            <Trans>Start Draft</Trans>
          </Button>
        )}
        {!row || row.refused ? (
          <Button look="bare" aria-label={t`Save Idea: ${title}`} onClick={() => void save()}>
            <BookmarkPlus />
            <Trans>Save Idea</Trans>
          </Button>
        ) : (
          !isSavedList && (
            <Remark icon={BookmarkCheck} tone="ok">
              <Trans>Saved</Trans>
            </Remark>
          )
        )}
        {isSavedList && row && <DeleteIdea row={row} />}
      </div>
    </article>
  );
}

function IdeaDetails({ idea: { how_to_start, what_to_include, why_it_works } }: { idea: Idea }) {
  return (
    <dl className={styles.details}>
      <div>
        <dt>
          <Trans>How to start</Trans>
        </dt>
        <dd dir="auto">{how_to_start}</dd>
      </div>
      <div>
        <dt>
          <Trans>What to include</Trans>
        </dt>
        <dd>
          <ul>
            {what_to_include.map((point) => (
              <li key={point} dir="auto">
                {point}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Why it works</Trans>
        </dt>
        <dd dir="auto">{why_it_works}</dd>
      </div>
    </dl>
  );
}
