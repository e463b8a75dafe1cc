import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Ellipsis, Focus, History, NotebookPen, Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#components/button.tsx';
import { Menu, MenuItem } from '#components/menu.tsx';
import { toast } from '#components/toast.tsx';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { useSyncState } from '../drafts/use-draft.ts';
import { takeAlong } from '../view/take-along-place.ts';
import { dialogParts } from './lazy-parts.ts';

type EditorToolsProps = {
  sync: DraftSync;
  title: string;
  text: string;
  locked: boolean;
  onFind: () => void;
  onFocus: () => void;
};

/** Versions, and a menu of what is needed now and then. */
export function EditorTools({ sync, title, text, locked, onFind, onFocus }: EditorToolsProps) {
  const { t, i18n } = useLingui();
  const { essay } = useSyncState(sync);
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<keyof typeof dialogParts>();
  const [opening, setOpening] = useState(false);
  const revision = essay && i18n.number(essay.revision);
  const { versions, log } = dialogParts;
  const close = () => setShown(undefined);

  async function open(name: keyof typeof dialogParts) {
    setOpening(true);
    try {
      await dialogParts[name].load();
      setShown(name);
    } catch {
      toast({ tone: 'bad', text: <Trans>This part is not on this device yet. Open it once with a connection.</Trans> });
    }
    setOpening(false);
  }

  return (
    <>
      {revision !== undefined && (
        <Button look="bare" busy={opening} aria-haspopup="dialog" onClick={() => void open('versions')}>
          <History />
          <span>
            <Trans>Version {revision}</Trans>
          </span>
        </Button>
      )}
      <Menu
        label={t`Tools`}
        trigger={
          <>
            <Ellipsis />
            <span>
              <Trans>Tools</Trans>
            </span>
          </>
        }
        triggerProps={{ look: 'bare' }}
      >
        <MenuItem icon={<Search />} onClick={onFind}>
          {locked ? <Trans>Find</Trans> : <Trans>Find and replace</Trans>}
        </MenuItem>
        {!locked && (
          <MenuItem icon={<Focus />} onClick={onFocus}>
            <Trans>Focus mode</Trans>
          </MenuItem>
        )}
        <MenuItem icon={<NotebookPen />} aria-haspopup="dialog" onClick={() => void open('log')}>
          <Trans>Writing log</Trans>
        </MenuItem>
        {/* the one place for it; what waits here goes along */}
        <MenuItem icon={<Download />} onClick={() => navigate(`/essay/view/${sync.id}#${takeAlong}`)}>
          <Trans>Export</Trans>
        </MenuItem>
      </Menu>
      {shown === 'versions' && versions.known && (
        <versions.known sync={sync} text={text} locked={locked} onClose={close} />
      )}
      {shown === 'log' && log.known && <log.known sync={sync} title={title} onClose={close} />}
    </>
  );
}
