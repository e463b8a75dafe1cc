import { type EssayPrompt, promptsMax } from '@lantern/contract/essays.prompts';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useOnline } from '#api/use-online.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { essayQuery } from '../essays.api.ts';
import { pickerPart } from './picker-part.ts';
import { MainBadge, PromptItem } from './prompt-item.tsx';
import type { Reworded } from './prompt-picker.tsx';
import styles from './prompts.module.css';
import { addPrompt, asNew, promptsQuery, refreshPrompts, removePrompt } from './prompts.ts';
import { useMainPrompt } from './use-main-prompt.tsx';

export type PromptPanelProps = {
  essayId: string;
  /** The essay's own prompt cannot change; without a reason a complete essay is locked. */
  locked?: boolean;
};

/** Milliseconds after a save before it is asked again what is lacking: a student who types saves every few seconds. */
const pause = 3000;

export function PromptPanel({ essayId, locked: isLocked }: PromptPanelProps) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const { data: essay, error: essayError } = useQuery(essayQuery(essayId));
  const main = useMainPrompt(essayId, essay);
  const { draft } = main;
  const locked = isLocked ?? essay?.status === 'complete';
  const {
    data: prompts,
    error: promptsError,
    refetch,
    isFetching,
  } = useQuery({ ...promptsQuery(essayId), enabled: Boolean(essay) });
  const [picking, setPicking] = useState<{ reworded?: Reworded }>();
  const [failed, setFailed] = useState<string>();
  const [leaving, setLeaving] = useState<string>();
  const why = useId();
  const text = draft?.fields.text ?? essay?.final_text ?? '';
  const full = (prompts?.length ?? 0) >= promptsMax;
  const most = i18n.number(promptsMax);
  const revision = essay?.revision;

  useEffect(() => {
    if (revision === undefined) return;
    const timer = setTimeout(() => refreshPrompts(essayId), pause);
    return () => clearTimeout(timer);
  }, [essayId, revision]);

  async function attempt(work: () => Promise<void>) {
    setFailed(undefined);
    try {
      await work();
    } catch (cause) {
      setFailed(explain(cause, i18n));
    }
  }

  /** Takes a prompt off, and off the essay's own fields when it is the main one. */
  async function remove(prompt: EssayPrompt | undefined, words: string) {
    setLeaving(prompt?._id);
    await attempt(async () => {
      const isMain = main.text === words && !locked;
      if (prompt) await removePrompt(prompt);
      if (isMain) await main.change({ prompt: '' });
      const undo = async () => {
        if (prompt) await addPrompt(essayId, asNew(prompt));
        if (isMain) await main.change({ prompt: words });
      };
      toast({
        text: <Trans>The prompt was removed.</Trans>,
        action: { label: <Trans>Undo</Trans>, run: () => void attempt(undo) },
      });
    });
    setLeaving(undefined);
  }

  const error = essayError ?? promptsError;
  // begun on this device, and not sent yet
  const isUnknown = (!essay && draft !== undefined) || (error instanceof Problem && error.code === 'not_found');
  /** The essay's own prompt, when it is held against no prompt of these words. */
  const isAlone = main.text !== '' && !prompts?.some(({ prompt }) => prompt === main.text);
  // the first one needs no connection: it is a part of the draft
  const canAdd = main.fields !== undefined && !full && ((online && Boolean(prompts)) || (main.text === '' && !locked));
  return (
    <section className={styles.panel} aria-label={t`Prompts this essay answers`}>
      <h2>
        <Trans>Prompts this essay answers</Trans>
      </h2>
      {isUnknown && !prompts && (
        <p className="small dim">
          <Trans>When the essay is on Lantern, we can compare it with the prompts of your applications.</Trans>
        </p>
      )}
      {!isUnknown && !prompts && !error && <Skeleton />}
      {!isUnknown && !prompts && error && (
        <ErrorBlock title={<Trans>Could not load the prompts.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {isAlone && (
        <div className={styles.prompt}>
          <p>
            <MainBadge />
          </p>
          <p className={styles.words} dir="auto">
            {main.text}
          </p>
          {!locked && (
            <div className={`row wrap ${styles.actions}`}>
              <Button look="bare" onClick={() => setPicking({ reworded: 'main' })}>
                <Trans>Change the words</Trans>
              </Button>
              <Button
                look="bare"
                aria-label={t`Remove: ${main.text}`}
                onClick={() => void remove(undefined, main.text)}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
          )}
        </div>
      )}
      {prompts?.length === 0 && (
        <p className="small dim">
          <Trans>
            You can use one essay for several applications. Add their prompts to see what is still missing for each.
          </Trans>
        </p>
      )}
      {prompts && prompts.length > 0 && (
        <ul className="rules">
          {prompts.map((prompt) => (
            <PromptItem
              key={prompt._id}
              prompt={prompt}
              main={main}
              locked={locked}
              text={text}
              leaving={leaving === prompt._id}
              online={online}
              onReword={() => setPicking({ reworded: prompt })}
              onRemove={() => void remove(prompt, prompt.prompt)}
            />
          ))}
        </ul>
      )}
      {failed && <ErrorBlock title={failed} />}
      {(prompts || canAdd) && (
        <div className="row wrap">
          <Button blocked={!canAdd} aria-describedby={why} aria-haspopup="dialog" onClick={() => setPicking({})}>
            <Plus />
            <Trans>Add a prompt</Trans>
          </Button>
          <span className="small dim" id={why}>
            {!online && prompts && <Trans>You need a connection to add or remove a prompt.</Trans>}
            {online && full && <Trans>An essay can answer {most} prompts. Remove one first.</Trans>}
          </span>
        </div>
      )}
      {picking && (
        <Lazy
          part={pickerPart}
          props={{ essayId, locked, reworded: picking.reworded, onClose: () => setPicking(undefined) }}
        />
      )}
    </section>
  );
}
