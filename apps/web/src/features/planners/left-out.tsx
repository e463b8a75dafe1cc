import type { LeftOut } from '@lantern/abroad/study-plan';
import type { PrepPack } from '@lantern/contract/planners.test-prep';
import { Plural, Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import styles from './planners.module.css';
import { Hours } from './study-week.tsx';

/** What no week holds, each with its reason. */
export function LeftOutList({ leftOut, pack }: { leftOut: readonly LeftOut[]; pack: PrepPack }) {
  if (leftOut.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        <Plural value={leftOut.length} one="# thing is not in the plan" other="# things are not in the plan" />
        <ChevronDown />
      </summary>
      <ul className="rules closed">
        {leftOut.map(({ id, reason }) => {
          const what = pack.items.find((one) => one.id === id);
          return (
            what && (
              <li key={id} className={styles.item}>
                <b>{what.title}</b>
                <p className={styles.facts}>
                  <span>
                    <Hours minutes={what.minutes} />
                  </span>
                  <span>
                    {reason === 'weeks' ? (
                      <Trans>its weeks come after your last one</Trans>
                    ) : (
                      <Trans>the weeks are full</Trans>
                    )}
                  </span>
                </p>
              </li>
            )
          );
        })}
      </ul>
    </details>
  );
}
