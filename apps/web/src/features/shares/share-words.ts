import type { ShareScope } from '@lantern/contract/access';
import { plainName } from '@lantern/contract/documents.rules';
import type { AdminScope } from '@lantern/contract/shares';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FileText, FolderOpen, type LucideIcon, PenLine, UserRound } from 'lucide-react';

type Shown = { scope: AdminScope; item_id: string | null; title: string | null };

export const scopeIcons: Record<ShareScope, LucideIcon> = {
  record: UserRound,
  essays: PenLine,
  documents: FolderOpen,
  videos: FileText,
};

const whole: Record<AdminScope, MessageDescriptor> = {
  mail: msg`A mail to you that is stored here`,
  'reset-link': msg`Made a link to reset your password`,
  everything: msg`A copy of everything in your account`,
  record: msg`Your record`,
  essays: msg`All your essays`,
  documents: msg`All your documents`,
  videos: msg`All your interview videos`,
};
const gone: Record<AdminScope, MessageDescriptor> = {
  ...whole,
  record: msg`Your record`,
  essays: msg`An essay that is gone`,
  documents: msg`A document that is gone`,
  videos: msg`An interview video`,
};

/** A thing's own name; else what it is. */
export function nameOf({ scope, item_id, title }: Shown): string | MessageDescriptor {
  if (title !== null) return scope === 'documents' ? plainName(title) : title;
  return (item_id === null ? whole : gone)[scope];
}
