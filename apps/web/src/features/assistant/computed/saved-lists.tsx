import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { areKnown, Unknown } from '#components/unknown.tsx';
import { isSent, useApplications } from '#features/applications/applications.api.ts';
import { useSaved } from '#features/scholarships/scholarships.api.ts';
import styles from '../assistant.module.css';

/** The student's own lists, with what waits on this device. */
export function SavedLists() {
  const { i18n } = useLingui();
  const universities = useApplications();
  const scholarships = useSaved();
  const asked = [{ ...universities, isKnown: universities.rows !== undefined }, scholarships];
  if (!areKnown(asked)) return <Unknown asked={asked} />;
  const rows = universities.rows ?? [];
  const sent = rows.filter(isSent).length;
  const names = scholarships.list.flatMap(({ row, card }) => (card ? [{ id: row.id, name: card.name }] : []));
  // saved where there was a connection, and never shown on this device
  const unnamed = scholarships.list.length - names.length;
  return (
    <div className={styles.computed}>
      <p>
        {rows.length === 0 ? (
          <Trans>You have saved no university.</Trans>
        ) : (
          <Trans>Universities on your list: {i18n.number(rows.length)}</Trans>
        )}
      </p>
      {rows.length > 0 && (
        <p>
          <Trans>
            Applications sent: {i18n.number(sent)}. Not sent yet: {i18n.number(rows.length - sent)}.
          </Trans>
        </p>
      )}
      <ul className={styles.dated}>
        {rows.map(({ id, name, program }) => (
          <li key={id}>
            <bdi>{name}</bdi> {program && <span className="small dim">{program}</span>}
          </li>
        ))}
      </ul>
      <p>
        {scholarships.list.length === 0 ? (
          <Trans>You have saved no scholarship.</Trans>
        ) : (
          <Trans>Scholarships that you saved: {i18n.number(scholarships.list.length)}</Trans>
        )}
      </p>
      <ul className={styles.dated}>
        {names.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {unnamed > 0 && (
          <li className="dim">
            <Trans>{i18n.number(unnamed)} whose name is not on this device</Trans>
          </li>
        )}
      </ul>
      <p className="row wrap">
        {isBuilt('/saved-universities') && (
          <Link href="/saved-universities">
            <Trans>Open your list</Trans>
          </Link>
        )}
        {isBuilt('/scholarshiparc') && (
          <Link href="/scholarshiparc">
            <Trans>Open scholarships</Trans>
          </Link>
        )}
      </p>
      <p className="small dim">
        <Trans>Read from your own lists.</Trans>
      </p>
    </div>
  );
}
