import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

export type Fact = { label: ReactNode; value: string; dir?: 'ltr' | 'auto'; help?: ReactNode };

/** Answers to read; what was not given says so. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, dir = 'auto', help }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list; its place is its identity
        <div key={index}>
          <dt>{label}</dt>
          {value ? (
            <dd>
              <bdi dir={dir}>{value}</bdi>
            </dd>
          ) : (
            <dd className={styles.none}>
              <Trans>Not given</Trans>
            </dd>
          )}
          {help && <dd className="small dim">{help}</dd>}
        </div>
      ))}
    </dl>
  );
}
