import { plainLine } from '../plain-line.ts';

/** As the contract has them. */
export const mostTags = 20;
export const longestTag = 40;

/** The tags with one more, if it is one and is not among them; undefined when there is no room for it. */
export function joinTag(tags: readonly string[], typed: string): readonly string[] | undefined {
  const tag = plainLine(typed).trim();
  if (!tag || tags.includes(tag)) return tags;
  return tags.length < mostTags ? [...tags, tag] : undefined;
}
