import type { Thread } from '@lantern/contract/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, EllipsisVertical, Flag, Search, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { Menu, MenuItem } from '#components/menu.tsx';
import { toast } from '#components/toast.tsx';
import { block } from './chat.api.ts';

const searchPart = partOf(async () => (await import('./search-dialog.tsx')).SearchDialog);
const contactPart = partOf(async () => (await import('./contact-dialog.tsx')).ContactDialog);
const reportPart = partOf(async () => (await import('#components/contacts/report-dialog.tsx')).ReportDialog);

type ConversationMenuProps = { person: string; name: string; thread: Thread };

/** What is rarely needed in a conversation. */
export function ConversationMenu({ person, name, thread }: ConversationMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'search' | 'contact' | 'report' | 'block'>();
  const close = () => setOpen(undefined);
  const isBlocked = thread.closed === 'by-me';
  const canBlock = thread.closed === null || isBlocked;
  return (
    <>
      <Menu
        label={t`More`}
        trigger={<EllipsisVertical />}
        triggerProps={{ look: 'bare', icon: true, 'aria-label': t`More` }}
      >
        <MenuItem icon={<Search />} onClick={() => setOpen('search')}>
          <Trans>Search messages</Trans>
        </MenuItem>
        <MenuItem icon={<ShieldCheck />} onClick={() => setOpen('contact')}>
          <Trans>Contact details</Trans>
        </MenuItem>
        <MenuItem icon={<Flag />} onClick={() => setOpen('report')}>
          <Trans>Report</Trans>
        </MenuItem>
        {canBlock && (
          <MenuItem icon={<Ban />} onClick={() => setOpen('block')}>
            {isBlocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
          </MenuItem>
        )}
      </Menu>
      {open === 'search' && <Lazy part={searchPart} props={{ person, onClose: close }} />}
      {open === 'contact' && <Lazy part={contactPart} props={{ person, contact: thread.contact, onClose: close }} />}
      {open === 'report' && (
        <Lazy
          part={reportPart}
          props={{
            person,
            name,
            onClose: close,
            // who has not written yet has a name and a card
            ...(thread.messages.length === 0 && { about: { kind: 'name' as const, id: person } }),
          }}
        />
      )}
      {open === 'block' && <BlockDialog person={person} name={name} isBlocked={isBlocked} onClose={close} />}
    </>
  );
}

type BlockDialogProps = { person: string; name: string; isBlocked: boolean; onClose: () => void };

function BlockDialog({ person, name, isBlocked, onClose }: BlockDialogProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function decide() {
    setBusy(true);
    setFailed(undefined);
    try {
      await block(person, !isBlocked);
      onClose();
      toast({ text: isBlocked ? t`You can write to each other again.` : t`Blocked.` });
    } catch (reason) {
      setFailed(explain(reason, i18n));
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={isBlocked ? <Trans>Unblock {name}?</Trans> : <Trans>Block {name}?</Trans>}
      confirm={isBlocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
      danger={!isBlocked}
      busy={busy}
      onConfirm={() => void decide()}
      onCancel={onClose}
    >
      <p>
        {isBlocked ? (
          <Trans>Both of you can write and meet again.</Trans>
        ) : (
          <Trans>
            You two can no longer write, book or call, until you unblock them. They can see that they cannot write to
            you. A booked session stays until one of you cancels it.
          </Trans>
        )}
      </p>
      {failed && <ErrorBlock title={<Trans>It was not changed</Trans>}>{failed}</ErrorBlock>}
    </ConfirmDialog>
  );
}
