import { changePassword, changePasswordSchema } from '@lantern/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { call } from '#api/call.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { PasswordInput } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { refreshSessions } from '../accounts.api.ts';
import { NewPasswordField } from '../sign-up/new-password-field.tsx';
import { SecuritySetting } from './security-setting.tsx';

type PasswordFormProps = { name: string; email: string; onDone: () => void };

function PasswordForm({ name, email, onDone }: PasswordFormProps) {
  const form = useForm({
    schema: changePasswordSchema,
    initial: { currentPassword: '', newPassword: '' },
    onSubmit: async (body) => {
      await call(changePassword, { body });
      toast({ text: <Trans>Your password is changed. Your other sessions have ended.</Trans> });
      onDone();
      await refreshSessions();
    },
  });
  return (
    <form {...form.props} className="stack">
      {/* Password managers save the new password under this name; they pass over inputs of type hidden. */}
      <input className="vh" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <FormField
        form={form}
        name="currentPassword"
        label={<Trans>Current password</Trans>}
        as={PasswordInput}
        autoComplete="current-password"
      />
      <NewPasswordField form={form} name="newPassword" label={<Trans>New password</Trans>} own={[name, email]} />
      <p className="small dim">
        <Trans>When you save it, you are signed out on every other device.</Trans>
      </p>
      {form.problem && <ErrorBlock title={<Trans>The password is not changed</Trans>}>{form.problem}</ErrorBlock>}
      <Button type="submit" look="main" busy={form.busy}>
        <Trans>Save the new password</Trans>
      </Button>
    </form>
  );
}

export function ChangePassword({ name, email }: { name: string; email: string }) {
  return (
    <SecuritySetting title={<Trans>Password</Trans>} action={<Trans>Change password</Trans>}>
      {(close) => <PasswordForm name={name} email={email} onDone={close} />}
    </SecuritySetting>
  );
}
