import { schoolQualificationIds } from '@lantern/contract/qualification-ids';
import { expect, test } from 'vitest';
import {
  degreeQualification,
  qualificationName,
  qualificationOfCurriculum,
  schoolQualifications,
  searchQualifications,
} from '../src/qualifications.ts';

test('there are 50 school certificates, each named once, and a degree', () => {
  expect(schoolQualifications.map(({ id }) => id)).toEqual([...schoolQualificationIds]);
  expect(schoolQualifications).toHaveLength(50);
  expect(new Set(schoolQualifications.map(({ name }) => name)).size).toBe(50);
  expect(degreeQualification('BD')).toBe('BD-BACHELOR');
  expect(degreeQualification('')).toBeNull();
});

test.each([
  ['waec', '', 'NG-WASSCE'],
  ['WASSCE', 'GH', 'GH-WASSCE'],
  ['fsc', '', 'PK-HSSC'],
  ['+2', '', 'NP-NEB'],
  ['এইচএসসি', '', 'BD-HSC'],
  ['hsc', 'BD', 'BD-HSC'],
  ['الثانوية', '', 'EG-THANAWEYA'],
  ['trung hoc pho thong', '', 'VN-THPT'],
  ['icfes', '', 'CO-BACHILLER'],
  ['form four', '', 'KE-KCSE'],
  ['a level', '', 'GB-ALEVEL'],
  ['a level', 'LK', 'LK-ALEVEL'],
  ['diploma engineering', '', 'BD-DIPLOMA'],
  ['পলিটেকনিক', '', 'BD-DIPLOMA'],
  ['zimsec', '', 'ZW-ALEVEL'],
  ['ecz', '', 'ZM-ECZ'],
  ['bac', 'SN', 'SN-BAC'],
  ['baccalaureat', 'CI', 'CI-BAC'],
  ['البكالوريا', 'TN', 'TN-BAC'],
  ['الثانوية العامة', 'YE', 'YE-SECONDARY'],
  ['السادس الإعدادي', '', 'IQ-IDADIYA'],
  ['matric', 'MM', 'MM-MATRIC'],
  ['атестат', '', 'UA-ATESTAT'],
  ['аттестат', 'KZ', 'KZ-ATTESTAT'],
  ['bac ii', '', 'KH-BACII'],
  ['prepa', 'MX', 'MX-BACHILLER'],
  ['secundaria', 'PE', 'PE-SECUNDARIA'],
])('%s, from %s, finds %s first', (text, country, id) => {
  expect(searchQualifications(text, country)[0]?.id).toBe(id);
});

test('what is called by no such name finds nothing, and nothing typed finds all', () => {
  expect(searchQualifications('zzz', '')).toEqual([]);
  expect(searchQualifications('  ', 'KE')[0]?.id).toBe('KE-KCSE');
  expect(searchQualifications('', '')).toHaveLength(50);
});

test('an older record says its certificate by its curriculum where that names one', () => {
  expect(qualificationOfCurriculum('Kenya KCSE', 'KE')).toBe('KE-KCSE');
  expect(qualificationOfCurriculum('WAEC (WASSCE)', 'GH')).toBe('GH-WASSCE');
  expect(qualificationOfCurriculum('WAEC (WASSCE)', 'SL')).toBeNull();
  expect(qualificationOfCurriculum('National Curriculum', 'BD')).toBeNull();
  expect(qualificationName('ZZ-OTHER')).toBe('ZZ-OTHER');
});
