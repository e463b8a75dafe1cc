import type { OfflineTask } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import styles from './dashboard.module.css';
import { editPath } from './essay-paths.ts';

/** What can be done now without a connection. */
export function OfflineCard({ tasks }: { tasks: readonly OfflineTask[] }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-labelledby="offline">
      <details className="fold">
        <summary>
          <h2 id="offline" className={styles.folded}>
            <Trans>What you can do without internet</Trans>
          </h2>
          <ChevronDown className="s" />
        </summary>
        <div className={styles.calm}>
          <p className="small">
            <Trans>These work offline once you have opened them on this device. They sync later.</Trans>
          </p>
          <ul>
            {tasks.map(({ kind, essay_id, title, minutes }) => (
              <li key={kind + essay_id}>
                <Link href={editPath(essay_id)}>
                  <span>
                    {kind === 'continue-essay'
                      ? t`Continue “${title}”`
                      : t`Read what the evaluation says about “${title}”`}
                  </span>
                  <span className="small dim num">
                    {i18n.number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' })}
                  </span>
                  <ChevronRight className="s flip" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
