import type { Scholarship, ScholarshipPage } from '@lantern/contract/scholarships';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { NotForYou } from './not-for-you.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ScholarshipCard } from './scholarship-card.tsx';
import { type Saved, type Search, scholarshipsPerPage, searchQuery } from './scholarships.api.ts';
import styles from './scholarships.module.css';
import type { SearchTexts } from './search-address.ts';

/** So many at a time, so that a page is not more than a few heights of a phone. */
const atOnce = 10;

type ResultsProps = {
  search: Search;
  texts: SearchTexts;
  saved: Saved;
  today: string;
  onChange: (texts: SearchTexts) => void;
};

export function Results({ search, texts, saved, today, onChange }: ResultsProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(searchQuery(search, 1));
  if (!data)
    return error ? (
      <ErrorBlock
        title={<Trans>We could not load the scholarships.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    ) : (
      <Skeleton />
    );
  const view = search.eligibility ?? 'may';
  const { yes, no, unknown } = data.eligibility;
  const shown = { may: yes + unknown, open: data.open, no, yes, unknown }[view];
  return (
    <section className="stack" aria-labelledby="found">
      <div className="head">
        <h2 id="found" className={styles.found}>
          <Plural value={data.found} one="Found # Scholarship" other="Found # Scholarships" />
        </h2>
        <DataAge at={dataUpdatedAt} copy={error !== null} />
      </div>
      {data.found === 0 ? (
        <NothingFound relaxed={data.relaxed} texts={texts} onChange={onChange} />
      ) : (
        <>
          <Views data={data} view={view} onChange={(eligibility) => onChange({ ...texts, eligibility })} />
          {shown === 0 && (
            <p className="note">
              <Trans>There are none in this group. Choose another group above.</Trans>
            </p>
          )}
          {view === 'may' && data.open === 0 && shown > 0 && (
            <p className="note">
              <Trans>Nothing is open for you now. Save one, and write down when it opens.</Trans>
            </p>
          )}
          <List key={view} search={search} shown={shown} saved={saved} today={today} />
          {view !== 'no' && no > 0 && (
            <NotForYou data={data} onShow={() => onChange({ ...texts, eligibility: 'no' })} />
          )}
        </>
      )}
    </section>
  );
}

type View = NonNullable<Search['eligibility']>;

function Views({ data, view, onChange }: { data: ScholarshipPage; view: View; onChange: (view: View) => void }) {
  const { t, i18n } = useLingui();
  const { yes, no, unknown } = data.eligibility;
  const views = [
    { name: 'may', words: t`For you`, count: yes + unknown },
    { name: 'open', words: t`Open now`, count: data.open },
    { name: 'no', words: t`Not for you`, count: no },
  ] as const;
  return (
    <fieldset className={styles.tally}>
      <legend className="vh">{t`Which ones?`}</legend>
      {views.map(({ name, words, count }) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onChange(name)}>
          <b>{i18n.number(count)}</b>
          <span>{words}</span>
        </button>
      ))}
    </fieldset>
  );
}

const groupWords: Record<Scholarship['group'], MessageDescriptor> = {
  open: msg`Open now`,
  ready: msg`Large ones: get ready`,
  more: msg`More that are open now`,
  later: msg`Open later`,
  undated: msg`Days not known`,
  unread: msg`Not checked lately`,
  no: msg`Not for you`,
};

type ListProps = { search: Search; shown: number; saved: Saved; today: string };

/** Each page of the answer is asked for by itself, so that those that were seen are there without a connection. */
function List({ search, shown, saved, today }: ListProps) {
  const { i18n } = useLingui();
  const [most, setMost] = useState(atOnce);
  const pages = Math.max(1, Math.ceil(Math.min(most, shown) / scholarshipsPerPage));
  const answers = useQueries({ queries: Array.from({ length: pages }, (_, page) => searchQuery(search, page + 1)) });
  const failed = answers.find(({ error, data }) => error && !data);
  const all = answers.flatMap(({ data }) => data?.scholarships ?? []).slice(0, most);
  const groups = [...Map.groupBy(all, ({ group }) => group)];
  const more = Math.min(atOnce, shown - most);
  return (
    <>
      {groups.map(([group, ones]) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`} className={styles.group}>
            {i18n._(groupWords[group])}
          </h3>
          <ul className={styles.plate}>
            {ones.map((one) => (
              <li key={one.id}>
                <ScholarshipCard scholarship={one} row={saved.rowOf(one.id)} today={today} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {failed ? (
        <ErrorBlock
          title={<Trans>We could not load more.</Trans>}
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        >
          {explain(failed.error, i18n)}
        </ErrorBlock>
      ) : (
        answers.some(({ data }) => !data) && <Skeleton />
      )}
      {more > 0 && !failed && (
        <Button wide onClick={() => setMost(most + atOnce)}>
          <Trans>Show {i18n.number(more)} more</Trans>
        </Button>
      )}
    </>
  );
}
