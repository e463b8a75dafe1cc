import { todayIn } from '@lantern/abroad/days';
import type { ApplyingFact } from '@lantern/contract/applications';
import { Trans } from '@lingui/react/macro';
import { FactOrigin } from '#components/world-fact.tsx';
import styles from '../applications.module.css';
import { readerZone } from '../moments.ts';
import { ScopeWords } from './fact-words.tsx';

/** For whom a fact holds, who says so and when that was read. */
export function FactSource({ fact }: { fact: ApplyingFact }) {
  const today = todayIn(readerZone(), new Date());
  return (
    <div className={styles.source}>
      <p className="small dim">
        <ScopeWords fact={fact} />
        {fact.period && (
          <>
            {' · '}
            <Trans>for {fact.period}</Trans>
          </>
        )}
      </p>
      {fact.note && (
        <p className="small dim" lang="en" dir="ltr">
          {fact.note}
        </p>
      )}
      <FactOrigin fact={fact} today={today} />
    </div>
  );
}
