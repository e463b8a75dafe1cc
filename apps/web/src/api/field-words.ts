import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The contract's field messages (English, their own key) in the reader's language. A test finds a missing one. */
const fieldWords: Record<string, MessageDescriptor> = {
  'This is required.': msg`This is required.`,
  'Write some text here.': msg`Write some text here.`,
  'Line breaks and control characters are not allowed here.': msg`Line breaks and control characters are not allowed here.`,
  'Control characters are not allowed here.': msg`Control characters are not allowed here.`,
  'Write your email address.': msg`Write your email address.`,
  'Write an email address like name@example.org.': msg`Write an email address like name@example.org.`,
  'Emails do not match': msg`Emails do not match`,
  'Write a phone number.': msg`Write a phone number.`,
  'Write a phone number with 6 to 15 digits, like +880 1712 345678.': msg`Write a phone number with 6 to 15 digits, like +880 1712 345678.`,
  'Write a real date.': msg`Write a real date.`,
  'Choose a password.': msg`Choose a password.`,
  'Write your password.': msg`Write your password.`,
  'Write the email address of this account.': msg`Write the email address of this account.`,
  'The password does not meet every rule yet.': msg`The password does not meet every rule yet.`,
  'Write the code.': msg`Write the code.`,
  'Please agree to the terms and the privacy policy.': msg`Please agree to the terms and the privacy policy.`,
  'Choose an essay type.': msg`Choose an essay type.`,
  'Choose a status from the list.': msg`Choose a status from the list.`,
  'Write a whole number.': msg`Write a whole number.`,
  'Write or paste some text first.': msg`Write or paste some text first.`,
  'Choose a country from the list.': msg`Choose a country from the list.`,
  'Check the year of birth.': msg`Check the year of birth.`,
  'Check the year of birth: Lantern is for people of 10 and older.': msg`Check the year of birth: Lantern is for people of 10 and older.`,
  'Add a phone number for this person.': msg`Add a phone number for this person.`,
  'That is not your current password.': msg`That is not your current password.`,
  'This email already has an account.': msg`This email already has an account.`,
  'Add the name of this person.': msg`Add the name of this person.`,
  'Choose a month and a year.': msg`Choose a month and a year.`,
  'Check the year: it is before 1950.': msg`Check the year: it is before 1950.`,
  'Check the start: it is more than a year away.': msg`Check the start: it is more than a year away.`,
  'Check the end: it is more than ten years away.': msg`Check the end: it is more than ten years away.`,
  'The end is before the start.': msg`The end is before the start.`,
  'Write a whole number from 0 to 168.': msg`Write a whole number from 0 to 168.`,
  'With your other current activities this is more than the 168 hours of a week.': msg`With your other current activities this is more than the 168 hours of a week.`,
  'You have 100 activities. Delete one to make room.': msg`You have 100 activities. Delete one to make room.`,
  'Each activity once.': msg`Each activity once.`,
  'Choose a document type.': msg`Choose a document type.`,
  'Please enter a custom name before uploading.': msg`Please enter a custom name before uploading.`,
  'Choose at least one paper.': msg`Choose at least one paper.`,
  'At most 50 papers.': msg`At most 50 papers.`,
  'Say what is wrong, so that the student can mend it.': msg`Say what is wrong, so that the student can mend it.`,
  'This day is over.': msg`This day is over.`,
  'At most a year from now.': msg`At most a year from now.`,
  'Write a number from 1 to 200.': msg`Write a number from 1 to 200.`,
  'Answer the quiz first.': msg`Answer the quiz first.`,
  'Choose at least one activity.': msg`Choose at least one activity.`,
  'Please answer all 3 mandatory reflection questions before continuing.': msg`Please answer all 3 mandatory reflection questions before continuing.`,
};

const number = (text: string | undefined) => Number(text?.replaceAll(',', ''));

/** A field's message as the reader reads it; undefined stays undefined. */
export function fieldWord(message: string | undefined, i18n: I18n): string | undefined {
  if (!message) return undefined;
  const exact = fieldWords[message];
  if (exact) return i18n._(exact);
  const limit = /^At most ([\d,]+)( characters| tags)?\.$/.exec(message);
  if (!limit) return i18n._(msg`Check this answer.`);
  const max = i18n.number(number(limit[1]));
  if (limit[2] === ' characters') return i18n._(msg`At most ${max} characters.`);
  if (limit[2] === ' tags') return i18n._(msg`At most ${max} tags.`);
  return i18n._(msg`At most ${max}.`);
}
