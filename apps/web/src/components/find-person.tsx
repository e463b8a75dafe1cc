import { mentorsPerPage } from '@lantern/contract/mentors';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';

/** A list that is looked through: what was typed, and how far it was read. */
export type PeopleSearch = {
  typed: string;
  setTyped: (typed: string) => void;
  /** how many are there; undefined before the first answer */
  found: number | undefined;
  more: boolean;
  /** adds the next page; undefined where words alone lead further */
  showMore?: (() => void) | undefined;
  busy: boolean;
};

type FindPersonProps = { whom: 'mentor' | 'student'; search: PeopleSearch; children: ReactNode };

/** A list of people; where they do not all fit, with a field that finds them and a way to those who come after. */
export function FindPerson({ whom, search, children }: FindPersonProps) {
  const { typed, setTyped, found, more, showMore, busy } = search;
  const isMentor = whom === 'mentor';
  // the field stays when the last of them are there
  const isLong = more || typed !== '' || (found ?? 0) > mentorsPerPage;
  return (
    <>
      {isLong && (
        <search>
          <Field
            label={isMentor ? <Trans>Find a mentor</Trans> : <Trans>Find a student</Trans>}
            help={isMentor ? <Trans>Write a name, a subject, a country or a language.</Trans> : undefined}
            optional
          >
            <TextInput
              type="search"
              maxLength={100}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        </search>
      )}
      <p role="status" className="small dim">
        {typed !== '' && found !== undefined && !busy && (
          <>
            <Plural value={found} _0="Nobody is found by these words." one="# person found" other="# people found" />{' '}
            {more && <Trans>There are more.</Trans>}
          </>
        )}
      </p>
      {children}
      {more && showMore && (
        <div>
          <Button busy={busy} onClick={showMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
