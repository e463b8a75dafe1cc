import type { PartId, StepId } from '@lantern/contract/dashboard';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ClipboardCheck, Folder, type LucideIcon, PenLine, Trophy, UserRound } from 'lucide-react';

type StepWords = { title: MessageDescriptor; path: string; icon: LucideIcon };

/** The steps that the server computes so far; a step joins with its screen. */
export const stepWords: Partial<Record<StepId, StepWords>> = {
  'personal-info': { title: msg`Personal info`, path: '/personal-info', icon: UserRound },
  documents: { title: msg`Academic documents`, path: '/documents', icon: Folder },
  activities: { title: msg`Extracurricular activities`, path: '/ecas', icon: Trophy },
  tests: { title: msg`Test scores`, path: '/tests', icon: ClipboardCheck },
  essays: { title: msg`Essays`, path: '/essays', icon: PenLine },
};

export const partWords: Record<PartId, MessageDescriptor> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  dateOfBirth: msg`Date of birth`,
  phone: msg`Phone`,
  country: msg`Country of residence`,
  citizenship: msg`Citizenship`,
  Transcript: msg`Transcript`,
  IELTS: msg`English test (IELTS, TOEFL, …)`,
  SOP: msg`SOP`,
  LOR: msg`LOR`,
  listed: msg`One activity is listed`,
  described: msg`One activity is described`,
  impact: msg`One activity says what came of it`,
  'three-described': msg`Three activities are described`,
  'test-listed': msg`A test is listed or booked`,
  'test-scored': msg`One result counts today`,
  started: msg`First words are written`,
  written: msg`250 words, or half of its limit`,
  evaluated: msg`Evaluated`,
  revised: msg`Revised after an evaluation`,
  complete: msg`Marked as complete`,
};
