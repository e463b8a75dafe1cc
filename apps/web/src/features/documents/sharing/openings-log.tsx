import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { plainName } from '../document-words.ts';
import { openingsQuery } from './sharing.api.ts';
import styles from './sharing.module.css';

/** When a link was opened and with what kind of device. No address is kept. */
export function OpeningsLog({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.log} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans>When it was opened</Trans>
      </summary>
      {open && <Openings id={id} />}
    </details>
  );
}

function Openings({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(openingsQuery(id));
  if (error && !data)
    return (
      <ErrorBlock title={<Trans>We could not load this list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (!data) return <Skeleton />;
  return (
    <ul className="small">
      {data.map(({ at, what, document, device }) => (
        <li key={at + what + document}>
          {i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}:{' '}
          {what === 'list' && <Trans>the list</Trans>}
          {what === 'paper' && (document ? <bdi>{plainName(document)}</bdi> : <Trans>a paper that is gone</Trans>)}
          {device && <span className="dim"> ({device})</span>}
        </li>
      ))}
    </ul>
  );
}
