import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: ReactNode;
  open: boolean;
  /** What the confirming button does, as a verb: "Delete essay". */
  confirm: ReactNode;
  /** What the other button says, where "Cancel" could mean the thing itself. */
  keep?: ReactNode;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
};

export function ConfirmDialog({
  confirm,
  keep,
  danger,
  busy,
  onConfirm,
  onCancel,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{keep ?? <Trans>Cancel</Trans>}</Button>
          <Button look={danger ? 'danger' : 'main'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  );
}
