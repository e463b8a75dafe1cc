import type { OwnRecord } from '@lantern/contract/assistant';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { Badge } from '#components/badge.tsx';
import { listed } from '#components/listed.ts';
import styles from '../assistant.module.css';

type English = OwnRecord['english'];
type Institution = English['institutions'][number];

const reasons: Record<string, MessageDescriptor> = {
  'not-published': msg`We do not know what it asks for.`,
  stale: msg`We have not checked this for a long time, so it does not count.`,
  'not-held': msg`Your record has no English test that counts today.`,
  'not-comparable': msg`It asks for another test. Nobody publishes how to compare the two.`,
  'not-asked': msg`No English test is asked for.`,
  unmet: msg`It may also teach in other languages. Then you may not need English.`,
};

/** Each university of the list against the English tests of the record, as UniPair judges it. */
export function EnglishForList({ english: { held, institutions, listed: onList } }: { english: English }) {
  const { i18n } = useLingui();
  const order = { fail: 0, unknown: 1, pass: 2 } as const;
  const sorted = institutions.toSorted((a, b) => order[a.state] - order[b.state] || a.name.localeCompare(b.name));
  const count = (state: Institution['state']) =>
    i18n.number(institutions.filter((institution) => institution.state === state).length);
  return (
    <>
      <p>
        {held.length > 0 ? (
          <Trans>Your English tests that count today:</Trans>
        ) : (
          <Trans>Your record has no English test that counts today.</Trans>
        )}{' '}
        {listed(
          held.map(({ name, overall }) => `${name} ${i18n.number(overall)}`),
          i18n,
        )}{' '}
        <Link href="/tests">
          <Trans>Open test scores</Trans>
        </Link>
      </p>
      {onList === 0 ? (
        <p>
          <Trans>Your list of universities is empty, so there is nothing to compare with.</Trans>{' '}
          {isBuilt('/unipair') && (
            <Link href="/unipair">
              <Trans>Find universities</Trans>
            </Link>
          )}
        </p>
      ) : (
        <>
          <p>
            <Trans>
              We looked at {i18n.number(institutions.length)}: enough for {count('pass')}, not enough for{' '}
              {count('fail')}, not known for {count('unknown')}.
            </Trans>
          </p>
          <ul className={styles.dated}>
            {sorted.map((institution) => (
              <li key={institution.id}>
                <StateBadge state={institution.state} /> <bdi>{institution.name}</bdi>{' '}
                <span className="small dim">
                  {listed(
                    institution.asked.map(({ test, minimum }) => `${test} ${i18n.number(minimum)}`),
                    i18n,
                  )}{' '}
                  {institution.state === 'unknown' && i18n._(reasons[institution.reason] ?? msg`Unknown`)}
                </span>
              </li>
            ))}
          </ul>
          {isBuilt('/saved-universities') && (
            <p>
              <Link href="/saved-universities">
                <Trans>Open your list</Trans>
              </Link>
            </p>
          )}
        </>
      )}
    </>
  );
}

function StateBadge({ state }: { state: Institution['state'] }) {
  if (state === 'pass')
    return (
      <Badge icon={CircleCheck} tone="ok">
        <Trans>Enough</Trans>
      </Badge>
    );
  if (state === 'fail')
    return (
      <Badge icon={CircleX} tone="bad">
        <Trans>Not enough</Trans>
      </Badge>
    );
  return (
    <Badge icon={CircleHelp} tone="none">
      <Trans>Unknown</Trans>
    </Badge>
  );
}
