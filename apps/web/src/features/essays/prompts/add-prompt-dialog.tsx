import type { EssayPrompt } from '@lantern/contract/essays.prompts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Tabs } from '#components/tabs.tsx';
import type { LengthLimit } from '../length.ts';
import { KnownPrompts } from './known-prompts.tsx';
import { OwnPrompt } from './own-prompt.tsx';
import { addPrompt, type NewPrompt } from './prompts.ts';

type AddPromptDialogProps = {
  essayId: string;
  limit: LengthLimit;
  there: readonly EssayPrompt[];
  onClose: () => void;
};

/** A prompt of a well-known application, or the student's own words. */
export function AddPromptDialog({ essayId, limit, there, onClose }: AddPromptDialogProps) {
  const { t, i18n } = useLingui();
  const [source, setSource] = useState<'known' | 'own'>('known');
  const [pending, setPending] = useState<string>();
  const [error, setError] = useState<string>();

  async function add(wanted: NewPrompt) {
    setPending('prompt_id' in wanted ? wanted.prompt_id : '');
    setError(undefined);
    try {
      await addPrompt(essayId, wanted);
      onClose();
    } catch (cause) {
      setError(explain(cause, i18n));
    }
    setPending(undefined);
  }

  return (
    <Dialog open onClose={onClose} title={<Trans>Add a prompt</Trans>}>
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
          {
            name: 'own',
            label: <Trans>Own words</Trans>,
            panel: <OwnPrompt limit={limit} busy={pending === ''} onAdd={(prompt) => void add(prompt)} />,
          },
        ]}
      />
      {error && <ErrorBlock title={<Trans>The prompt was not added.</Trans>}>{error}</ErrorBlock>}
    </Dialog>
  );
}
