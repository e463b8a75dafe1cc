import type { Essay } from '@lantern/contract/essays';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '#components/button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
// a piece of a screen, shared as agreed: an essay's text to read and to comment on
import { MentorComments } from '#features/essays/comments/mentor-comments.tsx';
import styles from './mentor.module.css';

type MentorEssayProps = {
  essay: Essay;
  /** Fetches it again: its writer has gone on. */
  onStale: () => Promise<Essay | undefined>;
};

/** An essay as its mentor reads it and comments on it. */
export function MentorEssay({ essay, onStale }: MentorEssayProps) {
  const { i18n } = useLingui();
  const { title, prompt, final_text: text, word_count, max_words, limit_unit, character_count, updated_at } = essay;
  const count = i18n.number(limit_unit === 'words' ? word_count : character_count);
  const limit = i18n.number(max_words);
  return (
    <article className={styles.essay}>
      <div>
        <ButtonLink href="/mentor" look="bare" className={styles.back}>
          <ArrowLeft className="flip" />
          <Trans>Mentor workspace</Trans>
        </ButtonLink>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p className={`small dim ${styles.facts}`}>
          <span>
            {limit_unit === 'words' ? (
              <Trans>
                {count} of {limit} words
              </Trans>
            ) : (
              <Trans>
                {count} of {limit} characters
              </Trans>
            )}
          </span>
          <span>
            <Trans>
              Changed <TimeAgo at={Date.parse(updated_at)} />
            </Trans>
          </span>
        </p>
      </div>
      {prompt && (
        <p className={styles.prompt} dir="auto">
          {prompt}
        </p>
      )}
      {text ? (
        <MentorComments essay={essay} onStale={onStale} />
      ) : (
        <p className="dim">
          <Trans>This essay has no text yet.</Trans>
        </p>
      )}
    </article>
  );
}
