import type { familyCalls } from '@lantern/contract/family';
import { Trans } from '@lingui/react/macro';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import type { FormOf } from '#components/record/record-view.ts';
import type { SingleView } from '#components/record/single-form.tsx';
import { family } from './family.api.ts';
import styles from './family.module.css';
import { type FamilyFields, type FamilyValues, familyForm } from './family-form.ts';
import { ParentFields } from './parent-fields.tsx';
import { SiblingRows } from './sibling-rows.tsx';

export const familyView: SingleView<typeof familyCalls, FamilyValues> = {
  single: family,
  form: familyForm,
  Inputs: FamilyInputs,
  Facts: FamilyFacts,
  save: <Trans>Save family information</Trans>,
  loadFailed: <Trans>We could not load your family information.</Trans>,
};

function FamilyInputs({ form }: { form: FormOf<FamilyFields, FamilyValues> }) {
  const { values } = form;
  const guardian = (name: keyof FamilyValues['guardian']) => ({
    value: values.guardian[name],
    maxLength: 100,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      form.set('guardian', { ...values.guardian, [name]: event.target.value }),
  });
  return (
    <>
      <ParentFields
        title={<Trans>Father</Trans>}
        value={values.father}
        onChange={(father) => form.set('father', father)}
      />
      <ParentFields
        title={<Trans>Mother</Trans>}
        value={values.mother}
        onChange={(mother) => form.set('mother', mother)}
      />
      <fieldset className={styles.person}>
        <legend>
          <Trans>Guardian, if you do not live with your parents</Trans>
        </legend>
        <Field label={<Trans>Name</Trans>} optional>
          <TextInput {...guardian('name')} />
        </Field>
        <Field label={<Trans>What this person is to you</Trans>} optional>
          <TextInput {...guardian('relation')} />
        </Field>
        <Field label={<Trans>Occupation</Trans>} optional>
          <TextInput {...guardian('occupation')} />
        </Field>
      </fieldset>
      <SiblingRows
        siblings={values.siblings}
        ageError={(at) => form.error(`siblings.${at}.age` as 'siblings')}
        onChange={(siblings) => form.set('siblings', siblings)}
      />
    </>
  );
}

function FamilyFacts({ fields }: { fields: FamilyFields }) {
  const { father, mother, guardian, siblings } = fields;
  const names = [father.name, mother.name, guardian.name, ...siblings.map(({ name }) => name)].filter(Boolean);
  return <p dir="auto">{names.join(' · ')}</p>;
}
