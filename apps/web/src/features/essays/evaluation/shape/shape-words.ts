// What a paragraph can be, and why a sentence carries little, in the reader's language.
import type { MappedParagraph } from '@lantern/writing/shape/structure-map';
import type { CutReason } from '@lantern/writing/shape/where-to-cut';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Kind = MappedParagraph['kind'];

const kinds: Readonly<Record<Kind, MessageDescriptor>> = {
  scene: msg`Scene`,
  summary: msg`Summary`,
  thought: msg`Thought`,
  plan: msg`Plan`,
  claim: msg`Claim`,
};

const meanings: Readonly<Record<Kind, MessageDescriptor>> = {
  scene: msg`Something happens that the reader can see.`,
  summary: msg`It tells in short what was so, or what you did.`,
  thought: msg`You come to see something, or doubt something.`,
  plan: msg`It looks ahead: what you want to study or do, and where.`,
  claim: msg`Large words that could stand in any essay.`,
};

const reasons: Readonly<Record<CutReason, MessageDescriptor>> = {
  saying: msg`a saying that many use`,
  anybody: msg`could stand in any essay`,
  report: msg`says what you held or won, not what you did`,
};

export const kindWord = (kind: Kind, i18n: I18n) => i18n._(kinds[kind]);
export const kindMeaning = (kind: Kind, i18n: I18n) => i18n._(meanings[kind]);
export const cutReason = (reason: CutReason, i18n: I18n) => i18n._(reasons[reason]);
