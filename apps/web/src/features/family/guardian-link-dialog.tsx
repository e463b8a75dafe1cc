import { addDays, todayIn } from '@lantern/abroad/days';
import { daySchema, line } from '@lantern/contract/fields';
import { guardianMessages } from '@lantern/contract/guardians';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '#components/button.tsx';
import { CopyLine } from '#components/copy-button.tsx';
import { formatDay } from '#components/dates.ts';
import { Dialog } from '#components/dialog.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';
import { makeLink } from '#features/guardians/guardians.api.ts';

export const localToday = () => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

const formSchema = z.object({
  label: line(100),
  ends_on: daySchema.check(
    z.refine((day) => day >= localToday(), guardianMessages.over),
    z.refine((day) => day <= addDays(localToday(), 365), guardianMessages.tooLong),
  ),
});

/** Makes a link. It is shown here and never again. */
export function GuardianLinkDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [made, setMade] = useState<{ url: string; day: string }>();
  const today = localToday();
  const form = useForm({
    schema: formSchema,
    initial: { label: '', ends_on: addDays(today, 90) },
    onSubmit: async ({ label, ends_on }) => {
      setMade({ url: await makeLink({ label, ends_on }), day: formatDay(ends_on, i18n) });
    },
  });
  if (made) {
    const { day } = made;
    return (
      <Dialog
        open
        onClose={onClose}
        title={<Trans>The link is ready</Trans>}
        actions={
          <Button look="main" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Everybody who has this link can look until {day}. Copy it now: you see it only once.</Trans>
        </p>
        <CopyLine label={t`Link for a guardian`} text={made.url} canShare />
      </Dialog>
    );
  }
  return (
    <FormDialog
      form={form}
      title={<Trans>Link for a guardian</Trans>}
      send={<Trans>Make the link</Trans>}
      failed={<Trans>No link was made</Trans>}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="label"
        label={<Trans>Who is it for?</Trans>}
        help={<Trans>Only you see this.</Trans>}
        optional
        autoComplete="off"
      />
      <FormField
        form={form}
        name="ends_on"
        type="date"
        min={today}
        max={addDays(today, 365)}
        label={<Trans>The link ends on</Trans>}
      />
    </FormDialog>
  );
}
