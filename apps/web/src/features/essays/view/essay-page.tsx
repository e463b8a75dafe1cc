import type { Essay } from '@lantern/contract/essays';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Handshake, PenLine } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useUser } from '#api/session.ts';
import { ButtonLink } from '#components/button.tsx';
import { DataAge, TimeAgo } from '#components/data-age.tsx';
import { Lazy, partOf, WhenIdle } from '#components/lazy.tsx';
import type { Draft } from '../drafts/draft.ts';
import { CountOf, LengthLeft, StatusBadge } from '../essay-parts.tsx';
import { typeWords } from '../essay-words.ts';
import { measureLength } from '../length.ts';
import styles from './essay-view.module.css';
import { TakeAlong } from './take-along.tsx';

const results = partOf(async () => (await import('./essay-results.tsx')).EssayResults);

const comments = partOf(async () => (await import('../comments/view-comments.tsx')).ViewComments);

type EssayPageProps = { id: string; essay: Essay | undefined; draft: Draft | undefined; copyFrom: number | undefined };

/** An essay to read: what waits on this device counts before what the server knows. */
export function EssayPage({ id, essay, draft, copyFrom }: EssayPageProps) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<ReactNode>(null);
  const title = draft?.fields.title ?? essay?.title ?? '';
  const text = draft?.fields.text ?? essay?.final_text ?? '';
  const type = draft?.fields.type ?? essay?.essay_type ?? 'Other';
  const prompt = draft?.fields.prompt ?? essay?.prompt;
  const tags = draft?.fields.tags ?? essay?.tags ?? [];
  const max = draft?.fields.max ?? essay?.max_words ?? 0;
  const unit = draft?.fields.unit ?? essay?.limit_unit ?? 'words';
  const length = measureLength(text, { max, unit });

  return (
    <div className={styles.view}>
      <div className={`row wrap ${styles.screenOnly}`}>
        <ButtonLink href="/essays" look="bare" className={styles.back}>
          <ArrowLeft className="flip" />
          <Trans>Back to essays</Trans>
        </ButtonLink>
        <ButtonLink href={`/essay/edit/${id}`} look="main" className="push">
          <PenLine />
          <Trans>Edit Essay</Trans>
        </ButtonLink>
      </div>
      <header className="stack">
        <h1 dir="auto">{title}</h1>
        <p className={styles.writer}>{user.name}</p>
        <p className={`row wrap small dim ${styles.facts}`}>
          <StatusBadge status={essay?.status ?? 'draft'} />
          <span>{i18n._(typeWords[type])}</span>
          <span>
            <CountOf used={length.used} max={max} unit={unit} /> · <LengthLeft left={length.left} />
          </span>
          <TimeAgo at={draft?.changedAt ?? Date.parse(essay?.updated_at ?? '')} />
          {copyFrom ? <DataAge at={copyFrom} copy /> : null}
        </p>
        {tags.length > 0 && (
          <ul className={`${styles.tags} ${styles.screenOnly}`} aria-label={t`Tags`}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        {prompt && (
          <p className={`${styles.prompt} ${styles.screenOnly}`} dir="auto">
            {prompt}
          </p>
        )}
      </header>
      {/* taken to from a comment, it takes the focus */}
      <div className={styles.text} dir="auto" ref={box} tabIndex={-1}>
        {(marks ?? text) || (
          <span className="dim">
            <Trans>This essay has no text yet.</Trans>
          </span>
        )}
      </div>
      {essay && (essay.comment_count ?? 0) > 0 && (
        <div className={`${styles.results} ${styles.screenOnly}`}>
          <WhenIdle>
            <Lazy part={comments} props={{ id, essay, text, box, onMarks: setMarks }} />
          </WhenIdle>
        </div>
      )}
      {essay && (
        <div className={styles.screenOnly}>
          <ButtonLink href={`/shares?essay=${id}`}>
            <Handshake />
            <Trans>Share with a mentor</Trans>
          </ButtonLink>
        </div>
      )}
      <TakeAlong id={id} title={title} text={text} waits={draft !== undefined} />
      {essay && (
        <div className={styles.screenOnly}>
          <WhenIdle>
            <Lazy
              part={results}
              props={{ id, text, older: essay.evaluated_revision !== essay.revision || draft !== undefined }}
            />
          </WhenIdle>
        </div>
      )}
    </div>
  );
}
