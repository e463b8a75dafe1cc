// Kinds of sessions and places of clocks, as mentors and students read them.
import { zoneToday } from '@lantern/abroad/zones';
import type { SessionKind } from '@lantern/contract/mentors';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const kindWords: Readonly<Record<SessionKind, MessageDescriptor>> = {
  'application-help': msg`Application help`,
  'study-guidance': msg`Study-abroad guidance`,
  'mock-interview': msg`Mock interview`,
  'free-session': msg`Open session`,
};

export const kindLines: Readonly<Record<SessionKind, MessageDescriptor>> = {
  'application-help': msg`Your forms, essays and papers. On weekdays.`,
  'study-guidance': msg`Where to study, what you need, what it costs.`,
  'mock-interview': msg`Questions and answers, then what to do better.`,
  'free-session': msg`Anything you want to talk about.`,
};

/** Asia/Dhaka is Dhaka to people. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

export const ownZone = () => zoneToday(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
