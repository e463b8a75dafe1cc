import type { Lender } from '@lantern/contract/finance';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { CountrySelect } from '#components/country-select.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { WorldFactView } from '#components/world-fact.tsx';
import { lendersQuery } from '../finance.api.ts';
import styles from '../finance.module.css';
import { LoanPapers } from './loan-papers.tsx';

const kindWords: Record<Lender['kind'], MessageDescriptor> = {
  bank: msg`Bank`,
  nbfc: msg`Lender without a bank licence`,
  government: msg`Government`,
  cooperative: msg`Cooperative`,
};

/** Who lends at home, in alphabetical order: nobody pays for a place. And the papers that they ask for. */
export function Lenders({ home, today }: { home: string; today: string }) {
  const { i18n } = useLingui();
  const [country, setCountry] = useState(home || 'BD');
  const { data, error, refetch, isFetching } = useQuery(lendersQuery(country, i18n.locale));
  return (
    <div className="stack">
      <CountrySelect
        label={<Trans>Home country</Trans>}
        value={country}
        onChange={({ target }) => target.value && setCountry(target.value)}
      />
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load the lenders.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && !data.countries.includes(country) && (
        <p className="note">
          <Trans>We have no lenders of this country yet. These lend to students of many countries.</Trans>
        </p>
      )}
      {data && (
        <>
          <p className="small dim">
            <Trans>
              In alphabetical order. Nobody pays us to be here. We do not know their rates: ask for an offer and type it
              above.
            </Trans>
          </p>
          <ul className="rules closed">
            {data.lenders.map((lender) => (
              <li key={lender.id}>
                <details className="fold">
                  <summary>
                    {lender.name} <span className="small dim">{i18n._(kindWords[lender.kind])}</span>
                    <ChevronDown />
                  </summary>
                  {lender.facts.map((fact) => (
                    <WorldFactView
                      key={`${fact.key} ${fact.about}`}
                      fact={fact}
                      today={today}
                      label={<FactLabel name={fact.key} />}
                    />
                  ))}
                </details>
              </li>
            ))}
          </ul>
          <div className={styles.part}>
            <LoanPapers documents={data.documents} />
          </div>
        </>
      )}
    </div>
  );
}

function FactLabel({ name }: { name: string }) {
  if (name === 'loan_amount') return <Trans>Amount</Trans>;
  if (name === 'loan_rate') return <Trans>Interest a year</Trans>;
  return <Trans context="of a loan">Terms</Trans>;
}
