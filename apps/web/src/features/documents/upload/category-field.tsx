import { type DocumentCategory, documentCategories } from '@lantern/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { categoryWords } from '../document-words.ts';

type CategoryFieldProps = {
  value: DocumentCategory | '';
  error?: string | undefined;
  disabled?: boolean;
  onPick: (category: DocumentCategory | '') => void;
};

/** What kind of paper it is; nothing is chosen for the student. */
export function CategoryField({ value, error, disabled, onPick }: CategoryFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <Field label={<Trans>Document type</Trans>} error={error}>
      <Select
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => onPick(currentTarget.value as DocumentCategory | '')}
      >
        <option value="">{t`Choose a document type`}</option>
        {documentCategories.map((each) => (
          <option key={each} value={each}>
            {i18n._(categoryWords[each].name)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
