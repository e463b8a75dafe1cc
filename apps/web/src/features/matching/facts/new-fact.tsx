import { addFact } from '@lantern/contract/matching.facts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Select } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { FindUniversity } from '../find-university.tsx';
import { factName } from '../match-fact.tsx';
import { fieldName, levelWords } from '../matching-words.ts';
import { add, kindsQuery } from './facts.api.ts';
import { WrittenFields } from './written-fields.tsx';

/** A fact about an institution that nobody reported. */
export function NewFact() {
  const [institution, setInstitution] = useState<{ id: string; name: string }>();
  if (!institution) return <FindUniversity onChoose={(id, name) => setInstitution({ id, name })} />;
  return (
    <div className="stack">
      <div className="head">
        <h2>
          <bdi>{institution.name}</bdi>
        </h2>
        <Button look="bare" onClick={() => setInstitution(undefined)}>
          <Trans>Choose another one</Trans>
        </Button>
      </div>
      <FactForm key={institution.id} id={institution.id} />
    </div>
  );
}

const empty = {
  ...{ key: '', period: '', level: '', field: '', residency: '' },
  ...{
    state: 'known' as const,
    value: '',
    unit: '',
    currency: '',
    note: '',
    source: '',
    link: 'https://',
    checked: '',
  },
  confidence: 'official' as const,
};

function FactForm({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(kindsQuery);
  const form = useForm({
    schema: addFact.body,
    initial: { institution_id: id, ...empty },
    onSubmit: async (body) => {
      await add(body);
      toast({ text: <Trans>The fact is in the catalogue.</Trans> });
      form.reset({ institution_id: id, ...empty });
    },
  });
  if (!data)
    return error ? (
      <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    ) : (
      <Skeleton />
    );
  const kind = data.kinds.find(({ key }) => key === form.values.key);
  const units = kind?.units.join(', ');
  return (
    <form {...form.props} className="stack">
      <Field label={<Trans>Kind of fact</Trans>} error={form.error('key')}>
        <Select {...form.text('key')}>
          <option value="" />
          {data.kinds.map(({ key }) => (
            <option key={key} value={key}>
              {factName(key, i18n)}
            </option>
          ))}
        </Select>
      </Field>
      {units && (
        <p className="small dim">
          <Trans>
            Its unit is one of: <span lang="en">{units}</span>
          </Trans>
        </p>
      )}
      <FormField
        form={form}
        name="period"
        label={<Trans>Year it is for</Trans>}
        help={<Trans>2026 or 2026-27. Empty where the page names none.</Trans>}
        optional
        autoComplete="off"
      />
      <Field label={<Trans>Level</Trans>} optional error={form.error('level')}>
        <Select {...form.text('level')}>
          <option value="" />
          {data.levels.map((level) => {
            const word = levelWords[level as keyof typeof levelWords];
            return (
              <option key={level} value={level}>
                {word ? i18n._(word) : level}
              </option>
            );
          })}
        </Select>
      </Field>
      <Field label={<Trans>Field of study</Trans>} optional error={form.error('field')}>
        <Select {...form.text('field')}>
          <option value="" />
          {data.fields.map((field) => (
            <option key={field} value={field}>
              {fieldName(field, i18n)}
            </option>
          ))}
        </Select>
      </Field>
      <FormField
        form={form}
        name="residency"
        label={<Trans>For which students</Trans>}
        help={<Trans>international, non-eu, eu, home, out-of-state, or a country such as BD.</Trans>}
        optional
        autoComplete="off"
      />
      <WrittenFields form={form} />
      {form.problem && <ErrorBlock title={<Trans>It was not saved</Trans>}>{form.problem}</ErrorBlock>}
      <div>
        <Button look="main" type="submit" busy={form.busy}>
          <Trans>Add the fact</Trans>
        </Button>
      </div>
    </form>
  );
}
