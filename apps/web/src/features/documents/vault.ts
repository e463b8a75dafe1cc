// What the vault's papers come to, computed on the device. Pure: no storage, no network.

import { type Place as Applying, requiredAt } from '@lantern/content/applying/asked-papers';
import { paperNameOf, type VaultDocument } from '@lantern/contract/documents';
import { type DocumentCategory, documentCategories, requiredCategories } from '@lantern/contract/documents.rules';

export type Section = { category: DocumentCategory; isRequired: boolean; papers: VaultDocument[] };

/** The categories without which nobody can apply to these places. */
export const requiredFor = (places: readonly Applying[]): DocumentCategory[] => requiredAt(requiredCategories, places);

/** Every category in the order of the contract, the required ones first, with its papers. */
export function sectionsOf(papers: readonly VaultDocument[], required: readonly DocumentCategory[]): Section[] {
  const sections = documentCategories.map((category) => ({
    category,
    isRequired: required.includes(category),
    papers: papers.filter((paper) => paper.category === category),
  }));
  return sections.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** Whether a paper counts as there: one that was rejected has to come again. */
export function isHere({ status }: VaultDocument): boolean {
  return status !== 'rejected';
}

/** The first required category without a paper that counts. */
export function nextMissing(
  papers: readonly VaultDocument[],
  required: readonly DocumentCategory[],
): DocumentCategory | undefined {
  return required.find((category) => !papers.some((paper) => paper.category === category && isHere(paper)));
}

export type Place = { category: DocumentCategory; name: string };

/** Whether a category already has a paper of this name: the server counts letters of both cases as the same. */
export function isTaken(papers: readonly Place[], category: DocumentCategory, customName: string): boolean {
  const name = paperNameOf(customName).toLowerCase();
  return papers.some((paper) => paper.category === category && paper.name.toLowerCase() === name);
}

/** A name as it is typed or pasted: tabs and other control characters, which no name can have, become spaces. */
export const typedName = (text: string) => text.replace(/\p{Cc}/gu, ' ');

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Papers whose name holds every word that was typed, whatever the case and the accents. */
export function findByName(papers: readonly VaultDocument[], typed: string): Set<string> {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const found = papers.filter(({ name }) => {
    const folded = fold(name);
    return words.every((word) => folded.includes(word));
  });
  return new Set(found.map(({ _id }) => _id));
}

export type Expiry = 'over' | 'soon' | 'later';

/** Passports must often be valid for six months beyond a journey. */
const soonDays = 183;

/** How far away a day is from today, both as `YYYY-MM-DD`. */
export function expiryOf(day: string, today: string): Expiry {
  if (day < today) return 'over';
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return days < soonDays ? 'soon' : 'later';
}

/** Today as `YYYY-MM-DD` on the reader's own calendar. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
