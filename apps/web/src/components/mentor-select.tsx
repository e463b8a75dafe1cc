import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { FindPerson, type PeopleSearch } from './find-person.tsx';
import { Select } from './inputs.tsx';

export type MentorOption = { id: string; name: string; expertise: string };

type MentorSelectProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** stands first, and chooses nobody */
  nobody: string | undefined;
  search: PeopleSearch;
  mentors: readonly MentorOption[];
  chosen: MentorOption | undefined;
  onChange: (chosen: MentorOption | undefined) => void;
};

/** One of the mentors; who was chosen stays, whatever is looked for next. */
export function MentorSelect({ search, mentors, chosen, onChange, nobody, ...field }: MentorSelectProps) {
  const all = chosen && !mentors.some(({ id }) => id === chosen.id) ? [chosen, ...mentors] : mentors;
  return (
    <FindPerson whom="mentor" search={search}>
      <Field {...field}>
        <Select
          name="mentor"
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChange(all.find(({ id }) => id === target.value))}
        >
          {nobody !== undefined && <option value="">{nobody}</option>}
          {all.map(({ id, name, expertise }) => (
            <option key={id} value={id}>
              {expertise ? `${name}: ${expertise}` : name}
            </option>
          ))}
        </Select>
      </Field>
    </FindPerson>
  );
}
