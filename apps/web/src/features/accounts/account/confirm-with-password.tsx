import type { ReactNode } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { Dialog } from '#components/dialog.tsx';
import { PasswordGate } from './password-gate.tsx';

type ConfirmWithPasswordProps = {
  open: boolean;
  title: ReactNode;
  /** What the button does, as a verb. */
  action: ReactNode;
  busy: boolean;
  onConfirm: () => void;
  /** Where the account has a password: it is asked for in place of a plain yes. */
  onPassword: ((password: string) => Promise<unknown>) | undefined;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks before something is taken away that an open session alone must not take. */
export function ConfirmWithPassword({
  onPassword,
  onConfirm,
  action,
  busy,
  children,
  ...dialog
}: ConfirmWithPasswordProps) {
  if (!onPassword)
    return (
      <ConfirmDialog {...dialog} confirm={action} danger busy={busy} onConfirm={onConfirm}>
        {children}
      </ConfirmDialog>
    );
  const { onCancel, ...shown } = dialog;
  return (
    <Dialog {...shown} onClose={onCancel}>
      {children}
      <PasswordGate danger action={action} onPassword={onPassword} />
    </Dialog>
  );
}
