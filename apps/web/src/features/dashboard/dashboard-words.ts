import type { PartId, SectionId, StepId } from '@lantern/contract/dashboard';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  ClipboardCheck,
  Folder,
  GraduationCap,
  Landmark,
  ListChecks,
  type LucideIcon,
  Mic,
  PenLine,
  Plane,
  Stamp,
  Trophy,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';

export type StepWords = { title: MessageDescriptor; path: string; icon: LucideIcon };

export const stepWords: Record<StepId, StepWords> = {
  'personal-info': { title: msg`Personal info`, path: '/personal-info', icon: UserRound },
  documents: { title: msg`Academic documents`, path: '/documents', icon: Folder },
  activities: { title: msg`Extracurricular activities`, path: '/ecas', icon: Trophy },
  tests: { title: msg`Test scores`, path: '/tests', icon: ClipboardCheck },
  essays: { title: msg`Essays`, path: '/essays', icon: PenLine },
  'university-research': { title: msg`University research`, path: '/unipair', icon: Landmark },
  shortlist: { title: msg`University shortlist`, path: '/saved-universities', icon: ListChecks },
};

export const sectionWords: Record<SectionId, StepWords> = {
  education: { title: msg`Academic background`, path: '/education', icon: GraduationCap },
  family: { title: msg`Family information`, path: '/family-info', icon: UsersRound },
  interviews: { title: msg`Mock interview`, path: '/mock-interview', icon: Mic },
  finance: { title: msg`Finance and loan`, path: '/finance', icon: Wallet },
  visa: { title: msg`Visa support`, path: '/visa', icon: Stamp },
  settlement: { title: msg`Settlement plan`, path: '/settlement', icon: Plane },
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
  impact: msg`One activity has a result`,
  'three-described': msg`Three activities are described`,
  'test-listed': msg`A test is listed or booked`,
  'test-scored': msg`One valid result`,
  started: msg`First words are written`,
  written: msg`250 words, or half of its limit`,
  evaluated: msg`Evaluated`,
  revised: msg`Revised after an evaluation`,
  complete: msg`Marked as complete`,
  'university-saved': msg`One university is saved`,
  'three-saved': msg`Three universities are saved`,
  'one-chosen': msg`One saved university is past “considering”`,
  'two-chosen': msg`Two saved universities are past “considering”`,
  'school-listed': msg`One school is listed`,
  'grades-given': msg`One school has a grade or subjects`,
  'family-saved': msg`Your family's details are saved`,
  'interview-practised': msg`One practice interview is saved`,
  'cost-planned': msg`A cost plan has a cost`,
  'money-named': msg`A cost plan shows where the money comes from`,
  'visa-country': msg`A destination is chosen`,
  'visa-intake': msg`The first day of the course is given`,
  'visa-begun': msg`One visa step is complete`,
  'visa-done': msg`All visa steps of a destination are complete`,
  'arrival-day': msg`The day of arrival is given`,
  'settlement-begun': msg`One step of the settlement list is done`,
  'settlement-done': msg`The whole settlement list is done`,
};
