import { todayIn } from '@lantern/abroad/days';
import type { CostLine, LineFact as Fact } from '@lantern/contract/finance';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#components/button.tsx';
import { FactOrigin, FactValue } from '#components/world-fact.tsx';
import styles from '../finance.module.css';

/** Where the kind of the line does not say yet what the figure is. */
const keyWords: Readonly<Record<string, MessageDescriptor>> = {
  semester_contribution: msg`Semester contribution`,
  proof_of_funds: msg`What the country asks to show for living costs`,
  health_surcharge: msg`Healthcare surcharge`,
  biometrics_fee: msg`Biometrics fee`,
};

type LineFactProps = { line: CostLine; fact: Fact; use: (part: Pick<CostLine, 'amount' | 'currency'>) => void };

/** What the catalogue said of a cost, its source and day, beside the student's own number. */
export function LineFact({ line, fact, use }: LineFactProps) {
  const { i18n } = useLingui();
  const { key, amount, currency, value, about } = fact;
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const state = value === null ? ('none' as const) : ('known' as const);
  const said = { ...fact, subject: '', state, note: '', source: '' };
  const word = keyWords[key];
  const isUsed = line.amount === amount && line.currency === currency;
  return (
    <div className={styles.fact}>
      <p className="small">
        {word ? i18n._(word) : <Trans>Published</Trans>}
        {about && ` · ${about}`}: <b>{value === null ? <Trans>nothing to pay</Trans> : <FactValue fact={said} />}</b>
      </p>
      <FactOrigin fact={said} today={today} />
      {amount !== null && !isUsed && (
        <Button look="bare" className={styles.remove} onClick={() => use({ amount, currency })}>
          <Trans>Use this figure</Trans>
        </Button>
      )}
    </div>
  );
}
