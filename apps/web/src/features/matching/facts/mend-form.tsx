import { mendFact, type ReportedFact } from '@lantern/contract/matching.facts';
import { Trans } from '@lingui/react/macro';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Select } from '#components/inputs.tsx';
import { useForm } from '#components/use-form.ts';
import { mend } from './facts.api.ts';

/** Writes a fact anew: the value as in the files of the catalogue, who says so, and the day it was read. */
export function MendForm({ reported, onCancel }: { reported: ReportedFact; onCancel: () => void }) {
  const { fact, revision, written } = reported;
  const form = useForm({
    schema: mendFact.body,
    initial: { fact_id: fact._id, base_revision: revision, ...written },
    onSubmit: mend,
  });
  return (
    <form {...form.props} className="stack">
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
      {form.problem && <ErrorBlock title={<Trans>It was not saved</Trans>}>{form.problem}</ErrorBlock>}
      <div className="row wrap">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="main" type="submit" busy={form.busy}>
          <Trans>Save the fact</Trans>
        </Button>
      </div>
    </form>
  );
}
