import type { EssayType } from '@lantern/contract/essays.types';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { useGoOn } from '#components/go-on.ts';
import { TextInput } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { startEssay } from '../drafts/draft-syncs.ts';
import { TypeSelect } from '../essay-parts.tsx';
import { plainLine } from '../plain-line.ts';

export function NewEssayDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const goOn = useGoOn();
  const [title, setTitle] = useState('');
  const [type, setType] = useState<EssayType>('Other');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const form = 'new-essay';
  const untitled = t`Untitled Essay`;

  async function begin(event: React.FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailed(undefined);
    try {
      const id = await startEssay(user.id, title.trim() || untitled, type);
      toast({ text: <Trans>Draft started successfully!</Trans> });
      goOn(`/essay/write/${id}`);
    } catch (error) {
      setFailed(explain(error, i18n));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={<Trans>New Essay</Trans>}
      open
      onClose={onClose}
      actions={
        <>
          <ButtonLink href="/essays?brainstorm" onClick={onClose}>
            <Lightbulb />
            <Trans>Brainstorm Your Essay</Trans>
          </ButtonLink>
          <Button look="main" type="submit" form={form} busy={busy}>
            <Trans>Start from scratch</Trans>
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={(event) => void begin(event)}>
        <Field
          label={<Trans>Title</Trans>}
          optional
          help={<Trans>You can change it at any time. Without one it is called “{untitled}”.</Trans>}
        >
          <TextInput
            value={title}
            maxLength={300}
            placeholder={untitled}
            onChange={(e) => setTitle(plainLine(e.target.value))}
          />
        </Field>
        <Field label={<Trans>Essay type</Trans>} help={<Trans>The type presets the limit; you can change both.</Trans>}>
          <TypeSelect value={type} onPick={setType} />
        </Field>
      </form>
      {failed && <ErrorBlock title={<Trans>Error starting draft.</Trans>}>{failed}</ErrorBlock>}
    </Dialog>
  );
}
