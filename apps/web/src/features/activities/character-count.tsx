// How much of what a form takes is used, beside the field that it is typed in.
import { formLimits } from '@lantern/contract/activities';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Remark } from '#components/badge.tsx';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';

export const countedForms = ['common-app', 'ucas', 'cv'] as const;
export type CountedForm = (typeof countedForms)[number];
type CountedField = 'name' | 'title' | 'description' | 'outcome';

/** The choice is of this device. */
const key = 'lantern.counted-form';

function readChoice(): CountedForm {
  try {
    return countedForms.find((form) => form === localStorage.getItem(key)) ?? 'common-app';
  } catch {
    return 'common-app';
  }
}

export function useCountedForm(): [CountedForm, (form: CountedForm) => void] {
  const [form, setForm] = useState(readChoice);
  return [
    form,
    (next) => {
      setForm(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // a full or closed storage: the choice is for this time
      }
    },
  ];
}

/** Characters as a person counts them: an emoji or a letter with its sign is one. */
export function countGraphemes(text: string, language: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter(language).segment(text)) count += 1;
  return count;
}

/** About how many letters a line of our printed papers holds. */
const lineOfCv = 92;

export function ChooseCount({ form, onChange }: { form: CountedForm; onChange: (form: CountedForm) => void }) {
  return (
    <Field label={<Trans>Count characters for</Trans>}>
      <Select value={form} onChange={({ target }) => onChange(target.value as CountedForm)}>
        <option value="common-app">Common App</option>
        <option value="ucas">UCAS</option>
        <option value="cv">CV</option>
      </Select>
    </Field>
  );
}

/** "48 of 50", and over the limit shown as over. */
function OfLimit({ count, limit }: { count: number; limit: number }) {
  const { i18n } = useLingui();
  const [used, all, over] = [count, limit, count - limit].map((figure) => i18n.number(figure));
  if (count > limit)
    return (
      <Remark tone="bad" icon={TriangleAlert}>
        <Trans>
          <b className="num">
            {used} of {all}
          </b>{' '}
          characters: {over} too many for the Common App
        </Trans>
      </Remark>
    );
  return (
    <Trans>
      <span className="num">
        {used} of {all}
      </span>{' '}
      characters that the Common App takes
    </Trans>
  );
}

type CharacterCountProps = {
  counted: CountedForm;
  field: CountedField;
  text: string;
  /** What UCAS and a CV tell of it together with this text. */
  together: string;
};

export function CharacterCount({ counted, field, text, together }: CharacterCountProps) {
  const { i18n } = useLingui();
  if (counted === 'common-app') {
    if (field === 'outcome') return <Trans>The Common App has no field for it: say it in the description.</Trans>;
    return <OfLimit count={countGraphemes(text, i18n.locale)} limit={formLimits.commonApp[field]} />;
  }
  const own = countGraphemes(text, i18n.locale);
  const count = i18n.number(own);
  if (field === 'name' || field === 'title') return <Trans>{count} characters</Trans>;
  const all = countGraphemes(together, i18n.locale);
  if (counted === 'ucas') {
    const limit = formLimits.ucas.statement;
    const used = i18n.number(all);
    const most = i18n.number(limit);
    if (all > limit)
      return (
        <Remark tone="bad" icon={TriangleAlert}>
          <Trans>
            {used} characters with the other text: more than all three UCAS answers hold together ({most})
          </Trans>
        </Remark>
      );
    return (
      <Trans>
        {count} characters. All three UCAS answers together hold {most}; activities are told in them.
      </Trans>
    );
  }
  const lines = i18n.number(Math.max(1, Math.ceil(all / lineOfCv)));
  return (
    <Trans>
      {count} characters. Lines of a CV with the other text: about {lines}.
    </Trans>
  );
}
