import { type EssayStatus, essayStatuses } from '@lantern/contract/essays';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { FavoritedIdeas, RecentlyDeleted, SavedIdeas } from '../brainstorm/lazy-parts.tsx';
import { statusWords } from '../essay-words.ts';
import { EssayCard } from './essay-card.tsx';
import styles from './list.module.css';
import { NewEssayDialog } from './new-essay-dialog.tsx';
import { findRows, type Order, type Row, sortRows } from './rows.ts';
import { useRows } from './use-rows.ts';

/** All essays of the student, on /essays and on /essay-list. */
export function EssayList() {
  const { i18n } = useLingui();
  const { rows, error, refetch, isFetching, copyFrom } = useRows();
  const [creating, setCreating] = useState(false);
  useKeptFocus(rows?.length ?? 0);
  const begin = (
    <Button look="main" onClick={() => setCreating(true)}>
      <Plus />
      <Trans>New Essay</Trans>
    </Button>
  );

  return (
    <div className="stack">
      <h2 className="vh">
        <Trans>All essays</Trans>
      </h2>
      {creating && <NewEssayDialog onClose={() => setCreating(false)} />}
      <FavoritedIdeas />
      {!rows && !error && <Skeleton />}
      {error && !rows && (
        <ErrorBlock
          title={<Trans>Could not load your essays.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
          action={begin}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {copyFrom !== undefined && <DataAge at={copyFrom} copy />}
      {rows?.length === 0 && (
        <EmptyState title={<Trans>No essays found</Trans>} action={begin}>
          <Trans>
            Start with a blank page, or brainstorm first. What you write is saved on this device as you type, and then
            on Lantern.
          </Trans>
        </EmptyState>
      )}
      {rows && rows.length > 0 && <Filled rows={rows} begin={begin} />}
      <SavedIdeas />
      <RecentlyDeleted />
    </div>
  );
}

function Filled({ rows, begin }: { rows: readonly Row[]; begin: React.ReactNode }) {
  const { t, i18n } = useLingui();
  const [sought, setSought] = useState('');
  const [status, setStatus] = useState<EssayStatus | ''>('');
  const [order, setOrder] = useState<Order>('updated');
  const list = useId();
  const shown = sortRows(findRows(rows, sought, status, i18n.locale), order, i18n.locale);
  const filtered = sought.trim() !== '' || status !== '';

  return (
    <>
      <search className={styles.search}>
        <Field label={<Trans>Search essays</Trans>}>
          <TextInput
            type="search"
            value={sought}
            aria-controls={list}
            onChange={(event) => setSought(event.target.value)}
          />
        </Field>
        <Field label={<Trans>Status</Trans>}>
          <Select value={status} onChange={(event) => setStatus(event.target.value as EssayStatus | '')}>
            <option value="">{t`All`}</option>
            {essayStatuses.map((each) => (
              <option key={each} value={each}>
                {i18n._(statusWords[each].label)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Order</Trans>}>
          <Select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
            <option value="updated">{t`Newest first`}</option>
            <option value="favorites">{t`Favourites first`}</option>
            <option value="title">{t`By title`}</option>
            <option value="words">{t`Longest first`}</option>
          </Select>
        </Field>
        <div className={styles.begin}>{begin}</div>
      </search>
      <p className="small dim" role="status">
        <Plural value={shown.length} one="# essay" other="# essays" />
      </p>
      {shown.length === 0 && filtered && (
        <EmptyState
          title={<Trans>No essays found</Trans>}
          action={
            <Button
              onClick={() => {
                setSought('');
                setStatus('');
              }}
            >
              <Trans>Show all essays</Trans>
            </Button>
          }
        >
          <Trans>No essay fits this search or status. Try other words, or show all of them.</Trans>
        </EmptyState>
      )}
      <ul className={styles.list} id={list}>
        {shown.map((row) => (
          <li key={row._id}>
            <EssayCard row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}
