import type { NextAction } from '@lantern/contract/dashboard';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The dashboard's words for the one thing to do next. */
export const nextWords: Record<NextAction['kind'], (title: string) => MessageDescriptor> = {
  'fill-personal-info': () => msg`Fill in your personal information`,
  'describe-activities': () => msg`Describe three activities`,
  'add-documents': () => msg`Upload your required documents`,
  'add-test-score': () => msg`Add a test score`,
  'start-essay': () => msg`Start your first essay`,
  'continue-essay': (title) => msg`Continue “${title}”`,
  'evaluate-essay': (title) => msg`Evaluate “${title}”`,
  'revise-essay': (title) => msg`Revise “${title}”`,
  'complete-essay': (title) => msg`Read “${title}” once more`,
  'find-universities': () => msg`Find universities that fit you`,
  'choose-university': () => msg`Choose where you will apply`,
  'mend-paper': (title) => msg`Replace “${title}”, which was rejected`,
  'answer-comments': (title) => msg`Read what your mentor says about “${title}”`,
  'all-done': () => msg`Everything here is done`,
};

const paths: Partial<Record<NextAction['kind'], string>> = {
  'fill-personal-info': '/personal-info',
  'describe-activities': '/ecas',
  'add-documents': '/documents',
  'mend-paper': '/documents',
  'add-test-score': '/tests',
  'find-universities': '/unipair',
  'choose-university': '/saved-universities',
  'all-done': '/dashboard',
};

export function nextPath({ kind, essay_id }: NextAction): string {
  return paths[kind] ?? (essay_id ? `/essay/edit/${essay_id}` : '/essays');
}
