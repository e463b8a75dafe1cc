import type { Essay } from '@lantern/contract/essays';
import type { EssayPrompt } from '@lantern/contract/essays.prompts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import { type DraftFields, fieldsOf } from '../drafts/draft.ts';
import { openKeeper } from '../drafts/keepers.ts';
import { asMain } from './as-main.ts';

type MainPromptProps = { essay: Essay; prompt: EssayPrompt; name: string };

/** Takes a prompt and its limit over as the essay's own: saved as if they had been typed in the editor. */
export function MainPrompt({ essay, prompt, name }: MainPromptProps) {
  const { i18n } = useLingui();
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
    const before = await change(asMain(prompt));
    const max = i18n.number(prompt.max_words);
    toast({
      text:
        prompt.limit_unit === 'words' ? (
          <Trans>
            Main prompt: “{name}”. Limit: {max} words.
          </Trans>
        ) : (
          <Trans>
            Main prompt: “{name}”. Limit: {max} characters.
          </Trans>
        ),
      action: {
        label: <Trans>Undo</Trans>,
        run: () => void change({ prompt: before.prompt, max: before.max, unit: before.unit }),
      },
    });
  }

  return (
    <Button look="bare" onClick={() => void makeMain()}>
      <Trans>Make this the main prompt</Trans>
    </Button>
  );
}
