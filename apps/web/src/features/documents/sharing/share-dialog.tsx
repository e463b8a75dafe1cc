import type { VaultDocument } from '@lantern/contract/documents';
import { linkOver, linkTooLong, pagesMessage } from '@lantern/contract/documents.problems';
import { bundleMax } from '@lantern/contract/documents.sharing';
import { daySchema, line } from '@lantern/contract/fields';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '#components/button.tsx';
import { CopyLine } from '#components/copy-button.tsx';
import { formatDay } from '#components/dates.ts';
import { Dialog } from '#components/dialog.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox } from '#components/inputs.tsx';
import { readWhole } from '#components/read-number.ts';
import { useForm } from '#components/use-form.ts';
import { plainName } from '../document-words.ts';
import { today } from '../vault.ts';
import { useVault } from '../vault-context.ts';
import { makeLink } from './sharing.api.ts';
import styles from './sharing.module.css';

type ShareDialogProps = { papers: readonly VaultDocument[]; ids: readonly string[]; onClose: () => void };

const dayMs = 86_400_000;
const dayFromNow = (days: number) => today(new Date(Date.now() + days * dayMs));

const formSchema = z.object({
  label: line(100),
  ends_on: daySchema.check(
    z.refine((day) => day >= today(), linkOver),
    z.refine((day) => day <= dayFromNow(365), linkTooLong),
  ),
  pages: z.pipe(
    z
      .string()
      .check(z.refine((text) => text.trim() === '' || (readWhole(text) >= 1 && readWhole(text) <= 200), pagesMessage)),
    z.transform((text) => (text.trim() === '' ? null : readWhole(text))),
  ),
});

/** Makes a link that shows chosen papers to whoever has it. The link is shown here and never again. */
export function ShareDialog({ papers, ids, onClose }: ShareDialogProps) {
  const { t, i18n } = useLingui();
  const { open } = useVault();
  const papersId = useId();
  const [chosen, setChosen] = useState(ids);
  const [made, setMade] = useState<{ url: string; day: string }>();
  const form = useForm({
    schema: formSchema,
    initial: { label: '', ends_on: dayFromNow(30), pages: '' },
    onSubmit: async ({ label, ends_on, pages }) => {
      if (chosen.length === 0) return;
      const url = await makeLink({ document_ids: [...chosen], label, ends_on, page_limit: pages });
      setMade({ url, day: formatDay(ends_on, i18n) });
    },
  });
  // those that were chosen stay first, in their order
  const first = ids.flatMap((id) => papers.find(({ _id }) => _id === id) ?? []);
  const rows = [...first, ...papers.filter(({ _id }) => !ids.includes(_id))];

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  }

  if (made) {
    const { day } = made;
    return (
      <Dialog
        open
        onClose={onClose}
        title={<Trans>The link is ready</Trans>}
        actions={
          <>
            <Button onClick={() => open({ what: 'links' })}>
              <Trans>See all links</Trans>
            </Button>
            <Button look="main" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Everybody who has this link can open these papers until {day}. Copy it now: you see it only once.
          </Trans>
        </p>
        <CopyLine label={t`Link to your papers`} text={made.url} canShare />
      </Dialog>
    );
  }
  const count = chosen.length;
  const most = i18n.number(bundleMax);
  const isBlocked = count === 0 || count > bundleMax;
  return (
    <FormDialog
      form={form}
      title={<Trans>Share by a link</Trans>}
      send={<Trans>Make the link</Trans>}
      blockedBy={isBlocked ? papersId : undefined}
      failed={<Trans>No link was made</Trans>}
      onClose={onClose}
    >
      <p className="small dim">
        <Trans>For a school, an agent or a relative who has no account. You can close the link at any time.</Trans>{' '}
        <Trans>The link always shows the newest version of each paper, also if you upload it later.</Trans>
      </p>
      <fieldset className={styles.papers}>
        <legend>
          <Trans>Papers</Trans>
        </legend>
        <div className={styles.scroll}>
          {rows.map(({ _id, name }) => (
            <Checkbox key={_id} checked={chosen.includes(_id)} onChange={() => toggle(_id)}>
              <bdi>{plainName(name)}</bdi>
            </Checkbox>
          ))}
        </div>
        <p className="small dim" id={papersId} role="status">
          {count === 0 && <Trans>Choose at least one paper.</Trans>}
          {count > bundleMax && <Trans>You can put at most {most} papers together.</Trans>}
        </p>
      </fieldset>
      <FormField
        form={form}
        name="label"
        label={<Trans>What is it for?</Trans>}
        help={<Trans>Everybody who opens the link sees this too.</Trans>}
        optional
        autoComplete="off"
      />
      <FormField
        form={form}
        name="ends_on"
        type="date"
        min={today()}
        max={dayFromNow(365)}
        label={<Trans>The link ends on</Trans>}
      />
      <FormField
        form={form}
        name="pages"
        inputMode="numeric"
        label={<Trans>Only the first pages of each paper</Trans>}
        help={<Trans>A number of pages. Leave it empty to show whole papers.</Trans>}
        optional
      />
    </FormDialog>
  );
}
