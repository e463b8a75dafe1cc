import type { Output } from '@lantern/contract/endpoint';
import type { startMatching } from '@lantern/contract/matching';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { keepStudyWishes, type StudyWishes, useStudyWishes } from '#api/study-wishes.ts';
import { About } from '#components/about.tsx';
import { ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { CompareBar } from './compared/compare-bar.tsx';
import { lastQuery, matchQuery, putLast, startQuery } from './matching.api.ts';
import styles from './matching.module.css';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { Universities } from './universities.tsx';
import { useRoomBeside } from './use-room-beside.ts';
import {
  type Asked,
  addressOf,
  askedBefore,
  askedBeside,
  firstView,
  firstWishes,
  keptWishes,
  listOf,
  readAddress,
  toKeep,
  type View,
  type Wishes,
} from './wishes.ts';

const university = partOf(async () => (await import('./university.tsx')).University);
const compare = partOf(async () => (await import('./compare.tsx')).Compare);

export function Screen() {
  const { i18n } = useLingui();
  const [, go] = useLocation();
  const search = useSearch();
  const inAddress = readAddress(search);
  const last = useQuery(lastQuery);
  const kept = useStudyWishes();
  const start = useQuery(startQuery(inAddress?.wishes.level ?? ''));
  // who comes back sees what was found last, with its age
  const before = kept && askedBefore(readAddress(last.data ?? ''), keptWishes(kept));
  const beside = kept && askedBeside(search, before);
  const asked = inAddress ?? beside ?? before;
  function show(next: Asked) {
    if (next.wishes !== asked?.wishes) void keepStudyWishes(toKeep(next.wishes));
    go(`/unipair?${addressOf(next)}`);
  }

  if (asked && asked.view.compare.length > 0)
    return (
      <div className={styles.page}>
        <h1>
          <Trans>UniPair</Trans>
        </h1>
        <Lazy part={compare} props={{ asked, isOfSaved: !inAddress }} />
      </div>
    );
  const begin: Wishes = asked?.wishes ?? {
    ...firstWishes,
    ...offeredHere(kept, start.data),
  };
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>UniPair</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      {!start.data && !start.error && <Skeleton />}
      {!start.data && start.error && (
        <ErrorBlock
          title={<Trans>We could not load the filters.</Trans>}
          onRetry={() => void start.refetch()}
          busy={start.isFetching}
        >
          {explain(start.error, i18n)}
        </ErrorBlock>
      )}
      {start.data && last.data !== undefined && (inAddress ?? kept) && (
        <>
          <SearchBox
            key={asked ? addressOf({ wishes: asked.wishes, view: firstView }) : ''}
            start={start.data}
            wishes={begin}
            asked={asked !== undefined}
            onFind={(wishes) => show({ wishes, view: firstView })}
          />
          {asked && <Found asked={asked} last={last.data} onAsk={show} />}
        </>
      )}
    </div>
  );
}

/** What was said on other screens, as far as it can be chosen here. */
function offeredHere(kept: StudyWishes | undefined, start: Output<typeof startMatching> | undefined) {
  const { level, field, country } = kept ?? {};
  return {
    ...(level && { level }),
    ...(field && start?.fields.includes(field) && { field }),
    ...(country && start?.countries.includes(country) && { country }),
  };
}

type FoundProps = { asked: Asked; last: string | null; onAsk: (next: Asked) => void };

function Found({ asked, last, onAsk }: FoundProps) {
  const { data, error, refetch, isFetching, isPlaceholderData, dataUpdatedAt } = useQuery({
    ...matchQuery(asked),
    placeholderData: keepPreviousData,
  });
  const address = addressOf(asked);
  const isFresh = data !== undefined && !isPlaceholderData && error === null;
  useEffect(() => {
    const next = readAddress(address);
    if (isFresh && next) void putLast(next);
  }, [isFresh, address]);

  const onView = (view: Partial<View>) => onAsk({ wishes: asked.wishes, view: { ...asked.view, shown: '', ...view } });
  const isShown = data && !(isPlaceholderData && error);
  const isBeside = useRoomBeside();
  const beside = isBeside && isShown ? asked.view.shown || data.matches[0]?.id || '' : '';
  return (
    <div className={styles.found}>
      {/* it stands before the results come, or they are not announced */}
      <p className="vh" role="status">
        {isShown && !isPlaceholderData && <Universities count={data.totals[listOf(asked)]} />}
      </p>
      {isShown && (
        <Results
          asked={asked}
          answer={data}
          at={dataUpdatedAt}
          copy={error !== null}
          busy={isPlaceholderData}
          beside={isBeside ? beside : null}
          onView={onView}
          onWishes={(wishes) => onAsk({ wishes, view: firstView })}
        />
      )}
      {!isShown && !error && <Skeleton />}
      {!isShown && error && (
        <NoAnswer last={last} asked={address} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {beside !== '' && (
        <div className={styles.beside}>
          <Lazy part={university} props={{ id: beside, wishes: asked.wishes, level: 2 as const }} key={beside} />
        </div>
      )}
      <CompareBar address={addressOf({ wishes: asked.wishes, view: firstView })} />
    </div>
  );
}

type NoAnswerProps = { last: string | null; asked: string; error: Error; busy: boolean; onRetry: () => void };

function NoAnswer({ last, asked, error, busy, onRetry }: NoAnswerProps) {
  const { i18n } = useLingui();
  return (
    <ErrorBlock
      title={<Trans>We could not look for matches.</Trans>}
      onRetry={onRetry}
      busy={busy}
      action={
        last &&
        last !== asked && (
          <ButtonLink href={`/unipair?${last}`}>
            <Trans>Show the last results</Trans>
          </ButtonLink>
        )
      }
    >
      {explain(error, i18n)}
    </ErrorBlock>
  );
}
