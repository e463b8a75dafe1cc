import type { VaultDocument } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { Skeleton } from '#components/skeleton.tsx';
import styles from './documents.module.css';
import { CategorySection } from './papers/category-section.tsx';
import { isHere, type Section, sectionsOf } from './vault.ts';

type VaultColumnsProps = {
  papers: readonly VaultDocument[];
  required: readonly DocumentCategory[];
  /** Until then no category is called empty or missing; papers can be added all the same. */
  isKnown: boolean;
  /** They are on their way: what stands in a category now would move when they are here. */
  isComing: boolean;
  /** While searching: the papers to show, with where the words stand in their text. */
  found: ReadonlyMap<string, string> | undefined;
  /** Finding and choosing, once there is something: where the lists come, so that nothing above them moves. */
  tools: ReactNode;
  /** The way in, above the required ones. */
  children: ReactNode;
};

/** The required categories and, beside them on wide screens, the optional ones. */
export function VaultColumns({
  papers,
  required: asked,
  isKnown,
  isComing,
  found,
  tools,
  children,
}: VaultColumnsProps) {
  const { i18n } = useLingui();
  const sections = useMemo(() => sectionsOf(papers, asked), [papers, asked]);
  const required = sections.filter(({ isRequired }) => isRequired);
  const here = i18n.number(required.filter((section) => section.papers.some(isHere)).length);
  const all = i18n.number(required.length);
  const list = (shown: readonly Section[]) => (
    <ul className="rules">
      {shown.map((section) => (
        <CategorySection key={section.category} section={section} isKnown={isKnown} found={found} />
      ))}
    </ul>
  );
  return (
    <div className={styles.columns}>
      <div>
        {children}
        {tools}
        {isComing ? (
          <Skeleton />
        ) : (
          <section aria-labelledby="required">
            <div className={`head ${styles.group}`}>
              <h2 id="required">
                <Trans>Required</Trans>
              </h2>
              {isKnown && (
                <span className="small dim num">
                  <Trans>
                    {here} of {all} here
                  </Trans>
                </span>
              )}
            </div>
            {list(required)}
          </section>
        )}
      </div>
      {!isComing && (
        <section aria-labelledby="optional">
          <div className={`head ${styles.group}`}>
            <h2 id="optional">
              <Trans>Optional</Trans>
            </h2>
          </div>
          {list(sections.filter(({ isRequired }) => !isRequired))}
        </section>
      )}
    </div>
  );
}
