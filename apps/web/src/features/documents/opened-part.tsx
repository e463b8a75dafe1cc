import type { VaultDocument } from '@lantern/contract/documents';
import { Lazy } from '#components/lazy.tsx';
import { plainName } from './document-words.ts';
import { renamePaper } from './documents.api.ts';
import * as parts from './parts.ts';
import { sendAgain } from './upload/queue.ts';
import type { Opened } from './vault-context.ts';

type OpenedPartProps = {
  opened: Opened;
  papers: readonly VaultDocument[];
  chosen: readonly string[];
  onOrder: (ids: string[]) => void;
  onClose: () => void;
};

/** The dialog that stands open over the vault. */
export function OpenedPart({ opened, papers, chosen, onOrder, onClose }: OpenedPartProps) {
  switch (opened.what) {
    case 'add':
      return <Lazy part={parts.addPart} props={{ ...opened, papers, onClose }} />;
    case 'photo':
      return <Lazy part={parts.photoPart} props={{ ...opened, papers, onClose }} />;
    case 'rename': {
      const { _id: id, name, category, status } = opened.paper;
      const others = papers.filter((paper) => paper._id !== id);
      const onSave = (next: string) => renamePaper(id, next);
      const props = { name: plainName(name), category, status, papers: others, onSave, onClose };
      return <Lazy part={parts.namePart} props={props} />;
    }
    case 'rename-upload': {
      const { id, name, category } = opened;
      const onSave = (next: string) => sendAgain(id, next);
      return <Lazy part={parts.namePart} props={{ name, category, papers, onSave, onClose }} />;
    }
    case 'move':
      return <Lazy part={parts.movePart} props={{ paper: opened.paper, papers, onClose }} />;
    case 'versions':
      return <Lazy part={parts.versionsPart} props={{ paper: opened.paper, onClose }} />;
    case 'expiry':
      return <Lazy part={parts.expiryPart} props={{ paper: opened.paper, onClose }} />;
    case 'share':
      return <Lazy part={parts.sharePart} props={{ papers, ids: opened.ids, onClose }} />;
    case 'links':
      return <Lazy part={parts.linksPart} props={{ papers, onClose }} />;
    case 'chosen':
      return <Lazy part={parts.chosenPart} props={{ papers, chosen, onOrder, onClose }} />;
  }
}
