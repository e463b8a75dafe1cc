import type { VaultDocument } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import type { Tone } from '#components/badge.tsx';

/** What a category is called, and what belongs there. */
export const categoryWords: Record<DocumentCategory, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  Transcript: { name: msg`Transcript`, hint: msg`Your marks, signed and stamped by your school.` },
  IELTS: {
    name: msg`English test (IELTS, TOEFL, …)`,
    hint: msg`The result of your English test, once you have it.`,
  },
  SOP: { name: msg`Statement of purpose (SOP)`, hint: msg`Why this course, and why you.` },
  LOR: { name: msg`Letter of recommendation (LOR)`, hint: msg`From a teacher or an employer.` },
  Certificates: { name: msg`Certificates`, hint: msg`School-leaving certificates, courses, prizes.` },
  Portfolio: { name: msg`Portfolio`, hint: msg`Only for art and design programmes.` },
  Passport: { name: msg`Passport`, hint: msg`The page with your photo.` },
  Financial: { name: msg`Financial`, hint: msg`Bank statements and sponsor letters, for visas and loans.` },
  Other: { name: msg`Other`, hint: msg`Other papers that somebody asks for.` },
};

type StatusWords = { word: MessageDescriptor; icon: LucideIcon; tone: Tone };

export const statusWords: Record<VaultDocument['status'], StatusWords> = {
  pending: { word: msg`Waiting to be checked`, icon: Clock, tone: 'info' },
  verified: { word: msg`Verified`, icon: CircleCheck, tone: 'ok' },
  rejected: { word: msg`Rejected`, icon: CircleAlert, tone: 'bad' },
};

export { plainName } from '@lantern/contract/documents.rules';

const kilobyte = 1024;

/** Bytes as people read them: 340 kB, 1.9 MB, 5 GB. */
export function formatSize(bytes: number, i18n: I18n): string {
  const steps = [
    ['gigabyte', kilobyte ** 3],
    ['megabyte', kilobyte ** 2],
    ['kilobyte', kilobyte],
  ] as const;
  const [unit, size] = steps.find(([, least]) => bytes >= 0.95 * least) ?? ['kilobyte', kilobyte];
  const figure = bytes / size;
  const digits = figure < 9.95 && unit !== 'kilobyte' ? 1 : 0;
  return i18n.number(Math.max(figure, bytes > 0 && unit === 'kilobyte' ? 1 : 0), {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  });
}
