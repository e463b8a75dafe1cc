import {
  type RecommenderFields,
  type recommenderCalls,
  recommenderFields,
} from '@lantern/contract/applications.letters';
import { languageCodes, languages } from '@lantern/contract/languages';
import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Select } from '#components/inputs.tsx';
import type { RecordFieldsProps, RecordView } from '#components/record/record-view.ts';
import { recommenders } from './letters.api.ts';

export const recommenderView: RecordView<typeof recommenderCalls, RecommenderFields> = {
  records: recommenders,
  nameOf: ({ name }) => name,
  Facts,
  form: {
    schema: z.object(recommenderFields),
    empty: { name: '', email: '', relation: '', language: 'en' },
    valuesOf: ({ name, email, relation, language }) => ({ name, email, relation, language }),
  },
  Inputs,
  words: {
    add: <Trans>Add a recommender</Trans>,
    edit: <Trans>Edit recommender</Trans>,
    save: <Trans>Save recommender</Trans>,
    remove: <Trans>Delete recommender</Trans>,
    askRemove: <Trans>Delete this recommender and all requests to them?</Trans>,
    empty: <Trans>No recommenders yet</Trans>,
    emptyHint: (
      <Trans>
        Add a teacher or an employer who knows your work. Then ask for a letter. They need only a link, no account.
      </Trans>
    ),
    loadFailed: <Trans>We could not load your recommenders.</Trans>,
  },
};

function Facts({ fields: { email, relation } }: { fields: RecommenderFields }) {
  return (
    <p className="dim">
      {relation && <bdi>{relation}</bdi>}
      {relation && ' · '}
      {email ? <bdi>{email}</bdi> : <Trans>No email address</Trans>}
    </p>
  );
}

function Inputs({ form }: RecordFieldsProps<typeof recommenderCalls, RecommenderFields>) {
  return (
    <>
      <FormField form={form} name="name" label={<Trans>Name</Trans>} maxLength={120} autoComplete="off" />
      <FormField
        form={form}
        name="relation"
        label={<Trans>How they know you</Trans>}
        help={<Trans>For example: my physics teacher for two years.</Trans>}
        optional
        maxLength={160}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        label={<Trans>Email</Trans>}
        help={<Trans>Without an email address you give them the request yourself: as a message, or on paper.</Trans>}
        optional
        maxLength={254}
        autoComplete="off"
      />
      <Field label={<Trans>Language of the request</Trans>}>
        <Select
          name="language"
          value={form.values.language}
          onChange={({ target }) => form.set('language', target.value as RecommenderFields['language'])}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code].name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
