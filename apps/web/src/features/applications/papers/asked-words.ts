import type { AskedPaper } from '@lantern/contract/asked-papers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a paper is called, and how it is asked for. */
export const askedWords: Record<AskedPaper, { name: MessageDescriptor; add: MessageDescriptor }> = {
  transcript: { name: msg`Transcript`, add: msg`Add your transcript` },
  certificate: { name: msg`Certificate`, add: msg`Add your certificate` },
  passport: { name: msg`Passport`, add: msg`Add your passport` },
  english: { name: msg`English test result`, add: msg`Add your English test result` },
  statement: { name: msg`Statement`, add: msg`Write your statement` },
  letters: { name: msg`Letters from teachers`, add: msg`Ask for a letter` },
  cv: { name: msg`CV`, add: msg`Add your CV` },
};
