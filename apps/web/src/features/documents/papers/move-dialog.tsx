import type { VaultDocument } from '@lantern/contract/documents';
import { type DocumentCategory, documentCategories } from '@lantern/contract/documents.rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { categoryWords, plainName } from '../document-words.ts';
import { movePaper } from '../documents.api.ts';
import { isTaken } from '../vault.ts';
import { NewLookNote } from './new-look-note.tsx';
import { usePaperWork } from './use-paper-work.ts';

type MoveDialogProps = { paper: VaultDocument; papers: readonly VaultDocument[]; onClose: () => void };

export function MoveDialog({ paper, papers, onClose }: MoveDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [category, setCategory] = useState(paper.category);
  const { run, isHere, busy, failed } = usePaperWork();
  const others = papers.filter(({ _id }) => _id !== paper._id);
  const issue = isTaken(others, category, paper.name)
    ? t`Duplicate File: You've already uploaded a file with the same name in this category.`
    : undefined;
  const name = plainName(paper.name);

  async function move() {
    if (issue) return;
    if (category !== paper.category && !(await run(() => movePaper(paper._id, category)))) return;
    if (isHere.current) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Move this document</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" busy={busy !== undefined} onClick={() => void move()}>
            <Trans>Move</Trans>
          </Button>
        </>
      }
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      <Field label={<Trans>Document type</Trans>} error={issue}>
        <Select value={category} onChange={({ currentTarget }) => setCategory(currentTarget.value as DocumentCategory)}>
          {documentCategories.map((each) => (
            <option key={each} value={each}>
              {i18n._(categoryWords[each].name)}
            </option>
          ))}
        </Select>
      </Field>
      {category !== paper.category && <NewLookNote status={paper.status} />}
      <div aria-live="polite">{failed && <FieldError id={id}>{failed}</FieldError>}</div>
    </Dialog>
  );
}
