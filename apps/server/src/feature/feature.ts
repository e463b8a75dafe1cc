// What a feature gives to the server. Each has one value of this kind, in its index.ts; features/features.ts lists them.
import type { Duty } from '@lantern/contract/access';
import type { Config } from '#config.ts';
import type { Database } from '#database/database.ts';
import type { SoftDeletable } from '#database/deletions.ts';
import type { ListDatedEntries } from '#feature/dated-entry.ts';
import type { ExportPart } from '#feature/export-part.ts';
import type { ListWaiting } from '#feature/waits-for-mentor.ts';
import type { Auth } from '#features/accounts/accounts.auth.ts';
import type { Served } from '#http/serve.ts';
import type { NotedFile } from '#ports/files/files.ts';
import type { Ports } from '#ports/ports.ts';

/** What a running server hands to its features. */
export type Parts = { config: Config; ports: Ports; auth: Auth; features: readonly Feature[] };

/** A table whose rows are marked when they are deleted, and can come back for 30 days. */
export type SoftDeleted = {
  table: SoftDeletable;
  /** Removes what can no longer come back, where more than the rows must go. */
  purge?: (ports: Ports) => Promise<void>;
};

/** How much of a kind waits, on which screen, and for whom besides administrators. */
export type WaitsForStaff = { path: string; duty?: Duty; count: (database: Database) => Promise<number> };

/** Files in the storage that rows of a feature name. */
export type FeatureFiles = {
  /** what stands before the slash in their keys */
  folders: readonly string[];
  /** Every file that must be there. */
  listNoted: (database: Database) => AsyncIterable<NotedFile>;
  /** Whether a file has a note still, whatever it says. */
  isNoted: (database: Database, id: string) => Promise<boolean>;
};

export type Feature = {
  name: string;
  routes?: (served: Served, parts: Parts) => void;
  /** Says which jobs it works on, and what it does every hour or every night. */
  jobs?: (parts: Parts) => Promise<void>;
  /** What its calls read again and again, read once at the start, for an id that is nobody's: see warm-up.ts. */
  warmUp?: (parts: Parts, nobody: string) => Promise<unknown>;
  exportPart?: ExportPart;
  /** What of it has a day: the progress tracker, the dashboard and calendars go over all of them. */
  datedEntries?: ListDatedEntries;
  /** What of it waits for a mentor: the mentor workspace goes over all of them. */
  waitsForMentor?: ListWaiting;
  /** What of it waits for those who run the installation: counted in their navigation. */
  waitsForStaff?: WaitsForStaff;
  softDeleted?: readonly SoftDeleted[];
  files?: FeatureFiles;
  /**
   * What a person leaves outside of the database: looked up in the transaction that deletes their rows, removed after
   * it, one step after the other. A step that fails is left to the sweeps.
   */
  eraseOutside?: (parts: Parts, transaction: Database, userId: string) => Promise<readonly (() => Promise<unknown>)[]>;
};
