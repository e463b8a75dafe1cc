import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { levelWords } from '#components/education-levels.ts';
import styles from './mentor.module.css';
import type { SharedRecordEnd } from './record.api.ts';

type Family = NonNullable<SharedRecordEnd['family']>;
type Level = Family['father']['education'];

const factsOf = ({ father, mother, guardian }: Family, level: (of: Level) => string) => ({
  father: [father.name, level(father.education), father.occupation],
  mother: [mother.name, level(mother.education), mother.occupation],
  guardian: [guardian.name, guardian.relation, guardian.occupation],
});

export const isTold = (family: Family) =>
  family.siblings.length > 0 ||
  Object.values(factsOf(family, (level) => level))
    .flat()
    .some(Boolean);

/** Parents, guardian, brothers and sisters, as far as they are told. */
export function FamilyFacts({ family }: { family: Family }) {
  const { i18n } = useLingui();
  const { siblings } = family;
  const { father, mother, guardian } = factsOf(family, (level) => level && i18n._(levelWords[level]));
  return (
    <>
      <Parent who={<Trans>Father</Trans>} facts={father} />
      <Parent who={<Trans>Mother</Trans>} facts={mother} />
      <Parent who={<Trans>Guardian</Trans>} facts={guardian} />
      {siblings.length > 0 && (
        <li className={styles.item}>
          <Plural value={siblings.length} one="# brother or sister" other="# brothers and sisters" />
        </li>
      )}
    </>
  );
}

function Parent({ who, facts }: { who: ReactNode; facts: readonly string[] }) {
  const told = facts.filter(Boolean);
  if (told.length === 0) return null;
  return (
    <li className={styles.item}>
      <b>{who}</b>
      <p className={`small ${styles.facts}`}>
        {told.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </p>
    </li>
  );
}
