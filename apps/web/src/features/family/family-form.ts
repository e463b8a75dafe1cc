// Between what the form's fields hold (texts) and what the calls take.
import { type familyCalls, familyFields } from '@lantern/contract/family';
import type { SingleFieldsOf } from '@lantern/contract/record-keyed';
import * as z from 'zod/mini';
import { readWhole } from '#components/read-number.ts';
import type { RecordForm } from '#components/record/record-view.ts';

export type FamilyFields = SingleFieldsOf<typeof familyCalls>;
type Sibling = FamilyFields['siblings'][number];
export type SiblingValues = Omit<Sibling, 'age'> & { age: string };

const siblings = z.array(z.object({ name: z.string(), age: z.string(), education: z.string() }));
const valuesSchema = z.object({
  father: familyFields.father,
  mother: familyFields.mother,
  guardian: familyFields.guardian,
  siblings,
});
export type FamilyValues = Omit<z.output<typeof valuesSchema>, 'siblings'> & { siblings: SiblingValues[] };

/** The form always shows one entry; an empty one is not stored. */
export const noSibling: SiblingValues = { name: '', age: '', education: '' };
const isEmpty = ({ name, age, education }: SiblingValues) => !name.trim() && !age.trim() && !education;

const siblingOf = ({ name, age, education }: SiblingValues): Sibling => ({
  name,
  age: age.trim() ? readWhole(age) : null,
  education,
});

const fieldsOf = (values: FamilyValues): FamilyFields => ({
  ...values,
  siblings: values.siblings.filter((sibling) => !isEmpty(sibling)).map(siblingOf),
});

const schema = z.pipe(
  valuesSchema.check(({ value, issues }) => {
    (value as FamilyValues).siblings.forEach((sibling, at) => {
      const checked = z.safeParse(familyFields.siblings, [siblingOf(sibling)]);
      const issue = checked.error?.issues[0];
      if (issue) issues.push({ ...issue, input: value, path: ['siblings', at, ...issue.path.slice(1)] } as never);
    });
  }),
  z.transform((values): FamilyFields => fieldsOf(values as FamilyValues)),
);

const nobody = { name: '', education: '', occupation: '', state: 'living' } as const;

export const familyForm: RecordForm<FamilyFields, FamilyValues> = {
  schema,
  empty: {
    father: nobody,
    mother: nobody,
    guardian: { name: '', relation: '', occupation: '' },
    siblings: [noSibling],
  },
  valuesOf: ({ father, mother, guardian, siblings: kept }) => ({
    father,
    mother,
    guardian,
    siblings:
      kept.length === 0
        ? [noSibling]
        : kept.map(({ name, age, education }) => ({ name, age: age === null ? '' : String(age), education })),
  }),
};
