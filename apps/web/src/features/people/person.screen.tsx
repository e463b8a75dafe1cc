import type { WholePerson } from '@lantern/contract/people';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { MeasureList } from './measure-list.tsx';
import { personQuery } from './people.api.ts';
import { dutyWords } from './people-words.ts';
import { PersonState } from './person-state.tsx';
import { type Decision, ReasonDialog } from './reason-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** One account: its state, what can be done about it, and what was decided before. */
export function Screen() {
  const { i18n } = useLingui();
  const { id = '' } = useParams<{ id: string }>();
  const { data: person, error, refetch, isFetching } = useQuery(personQuery(id));
  return (
    <div className="stack read">
      <p className="small">
        <Link href="/admin/people" className="row">
          <ArrowLeft className="s flip" />
          <Trans>People</Trans>
        </Link>
      </p>
      {!person && !error && <Skeleton />}
      {error && (
        <ErrorBlock
          title={<Trans>We could not load this account.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {person && <Person person={person} />}
    </div>
  );
}

function Person({ person }: { person: WholePerson }) {
  const { i18n } = useLingui();
  const { created_at, last_used_at, two_factor, sessions, bookings, duties } = person;
  const [made, used] = [created_at, last_used_at].map((at) => formatDay(new Date(at), i18n));
  return (
    <>
      <div className="row wrap">
        <div>
          <h1>
            <bdi>{person.name}</bdi>
          </h1>
          <p>
            <bdi>{person.email}</bdi>
          </p>
        </div>
        <span className="push">
          <PersonState person={person} />
        </span>
      </div>
      <ul className="small dim">
        <li>
          <Trans>
            Account made {made}, last used {used}
          </Trans>
        </li>
        <li>{two_factor ? <Trans>Two-factor sign-in is on.</Trans> : <Trans>Two-factor sign-in is off.</Trans>}</li>
        <li>
          <Plural value={sessions} _0="Signed in nowhere" one="Signed in on # device" other="Signed in on # devices" />
        </li>
        <li>
          <Plural value={bookings} _0="No session ahead" one="# session ahead" other="# sessions ahead" />
        </li>
        {duties.map((duty) => (
          <li key={duty}>{i18n._(dutyWords[duty])}</li>
        ))}
      </ul>
      <Actions person={person} />
      <MeasureList measures={person.measures} />
    </>
  );
}

type Open = Decision | 'role' | 'erase';

function Actions({ person }: { person: WholePerson }) {
  const me = useSession(({ user }) => user);
  const [open, setOpen] = useState<Open>();
  if (!me || me.id === person.id)
    return (
      <p className="note info">
        <Trans>This is your own account. Only another administrator can change it here.</Trans>
      </p>
    );
  const isAdmin = me.role === 'admin';
  if (person.role === 'admin' && !isAdmin)
    return (
      <p className="note info">
        <Trans>Only administrators can do something about an administrator’s account.</Trans>
      </p>
    );
  const close = () => setOpen(undefined);
  return (
    <div className="row wrap">
      {person.suspended_at ? (
        <Button look="main" onClick={() => setOpen('lift')}>
          <Trans>Open the account again</Trans>
        </Button>
      ) : (
        <Button look="danger" onClick={() => setOpen('suspend')}>
          <Trans>Stop this account</Trans>
        </Button>
      )}
      <Button onClick={() => setOpen('end-sessions')}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      {isAdmin && (
        <>
          {person.two_factor && (
            <Button onClick={() => setOpen('reset-second-factor')}>
              <Trans>Reset two-factor sign-in</Trans>
            </Button>
          )}
          {person.role !== 'student' && (
            <Button onClick={() => setOpen('role')}>
              <Trans>Role and duties</Trans>
            </Button>
          )}
          <Button onClick={() => setOpen('export')}>
            <Trans>Take a copy of everything</Trans>
          </Button>
          <Button look="danger" onClick={() => setOpen('erase')}>
            <Trans>Delete the account</Trans>
          </Button>
        </>
      )}
      {open === 'role' && <RoleDialog person={person} onClose={close} />}
      {open === 'erase' && <EraseDialog person={person} onClose={close} />}
      {open && open !== 'role' && open !== 'erase' && <ReasonDialog decision={open} person={person} onClose={close} />}
    </div>
  );
}
