import type { DocumentCategory } from '@lantern/contract/documents.rules';
import type { Waiting } from '@lantern/contract/shares.students';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  Clock,
  FileCheck,
  type LucideIcon,
  MessageCircle,
  PenLine,
  Video,
} from 'lucide-react';
import type { Tone } from '#components/badge.tsx';

export const waitingWords: Record<Waiting['kind'], { name: MessageDescriptor; icon: LucideIcon }> = {
  document: { name: msg`Document to verify`, icon: FileCheck },
  essay: { name: msg`Essay to comment on`, icon: PenLine },
  video: { name: msg`Interview video to review`, icon: Video },
  session: { name: msg`Session`, icon: CalendarClock },
  chat: { name: msg`Message to answer`, icon: MessageCircle },
};

/** Of recordings, which have no title of their own: by what the server calls each in English. */
export const videoTitles: Readonly<Record<string, MessageDescriptor>> = {
  'University interview': msg`University interview`,
  'Visa interview': msg`Visa interview`,
  'IELTS Speaking': msg`IELTS Speaking`,
  'Scholarship interview': msg`Scholarship interview`,
  'General interview': msg`General interview`,
  Interview: msg`Interview`,
};

export const paperKinds: Record<DocumentCategory, MessageDescriptor> = {
  Transcript: msg`Transcript`,
  IELTS: msg`English test (IELTS, TOEFL, …)`,
  SOP: msg`SOP`,
  LOR: msg`LOR`,
  Certificates: msg`Certificates`,
  Portfolio: msg`Portfolio`,
  Passport: msg`Passport`,
  Financial: msg`Financial`,
  Other: msg`Other`,
};

export const paperStates: Record<
  'pending' | 'verified' | 'rejected',
  { word: MessageDescriptor; icon: LucideIcon; tone: Tone }
> = {
  pending: { word: msg`Waiting to be checked`, icon: Clock, tone: 'info' },
  verified: { word: msg`Verified`, icon: CircleCheck, tone: 'ok' },
  rejected: { word: msg`Rejected`, icon: CircleAlert, tone: 'bad' },
};
