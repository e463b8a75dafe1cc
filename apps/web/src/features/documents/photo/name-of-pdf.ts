import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDay } from '#components/dates.ts';

/** What cameras and messengers call pictures: nothing that helps to find a paper again. */
const byMachine =
  /^(img|image|dsc|dscn|pxl|mvimg|photo|picture|screenshot|scan|whatsapp|signal|camera|cam)?[\W_\d]*(\d|$)/i;

/** The picture's own name where a person gave it, else the day. */
export function nameOfPdf(pictureName: string, i18n: I18n, now = new Date()): string {
  const plain = pictureName.replace(/\.[a-z\d]{1,5}$/i, '');
  if (!byMachine.test(plain)) return plain;
  const day = formatDay(now, i18n);
  return i18n._(msg`Scan of ${day}`);
}
