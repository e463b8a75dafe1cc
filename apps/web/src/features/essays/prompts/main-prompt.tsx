import type { Essay, EssayType } from '@lantern/contract/essays';
import type { EssayPrompt } from '@lantern/contract/essays.prompts';
import { Trans } from '@lingui/react/macro';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import { type DraftFields, fieldsOf } from '../drafts/draft.ts';
import { openKeeper } from '../drafts/keepers.ts';

type MainPromptProps = { essay: Essay; prompt: EssayPrompt; type: EssayType | undefined };

/** Takes a prompt, its limit and its kind over as the essay's own: saved as if they had been typed in the editor. */
export function MainPrompt({ essay, prompt, type }: MainPromptProps) {
  const user = useUser();

  async function change(fields: Partial<DraftFields>): Promise<DraftFields> {
    const keeper = await openKeeper(user.id, essay._id);
    if (!keeper.snapshot().essay) keeper.receive(essay);
    const { draft, essay: copy } = keeper.snapshot();
    const before = draft?.fields ?? fieldsOf(copy ?? essay);
    keeper.change(fields);
    return before;
  }

  async function makeMain() {
    const { prompt: words, max_words: max, limit_unit: unit } = prompt;
    const before = await change({ prompt: words, max, unit, ...(type && { type }) });
    toast({
      text: <Trans>This is the main prompt now, with its limit.</Trans>,
      action: {
        label: <Trans>Undo</Trans>,
        run: () => void change({ prompt: before.prompt, max: before.max, unit: before.unit, type: before.type }),
      },
    });
  }

  return (
    <Button look="bare" onClick={() => void makeMain()}>
      <Trans>Make this the main prompt</Trans>
    </Button>
  );
}
