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
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { useDrafts } from '../drafts/use-draft.ts';
import { essayQuery } from '../essays.api.ts';
import { AddPromptDialog } from './add-prompt-dialog.tsx';
import { PromptItem } from './prompt-item.tsx';
import styles from './prompts.module.css';
import { addPrompt, asNew, promptsQuery, refreshPrompts, removePrompt } from './prompts.ts';

export type PromptPanelProps = { essayId: string };

/** Milliseconds after a save before it is asked again what is lacking: a student who types saves every few seconds. */
const pause = 3000;

export function PromptPanel({ essayId }: PromptPanelProps) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const { data: essay, error: essayError } = useQuery(essayQuery(essayId));
  const draft = useDrafts().find((each) => each.essay === essayId);
  const {
    data: prompts,
    error: promptsError,
    refetch,
    isFetching,
  } = useQuery({ ...promptsQuery(essayId), enabled: Boolean(essay) });
  const [adding, setAdding] = useState(false);
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

  async function remove(prompt: EssayPrompt) {
    setLeaving(prompt._id);
    await attempt(async () => {
      await removePrompt(prompt);
      toast({
        text: <Trans>The prompt was taken off.</Trans>,
        action: { label: <Trans>Undo</Trans>, run: () => void attempt(() => addPrompt(essayId, asNew(prompt))) },
      });
    });
    setLeaving(undefined);
  }

  const error = essayError ?? promptsError;
  // begun on this device, and not sent yet
  const isUnknown = (!essay && draft !== undefined) || (error instanceof Problem && error.code === 'not_found');
  return (
    <section className={styles.panel} aria-label={t`Prompts this essay answers`}>
      <h2>
        <Trans>Prompts this essay answers</Trans>
      </h2>
      {isUnknown && !prompts && (
        <p className="small dim">
          <Trans>Once the essay is on Lantern it can be held against the prompts of your applications.</Trans>
        </p>
      )}
      {!isUnknown && !prompts && !error && <Skeleton />}
      {!isUnknown && !prompts && error && (
        <ErrorBlock title={<Trans>Could not load the prompts.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {prompts?.length === 0 && (
        <p className="small dim">
          <Trans>
            One essay can answer several applications. Add their prompts to see what it still lacks for each.
          </Trans>
        </p>
      )}
      {prompts && prompts.length > 0 && (
        <ul className="rules">
          {prompts.map((prompt) => (
            <PromptItem
              key={prompt._id}
              prompt={prompt}
              essay={essay}
              text={text}
              leaving={leaving === prompt._id}
              online={online}
              onRemove={() => void remove(prompt)}
            />
          ))}
        </ul>
      )}
      {failed && <ErrorBlock title={failed} />}
      {prompts && (
        <div className="row wrap">
          <Button
            blocked={!online || full}
            aria-describedby={why}
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          >
            <Plus />
            <Trans>Add a prompt</Trans>
          </Button>
          <span className="small dim" id={why}>
            {!online && <Trans>Adding or taking off a prompt needs a connection.</Trans>}
            {online && full && <Trans>An essay can be mapped to {most} prompts. Take one off first.</Trans>}
          </span>
        </div>
      )}
      {adding && prompts && (
        <AddPromptDialog
          essayId={essayId}
          limit={{ max: essay?.max_words ?? 650, unit: essay?.limit_unit ?? 'words' }}
          there={prompts}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
