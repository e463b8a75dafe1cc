import { paperNameOf } from '@lantern/contract/documents';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { CategoryField } from '../upload/category-field.tsx';
import type { Sending } from './use-sending.ts';

type PaperFieldsProps = {
  /** Of the form, which the button of the dialog submits. */
  id: string;
  sending: Sending;
  disabled: boolean;
};

/** What the paper is called and where it belongs. */
export function PaperFields({ id, sending, disabled }: PaperFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const { name, category, nameIssue, categoryIssue } = sending;

  async function send() {
    if (disabled) return;
    const missing = await sending.send();
    if (missing) form.current?.querySelector<HTMLElement>(missing === 'category' ? 'select' : 'input')?.focus();
  }
  return (
    <form
      id={id}
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <CategoryField value={category} error={categoryIssue} disabled={disabled} onPick={sending.setCategory} />
      <Field
        label={<Trans>Custom name</Trans>}
        help={nameIssue ? undefined : <bdi>{paperNameOf(name)}</bdi>}
        error={nameIssue}
      >
        <TextInput
          value={name}
          autoComplete="off"
          readOnly={disabled}
          onChange={({ currentTarget }) => sending.setName(currentTarget.value)}
        />
      </Field>
    </form>
  );
}
