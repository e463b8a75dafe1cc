import type { VaultDocument } from '@lantern/contract/documents';
import { daySchema } from '@lantern/contract/fields';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { plainName } from '../document-words.ts';
import { setExpiry } from '../documents.api.ts';
import { usePaperWork } from './use-paper-work.ts';

/** When a paper expires, in the student's own words; Lantern reminds before that day. */
export function ExpiryDialog({ paper, onClose }: { paper: VaultDocument; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const { run, isHere, busy, failed } = usePaperWork();
  const [day, setDay] = useState(paper.expires_on ?? paper.checks?.expiry_seen ?? '');
  const [tried, setTried] = useState(false);
  const isDay = daySchema.safeParse(day).success;
  const name = plainName(paper.name);

  async function save(next: string | null) {
    setTried(true);
    if (next !== null && !isDay) return;
    if ((await run(() => setExpiry(paper._id, next))) && isHere.current) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Expiry date</Trans>}
      actions={
        <>
          <Button busy={busy !== undefined} onClick={() => void save(null)}>
            <Trans>It does not expire</Trans>
          </Button>
          <Button look="main" type="submit" form={formId} busy={busy !== undefined}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(day);
        }}
      >
        <Field label={<Trans>It expires on</Trans>} error={tried && !isDay ? t`Write a real date.` : undefined}>
          <TextInput type="date" value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
        </Field>
      </form>
      <div aria-live="polite">{failed && <FieldError id={`${formId}-failed`}>{failed}</FieldError>}</div>
    </Dialog>
  );
}
