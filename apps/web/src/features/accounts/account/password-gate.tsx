import { passwordOnlySchema } from '@lantern/contract/accounts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { useForm } from '#components/use-form.ts';
import { CurrentPassword } from './current-password.tsx';

type PasswordGateProps = {
  /** What the button does, as a verb. */
  action: ReactNode;
  danger?: boolean;
  onPassword: (password: string) => Promise<unknown>;
};

/** Asks for the current password before something that an open session alone may not do. */
export function PasswordGate({ action, danger, onPassword }: PasswordGateProps) {
  const form = useForm({
    schema: passwordOnlySchema,
    initial: { password: '' },
    onSubmit: ({ password }) => onPassword(password),
  });
  return (
    <form {...form.props} className="stack">
      <CurrentPassword form={form} />
      {form.problem && <ErrorBlock title={<Trans>Nothing was changed</Trans>}>{form.problem}</ErrorBlock>}
      <Button type="submit" look={danger ? 'danger' : 'main'} busy={form.busy}>
        {action}
      </Button>
    </form>
  );
}
