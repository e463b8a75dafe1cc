import { checkRent, type RentAnswers, type RentSignId } from '@lantern/content/abroad/settlement';
import type { ArrivalPack } from '@lantern/contract/checklists';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { useTicks } from './checklists.api.ts';
import styles from './checklists.module.css';
import { YesNo } from './yes-no.tsx';

/** Is the room real? Answers in, warnings with their reasons out. Nothing is called safe before all is answered. */
export function RentCheck({ rent }: { rent: ArrivalPack['rent'] }) {
  const ticks = useTicks();
  const answers: RentAnswers = Object.fromEntries(
    rent.flatMap(({ id }) => {
      const state = ticks.get(`rent:${id}`)?.state;
      return state === 'yes' || state === 'no' ? [[id, state === 'yes']] : [];
    }),
  );
  const { level, signs } = checkRent(answers);
  const reasonOf = (id: RentSignId) => rent.find((one) => one.id === id)?.reason;
  return (
    <details className="fold">
      <summary>
        <Trans>Is this room real? Check an offer before you pay</Trans>
        <ChevronDown />
      </summary>
      <div className="stack">
        <ul className="rules closed">
          {rent.map(({ id, question }) => (
            <li key={id} className={styles.line}>
              <YesNo
                name={`rent-${id}`}
                question={question}
                answer={answers[id as RentSignId]}
                onAnswer={(yes) => ticks.put(`rent:${id}`, { state: yes ? 'yes' : 'no', document_id: null })}
              />
            </li>
          ))}
        </ul>
        <div role="status" className="stack">
          {level === 'stop' && (
            <p className="note bad">
              <OctagonAlert />
              <b>
                <Trans>Do not pay. This looks like a fraud.</Trans>
              </b>
            </p>
          )}
          {level === 'careful' && (
            <p className="note warn">
              <TriangleAlert />
              <b>
                <Trans>Be careful: ask more before you pay.</Trans>
              </b>
            </p>
          )}
          {level === 'clear' && (
            <p className="note ok">
              <CircleCheck />
              <Trans>No warning sign in your answers. Still, see the room before you pay.</Trans>
            </p>
          )}
          {signs.length > 0 && (
            <ul>
              {signs.map((id) => (
                <li key={id}>{reasonOf(id)}</li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <Button
            look="bare"
            onClick={() => {
              for (const { id } of rent)
                if (ticks.get(`rent:${id}`)) ticks.put(`rent:${id}`, { state: 'open', document_id: null });
            }}
          >
            <Trans>Check another room</Trans>
          </Button>
        </div>
      </div>
    </details>
  );
}
