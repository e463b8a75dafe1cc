import { type DocumentCategory, paperNameOf, type VaultDocument } from '@lantern/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { isTaken, type Place } from '../vault.ts';
import { NewLookNote } from './new-look-note.tsx';
import { usePaperWork } from './use-paper-work.ts';

type NameDialogProps = {
  name: string;
  category: DocumentCategory;
  /** The other papers. */
  papers: readonly Place[];
  /** What a reviewer said of the paper; left out for a file that is no paper yet. */
  status?: VaultDocument['status'];
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Another name for a paper, or for a file whose name was taken. */
export function NameDialog({ name: initial, category, papers, status = 'pending', onSave, onClose }: NameDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const input = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(initial);
  const { run, busy, failed } = usePaperWork();
  const fileName = paperNameOf(name);
  let issue: string | undefined;
  if (fileName === '') issue = t`Missing File Name: Please enter a custom name before uploading.`;
  else if (name.length > 200) issue = t`At most ${i18n.number(200)} characters.`;
  else if (isTaken(papers, category, name))
    issue = t`Duplicate File: You've already uploaded a file with the same name in this category.`;

  async function save() {
    if (issue) return input.current?.querySelector('input')?.focus();
    if (await run(() => onSave(name.trim()))) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Rename Document</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" type="submit" form={formId} busy={busy !== undefined}>
            <Trans>Rename</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={input}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={<Trans>Custom name</Trans>} help={<bdi>{fileName}</bdi>} error={issue}>
          <TextInput value={name} autoComplete="off" onChange={({ currentTarget }) => setName(currentTarget.value)} />
        </Field>
        {fileName !== paperNameOf(initial) && <NewLookNote status={status} />}
        <div aria-live="polite">{failed && <FieldError id={`${formId}-failed`}>{failed}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
