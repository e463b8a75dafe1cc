// The prompt that an essay has as its own, with its limit: fields of the draft, saved as if they had been typed.
import type { Essay } from '@lantern/contract/essays';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '#api/session.ts';
import { toast } from '#components/toast.tsx';
import { fieldsOf } from '../drafts/draft.ts';
import { openDraftSync } from '../drafts/draft-syncs.ts';
import { useDrafts } from '../drafts/use-draft.ts';
import { typeWords } from '../essay-words.ts';
import { shorten } from '../evaluation/mark-of.ts';
import type { MainFields } from './as-main.ts';

export function useMainPrompt(essayId: string, essay: Essay | undefined) {
  const { i18n } = useLingui();
  const user = useUser();
  const draft = useDrafts().find((each) => each.essay === essayId);
  const fields = draft?.fields ?? (essay && fieldsOf(essay));

  async function change(next: Partial<MainFields>) {
    const sync = await openDraftSync(user.id, essayId);
    if (essay && !sync.snapshot().essay) sync.receive(essay);
    sync.change(next);
  }

  return {
    draft,
    fields,
    text: fields?.prompt.trim() ?? '',
    change,
    /** Takes a prompt over with its limit and the type that it asks for, says so, and gives all three back on Undo. */
    async make(next: MainFields, called: string) {
      const before = fields && { prompt: fields.prompt, max: fields.max, unit: fields.unit, type: fields.type };
      await change(next);
      const [name, max] = [shorten(called), i18n.number(next.max)];
      const type = next.type && next.type !== before?.type ? i18n._(typeWords[next.type]) : undefined;
      toast({
        text: (
          <>
            {next.unit === 'words' ? (
              <Trans>
                Main prompt: “{name}”. Limit: {max} words.
              </Trans>
            ) : (
              <Trans>
                Main prompt: “{name}”. Limit: {max} characters.
              </Trans>
            )}{' '}
            {type && <Trans>Type: {type}.</Trans>}
          </>
        ),
        ...(before && { action: { label: <Trans>Undo</Trans>, run: () => void change(before) } }),
      });
    },
  };
}

export type Main = ReturnType<typeof useMainPrompt>;
