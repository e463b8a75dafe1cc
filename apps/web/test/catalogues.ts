// All words of the app, from every folder, as a reader who has opened everything has them.
import type { Messages } from '@lingui/core';

const files = import.meta.glob<Messages>(['../src/**/locales/*.po', '!../src/landing/**'], {
  eager: true,
  import: 'messages',
});

export function catalogueOf(language: string): Messages {
  const ofLanguage = (code: string) => Object.entries(files).filter(([file]) => file.endsWith(`/${code}.po`));
  return Object.assign({}, ...[...ofLanguage('en'), ...ofLanguage(language)].map(([, messages]) => messages));
}
