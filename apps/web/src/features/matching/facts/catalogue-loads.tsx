import type { CatalogueLoad } from '@lantern/contract/matching.facts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { formatBefore } from '#components/dates.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { loadsQuery } from './facts.api.ts';

const countWords: Readonly<Record<string, MessageDescriptor>> = {
  all: msg`in the files`,
  added: msg`added`,
  changed: msg`changed`,
  same: msg`the same`,
  kept: msg`kept as an editor wrote them`,
  refused: msg`refused`,
  removed: msg`removed`,
};

/** What the last loads and imports of the catalogue did. */
export function CatalogueLoads() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(loadsQuery);
  if (!data)
    return error ? (
      <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    ) : (
      <Skeleton />
    );
  if (data.length === 0)
    return (
      <EmptyState level={2} title={<Trans>Nothing was loaded yet</Trans>}>
        <Trans>The shipped catalogue is loaded when the server starts; imports are commands on the server.</Trans>
      </EmptyState>
    );
  return (
    <ul className="stack">
      {data.map((load) => (
        <LoadCard key={load.id} load={load} />
      ))}
    </ul>
  );
}

function LoadCard({ load: { at, what, file, institutions, facts, scholarships, refusals } }: { load: CatalogueLoad }) {
  const { i18n } = useLingui();
  const scholarshipCount = scholarships === null ? null : i18n.number(scholarships);
  return (
    <li className="card stack">
      <div>
        <h2>{what === 'shipped' ? <Trans>The shipped catalogue</Trans> : <bdi lang="en">{what}</bdi>}</h2>
        <p className="small dim">
          {formatBefore(new Date(at), new Date(), i18n)}
          {file && (
            <>
              {' · '}
              <bdi>{file}</bdi>
            </>
          )}
        </p>
      </div>
      <p>
        <Trans>Institutions</Trans>: <Counts counts={institutions} />
      </p>
      <p>
        <Trans>Facts</Trans>: <Counts counts={facts} />
      </p>
      {scholarshipCount && (
        <p>
          <Trans>Scholarships</Trans>: <span className="num">{scholarshipCount}</span>
        </p>
      )}
      {refusals.length > 0 && (
        <details className="fold">
          <summary>
            <Trans>What was not taken, and why</Trans>
            <ChevronDown />
          </summary>
          <ul className="rules closed">
            {refusals.map((sentence) => (
              <li key={sentence} lang="en">
                {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Counts({ counts }: { counts: Record<string, number> }) {
  const { i18n } = useLingui();
  const parts = Object.entries(counts).map(([name, count]) => {
    const word = countWords[name];
    return `${i18n.number(count)} ${word ? i18n._(word) : name}`;
  });
  return <span className="num">{parts.length > 0 ? parts.join(' · ') : <Trans>none</Trans>}</span>;
}
