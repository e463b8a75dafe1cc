import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';

type RejectFormProps = { busy: boolean; onReject: (reason: string) => void; onCancel: () => void };

/** Why a paper is rejected: the student reads it. */
export function RejectForm({ busy, onReject, onCancel }: RejectFormProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // the button that asked for it is gone
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      id={id}
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!busy && reason.trim() !== '') onReject(reason.trim());
      }}
    >
      <Field
        label={<Trans>What is wrong?</Trans>}
        help={<Trans>One sentence that helps the student to correct it.</Trans>}
        error={tried && reason.trim() === '' ? t`Say what is wrong, so that the student can correct it.` : undefined}
      >
        <TextInput
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
      <div className="row wrap">
        {/* named by its id, so that a dialog that opens with it begins at its field */}
        <Button type="submit" form={id} look="danger" busy={busy}>
          <Trans>Reject</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
