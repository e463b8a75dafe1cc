import { countWords } from '@lantern/contract/essays';
import type { EssayStatus } from '@lantern/contract/essays.types';
import { Problem } from '@lantern/contract/problem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  CheckCheck,
  CloudCheck,
  CloudOff,
  Ellipsis,
  Eye,
  FileText,
  FlaskConical,
  GitCompareArrows,
  ListChecks,
  PenLine,
  Star,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Badge } from '#components/badge.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { FieldError } from '#components/field.tsx';
import { Menu, MenuItem } from '#components/menu.tsx';
import { toast } from '#components/toast.tsx';
import { forgetEssay, sendEssay } from '../drafts/draft-syncs.ts';
import { CountOf, StatusBadge } from '../essay-parts.tsx';
import { typeWords } from '../essay-words.ts';
import { bringBack, removeEssay, setFavorited, setStatus } from '../essays.api.ts';
import styles from './list.module.css';
import type { Row } from './rows.ts';
import { StatusSelect } from './status-select.tsx';

/** The preview ends at a word's end; dots say that there is more. */
function shorten({ preview, word_count }: Row): string {
  return countWords(preview) < word_count ? `${preview} …` : preview;
}

/** `isJustSaved`: Save Draft in the editor led here, and a way leads straight back. */
export function EssayCard({ row, isJustSaved = false }: { row: Row; isJustSaved?: boolean }) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { _id: id, title, status, essay_type, tags, preview, updated_at, overall, favorited, waits } = row;
  const { revision, evaluated_revision, word_count, character_count, max_words, limit_unit } = row;
  const score = overall !== null && i18n.number(overall, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  /** Only on this device so far: the server can do nothing with it yet. */
  const local = revision === 0;

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      setFailed(explain(error, i18n));
    }
    setBusy(false);
  }

  const promptsAnswered = row.prompt_count + (row.prompt.trim() ? 1 : 0);

  const change = (next: EssayStatus) =>
    void attempt(async () => {
      // Text that arrives later would set the status back to In Progress.
      if (waits) await sendEssay(user.id, id).catch(() => undefined);
      await setStatus(id, next);
    });

  async function remove() {
    setBusy(true);
    try {
      // What waits here goes along, so that Undo brings all of it back.
      if (waits && !local) await sendEssay(user.id, id).catch(() => undefined);
      if (!local) await removeEssay(id);
      await forgetEssay(id);
      toast(
        local
          ? { text: <Trans>Essay deleted!</Trans> }
          : {
              text: <Trans>Essay deleted!</Trans>,
              action: { label: <Trans>Undo</Trans>, run: () => void undo() },
            },
      );
    } catch (error) {
      const words = explain(error, i18n);
      setAsking(false);
      const refused = error instanceof Problem;
      setFailed(`${refused ? t`Something went wrong while deleting.` : t`Error deleting essay.`} ${words}`);
    }
    setBusy(false);
  }

  async function undo() {
    try {
      await bringBack(id);
    } catch (error) {
      const words = explain(error, i18n);
      toast({ tone: 'bad', stays: true, text: <Trans>The essay could not be brought back. {words}</Trans> });
    }
  }

  return (
    <article className={`card ${styles.card}`} aria-label={title}>
      <h3 className={styles.title}>
        <Link href={`/essay/edit/${id}`} dir="auto">
          {title}
        </Link>
      </h3>
      {isJustSaved && (
        <div className="row wrap">
          <Badge icon={CloudCheck} tone="ok">
            {waits ? <Trans>Saved on this device just now</Trans> : <Trans>Saved just now</Trans>}
          </Badge>
          <ButtonLink href={`/essay/edit/${id}`}>
            <PenLine />
            <Trans>Go on writing</Trans>
          </ButtonLink>
        </div>
      )}
      <div className={styles.facts}>
        {local ? (
          <StatusBadge status={status} />
        ) : (
          <span>
            <StatusSelect value={status} label={t`Status of ${title}`} onPick={change} />
          </span>
        )}
        {row.sample && (
          <Badge icon={FlaskConical}>
            <Trans>Sample</Trans>
          </Badge>
        )}
        <Badge icon={FileText}>{i18n._(typeWords[essay_type])}</Badge>
        <CountOf used={limit_unit === 'words' ? word_count : character_count} max={max_words} unit={limit_unit} />
        <span>
          <TimeAgo at={Date.parse(updated_at)} />
        </span>
        {score && (
          <span>
            {evaluated_revision === revision && waits !== 'unsent' ? (
              <Trans>
                Score <b className="num">{score}</b> of 10
              </Trans>
            ) : (
              <Trans>
                Score <b className="num">{score}</b> of 10 before it was changed
              </Trans>
            )}
          </span>
        )}
        {promptsAnswered > 0 && (
          <span>
            <Plural value={promptsAnswered} one="Answers # prompt" other="Answers # prompts" />
          </span>
        )}
        {waits === 'unsent' && (
          <Badge icon={CloudOff} tone="warn">
            {local ? <Trans>Only on this device so far</Trans> : <Trans>Changes on this device, not synced yet</Trans>}
          </Badge>
        )}
        {waits === 'conflict' && (
          <Badge icon={GitCompareArrows} tone="warn">
            <Trans>Two texts: open it to choose</Trans>
          </Badge>
        )}
        {waits === 'refused' && (
          <Badge icon={TriangleAlert} tone="bad">
            <Trans>Not synced: open it to see why</Trans>
          </Badge>
        )}
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t`Tags`}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <p className={preview ? styles.preview : 'dim'} dir={preview ? 'auto' : undefined}>
        {preview ? shorten(row) : <Trans>No text yet.</Trans>}
      </p>
      <div aria-live="polite">{failed && <FieldError id={`failed-${id}`}>{failed}</FieldError>}</div>
      <div className={styles.actions}>
        <ButtonLink look="bare" href={`/essay/edit/${id}`} aria-label={t`Edit: ${title}`}>
          <PenLine />
          <Trans>Edit</Trans>
        </ButtonLink>
        <ButtonLink look="bare" href={`/essay/view/${id}`} aria-label={t`View: ${title}`}>
          <Eye />
          <Trans>View</Trans>
        </ButtonLink>
        <ButtonLink
          look="bare"
          href={local ? `/essay/edit/${id}` : `/essays?evaluate=${id}`}
          aria-label={t`Evaluate: ${title}`}
        >
          <ListChecks />
          <Trans>Evaluate</Trans>
        </ButtonLink>
        <span className={styles.end}>
          {!local && (
            <Button
              look="bare"
              icon
              aria-pressed={favorited}
              aria-label={t`Favourite: ${title}`}
              onClick={() => void attempt(() => setFavorited(row, !favorited))}
            >
              <Star className={favorited ? styles.lit : undefined} />
            </Button>
          )}
          <Menu
            label={t`More for ${title}`}
            trigger={<Ellipsis />}
            triggerProps={{ look: 'bare', icon: true, busy, 'aria-label': t`More for ${title}` }}
          >
            {status !== 'complete' && !local && (
              <MenuItem icon={<CheckCheck />} onClick={() => change('complete')}>
                <Trans>Mark as Complete</Trans>
              </MenuItem>
            )}
            <MenuItem icon={<Trash2 />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
              <Trans>Delete</Trans>
            </MenuItem>
          </Menu>
        </span>
      </div>
      <ConfirmDialog
        title={<Trans>Delete essay</Trans>}
        open={asking}
        confirm={<Trans>Delete essay</Trans>}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>
          <Trans>Are you sure you want to delete this essay?</Trans> <b>{title}</b>
        </p>
        <p>
          {local ? (
            <Trans>It is only on this device. This action cannot be undone.</Trans>
          ) : (
            <Trans>It can be brought back for 30 days. After that it is gone for good.</Trans>
          )}
        </p>
      </ConfirmDialog>
    </article>
  );
}
