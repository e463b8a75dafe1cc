import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { About } from '#components/about.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { RecordCard } from '#components/record/record-card.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { listScreen, useApplications } from '../applications.api.ts';
import { LetterItem } from './letter-item.tsx';
import { type RecommenderRow, useLetters } from './letters.api.ts';
import styles from './letters.module.css';
import { recommenderView } from './recommender-view.tsx';

const askPart = partOf(async () => (await import('./ask-dialog.tsx')).AskDialog);

/** Everybody who writes letters, each with what was asked of them. */
export function Screen() {
  return (
    <RecordScreen
      view={recommenderView}
      title={<Trans>Recommenders</Trans>}
      about={<About />}
      list={(rows, edit) => <Writers rows={rows} onEdit={edit} />}
    />
  );
}

function Writers({ rows, onEdit }: { rows: readonly RecommenderRow[]; onEdit: (id: string) => void }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch, isFetching } = useLetters();
  const { rows: applications = [], isLoaded } = useApplications();
  const [asked, setAsked] = useState<string>();
  const hasApplications = applications.some(({ revision }) => revision !== undefined);
  return (
    <>
      {isLoaded && !hasApplications && (
        <div className="note info">
          <p>
            <Trans>First save the universities where you want to apply. Then you can ask for letters.</Trans>
          </p>
          <ButtonLink href={listScreen}>
            <Trans>Open saved universities</Trans>
          </ButtonLink>
        </div>
      )}
      {error && !data && (
        <ErrorBlock
          title={<Trans>We could not load your requests for letters.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <ol className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <RecordCard
              view={recommenderView}
              row={row}
              onEdit={() => onEdit(row.id)}
              actions={
                hasApplications &&
                row.revision !== undefined && (
                  <Button look="bare" aria-label={t`Ask for a letter: ${row.name}`} onClick={() => setAsked(row.id)}>
                    <Send />
                    <Trans>Ask for a letter</Trans>
                  </Button>
                )
              }
            />
            <ul className={`rules closed ${styles.letters}`}>
              {data?.letters
                .filter(({ recommender_id }) => recommender_id === row.id)
                .map((letter) => (
                  <LetterItem key={letter._id} letter={letter} recommender={row} canMail={data.can_mail} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {asked && <Lazy part={askPart} props={{ recommenderId: asked, onClose: () => setAsked(undefined) }} />}
    </>
  );
}
