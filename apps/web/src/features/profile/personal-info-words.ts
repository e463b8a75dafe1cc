import { isAnswered, type RequiredAnswers } from '@lantern/contract/profile';
import { requiredPersonalFields } from '@lantern/contract/profile.required';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const requiredWords: Record<(typeof requiredPersonalFields)[number], MessageDescriptor> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  dateOfBirth: msg`Date of birth`,
  phone: msg`Phone`,
  country: msg`Country of residence`,
  citizenship: msg`Citizenship`,
};

/** The required answers that are still missing, by name. */
export function missingAnswers(info: RequiredAnswers): MessageDescriptor[] {
  return requiredPersonalFields.filter((field) => !isAnswered(info, field)).map((field) => requiredWords[field]);
}
