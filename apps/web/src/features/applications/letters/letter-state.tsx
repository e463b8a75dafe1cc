import type { LetterState } from '@lantern/contract/applications.letters';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleOff, CircleX, Clock, type LucideIcon, MailOpen, Send } from 'lucide-react';
import { Badge, type Tone } from '#components/badge.tsx';

const states: Record<LetterState, { word: MessageDescriptor; icon: LucideIcon; tone: Tone }> = {
  asked: { word: msg`Asked, not opened yet`, icon: Send, tone: 'none' },
  opened: { word: msg`Request opened`, icon: MailOpen, tone: 'info' },
  reminded: { word: msg`Reminded`, icon: Clock, tone: 'warn' },
  declined: { word: msg`Declined`, icon: CircleX, tone: 'bad' },
  received: { word: msg`Letter received`, icon: CircleCheck, tone: 'ok' },
  withdrawn: { word: msg`Withdrawn`, icon: CircleOff, tone: 'none' },
  ended: { word: msg`Link ended`, icon: CircleOff, tone: 'none' },
};

export function LetterBadge({ state }: { state: LetterState }) {
  const { i18n } = useLingui();
  const { word, icon, tone } = states[state];
  return (
    <Badge icon={icon} tone={tone}>
      {i18n._(word)}
    </Badge>
  );
}
