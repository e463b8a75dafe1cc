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

/** How long a reader of a link may be waited for: a moment, in front of everybody else, or apart from them. */
export type Pace = 'quick' | 'slow';

/** Bytes, or how to read them once it is their turn. */
export type PaperSource = Uint8Array | (() => Promise<Uint8Array>);

/**
 * Everything that parses a PDF. It runs in a process of its own without secrets, with limits on time and memory, because
 * 2 KB can inflate to a gigabyte. All but `look` throw PaperError.
 */
export type Papers = {
  /** Never throws over what is in the file: it says what was seen before it had to stop. */
  look(bytes: Uint8Array): Promise<Look>;
  /** A copy, and how many pages it has. */
  copy(source: PaperSource): Promise<{ bytes: Uint8Array; pages: number }>;
  /** A copy with at most `max` first pages, for whoever has a link to it. */
  firstPages(source: PaperSource, max: number, pace?: Pace): Promise<Uint8Array>;
  /** One page as WebP, to be read on a screen by whoever has a link to it; undefined where there is no such page. */
  picture(source: PaperSource, page: number, pace?: Pace): Promise<Uint8Array | undefined>;
  /** One PDF of several, in their order. */
  merge(papers: readonly Uint8Array[]): Promise<Uint8Array>;
  /** A copy of at most `maxBytes`: pages become pictures where that is needed. Undefined when it cannot stay legible. */
  shrink(source: PaperSource, maxBytes: number): Promise<Uint8Array | undefined>;
  stop(): Promise<void>;
};
