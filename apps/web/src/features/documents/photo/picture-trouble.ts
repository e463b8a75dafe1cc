export type Trouble = 'unknown-format' | 'heic' | 'too-large' | 'unreadable';

/** A picture that cannot be worked on, and why. */
export class PictureTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
