import type { Scholarship, scholarshipFields, scholarshipLevels } from '@lantern/contract/scholarships';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { intlLocale } from '#api/intl-locale.ts';

export const levelWords: Record<(typeof scholarshipLevels)[number], MessageDescriptor> = {
  UG: msg`Bachelor's`,
  PG: msg`Master's`,
  PhD: msg`PhD`,
  Diploma: msg`Diploma`,
};

export const fieldWords: Record<(typeof scholarshipFields)[number], MessageDescriptor> = {
  cs: msg`Computer Science`,
  engineering: msg`Engineering`,
  business: msg`Business`,
  health: msg`Health sciences`,
  medicine: msg`Medicine`,
  nursing: msg`Nursing and midwifery`,
  law: msg`Law`,
  arts: msg`Arts`,
  humanities: msg`Humanities`,
  natural: msg`Natural sciences`,
  math: msg`Mathematics`,
  social: msg`Social Sciences`,
  education: msg`Education`,
  agri: msg`Agriculture`,
  built: msg`Architecture and building`,
  media: msg`Media and journalism`,
  policy: msg`Public policy`,
};

export const typeWords: Record<Scholarship['type'], MessageDescriptor> = {
  government: msg`Government`,
  foundation: msg`A foundation`,
  university: msg`University`,
};

export const coverageWords: Record<Scholarship['coverage'], MessageDescriptor> = {
  full: msg`Tuition and living`,
  tuition: msg`All of the tuition`,
  partial: msg`A part of the cost`,
  stipend: msg`Money to live on`,
  unknown: msg`Not known`,
};

/** A list of names as people say it: "Canada, India and Nepal". */
export function nameList(names: readonly string[], i18n: I18n): string {
  return new Intl.ListFormat(intlLocale(i18n.locale), { type: 'conjunction' }).format(names);
}
