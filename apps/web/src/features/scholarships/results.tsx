import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Needs, placeOf } from './eligibility.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ScholarshipCard } from './scholarship-card.tsx';
import { keepLastSearch, type Saved, type Search, scholarshipsPerPage, searchQuery } from './scholarships.api.ts';
import styles from './scholarships.module.css';
import { addressOf, type SearchTexts, searchOf } from './search-address.ts';

type ResultsProps = { texts: SearchTexts; saved: Saved; today: string; onChange: (texts: SearchTexts) => void };

export function Results({ texts, saved, today, onChange }: ResultsProps) {
  const { i18n } = useLingui();
  const search = searchOf(texts);
  const address = addressOf(texts);
  const [pages, setPages] = useState(1);
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(searchQuery(search, 1));
  const isAnswered = data !== undefined;
  useEffect(() => {
    if (isAnswered) keepLastSearch(address);
  }, [isAnswered, address]);

  if (!data)
    return error ? (
      <ErrorBlock
        title={<Trans>We could not search the scholarships.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    ) : (
      <Skeleton />
    );

  const shown = texts.eligibility === '' ? data.found : data.eligibility[texts.eligibility as 'yes'];
  const more = Math.min(scholarshipsPerPage, shown - pages * scholarshipsPerPage);
  return (
    <section className="stack" aria-labelledby="found">
      <div className="head">
        <h2 id="found">
          <Plural value={data.found} one="Found # Scholarship" other="Found # Scholarships" />
        </h2>
        <DataAge at={dataUpdatedAt} copy={error !== null} />
      </div>
      {data.found === 0 ? (
        <NothingFound relaxed={data.relaxed} texts={texts} onChange={onChange} />
      ) : (
        <>
          <Missing missing={data.missing} />
          <Tally
            counts={{ '': data.found, ...data.eligibility }}
            current={texts.eligibility}
            onChange={(eligibility) => onChange({ ...texts, eligibility })}
          />
          <p className="small dim">
            <Trans>Soonest usual deadline first. Nothing paid changes the order.</Trans>
          </p>
          {shown === 0 && (
            <p className="note">
              <Trans>None of them is so. Choose another group above.</Trans>
            </p>
          )}
          <ul className="stack">
            {Array.from({ length: pages }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              <Page key={index} search={search} page={index + 1} saved={saved} today={today} />
            ))}
          </ul>
          {more > 0 && (
            <Button wide onClick={() => setPages(pages + 1)}>
              <Trans>Show {i18n.number(more)} more</Trans>
            </Button>
          )}
        </>
      )}
    </section>
  );
}

type PageProps = { search: Search; page: number; saved: Saved; today: string };

/** Each page is asked for by itself, so that those that were seen are there without a connection. */
function Page({ search, page, saved, today }: PageProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(searchQuery(search, page));
  if (data)
    return data.scholarships.map((one) => (
      <li key={one.id}>
        <ScholarshipCard scholarship={one} row={saved.rowOf(one.id)} today={today} />
      </li>
    ));
  return (
    <li>
      {error ? (
        <ErrorBlock title={<Trans>We could not load more.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      ) : (
        <Skeleton />
      )}
    </li>
  );
}

type Counts = Record<'' | 'yes' | 'unknown' | 'no', number>;
type TallyProps = { counts: Counts; current: string; onChange: (state: string) => void };

function Tally({ counts, current, onChange }: TallyProps) {
  const { t, i18n } = useLingui();
  const words = { '': t`All`, yes: t`Eligible`, unknown: t`Unknown`, no: t`Not eligible` };
  return (
    <fieldset className={styles.tally}>
      <legend className="vh">{t`Am I eligible?`}</legend>
      {(['', 'yes', 'unknown', 'no'] as const).map((state) => (
        <button key={state} type="button" aria-pressed={current === state} onClick={() => onChange(state)}>
          <b>{i18n.number(counts[state])}</b>
          <span>{words[state]}</span>
        </button>
      ))}
    </fieldset>
  );
}

type MissingProps = { missing: { needs: 'citizenship' | 'birth' | 'grade' | 'english'; conditions: number }[] };

/** The one answer that lets the most conditions be judged. */
function Missing({ missing: [most] }: MissingProps) {
  if (!most) return null;
  const what = <Needs needs={most.needs} />;
  return (
    <section className="lit stack" aria-labelledby="missing">
      <h3 id="missing">
        <Trans>Add to your record: {what}</Trans>
      </h3>
      <p>
        <Plural
          value={most.conditions}
          one="It lets us judge # condition of these scholarships."
          other="It lets us judge # conditions of these scholarships."
        />
      </p>
      <div>
        <ButtonLink look="main" href={placeOf[most.needs]}>
          <Trans>Open my record</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
