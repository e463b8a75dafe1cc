import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { Badge } from '#components/badge.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import styles from './brainstorm.module.css';
import { IdeaCard } from './idea-card.tsx';
import { StepFoot, StepHead, type StepProps } from './step-parts.tsx';
import { useIdeas } from './use-ideas.ts';
import { sameWords } from './waiting-ideas.ts';

/** Step 4: the ideas, each with what to do with it. */
export function IdeaStep({ state, onStep }: StepProps) {
  const { i18n } = useLingui();
  const { rows = [] } = useIdeas();
  return (
    <>
      <StepHead title={<Trans>Your ideas</Trans>}>
        <Trans>
          These are ideas, not texts: you write yourself. Words in quotation marks are your own. Save the ideas you
          like, and start a draft now or later.
        </Trans>
      </StepHead>
      <p className="row wrap">
        <Badge icon={Lightbulb} tone="info">
          <Trans>Lantern engine</Trans>
        </Badge>
        <span className="small dim">
          <Trans>Made from your answers and activities. The same answers give the same ideas.</Trans>{' '}
          {i18n.locale !== 'en' && <Trans>Ideas are in English, the language of the essay.</Trans>}
        </span>
      </p>
      {state.ideas.length === 0 && (
        <EmptyState title={<Trans>We found no ideas</Trans>}>
          <Trans>Go back and tell a little more: a name, a number, something that went wrong.</Trans>
        </EmptyState>
      )}
      <ul className={styles.ideas}>
        {state.ideas.map((idea) => (
          <li key={idea.title + idea.summary}>
            <IdeaCard idea={idea} row={rows.find((row) => sameWords(row, idea))} />
          </li>
        ))}
      </ul>
      <StepFoot onBack={() => onStep(3)} />
    </>
  );
}
