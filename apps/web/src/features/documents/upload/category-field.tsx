import { type DocumentCategory, documentCategories } from '@lantern/contract/documents.rules';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { categoryWords } from '../document-words.ts';

type CategorySelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> & {
  value: DocumentCategory | '';
  onPick: (category: DocumentCategory | '') => void;
};

/** What kind of paper it is; nothing is chosen for the student. */
export function CategorySelect({ onPick, ...rest }: CategorySelectProps) {
  const { t, i18n } = useLingui();
  return (
    <Select {...rest} onChange={({ currentTarget }) => onPick(currentTarget.value as DocumentCategory | '')}>
      <option value="">{t`Choose a document type`}</option>
      {documentCategories.map((each) => (
        <option key={each} value={each}>
          {i18n._(categoryWords[each].name)}
        </option>
      ))}
    </Select>
  );
}

/** The same as a field of a form. */
export function CategoryField({ error, ...rest }: CategorySelectProps & { error?: string | undefined }) {
  return (
    <Field label={<Trans>Document type</Trans>} error={error}>
      <CategorySelect {...rest} />
    </Field>
  );
}
