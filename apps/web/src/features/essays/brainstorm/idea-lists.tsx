import { Plural, Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#components/button.tsx';
import styles from './brainstorm.module.css';
import { IdeaCard } from './idea-card.tsx';
import { useIdeas } from './use-ideas.ts';
import type { IdeaRow } from './waiting-ideas.ts';

/** Favorited and other saved ideas, under the student's essays. */
export function IdeaLists() {
  const { rows } = useIdeas();
  if (!rows) return null;
  const favorited = rows.filter((row) => row.favorited);
  const others = rows.filter((row) => !row.favorited);
  return (
    <>
      {favorited.length > 0 && <IdeaList title={<Trans>Favorited ideas</Trans>} rows={favorited} />}
      {others.length > 0 && <IdeaList title={<Trans>Saved ideas</Trans>} rows={others} />}
      {rows.length === 0 && (
        <section className={styles.none}>
          <div>
            <h2>
              <Trans>Saved ideas</Trans>
            </h2>
            <p className="dim">
              <Trans>None yet. A short quiz and three questions turn what you have lived into essay ideas.</Trans>
            </p>
          </div>
          <ButtonLink href="/essays?brainstorm">
            <Lightbulb />
            <Trans>Brainstorm Your Essay</Trans>
          </ButtonLink>
        </section>
      )}
    </>
  );
}

function IdeaList({ title, rows }: { title: ReactNode; rows: readonly IdeaRow[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        <span className="small dim">
          <Plural value={rows.length} one="# idea" other="# ideas" />
        </span>
      </div>
      <ul className={`${styles.ideas} ${styles.pairs}`}>
        {rows.map((row) => (
          <li key={row._id}>
            <IdeaCard idea={row} row={row} isSavedList />
          </li>
        ))}
      </ul>
    </section>
  );
}
