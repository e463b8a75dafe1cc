import type { ShareScope } from '@lantern/contract/access';
import { plainName } from '@lantern/contract/documents.rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FileText, FolderOpen, type LucideIcon, PenLine, UserRound } from 'lucide-react';

type Shown = { scope: ShareScope; thing_id: string | null; title: string | null };

export const scopeIcons: Record<ShareScope, LucideIcon> = {
  record: UserRound,
  essays: PenLine,
  documents: FolderOpen,
  videos: FileText,
};

const whole: Record<ShareScope, MessageDescriptor> = {
  record: msg`Your record`,
  essays: msg`All your essays`,
  documents: msg`All your documents`,
  videos: msg`All your interview videos`,
};
const gone: Record<ShareScope, MessageDescriptor> = {
  record: msg`Your record`,
  essays: msg`An essay that is gone`,
  documents: msg`A document that is gone`,
  videos: msg`An interview video`,
};

/** A thing's own name; else what it is. */
export function nameOf({ scope, thing_id, title }: Shown): string | MessageDescriptor {
  if (title !== null) return scope === 'documents' ? plainName(title) : title;
  return (thing_id === null ? whole : gone)[scope];
}
