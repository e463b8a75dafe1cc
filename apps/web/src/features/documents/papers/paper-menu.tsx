import type { VaultDocument } from '@lantern/contract/documents';
import { smallMax } from '@lantern/contract/documents.rules';
import { shrinkDocument } from '@lantern/contract/documents.sharing';
import { useLingui } from '@lingui/react/macro';
import {
  CalendarClock,
  Download,
  EllipsisVertical,
  Eye,
  FileStack,
  FileUp,
  FolderInput,
  Handshake,
  PenLine,
  Share2,
  Shrink,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { fetchFile } from '#api/call.ts';
import { saveFile } from '#api/save-file.ts';
import { Menu, MenuItem } from '#components/menu.tsx';
import { plainName } from '../document-words.ts';
import { linkTo } from '../documents.api.ts';
import { pickFiles } from '../upload/pick-files.ts';
import { useReplace } from '../upload/use-replace.ts';
import { useVault } from '../vault-context.ts';
import { saveFrom } from './save-as.ts';

type PaperMenuProps = {
  paper: VaultDocument;
  run: (work: () => Promise<unknown>, doing?: string) => Promise<boolean>;
  onPreview: () => void;
  onDelete: () => void;
};

/** Milliseconds: pages are drawn anew. */
const shrinkTimeout = 180_000;

/** Everything that can be done with a paper. The items are made when the menu is first reached for: a vault has 500. */
export function PaperMenu({ paper, run, onPreview, onDelete }: PaperMenuProps) {
  const { t } = useLingui();
  const { open } = useVault();
  const [, navigate] = useLocation();
  const replace = useReplace(paper);
  const [reached, setReached] = useState(false);
  const { _id: id, size, version } = paper;
  const name = plainName(paper.name);
  const reach = () => setReached(true);

  const download = () => run(async () => saveFrom(await linkTo(id), paper.name));
  const shrink = () =>
    run(
      async () =>
        saveFile(
          await fetchFile(shrinkDocument, { params: { id } }, { timeout: shrinkTimeout }),
          t`${name} (under 2 MB).pdf`,
        ),
      t`Making a small copy. This can take a minute.`,
    );
  return (
    <Menu
      label={t`More for ${name}`}
      trigger={<EllipsisVertical />}
      triggerProps={{
        look: 'bare',
        icon: true,
        'aria-label': t`More for ${name}`,
        onPointerEnter: reach,
        onTouchStart: reach,
        onFocus: reach,
      }}
    >
      {reached && (
        <>
          <MenuItem icon={<Eye />} onClick={onPreview}>{t`Preview`}</MenuItem>
          <MenuItem icon={<Download />} onClick={() => void download()}>{t`Download`}</MenuItem>
          {size > smallMax && (
            <MenuItem icon={<Shrink />} onClick={() => void shrink()}>{t`Small copy under 2 MB`}</MenuItem>
          )}
          <MenuItem icon={<Share2 />} onClick={() => open({ what: 'share', ids: [id] })}>{t`Share by a link`}</MenuItem>
          <MenuItem
            icon={<Handshake />}
            onClick={() => navigate(`/shares?paper=${id}`)}
          >{t`Share with a mentor`}</MenuItem>
          <MenuItem icon={<PenLine />} onClick={() => open({ what: 'rename', paper })}>{t`Rename`}</MenuItem>
          <MenuItem icon={<FolderInput />} onClick={() => open({ what: 'move', paper })}>{t`Move`}</MenuItem>
          <MenuItem icon={<FileUp />} onClick={() => pickFiles(replace, { multiple: false })}>
            {t`Replace with a new version`}
          </MenuItem>
          {version > 1 && (
            <MenuItem icon={<FileStack />} onClick={() => open({ what: 'versions', paper })}>{t`Versions`}</MenuItem>
          )}
          <MenuItem icon={<CalendarClock />} onClick={() => open({ what: 'expiry', paper })}>{t`Expiry date`}</MenuItem>
          <MenuItem icon={<Trash2 />} onClick={onDelete}>{t`Delete`}</MenuItem>
        </>
      )}
    </Menu>
  );
}
