// Answers about the student's own record. The figures are those of the screens: from the server's own services, and the
// papers from the function of the document checklist.
import type { ComputedKind } from '@lantern/assistant/intents';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { dayHere } from '#api/day-here.ts';
import { explain } from '#api/problem-words.ts';
import { DataAge } from '#components/data-age.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { ownRecordQuery } from '../assistant.api.ts';
import styles from '../assistant.module.css';
import { EnglishForList } from './english-for-list.tsx';
import { MissingPapers } from './missing-papers.tsx';
import { nextPath, nextWords } from './next-words.ts';
import { OwnEssays } from './own-essays.tsx';
import { OwnScores } from './own-scores.tsx';
import { SavedLists } from './saved-lists.tsx';

type ComputedProps = { kind: ComputedKind; country: string | null };

export function ComputedAnswer({ kind, country }: ComputedProps) {
  if (kind === 'missing-papers') return <MissingPapers country={country} />;
  if (kind === 'saved') return <SavedLists />;
  if (kind === 'essays') return <OwnEssays />;
  if (kind === 'test-scores') return <OwnScores />;
  return <OfRecord kind={kind} />;
}

type Of = { kind: Exclude<ComputedKind, 'missing-papers' | 'saved' | 'test-scores' | 'essays'> };

function OfRecord({ kind }: Of) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(ownRecordQuery(i18n.locale));
  if (!data && error)
    return (
      <ErrorBlock
        title={<Trans>Your record could not be read.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (!data) return <Skeleton />;
  const { progress, next, dated, english } = data;
  const done = progress.steps.filter(({ status }) => status === 'completed').length;
  const answers: Record<Of['kind'], ReactNode> = {
    progress: (
      <>
        <p>
          <Trans>
            <b>{i18n.number(progress.percent / 100, { style: 'percent' })}</b> in all. {i18n.number(done)} of{' '}
            {i18n.number(progress.steps.length)} steps are finished.
          </Trans>
        </p>
        <p>
          <Link href="/dashboard">
            <Trans>See what it is made of</Trans>
          </Link>
        </p>
      </>
    ),
    'due-next': (
      <>
        <p>
          <Trans>Do this next</Trans>:{' '}
          <Link href={nextPath(next)}>
            <bdi>{i18n._(nextWords[next.kind](next.title ?? ''))}</bdi>
          </Link>
        </p>
        {dated.length > 0 ? (
          <ul className={styles.dated}>
            {dated.slice(0, 5).map(({ id, title, date, link }) => (
              <li key={id}>
                <b>{formatDay(date, i18n)}</b>{' '}
                {date < dayHere() && (
                  <span className="dim">
                    <Trans>(past)</Trans>{' '}
                  </span>
                )}
                <Link href={link}>{title}</Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="dim">
            <Trans>
              Nothing has a date yet. Choose a visa and write the first day of your course, and you get dates.
            </Trans>{' '}
            {isBuilt('/visa') && (
              <Link href="/visa">
                <Trans>Plan a visa</Trans>
              </Link>
            )}
          </p>
        )}
      </>
    ),
    'english-for-list': <EnglishForList english={english} />,
  };
  return (
    <div className={styles.computed}>
      {answers[kind]}
      <p className="small dim">
        <Trans>Computed from your record.</Trans> <DataAge at={dataUpdatedAt} copy={Boolean(error)} />
      </p>
    </div>
  );
}
