import { paperNameOf } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { Problem } from '@lantern/contract/problem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { formatSize } from '../document-words.ts';
import { useNameIssue } from '../use-name-issue.ts';
import { type Place, typedName } from '../vault.ts';
import { CategoryField } from './category-field.tsx';
import { suggestName } from './kind-of-file.ts';
import { addUploads } from './queue.ts';
import { useTaken } from './use-taken.ts';

type AddDialogProps = {
  files: readonly File[];
  category: DocumentCategory | '';
  /** What the vault holds already: a category has each name once. */
  papers: readonly Place[];
  onClose: () => void;
};

/** Asks for the name of each chosen file before it is sent. */
export function AddDialog({ files, category: initial, papers, onClose }: AddDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const taken = useTaken(papers);
  const nameIssue = useNameIssue();
  const [category, setCategory] = useState(initial);
  const [names, setNames] = useState(() => files.map(({ name }) => suggestName(name)));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isOne = files.length === 1;

  const issues = names.map((name, at) => {
    const before = names.slice(0, at).flatMap((each) => (category ? [{ category, name: paperNameOf(each) }] : []));
    // what is being sent is on its way there itself
    return busy ? undefined : nameIssue(name, category, [...taken, ...before]);
  });

  async function submit() {
    if (busy) return;
    setTried(true);
    if (category === '' || issues.some(Boolean)) {
      const first = category === '' ? 'select' : `[data-at="${issues.findIndex(Boolean)}"]`;
      return form.current?.querySelector<HTMLElement>(first)?.focus();
    }
    setBusy(true);
    setFailed(undefined);
    const custom_name = (at: number) => names[at]?.trim() ?? '';
    try {
      await addUploads(files.map((file, at) => ({ file, fields: { category, custom_name: custom_name(at) } })));
      onClose();
    } catch (error) {
      // a file of a drive or a card that is gone by now
      setFailed(
        error instanceof Problem ? explain(error, i18n) : t`This device could not read the file. Choose it again.`,
      );
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isOne ? (
          <Trans>Rename Document</Trans>
        ) : (
          <Plural value={files.length} one="Rename # Document" other="Rename # Documents" />
        )
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" type="submit" form={formId} busy={busy}>
            <Trans>Upload</Trans>
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CategoryField
          value={category}
          error={tried && category === '' ? t`Choose a document type.` : undefined}
          onPick={setCategory}
        />
        {files.map((file, at) => {
          const name = names[at] ?? '';
          const issue = issues[at];
          // an own words' clash shows at once; an empty field only after a try
          const shown = tried || name !== '' ? issue : undefined;
          return (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: the chosen files keep their places
              key={at}
              label={isOne ? <Trans>Custom name</Trans> : <Trans>Name of {file.name}</Trans>}
              help={
                <>
                  {issue ? file.name : <bdi>{paperNameOf(name)}</bdi>} · {formatSize(file.size, i18n)}
                </>
              }
              error={shown}
            >
              <TextInput
                data-at={at}
                value={name}
                autoComplete="off"
                onChange={({ currentTarget }) => setNames(names.with(at, typedName(currentTarget.value)))}
              />
            </Field>
          );
        })}
        <div aria-live="polite">{failed && <FieldError id={`${formId}-failed`}>{failed}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
