// An institution is an identity; what is known about it are facts (fact.ts) with the subject `institution:<id>`.
import * as z from 'zod/mini';

/**
 * core: facts typed by editors. directory: identity only (in the United States with federal figures). import: brought
 * in by whoever runs this Lantern. The three look different everywhere.
 */
export const layers = ['core', 'directory', 'import'] as const;
export type Layer = (typeof layers)[number];

const website = z
  .string()
  .check(z.regex(/^https?:\/\/[^\s<>"]+\.[^\s<>"]+$/, 'A website begins with http:// or https://'));
const name = z.string().check(z.minLength(2), z.maxLength(200));

/**
 * `ror-<id>` where the Research Organization Registry knows it, else `ipeds-<unitid>` (United States), `hipo-<domain>`
 * or `own-<id>`: never changes, whatever the name becomes.
 */
export const institutionIdSchema = z.string().check(z.regex(/^(ror|ipeds|hipo|own)-[a-z0-9.-]{1,60}$/));

export const institutionSchema = z.strictObject({
  id: institutionIdSchema,
  /** as it is called in English where it has such a name */
  name,
  /** acronyms, and its names in other languages and scripts */
  otherNames: z.array(name).check(z.maxLength(30)),
  /** ISO 3166-1 alpha-2 */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  city: z.string().check(z.maxLength(100)),
  website: z.nullable(website),
  /** its ids in other registries, in the same form */
  sameAs: z.array(institutionIdSchema).check(z.maxLength(10)),
  layer: z.enum(layers),
});
export type Institution = z.infer<typeof institutionSchema>;

/** An editor's band, named as such: other people's league tables are not ours to ship. */
export const standings = ['top50', 'top100', 'top200', 'top500', 'other'] as const;
export type Standing = (typeof standings)[number];

export const controls = ['public', 'private', 'private-for-profit'] as const;

export const subjectOf = (id: string): string => `institution:${id}`;
