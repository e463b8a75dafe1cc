import { useQuery } from '@tanstack/react-query';
import { evaluationsQuery } from '../essays.api.ts';
import { EvaluationPanel } from '../evaluation/evaluation-panel.tsx';
import { KeptBack } from '../evaluation/kept-back.tsx';
import { EssayPrompts } from '../prompts/essay-prompts.tsx';
import { EssayVersions } from './essay-versions.tsx';
import styles from './essay-view.module.css';
import { LogSummary } from './log-summary.tsx';

type EssayResultsProps = { id: string; text: string; older: boolean };

/** What stands below the text: the prompts that it answers, the last evaluation, earlier texts, how it was written. */
export function EssayResults({ id, text, older }: EssayResultsProps) {
  const { data: evaluations } = useQuery(evaluationsQuery(id));
  const [evaluation, before] = evaluations ?? [];
  return (
    <div className={styles.results}>
      <EssayPrompts essayId={id} />
      {evaluation && (
        <KeptBack text={text}>
          <EvaluationPanel evaluation={evaluation} before={before} older={older} />
        </KeptBack>
      )}
      <EssayVersions id={id} text={text} />
      <LogSummary id={id} />
    </div>
  );
}
