// What a feature says once of its list, for all parts of this folder: `export const scoreView: RecordView<...> = {...}`.
import type { FieldsOf, RecordCalls } from '@lantern/contract/record';
import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Records, RowOf } from '#api/records.ts';
import type { useForm } from '#components/use-form.ts';

/** Sentences that name the thing; all others stand in this folder and name none. `<Trans>` elements at module level. */
export type RecordWords = {
  /** The button and the dialog's title: "Add activity". */
  add: ReactNode;
  /** The dialog's title: "Edit activity". */
  edit: ReactNode;
  /** The dialog's button: "Save activity". */
  save: ReactNode;
  /** The confirming button: "Delete activity". */
  remove: ReactNode;
  /** "Delete this activity?" */
  askRemove: ReactNode;
  /** "No activities added yet" */
  empty: ReactNode;
  /** What to do then, and what for. */
  emptyHint: ReactNode;
  /** "We could not load your activities." */
  loadFailed: ReactNode;
};

export type RecordForm<Fields extends object, Values extends object> = {
  /** Checks what the form holds and makes the record's fields of it. */
  schema: z.ZodMiniType<Fields>;
  empty: Values;
  valuesOf: (fields: Fields) => Values;
  /** What a new one begins with, from the others and from what was said elsewhere. */
  begin?: (others: readonly Fields[]) => Partial<Values>;
  /** Puts the server's messages about fields that the form has not onto those that it has. */
  atFormFields?: (error: unknown) => unknown;
};

/** What `useForm` answers for such a form. */
export type FormOf<Fields extends object, Values extends object> = ReturnType<
  typeof useForm<z.ZodMiniType<Fields>, Values>
>;

export type RecordFieldsProps<Calls extends RecordCalls, Values extends object> = {
  form: FormOf<FieldsOf<Calls>, Values>;
  /** The other records of the list, for what must hold of all together. */
  others: readonly RowOf<Calls>[];
};

export type RecordView<Calls extends RecordCalls, Values extends object> = {
  records: Records<Calls>;
  words: RecordWords;
  /** How a reader tells one from the others: the card's heading, and in the names of its buttons. */
  nameOf: (fields: FieldsOf<Calls>) => string;
  /** What a card shows below its name, what waits on this device included; a conflict shows the other version so too. */
  Facts: ComponentType<{ fields: FieldsOf<Calls> }>;
  form: RecordForm<FieldsOf<Calls>, Values>;
  /** The inputs of the dialog. */
  Inputs: ComponentType<RecordFieldsProps<Calls, Values>>;
};
