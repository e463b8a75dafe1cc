import { institutionPagesMax } from '@lantern/contract/institutions';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight, DoorClosed, Search } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { listed } from '#components/listed.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { LayerRemark } from './match-badges.tsx';
import { institutionsQuery } from './matching.api.ts';
import styles from './matching.module.css';
import { operatingWords, regionName } from './matching-words.ts';

/** Picks one university by its name or place. */
export function FindUniversity({ onChoose }: { onChoose: (id: string, name: string) => void }) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery({
    ...institutionsQuery(asked, page),
    placeholderData: keepPreviousData,
  });
  const found = asked === '' ? undefined : data;
  return (
    <div className="stack">
      <p className="small dim">
        <Trans>Its name or its city. Small mistakes do not matter.</Trans>
      </p>
      <form
        className={styles.order}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(typed.trim() === '');
          setAsked(typed.trim());
          setPage(1);
        }}
      >
        <Field label={<Trans>Which university?</Trans>} error={isMissing ? t`Write a name or a city.` : undefined}>
          <TextInput
            type="search"
            enterKeyHint="search"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button look="main" type="submit" busy={isFetching}>
          <Search />
          <Trans>Search</Trans>
        </Button>
      </form>
      <div aria-live="polite">
        {found?.institutions.length === 0 && (
          <p className="note">
            <Trans>We found no university with this name. Try another spelling, the short name, or the city.</Trans>
          </p>
        )}
      </div>
      {found && found.institutions.length > 0 && (
        <ul className="rules closed">
          {found.institutions.map(({ id, name, other_names, city, country, layer, not_open }) => (
            <li key={id}>
              <button type="button" className={styles.choice} onClick={() => onChoose(id, name)}>
                <span>
                  <b>{name}</b>
                  <span className="small dim">{listed([city, regionName(country, i18n)], i18n)}</span>
                  {other_names.length > 0 && <span className="small dim">{other_names.join(' · ')}</span>}
                  {not_open ? (
                    <Remark icon={DoorClosed}>{i18n._(operatingWords[not_open])}</Remark>
                  ) : (
                    <LayerRemark layer={layer} />
                  )}
                </span>
                <ChevronRight className="flip" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && (page > 1 || found.more) && (
        <div className="row wrap">
          {page > 1 && (
            <Button onClick={() => setPage(page - 1)}>
              <Trans>Previous</Trans>
            </Button>
          )}
          {found.more && page < institutionPagesMax && (
            <Button onClick={() => setPage(page + 1)}>
              <Trans>Next</Trans>
            </Button>
          )}
        </div>
      )}
      {asked !== '' && !data && !error && <Skeleton />}
      {asked !== '' && error && (
        <ErrorBlock title={<Trans>We could not search.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
    </div>
  );
}
