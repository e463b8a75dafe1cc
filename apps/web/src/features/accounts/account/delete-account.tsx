import type { SessionUser } from '@lantern/contract/accounts.session';
import { listSessions } from '@lantern/contract/bookings';
import { deleteAccount, deleteAccountSchema } from '@lantern/contract/erasures';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { call } from '#api/call.ts';
import { endSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';
import { CurrentPassword } from './current-password.tsx';
import { SecuritySetting } from './security-setting.tsx';

/** Ends in a full load of the landing page: nothing of this person stays on the device. */
async function leave(proof: { password?: string; email?: string }) {
  await call(deleteAccount, { body: proof });
  await endSession({ keepUnsynced: false });
  location.assign('/');
}

export function DeleteAccount({ user }: { user: SessionUser }) {
  return (
    <SecuritySetting
      title={user.guest ? <Trans>Delete this workspace</Trans> : <Trans>Delete your account</Trans>}
      state={
        <p className="dim">
          <Trans>Everything is deleted at once. Nobody can bring it back.</Trans>
        </p>
      }
      action={<Trans>Delete…</Trans>}
    >
      {() => <Leaving user={user} />}
    </SecuritySetting>
  );
}

function Leaving({ user }: { user: SessionUser }) {
  const asksPassword = !user.guest && user.hasPassword;
  const form = useForm({
    schema: deleteAccountSchema,
    initial: user.guest ? {} : asksPassword ? { password: '' } : { email: '' },
    onSubmit: leave,
  });
  return (
    <form {...form.props} className="stack">
      <p>
        {user.role === 'student' ? (
          <Trans>
            This deletes your essays, documents, activities, profile and shared links. It signs you out everywhere. If
            you may need something later, take a copy first. Backups of this Lantern keep it until they are deleted too.
          </Trans>
        ) : (
          <Trans>
            This deletes your account and signs you out everywhere. Backups of this Lantern keep it until they are
            deleted too.
          </Trans>
        )}
      </p>
      {!user.guest && user.role !== 'admin' && <SessionsAhead />}
      {user.role === 'admin' && (
        <p>
          <Trans>You are the only administrator. Lantern needs at least one, so you cannot delete this account.</Trans>
        </p>
      )}
      {asksPassword && <CurrentPassword form={form} />}
      {!asksPassword && !user.guest && (
        <FormField
          form={form}
          name="email"
          label={<Trans>Your email</Trans>}
          help={<Trans>Write {user.email} to show that it is you.</Trans>}
          type="email"
          autoComplete="off"
        />
      )}
      {form.problem && <ErrorBlock title={<Trans>Nothing was deleted</Trans>}>{form.problem}</ErrorBlock>}
      <Button type="submit" look="danger" busy={form.busy}>
        {user.guest ? <Trans>Delete this workspace for good</Trans> : <Trans>Delete my account for good</Trans>}
      </Button>
    </form>
  );
}

/** What others wait for is cancelled, with word to them: said before it is done. */
function SessionsAhead() {
  const { data } = useQuery({
    queryKey: ['bookings', 'before-leaving'],
    queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).upcoming.length,
    staleTime: 0,
  });
  if (!data) return null;
  return (
    <p className="note warn">
      <TriangleAlert />
      <span>
        <Plural
          value={data}
          one="# session that you have booked or promised is cancelled, and the other person is told."
          other="# sessions that you have booked or promised are cancelled, and the other people are told."
        />
      </span>
    </p>
  );
}
