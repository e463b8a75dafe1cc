import { Trans } from '@lingui/react/macro';
import styles from './application-parts.module.css';
import type { ApplicationRow } from './applications.api.ts';
import { DraftTexts } from './draft-texts.tsx';
import { NotAsked } from './papers/asked-papers.tsx';
import { AttachedEssays } from './papers/attached.tsx';

/** What the line "Essays" opens. */
export function OpenedEssays({ row }: { row: ApplicationRow }) {
  return (
    <>
      <AttachedEssays row={row} />
      {row.essays.length === 0 && <NotAsked row={row} part="statement" />}
      <div className={styles.part}>
        <h3>
          <Trans>Texts for the application form</Trans>
        </h3>
        <DraftTexts id={row.id} />
      </div>
    </>
  );
}
