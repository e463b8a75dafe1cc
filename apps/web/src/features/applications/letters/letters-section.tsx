import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import type { ApplicationRow } from '../applications.api.ts';
import { LetterItem } from './letter-item.tsx';
import { lettersOf, recommendersScreen, useLetters, useRecommenders } from './letters.api.ts';

const askPart = partOf(async () => (await import('./ask-dialog.tsx')).AskDialog);

/** Letters of recommendation of one application. */
export function LettersSection({ row }: { row: ApplicationRow }) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useLetters();
  const { rows: writers = [] } = useRecommenders();
  const [isAsking, setAsking] = useState(false);
  const letters = data && lettersOf(data.letters, row.id);
  const canAsk = row.revision !== undefined && writers.some(({ revision }) => revision !== undefined);
  return (
    <section className="stack" aria-labelledby="letters">
      <h2 id="letters">
        <Trans>Letters of recommendation</Trans>
      </h2>
      {!letters && !error && <Skeleton />}
      {!letters && error && (
        <ErrorBlock
          title={<Trans>We could not load your requests for letters.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {letters?.length === 0 && (
        <p className="dim">
          <Trans>They do not ask for a letter. If you want one, ask early.</Trans>
        </p>
      )}
      {letters && letters.length > 0 && (
        <ul className="rules closed">
          {letters.map((letter) => {
            const writer = writers.find(({ id }) => id === letter.recommender_id);
            return (
              <LetterItem key={letter._id} letter={letter} recommender={writer} canMail={data?.can_mail ?? false}>
                <b>
                  <bdi>{writer?.name}</bdi>
                </b>
              </LetterItem>
            );
          })}
        </ul>
      )}
      <div className="row wrap">
        {canAsk && (
          <Button onClick={() => setAsking(true)}>
            <Send />
            <Trans>Ask for a letter</Trans>
          </Button>
        )}
        <ButtonLink look="bare" href={recommendersScreen}>
          <Trans>Open my recommenders</Trans>
        </ButtonLink>
      </div>
      {isAsking && <Lazy part={askPart} props={{ applicationId: row.id, onClose: () => setAsking(false) }} />}
    </section>
  );
}
