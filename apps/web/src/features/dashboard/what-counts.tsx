import type { ProgressSection, ProgressStep } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';
import { partWords } from './dashboard-words.ts';

type WhatCountsProps = { progress: ProgressStep | ProgressSection; children?: ReactNode };

/** What a percentage is made of. */
export function WhatCounts({ progress: { percent, done, total, parts }, children }: WhatCountsProps) {
  const { i18n } = useLingui();
  const share = i18n.number(percent / 100, { style: 'percent' });
  const [have, all] = [i18n.number(done), i18n.number(total)];
  return (
    <div className={styles.parts}>
      <p className="num">
        <Trans>
          {share}: {have} of {all}
        </Trans>
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part.id} className={part.done ? styles.ok : undefined}>
            {part.done ? <CircleCheck className="s" /> : <CircleDashed className="s" />}
            <span>
              {i18n._(partWords[part.id])}
              <span className="vh">: {part.done ? <Trans>done</Trans> : <Trans>not yet</Trans>}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
