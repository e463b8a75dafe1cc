import type { MatchCard } from '@lantern/contract/matching.results';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './matching.module.css';

type Chance = NonNullable<MatchCard['chance']>;

const widerWords: Readonly<Record<Chance['widened'][number], MessageDescriptor>> = {
  'one-signal': msg`We could compare only your grade or your admission test, not both.`,
  'converted-grade': msg`We changed your grade to another scale.`,
  stale: msg`One of its numbers is old. We have to check it again.`,
  'all-applicants': msg`The rate is for all applicants, not only for international ones.`,
  'assumed-entry': msg`From this number we guess who usually gets in.`,
};

/** A range and never one number: as words, and as a bar. */
export function ChanceRange({ chance }: { chance: Chance }) {
  const { i18n } = useLingui();
  const [lower, upper] = [i18n.number(chance.lower), i18n.number(chance.upper)];
  return (
    <div className={styles.chance}>
      <p>
        <Trans>
          <b className="num">
            {lower}–{upper} in 100
          </b>{' '}
          <span className="dim">chance of an offer: a range, not a promise</span>
        </Trans>
      </p>
      <ChanceBar chance={chance} />
      {chance.widened.length > 0 && (
        <p className="small dim">
          <Trans>A wide range, because:</Trans> {chance.widened.map((why) => i18n._(widerWords[why])).join(' ')}
        </p>
      )}
    </div>
  );
}

function ChanceBar({ chance: { lower, middle, upper } }: { chance: Chance }) {
  return (
    <svg className={styles.range} aria-hidden="true">
      <rect className={styles.track} y="4" width="100%" height="8" rx="4" />
      <rect className={styles.part} x={`${lower}%`} y="4" width={`${Math.max(1, upper - lower)}%`} height="8" rx="4" />
      <circle className={styles.middle} cx={`${middle}%`} cy="8" r="6" />
    </svg>
  );
}
