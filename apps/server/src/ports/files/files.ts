/** Where bytes of students live. Keys are made by us (never from a user's file name): `<folder>/<uuid>`. */
export type Files = {
  /** Stores whole or not at all; survives a power cut once it resolves. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined where there is nothing. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Throws when nothing can be written now. */
  check(): Promise<void>;
};
