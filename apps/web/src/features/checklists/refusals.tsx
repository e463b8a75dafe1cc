import type { VisaPack } from '@lantern/contract/checklists';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import type { Ticks } from './checklists.api.ts';
import styles from './checklists.module.css';
import { YesNo } from './yes-no.tsx';

/** Reasons for which visas are refused: each as a question, with what to do about it. */
export function Refusals({
  refusals,
  country,
  ticks,
}: {
  refusals: VisaPack['refusals'];
  country: string;
  ticks: Ticks;
}) {
  return (
    <details className="fold">
      <summary>
        <Trans>Why visas are refused</Trans>
        <ChevronDown />
      </summary>
      <ul className="rules closed">
        {refusals.map(({ id, question, advice }) => {
          const key = `visa:${country}:refusal:${id}`;
          const answer = ticks.get(key)?.state;
          return (
            <li key={id} className={styles.line}>
              <YesNo
                name={key}
                question={question}
                answer={answer === 'yes' ? true : answer === 'no' ? false : undefined}
                onAnswer={(yes) => ticks.put(key, { state: yes ? 'yes' : 'no', document_id: null })}
              />
              {answer === 'no' && (
                <Remark tone="warn" icon={TriangleAlert}>
                  {advice}
                </Remark>
              )}
              {answer === 'yes' && (
                <Remark tone="ok" icon={CircleCheck}>
                  <Trans>Good. Keep the paper for it ready.</Trans>
                </Remark>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
