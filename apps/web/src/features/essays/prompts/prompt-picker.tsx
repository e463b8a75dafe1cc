import type { EssayPrompt } from '@lantern/contract/essays.prompts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useOnline } from '#api/use-online.ts';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Tabs } from '#components/tabs.tsx';
import { essayQuery } from '../essays.api.ts';
import { asMain } from './as-main.ts';
import { KnownPrompts } from './known-prompts.tsx';
import { OwnPrompt } from './own-prompt.tsx';
import { addPrompt, findKnown, type NewPrompt, promptsQuery, removePrompt } from './prompts.ts';
import { useMainPrompt } from './use-main-prompt.tsx';

/** Own words that are to be worded anew: the essay's own prompt, or one that it is mapped to. */
export type Reworded = 'main' | EssayPrompt;
export type PromptPickerProps = {
  essayId: string;
  locked: boolean;
  reworded?: Reworded | undefined;
  onClose: () => void;
};

/**
 * The one place where a prompt is chosen: of a well-known application, or in the student's own words. The first one
 * becomes the essay's own; where Lantern can be reached the essay is held against each.
 */
export function PromptPicker({ essayId, locked, reworded, onClose }: PromptPickerProps) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const { data: essay } = useQuery(essayQuery(essayId));
  const { data: there = [] } = useQuery({ ...promptsQuery(essayId), enabled: Boolean(essay) });
  const main = useMainPrompt(essayId, essay);
  const [source, setSource] = useState<'known' | 'own'>('known');
  const [pending, setPending] = useState<string>();
  const [error, setError] = useState<string>();
  const limit = { max: main.fields?.max ?? 650, unit: main.fields?.unit ?? 'words' };
  const before = reworded && (reworded === 'main' ? { prompt: main.text, ...limit } : asMain(reworded));
  const becomesMain = !locked && (main.text === '' || (before !== undefined && main.text === before.prompt));

  async function add(wanted: NewPrompt) {
    setPending('prompt_id' in wanted ? wanted.prompt_id : '');
    setError(undefined);
    try {
      const known = await findKnown(wanted);
      const old = reworded === 'main' ? undefined : reworded;
      // the same words are one prompt: with another limit it is taken off and comes anew
      const isSame = old !== undefined && 'prompt' in wanted && wanted.prompt === old.prompt;
      if (isSame) await removePrompt(old);
      const mapped = essay && online ? asMain(await addPrompt(essayId, wanted)) : undefined;
      if (old && !isSame) await removePrompt(old);
      // the answer has the words, the catalogue the type
      const next = mapped ? { ...mapped, ...(known?.type && { type: known.type }) } : known;
      if (becomesMain && next) await main.make(next, known?.name ?? next.prompt);
      onClose();
    } catch (cause) {
      setError(explain(cause, i18n));
    }
    setPending(undefined);
  }

  const own = <OwnPrompt limit={limit} before={before} busy={pending === ''} onAdd={(prompt) => void add(prompt)} />;
  return (
    <Dialog open onClose={onClose} title={reworded ? <Trans>Change the prompt</Trans> : <Trans>Add a prompt</Trans>}>
      {reworded ? (
        own
      ) : (
        <Tabs
          label={t`Where the prompt is from`}
          current={source}
          onChange={setSource}
          tabs={[
            {
              name: 'known',
              label: <Trans>Known prompts</Trans>,
              panel: (
                <KnownPrompts
                  there={there.flatMap(({ prompt_id }) => prompt_id ?? [])}
                  pending={pending}
                  onAdd={(prompt_id) => void add({ prompt_id })}
                />
              ),
            },
            { name: 'own', label: <Trans>Own words</Trans>, panel: own },
          ]}
        />
      )}
      {error && <ErrorBlock title={<Trans>The prompt was not added.</Trans>}>{error}</ErrorBlock>}
    </Dialog>
  );
}
