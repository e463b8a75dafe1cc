import type { ProblemCode } from '@lantern/contract/problem';
import type { Person, TestApp } from '../support/app.ts';
import type { Caller, Relation, World } from './world.ts';

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
/** 200, or the code of the problem. */
export type Outcome = 200 | ProblemCode;

export type Entry = {
  input?: (world: World, caller: Caller) => Input | Promise<Input>;
  upload?: { type: string; bytes: Buffer };
  headers?: Record<string, string>;
  /** The input names a thing of the owner: whoever may not reach it is answered not_found. */
  isOwners?: boolean;
  /** What those whose role may call are answered; 200 when it is left out. */
  outcome?: Outcome | Partial<Record<Relation, Outcome>>;
  /** Calls with a person of its own, because the call ends sessions or changes the account. */
  isFresh?: boolean;
};

/** What the system tests need of a feature: inputs/<feature>.ts exports one, named `inputs`. */
export type FeatureInputs = {
  /** by name of the endpoint */
  calls: Readonly<Record<string, Entry>>;
  /** Uses the feature once, so that every table of it that leads to a person holds a row of this one. */
  plant?: (app: TestApp, person: Person) => Promise<void>;
  /** Columns of text that take only words of a list. */
  chosenFromAList?: readonly string[];
};
