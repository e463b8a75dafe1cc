import type { ProgressSection, ProgressStep } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { isBuilt } from '#api/built-screens.ts';
import { ButtonLink } from '#components/button.tsx';
import styles from './dashboard.module.css';
import type { StepWords } from './dashboard-words.ts';
import { StatusWord, statusIcons } from './step-state.tsx';
import { WhatCounts } from './what-counts.tsx';

const tones = { completed: styles.ok, 'in-progress': styles.now, pending: styles.none };

type ProgressLineProps = {
  progress: ProgressStep | ProgressSection;
  words: StepWords;
  /** the next step belongs to it */
  isNext?: boolean;
  children?: ReactNode;
};

/** One thing of the record in a line: its name and a word. What it counts, and the way there, open under it. */
export function ProgressLine({ progress, words: { title, path }, isNext = false, children }: ProgressLineProps) {
  const { i18n } = useLingui();
  const name = i18n._(title);
  const Icon = statusIcons[progress.status];
  return (
    <li className={isNext ? styles.next : undefined}>
      <details className={styles.line}>
        <summary>
          <Icon className={tones[progress.status]} />
          <b>{name}</b>
          <span className={styles.state}>
            <StatusWord status={progress.status} />
          </span>
          <ChevronDown className="s" />
        </summary>
        <div className={styles.inside}>
          {isBuilt(path) && (
            <div>
              <ButtonLink href={path}>
                <Trans>Go there</Trans>
                <span className="vh">: {name}</span>
              </ButtonLink>
            </div>
          )}
          <WhatCounts progress={progress}>{children}</WhatCounts>
        </div>
      </details>
    </li>
  );
}
