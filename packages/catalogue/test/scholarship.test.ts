import { expect, test } from 'vitest';
import { type Scholarship, scholarshipSchema } from '../src/scholarship.ts';
import { scholarships } from './shipped.ts';

const [good] = scholarships as [Scholarship];
const wrong = (changes: object) =>
  (scholarshipSchema.safeParse({ ...good, ...changes }).error?.issues ?? []).map(({ message }) => message).join('\n');

test.each<[string, object]>([
  ['without source', { source: '' }],
  ['with a link that is not https', { link: 'http://example.org' }],
  ['with a condition that names a page without https', { rules: [{ kind: 'any_citizenship', source: 'http://a.b' }] }],
  ['rolled forward to a date of the coming round', { window: { opens: '2027-01-15', closes: '2027-03-01' } }],
  ['in a month that is none', { window: { opens: '13', closes: null } }],
  ['an IELTS of 65', { rules: [{ kind: 'min_ielts', band: 65 }] }],
  ['a GPA of 35', { rules: [{ kind: 'min_grade', value: 35, scale: 'us4' }] }],
  ['at most 250 years old', { rules: [{ kind: 'max_age', years: 250 }] }],
  ['for a group that nobody knows', { rules: [{ kind: 'citizen_group', group: 'the-west' }] }],
  ['as prominent as none', { prominence: 3 }],
  ['a rule that nobody knows', { rules: [{ kind: 'shoe_size', years: 1 }] }],
  ['for no level', { levels: [] }],
  ['read on a day that is none', { checked: '2026-99-99' }],
])('a scholarship %s is refused', (_name, changes) => {
  expect(wrong({})).toBe('');
  expect(wrong(changes)).not.toBe('');
});
