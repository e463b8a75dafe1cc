import { type EssayStatus, essayStatuses } from '@lantern/contract/essays.types';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import { statusWords, typeWords } from '../essay-words.ts';
import { EssayCard } from './essay-card.tsx';
import { savedFirst, useJustSaved } from './just-saved.ts';
import styles from './list.module.css';
import { pageSize, useListView } from './list-view.ts';
import { findRows, type Order, type Row, sortRows } from './rows.ts';
import { useSearch } from './use-search.ts';

/** The essays that fit the search, some at a time. */
export function FoundEssays({ rows, begin }: { rows: readonly Row[]; begin: ReactNode }) {
  const { t, i18n } = useLingui();
  const { id: user } = useUser();
  const { view, change } = useListView(user);
  const { sought, status, order } = view;
  const { isPartial, ...beyond } = useSearch(sought);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const fitting = findRows(rows, view, beyond, (type) => i18n._(typeWords[type]));
  const saved = useJustSaved(rows);
  const found = savedFirst(sortRows(fitting, order, intlLocale(i18n.locale)), saved);
  const shown = found.slice(0, view.shown);
  const listed = shown.filter((row) => row !== saved);
  const isFiltered = sought.trim() !== '' || status !== '';

  // The pressed button may be gone with the last page: the first new card is what was asked for.
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current !== undefined) list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  });

  return (
    <>
      {/* above the search: on a small phone it would be out of sight below it, and under the toast that says so */}
      {saved && <EssayCard row={saved} isJustSaved />}
      <search className={styles.search}>
        <Field label={<Trans>Search essays</Trans>}>
          <TextInput
            type="search"
            value={sought}
            maxLength={200}
            aria-controls={id}
            onChange={(event) => change({ sought: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Status</Trans>}>
          <Select value={status} onChange={(event) => change({ status: event.target.value as EssayStatus | '' })}>
            <option value="">{t`All`}</option>
            {essayStatuses.map((each) => (
              <option key={each} value={each}>
                {i18n._(statusWords[each].label)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Order</Trans>}>
          <Select value={order} onChange={(event) => change({ order: event.target.value as Order })}>
            <option value="updated">{t`Newest first`}</option>
            <option value="favorites">{t`Favourites first`}</option>
            <option value="title">{t`By title`}</option>
            <option value="words">{t`Longest first`}</option>
          </Select>
        </Field>
        <div className={styles.begin}>{begin}</div>
      </search>
      <p className="small dim" role="status">
        <Plural value={found.length} one="# essay" other="# essays" />
        {isPartial && ' · '}
        {isPartial && <Trans>Only what is on this device was searched.</Trans>}
      </p>
      {found.length === 0 && isFiltered && (
        <EmptyState
          title={<Trans>No essays found</Trans>}
          action={
            <Button onClick={() => change({ sought: '', status: '' })}>
              <Trans>Show all essays</Trans>
            </Button>
          }
        >
          <Trans>No essay fits this search or status. Try other words, or show all of them.</Trans>
        </EmptyState>
      )}
      <ul className={styles.list} id={id} ref={list}>
        {listed.map((row) => (
          <li key={row._id}>
            <EssayCard row={row} />
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <div>
          <Button
            onClick={() => {
              firstNew.current = listed.length;
              change({ shown: shown.length + pageSize });
            }}
          >
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
