import { Plural, Trans } from '@lingui/react/macro';
import { ChevronDown, Lightbulb } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#components/button.tsx';
import styles from './brainstorm.module.css';
import { IdeaCard } from './idea-card.tsx';
import { useIdeas } from './use-ideas.ts';
import type { IdeaRow } from './waiting-ideas.ts';

/** With more favorited ideas than this, the list is folded. */
const openMax = 2;

/** Favorited ideas, above the list of essays. */
export function FavoritedIdeas() {
  const { rows = [] } = useIdeas();
  const favorited = rows.filter((row) => row.favorited);
  if (favorited.length === 0) return null;
  return <IdeaList title={<Trans>Favorited ideas</Trans>} rows={favorited} isFolded={favorited.length > openMax} />;
}

/** The other saved ideas, after the essays; the way to the first one while there is none. */
export function SavedIdeas() {
  const { rows } = useIdeas();
  const others = rows?.filter((row) => !row.favorited) ?? [];
  if (others.length > 0) return <IdeaList title={<Trans>Saved ideas</Trans>} rows={others} />;
  if (rows?.length !== 0) return null;
  return (
    <section className={styles.none}>
      <div>
        <h2>
          <Trans>Saved ideas</Trans>
        </h2>
        <p className="dim">
          <Trans>None yet. Answer a short quiz and three questions about your life. Then you get essay ideas.</Trans>
        </p>
      </div>
      <ButtonLink href="/essays?brainstorm">
        <Lightbulb />
        <Trans>Brainstorm Your Essay</Trans>
      </ButtonLink>
    </section>
  );
}

type IdeaListProps = { title: ReactNode; rows: readonly IdeaRow[]; isFolded?: boolean };

function IdeaList({ title, rows, isFolded = false }: IdeaListProps) {
  const id = useId();
  const head = (
    <>
      <h2 id={id}>{title}</h2>
      <span className="small dim">
        <Plural value={rows.length} one="# idea" other="# ideas" />
      </span>
    </>
  );
  const list = (
    <ul className={`${styles.ideas} ${styles.pairs}`}>
      {rows.map((row) => (
        <li key={row._id}>
          <IdeaCard idea={row} row={row} isSavedList />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id}>
      {isFolded ? (
        <details className="fold">
          <summary>
            {head}
            <ChevronDown className="s" />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <div className="head">{head}</div>
          {list}
        </>
      )}
    </section>
  );
}
