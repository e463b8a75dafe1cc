import type { ProgressSection } from '@lantern/contract/dashboard';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import styles from './dashboard.module.css';
import { sectionWords } from './dashboard-words.ts';
import { ProgressLine } from './progress-line.tsx';

/** The sections beside the steps, folded: a line for each. */
export function SectionList({ sections }: { sections: readonly ProgressSection[] }) {
  return (
    <section aria-labelledby="sections">
      <details className="fold">
        <summary>
          <h2 id="sections" className={styles.folded}>
            <Trans>More for later</Trans>
          </h2>
          <ChevronDown className="s" />
        </summary>
        <ul className={styles.plate}>
          {sections.map((section) => (
            <ProgressLine key={section.id} progress={section} words={sectionWords[section.id]} />
          ))}
        </ul>
      </details>
    </section>
  );
}
