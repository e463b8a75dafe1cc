import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useUser } from '#api/session.ts';
import { areKnown, Unknown } from '#components/unknown.tsx';
import { essaysQuery } from '#features/essays/essays.api.ts';
import styles from '../assistant.module.css';

/** How many essays the student has, and which. */
export function OwnEssays() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const essays = useQuery(essaysQuery(user));
  const asked = [{ ...essays, isKnown: essays.data !== undefined }];
  if (!areKnown(asked)) return <Unknown asked={asked} />;
  // what a guest found is nobody's own
  const rows = (essays.data ?? []).filter(({ sample }) => !sample);
  return (
    <div className={styles.computed}>
      <p>
        {rows.length === 0 ? (
          <Trans>You have no essay here yet.</Trans>
        ) : (
          <Trans>Essays that you have here: {i18n.number(rows.length)}</Trans>
        )}
      </p>
      <ul className={styles.dated}>
        {rows.map(({ _id, title }) => (
          <li key={_id}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/essays">
          <Trans>Open your essays</Trans>
        </Link>
      </p>
      <p className="small dim">
        <Trans>Read from your own lists.</Trans>
      </p>
    </div>
  );
}
