import type { CataloguePrompt } from '@lantern/contract/essays.prompts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { findPrompts } from './find-prompts.ts';
import { setWord } from './part-words.ts';
import styles from './prompts.module.css';
import { catalogueQuery } from './prompts.ts';

type KnownPromptsProps = {
  /** ids that the essay has already */
  there: readonly string[];
  pending: string | undefined;
  onAdd: (id: string) => void;
};

/** The catalogue by the form that asks, each with its source, its year and the way to check it. */
export function KnownPrompts({ there, pending, onAdd }: KnownPromptsProps) {
  const { i18n } = useLingui();
  const { data: prompts, error, refetch, isFetching } = useQuery(catalogueQuery);
  const [search, setSearch] = useState('');
  if (!prompts) {
    if (!error) return <Skeleton />;
    return (
      <ErrorBlock title={<Trans>Could not load the prompts.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  }
  const found = findPrompts(prompts, search);
  return (
    <div className="stack">
      <Field label={<Trans>Search</Trans>}>
        <TextInput type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      <p className="vh" role="status">
        {search.trim() && found.length === 0 && <Trans>No prompt has these words.</Trans>}
      </p>
      {found.length === 0 && (
        <p className="dim" aria-hidden="true">
          <Trans>No prompt has these words.</Trans>
        </p>
      )}
      {[...Map.groupBy(found, ({ set }) => set)].map(([set, ofSet]) => (
        <section key={set} aria-label={setWord(set, i18n)}>
          <h3>{setWord(set, i18n)}</h3>
          <ul className="rules">
            {ofSet.map((prompt) => (
              <Known
                key={prompt.id}
                prompt={prompt}
                isThere={there.includes(prompt.id)}
                busy={pending === prompt.id}
                onAdd={() => onAdd(prompt.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type KnownProps = { prompt: CataloguePrompt; isThere: boolean; busy: boolean; onAdd: () => void };

function Known({ prompt, isThere, busy, onAdd }: KnownProps) {
  const { t, i18n } = useLingui();
  const { name, text, limit, year, source, source_url, checked, note } = prompt;
  const max = i18n.number(limit.max);
  const day = formatDay(checked, i18n);
  return (
    <li className={styles.known}>
      <div className="row">
        <b lang="en" dir="auto">
          {name}
        </b>
        <span className="push">
          {isThere ? (
            <Remark icon={CircleCheck} tone="ok">
              <Trans>Added</Trans>
            </Remark>
          ) : (
            <Button busy={busy} aria-label={t`Add: ${name}`} onClick={onAdd}>
              <Trans>Add</Trans>
            </Button>
          )}
        </span>
      </div>
      <p className={styles.words} lang="en" dir="auto">
        {text}
      </p>
      <p className="small dim">
        {limit.unit === 'words' ? <Trans>up to {max} words</Trans> : <Trans>up to {max} characters</Trans>} ·{' '}
        <span dir="auto">{year === 'any' ? <Trans>any year</Trans> : year}</span> ·{' '}
        {source_url ? (
          <a href={source_url} target="_blank" rel="noreferrer" className={styles.source}>
            <span dir="auto">{source}</span>
            <ExternalLink className="s" />
            <span className="vh">
              <Trans>(opens in a new tab)</Trans>
            </span>
          </a>
        ) : (
          <span dir="auto">{source}</span>
        )}{' '}
        · <Trans>checked {day}</Trans>
      </p>
      {note && (
        <p className="small dim" lang="en" dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}
