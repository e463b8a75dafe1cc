import type { DocumentChecks } from '@lantern/contract/documents';

/** What reading a PDF showed. Every part that was not reached in time stays as it is here by default. */
export type Look = Omit<DocumentChecks, 'fits_category' | 'expiry_seen'> & {
  /** of the first pages, at most 100,000 characters: more would not fit an index */
  text: string;
  /** the first page as WebP, 320 px wide */
  thumbnail: Uint8Array | undefined;
};

export type PaperFailure = 'unreadable' | 'encrypted' | 'too_slow' | 'too_large';

/** Why nothing could be made of a PDF. */
export class PaperError extends Error {
  readonly failure: PaperFailure;

  constructor(failure: PaperFailure) {
    super(`the paper is ${failure}`);
    this.name = 'PaperError';
    this.failure = failure;
  }
}

export type CoverLine = { name: string; category: string; pages: number };

/**
 * Everything that parses a PDF. It runs in a process of its own without secrets, with limits on time and memory, because
 * 2 KB can inflate to a gigabyte. All but `look` throw PaperError.
 */
export type Papers = {
  /** Never throws over what is in the file: it says what was seen before it had to stop. */
  look(bytes: Uint8Array): Promise<Look>;
  /** A copy with the first pages only. */
  firstPages(bytes: Uint8Array, pages: number): Promise<Uint8Array>;
  /** One PDF of several, in their order, behind a list of what is in it. */
  merge(papers: readonly { name: string; category: string; bytes: Uint8Array }[]): Promise<Uint8Array>;
  /** A copy of at most `maxBytes`: pages become pictures where that is needed. Undefined when it cannot stay legible. */
  shrink(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | undefined>;
  stop(): Promise<void>;
};
