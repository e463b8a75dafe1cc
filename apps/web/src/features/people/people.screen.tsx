import type { FoundPerson } from '@lantern/contract/people';
import { findPeople, peopleListed } from '@lantern/contract/people';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { About } from '#components/about.tsx';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';
import { search } from './people.api.ts';
import styles from './people.module.css';
import { PersonState } from './person-state.tsx';

/** For administrators and those who look after reports: accounts, by name or email. */
export function Screen() {
  const { i18n } = useLingui();
  const most = i18n.number(peopleListed);
  const [found, setFound] = useState<FoundPerson[]>();
  const form = useForm({
    schema: findPeople.body,
    initial: { words: '' },
    onSubmit: async ({ words }) => {
      setFound(undefined);
      setFound(await search(words));
    },
  });
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>People</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      <form {...form.props} className="stack">
        <FormField form={form} name="words" label={<Trans>Name or email</Trans>} type="search" autoComplete="off" />
        {form.problem && <ErrorBlock title={<Trans>The search did not work</Trans>}>{form.problem}</ErrorBlock>}
        <div>
          <Button type="submit" look="main" busy={form.busy}>
            <Trans>Find</Trans>
          </Button>
        </div>
      </form>
      <p role="status" className="small dim">
        {found && found.length < peopleListed && (
          <Plural value={found.length} _0="No account has this name or email." one="# account" other="# accounts" />
        )}
        {/* the server says no more at once */}
        {found && found.length >= peopleListed && (
          <Trans>The first {most} accounts. Write more of the name to find others.</Trans>
        )}
      </p>
      {found && found.length > 0 && (
        <ul className="rules closed">
          {found.map((person) => (
            <li key={person.id} className={styles.found}>
              <div>
                <Link href={`/admin/people/${person.id}`}>
                  <bdi>{person.name}</bdi>
                </Link>
                <br />
                <bdi className="small dim">{person.email}</bdi>
              </div>
              <PersonState person={person} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
