import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { listen } from '#api/events.ts';
import { useSingleRecord } from '#api/keyed-records.ts';
import { About } from '#components/about.tsx';
import { Below } from '#components/below.tsx';
import { SingleForm } from '#components/record/single-form.tsx';
import { family } from './family.api.ts';
import styles from './family.module.css';
import { familyView } from './family-view.tsx';
import { GuardianLinks } from './guardian-links.tsx';

export function Screen() {
  const { row, error } = useSingleRecord(family);
  useEffect(() => listen(family.calls.topic, () => void family.refresh()), []);
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Family information</Trans>
      </h1>
      <p className="dim">
        <About />
      </p>
      <SingleForm view={familyView} />
      <Below shown={row !== undefined || error !== null}>
        <GuardianLinks />
      </Below>
    </div>
  );
}
