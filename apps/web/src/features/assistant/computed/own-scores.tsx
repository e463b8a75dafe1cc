import { overallThatCounts } from '@lantern/content/tests/check-score';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { useRecords } from '#api/records.ts';
import { formatDay } from '#components/dates.ts';
import { testNames } from '#components/test-names.ts';
import { areKnown, Unknown } from '#components/unknown.tsx';
import { scores } from '#features/tests/tests.api.ts';
import styles from '../assistant.module.css';

/** The test scores as the student wrote them, the latest first. */
export function OwnScores() {
  const { i18n } = useLingui();
  const list = useRecords(scores);
  const asked = [{ ...list, isKnown: list.rows !== undefined }];
  if (!areKnown(asked)) return <Unknown asked={asked} />;
  const sorted = (list.rows ?? []).toSorted((a, b) => b.testDate.localeCompare(a.testDate));
  return (
    <div className={styles.computed}>
      {sorted.length === 0 && (
        <p>
          <Trans>Your record has no test score yet.</Trans>
        </p>
      )}
      <ul className={styles.dated}>
        {sorted.map((score) => {
          const overall = overallThatCounts(score);
          return (
            <li key={score.id}>
              <b>{testNames[score.testType]}</b>{' '}
              {overall === null ? <Trans>no result yet</Trans> : <b>{i18n.number(overall)}</b>}{' '}
              <span className="small dim">{formatDay(score.testDate, i18n)}</span>
            </li>
          );
        })}
      </ul>
      <p>
        <Link href="/tests">
          <Trans>Open test scores</Trans>
        </Link>
      </p>
      <p className="small dim">
        <Trans>Read from your own lists.</Trans>
      </p>
    </div>
  );
}
