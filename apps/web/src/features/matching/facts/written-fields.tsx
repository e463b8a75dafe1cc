import type { WrittenFact } from '@lantern/contract/matching.facts';
import { Trans } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Select } from '#components/inputs.tsx';

type Name = keyof WrittenFact;
type WrittenForm = {
  text: (name: Name) => {
    name: string;
    value: string;
    onBlur: () => void;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  error: (name: Name) => string | undefined;
};

/** What a fact says, who says so and when it was read: the same for one that is mended and a new one. */
export function WrittenFields({ form }: { form: WrittenForm }) {
  return (
    <>
      <Field label={<Trans>State</Trans>} error={form.error('state')}>
        <Select {...form.text('state')}>
          <option value="known">
            <Trans>Known</Trans>
          </option>
          <option value="none">
            <Trans>Published as none</Trans>
          </option>
          <option value="unknown">
            <Trans>Unknown</Trans>
          </option>
        </Select>
      </Field>
      <FormField
        form={form}
        name="value"
        label={<Trans>Value</Trans>}
        help={
          <Trans>
            A figure (61000), a range (46900..57700), codes (UG|PG), a yearly time (09&gt;01-15) or words. Empty unless
            known.
          </Trans>
        }
        autoComplete="off"
      />
      <FormField form={form} name="unit" label={<Trans>Unit</Trans>} optional autoComplete="off" />
      <FormField form={form} name="currency" label={<Trans>Currency</Trans>} optional autoComplete="off" />
      <FormField form={form} name="note" label={<Trans>The source’s own conditions</Trans>} optional />
      <FormField form={form} name="source" label={<Trans>Who says so</Trans>} />
      <FormField form={form} name="link" label={<Trans>Link to check it</Trans>} type="url" inputMode="url" />
      <FormField
        form={form}
        name="checked"
        label={<Trans>The day you read it</Trans>}
        help={<Trans>Empty if nobody has read the page.</Trans>}
        optional
        type="date"
      />
      <Field label={<Trans>How sure is it?</Trans>} error={form.error('confidence')}>
        <Select {...form.text('confidence')}>
          <option value="official">
            <Trans>Official: the university or a government says so</Trans>
          </option>
          <option value="secondary">
            <Trans>Secondary: somebody else says so</Trans>
          </option>
          <option value="estimate">
            <Trans>An editor’s estimate</Trans>
          </option>
        </Select>
      </Field>
    </>
  );
}
