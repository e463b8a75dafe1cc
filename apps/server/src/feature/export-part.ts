import type { ExportPartWords } from '@lantern/content/export-words';
import type { OwnTable } from '#database/own-rows.ts';
import type { Ports } from '#ports/ports.ts';

/** A text or a file as a person would keep it: an essay, a paper. */
export type ExportedFile = {
  /** in the ZIP, with `/` between folders; two that are the same are told apart by a number */
  path: string;
  title: string;
  date: Date;
  /** A text, or a file of the storage by its key. */
  content: { text: string } | { key: string };
};

/** What a feature gives to somebody who takes everything along. */
export type ExportPart = {
  /** of its folder in the ZIP */
  name: string;
  words: ExportPartWords;
  /** Every table of the feature that holds something of a person. */
  tables: readonly OwnTable[];
  /** Tables that are left out, and why; secrets are left out column by column, in `tables`. */
  leftOut?: Readonly<Record<string, string>>;
  listFiles?: (ports: Pick<Ports, 'database'>, userId: string) => AsyncIterable<ExportedFile>;
};
