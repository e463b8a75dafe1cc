import { paperNameOf, type VaultDocument } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { useNameIssue } from '../use-name-issue.ts';
import { type Place, typedName } from '../vault.ts';
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
  const formId = useId();
  const input = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(initial);
  const { run, isHere, busy, failed } = usePaperWork();
  const fileName = paperNameOf(name);
  const issue = useNameIssue()(name, category, papers);

  async function save() {
    if (issue) return input.current?.querySelector('input')?.focus();
    if ((await run(() => onSave(name.trim()))) && isHere.current) onClose();
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
          <TextInput
            value={name}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(typedName(currentTarget.value))}
          />
        </Field>
        {fileName !== paperNameOf(initial) && <NewLookNote status={status} />}
        <div aria-live="polite">{failed && <FieldError id={`${formId}-failed`}>{failed}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
