import { mentorsPerPage } from '@lantern/contract/mentors';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
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
  /** what stands here was not asked for by the words in the field, or is on its way */
  busy: boolean;
  /** why the words could not be asked for */
  failed?: string | undefined;
};

type FindPersonProps = { whom: 'mentor' | 'student'; search: PeopleSearch; children: ReactNode };

/** A list of people; where they do not all fit, with a field that finds them and a way to those who come after. */
export function FindPerson({ whom, search, children }: FindPersonProps) {
  const { typed, setTyped, found, more, showMore, busy, failed } = search;
  const isMentor = whom === 'mentor';
  // the field stays when the last of them are there, and when it is emptied
  const [isLong, setLong] = useState(false);
  if (!isLong && (more || (found ?? 0) > mentorsPerPage)) setLong(true);
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
              onKeyDown={(event) => {
                // the form around it is not sent by a search
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          </Field>
        </search>
      )}
      <p role="status" className="small dim">
        {!busy && failed}
        {typed !== '' && found !== undefined && !busy && !failed && (
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
