import type { CvSection, LanguageLevel } from '@lantern/contract/cv';
import type { LeftOut } from '@lantern/contract/json-resume.notes';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const partWords: Record<CvSection, MessageDescriptor> = {
  summary: msg`About me`,
  education: msg({ message: 'Education', context: 'part of a CV' }),
  activities: msg`Activities`,
  tests: msg`Test scores`,
  languages: msg`Languages`,
  awards: msg`Awards`,
};

export const levelWords: Record<LanguageLevel, MessageDescriptor> = {
  native: msg`Native`,
  fluent: msg`Fluent`,
  good: msg`Good`,
  basic: msg`Basic`,
};

export const leftOutWords: Record<LeftOut['why'], MessageDescriptor> = {
  'no-name': msg`it has no name`,
  'no-start': msg`it has no start date`,
  start: msg`its start cannot be read, or could be two dates`,
  end: msg`its end cannot be read, or could be two dates`,
  date: msg`added without its date, which cannot be read or is too long ago`,
  dates: msg`its dates cannot be`,
  hours: msg`it is in the future and has no hours a week`,
  level: msg`added without a level, because the words do not say it clearly: choose one`,
  cut: msg`added, but too long: only its beginning`,
  more: msg`there are more than the CV holds`,
  'no-place': msg`your record has no place for this`,
  profile: msg`write this in your profile`,
};
