import type { VideoState } from '@lantern/contract/interviews.videos';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleCheck, CircleDashed, Eye, type LucideIcon, Undo2 } from 'lucide-react';
import type { Tone } from '#components/badge.tsx';

export const stateViews: Readonly<Record<VideoState, { words: MessageDescriptor; icon: LucideIcon; tone: Tone }>> = {
  submitted: { words: msg({ message: 'Submitted', context: 'a video' }), icon: CircleDashed, tone: 'none' },
  'in-review': { words: msg`In review`, icon: Eye, tone: 'info' },
  reviewed: { words: msg`Reviewed`, icon: CircleCheck, tone: 'ok' },
  withdrawn: { words: msg({ message: 'Withdrawn', context: 'a video' }), icon: Undo2, tone: 'none' },
};

/** "4.2 MB", in the reader's digits. */
export function sizeOf(bytes: number, i18n: I18n): string {
  const isSmall = bytes < 1024 * 1024;
  return i18n.number(Math.max(isSmall ? 1 : 0, bytes / (isSmall ? 1024 : 1024 * 1024)), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
}
