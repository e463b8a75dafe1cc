import type { AttachedKind } from '@lantern/contract/chat';
import { plainName } from '@lantern/contract/documents.rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FileText, type LucideIcon, PenLine } from 'lucide-react';

export const attachmentWords: Record<AttachedKind, { name: MessageDescriptor; icon: LucideIcon }> = {
  essay: { name: msg`Essay`, icon: PenLine },
  document: { name: msg`Document`, icon: FileText },
};

/** As people name it: a document without the ending of its file. */
export const titleOf = (kind: AttachedKind, title: string) => (kind === 'document' ? plainName(title) : title);
