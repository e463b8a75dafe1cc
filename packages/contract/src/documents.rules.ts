// What papers are; apart from the calls, whose schemas would come along to every feature that shows a paper.
import * as z from 'zod/mini';

/** The specification's six, and three that visas and loans ask for. */
export const documentCategories = [
  'Transcript',
  'IELTS',
  'SOP',
  'LOR',
  'Certificates',
  'Portfolio',
  'Passport',
  'Financial',
  'Other',
] as const;
export type DocumentCategory = (typeof documentCategories)[number];
export const requiredCategories = ['Transcript', 'IELTS', 'SOP', 'LOR'] as const satisfies readonly DocumentCategory[];
export const documentCategorySchema = z.enum(documentCategories, 'Choose a document type.');

export const documentStatuses = ['pending', 'verified', 'rejected'] as const;
/** The largest PDF that the vault takes, in bytes. */
export const documentMax = 10 * 1024 * 1024;
/** Of a small PDF, in bytes: portals that ask for 2 MB count in thousands or in 1024s, and this is under both. */
export const smallMax = 1_950_000;
/** How many papers a student can keep; what is deleted does not count. */
export const documentsMax = 500;

/** A name as people read it: every paper is a PDF. */
export const plainName = (name: string): string => name.replace(/\.pdf$/i, '');
