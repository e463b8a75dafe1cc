// Parents or guardians, and siblings. Forms ask for them; nothing here is required.
import * as z from 'zod/mini';
import { limit, line, nameLine } from './fields.ts';
import { nameForOthers } from './names.ts';
import { singleEndpoints } from './record-keyed.ts';

export const educationLevels = [
  'High School',
  'Associate Degree',
  "Bachelor's Degree",
  "Master's Degree",
  'Doctorate/PhD',
  'Professional Degree',
  'Other',
] as const;

/** `unknown`: not known or not to be told; both are good answers on most forms. */
export const parentStates = ['living', 'deceased', 'unknown'] as const;

const level = z._default(z.enum([...educationLevels, ''] as const), '');

const parentFields = {
  name: z._default(nameLine(200), ''),
  education: level,
  occupation: z._default(line(200), ''),
  state: z._default(z.enum(parentStates), 'living'),
};

const age = z
  .int('Write an age from 0 to 99.')
  .check(z.gte(0, 'Write an age from 0 to 99.'), z.lte(99, 'Write an age from 0 to 99.'));

export const siblingSchema = z.strictObject({
  name: z._default(nameLine(200), ''),
  age: z._default(z.nullable(age), null),
  education: level,
});
export type Sibling = z.infer<typeof siblingSchema>;

export const familyFields = {
  father: z._default(z.strictObject(parentFields), { name: '', education: '', occupation: '', state: 'living' }),
  mother: z._default(z.strictObject(parentFields), { name: '', education: '', occupation: '', state: 'living' }),
  /** Whoever else brings the student up. */
  guardian: z._default(z.strictObject({ name: nameLine(200), relation: line(100), occupation: line(200) }), {
    name: '',
    relation: '',
    occupation: '',
  }),
  /** An empty entry is not stored. */
  siblings: z._default(z.array(siblingSchema).check(limit(20, 'At most 20.')), []),
};

export const familyCalls = singleEndpoints({
  base: '/api/family',
  topic: 'family',
  noun: { one: 'family', many: 'families' },
  one: 'family',
  scope: 'record',
  fields: familyFields,
  computed: {
    /** No parent has a degree, as far as it is told; null while no parent's education is told. */
    firstGeneration: z.nullable(z.boolean()),
  },
});
export type Family = z.infer<typeof familyCalls.record>;

type Parent = { education: (typeof educationLevels)[number] | '' };
const degrees: readonly string[] = educationLevels.slice(2, 6);

/** Whether nobody of the parents has a bachelor's degree or more; null while none of them has an education told. */
export function isFirstGeneration({ father, mother }: { father: Parent; mother: Parent }): boolean | null {
  const told = [father.education, mother.education].filter(Boolean);
  return told.length === 0 ? null : !told.some((level) => degrees.includes(level));
}

/** A family as a mentor reads it who was shown the record. */
export function familyForOthers(family: Family): Family {
  const named = <Person extends { name: string }>(person: Person) => ({ ...person, name: nameForOthers(person.name) });
  return {
    ...family,
    father: named(family.father),
    mother: named(family.mother),
    guardian: named(family.guardian),
    siblings: family.siblings.map(named),
  };
}
