import { applicationStages } from '@lantern/contract/applications';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { stageWords } from '../application-words.ts';
import type { ApplicationRow } from '../applications.api.ts';
import styles from '../applications.module.css';
import { moveTo } from './stage-moves.tsx';

/** The five stages; pressing one moves the application there. */
export function Stages({ row }: { row: ApplicationRow }) {
  const { t, i18n } = useLingui();
  const at = applicationStages.indexOf(row.stage);
  return (
    <ol className={styles.steps} aria-label={t`Stage`}>
      {applicationStages.map((stage, index) => (
        <li key={stage} className={index < at ? styles.done : undefined}>
          <button
            type="button"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => moveTo(row, stage, i18n)}
          >
            {index < at ? <Check className="s" /> : <span className="num">{i18n.number(index + 1)}</span>}
            {i18n._(stageWords[stage])}
          </button>
        </li>
      ))}
    </ol>
  );
}
