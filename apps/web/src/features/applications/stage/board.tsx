import { type ApplicationStage, applicationStages } from '@lantern/contract/applications';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApplicationCard } from '../application-card.tsx';
import { emptyLaneWords, stageWords } from '../application-words.ts';
import type { ApplicationRow } from '../applications.api.ts';
import styles from '../applications.module.css';

type BoardProps = { rows: readonly ApplicationRow[]; onEdit: (id: string) => void };

/** The applications by stage: side by side where there is room, otherwise one stage at a time. */
export function Board({ rows, onEdit }: BoardProps) {
  const { t, i18n } = useLingui();
  const of = (stage: ApplicationStage) => rows.filter((row) => row.stage === stage);
  // the stage where work waits first
  const [chosen, setChosen] = useState<ApplicationStage>(
    () =>
      applicationStages.filter((stage) => of(stage).length > 0).find((stage) => stage !== 'considering') ??
      'considering',
  );
  return (
    <>
      <fieldset className={styles.stages} aria-label={t`Stage`}>
        {applicationStages.map((stage) => (
          <button key={stage} type="button" aria-pressed={stage === chosen} onClick={() => setChosen(stage)}>
            <b className="num">{i18n.number(of(stage).length)}</b>
            <span>{i18n._(stageWords[stage])}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles.board}>
        {applicationStages.map((stage) => {
          const inLane = of(stage);
          return (
            <section
              key={stage}
              aria-labelledby={`lane-${stage}`}
              className={[styles.lane, stage === chosen && styles.here, inLane.length === 0 && styles.slim]
                .filter(Boolean)
                .join(' ')}
            >
              <h2 id={`lane-${stage}`}>
                {i18n._(stageWords[stage])} <span className="dim num">{i18n.number(inLane.length)}</span>
              </h2>
              {inLane.length === 0 && <p className="small dim">{i18n._(emptyLaneWords[stage])}</p>}
              {inLane.length > 0 && (
                <ul className="stack">
                  {inLane.map((row) => (
                    <li key={row.id}>
                      <ApplicationCard row={row} onEdit={() => onEdit(row.id)} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}
