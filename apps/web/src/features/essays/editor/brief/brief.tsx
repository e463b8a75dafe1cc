import type { Essay } from '@lantern/contract/essays';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Lazy } from '#components/lazy.tsx';
import { briefPart } from '../lazy-parts.ts';
import styles from './brief.module.css';
import type { BriefWordsProps } from './brief-words.tsx';

type BriefProps = BriefWordsProps & {
  locked: boolean;
  /** There is room for all of it beside the text. */
  isWide: boolean;
  onAddPrompt: () => void;
};

/** What the essay answers and what it was meant to be: a strip of one line that opens; open where there is room. */
export function Brief({ locked, isWide, onAddPrompt, ...words }: BriefProps) {
  const { t } = useLingui();
  const { essay } = words;
  const asked = words.prompt.trim();
  const title = asked || essay?.idea?.title;
  const [isOpen, setOpen] = useState(isWide && (asked !== '' || isIdeaFirst(essay)));

  if (!title) return locked ? null : <AddPrompt isWide={isWide} onAddPrompt={onAddPrompt} />;
  return (
    <section className={styles.brief} aria-label={t`Prompt and idea`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.line}>
            <b>{asked ? <Trans>Prompt</Trans> : <Trans>Idea</Trans>}</b>{' '}
            <span className={asked ? `${styles.start} ${styles.prompt}` : styles.start} dir="auto">
              {title}
            </span>
          </span>
          <ChevronDown className="s push" />
        </summary>
        {isOpen && <Lazy part={briefPart} props={words} />}
      </details>
    </section>
  );
}

/** Once it was evaluated, its scores are what the writer looks at. */
function isIdeaFirst(essay: Essay | undefined): boolean {
  return essay?.overall === null;
}

function AddPrompt({ isWide, onAddPrompt }: Pick<BriefProps, 'isWide' | 'onAddPrompt'>) {
  return (
    <p className={`small dim row wrap ${styles.brief}`}>
      {isWide && <Trans>Keep the question that you answer in sight.</Trans>}
      <Button look="bare" className={styles.add} aria-haspopup="dialog" onClick={onAddPrompt}>
        <MessageCircleQuestionMark />
        <Trans>Add the prompt</Trans>
      </Button>
    </p>
  );
}
