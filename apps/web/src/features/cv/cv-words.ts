import type { CvPart, LanguageLevel } from '@lantern/contract/cv';
import type { LeftOut } from '@lantern/contract/json-resume';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const partWords: Record<CvPart, MessageDescriptor> = {
  summary: msg`About me`,
  education: msg`Education`,
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
  dates: msg`its dates cannot be`,
  hours: msg`it is in the future and has no hours a week`,
  more: msg`there are more than the CV holds`,
};
