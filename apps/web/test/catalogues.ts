// All words of the app, from every folder, as a reader who has opened everything has them.
import type { Messages } from '@lingui/core';

const files = import.meta.glob<Messages>(['../src/**/locales/*.po', '!../src/landing/**'], {
  eager: true,
  import: 'messages',
});

export function catalogueOf(language: string): Messages {
  const own = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.po`));
  return Object.assign({}, ...own.map(([, messages]) => messages));
}
