import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorBlock } from './error-block.tsx';
import type { FormState } from './use-form.ts';

type FormDialogProps = {
  form: Pick<FormState, 'props' | 'busy' | 'problem'>;
  title: ReactNode;
  /** What the sending button does, as a verb: "Make the link". */
  send: ReactNode;
  /** It takes something away. */
  danger?: boolean;
  /** Why it cannot be sent yet: the id of the sentence that says so. */
  blockedBy?: string | undefined;
  /** What was not done when sending fails: "No link was made". */
  failed: ReactNode;
  /** The form's inputs. */
  children: ReactNode;
  open?: boolean;
  onClose: () => void;
};

/** A dialog with one form: Cancel and the button that sends it below, and above its inputs why it was not sent. */
export function FormDialog({
  form,
  title,
  send,
  danger = false,
  blockedBy,
  failed,
  children,
  open = true,
  onClose,
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look={danger ? 'danger' : 'main'}
            type="submit"
            form={id}
            busy={form.busy}
            blocked={blockedBy !== undefined}
            aria-describedby={blockedBy}
          >
            {send}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        {form.problem && <ErrorBlock title={failed}>{form.problem}</ErrorBlock>}
        {children}
      </form>
    </Dialog>
  );
}
