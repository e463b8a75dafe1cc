import type { RecordingType } from '@lantern/contract/recording-type';

/** Where the speech server is, as the administrator set it. */
export type SpeechSetup = {
  /** without a slash at its end */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** what students read */
  name: string;
  timeoutMs: number;
};

export type SpokenWords = { bytes: Uint8Array<ArrayBuffer>; type: RecordingType };

/** `unavailable`: another time may be better. `unusable`: it will not write this recording down. */
export type Transcript = { text: string } | { failure: 'unavailable' | 'unusable' };

/** The optional speech server. Nothing is contacted before the first recording. */
export type Speech = {
  setup: Pick<SpeechSetup, 'name'>;
  /** Asks once. Never rejects; what went wrong is in the answer, and in the log without keys, sound and words. */
  transcribe(words: SpokenWords): Promise<Transcript>;
  /** Gives up every recording that waits. */
  stop(): void;
};
