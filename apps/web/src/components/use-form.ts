// A form over one schema of the contract: the same rules that the server checks, said in the reader's language. By
// hand, since a library for forms weighs several times this file, on the page where an account is made.
import { Problem } from '@lantern/contract/problem';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { fieldWord } from '#api/field-words.ts';
import { forgetTyped, readForm, useKeptForm } from '#api/form-draft.ts';
import { explain } from '#api/problem-words.ts';
import { useKnownBefore } from './known-before.ts';

type Schema = z.ZodMiniType;
type FormOptions<S extends Schema, Values extends object> = {
  schema: S;
  /** What the fields show at first; text and yes/no only. */
  initial: Values;
  /** What this device knows better; read once. */
  kept?: () => Partial<Values>;
  /** Under this name the device keeps what is typed until it is sent. */
  draft?: string;
  /**
   * Gets what the schema made of the values. What it throws is shown: field messages at their fields, the rest as
   * `problem`.
   */
  onSubmit: (parsed: z.infer<S>) => Promise<unknown>;
  /** Closes or goes on after it was taken, unless the reader has closed or left this form meanwhile. */
  onDone?: () => void;
  /** Fields that were typed into before: what is wrong with them is said at once. */
  typed?: readonly string[];
};

/** What every form answers, whatever its fields. */
export type FormState = Pick<ReturnType<typeof useForm<Schema, object>>, 'props' | 'busy' | 'problem'>;

type Issues = Record<string, string>;

function issuesOf(schema: Schema, values: object): Issues {
  const parsed = z.safeParse(schema, values);
  const issues: Issues = {};
  for (const issue of parsed.error?.issues ?? []) issues[issue.path.join('.')] ??= issue.message;
  return issues;
}

/** The first field that has a message gets the focus, so that it is read out and seen. Answers whether there is one. */
function focusFirst(form: HTMLFormElement | null, hasMessage: (name: string) => boolean): boolean {
  for (const element of form?.elements ?? []) {
    if (!(element instanceof HTMLElement && hasMessage(element.getAttribute('name') ?? ''))) continue;
    element.focus();
    return true;
  }
  return false;
}

/** An input that holds what it could not read (an amount): it says so, gets the focus, and nothing is sent. */
function stopAtUnread(form: HTMLFormElement | null): boolean {
  for (const element of form?.elements ?? []) {
    if (!(element instanceof HTMLInputElement && element.validity.customError)) continue;
    element.checkValidity();
    element.focus();
    return true;
  }
  return false;
}

function problemOf(failure: unknown, i18n: I18n): string | undefined {
  if (failure === undefined) return undefined;
  const sentence = explain(failure, i18n);
  const atFields = failure instanceof Problem ? Object.values(failure.fields ?? {}) : [];
  return atFields.some((message) => fieldWord(message, i18n) === sentence) ? undefined : sentence;
}

export function useForm<S extends Schema, Values extends object>({
  schema,
  initial,
  kept,
  draft,
  onSubmit,
  onDone,
  typed,
}: FormOptions<S, Values>) {
  const { i18n } = useLingui();
  const [empty] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(typed));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Issues>({});
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  let found: Issues | undefined;
  // a schema's first check is a long one: none before something has to be said
  const issueOf = (name: string) => {
    found ??= issuesOf(schema, values);
    return found[name];
  };
  const before = () =>
    ({ ...(draft && readForm<Record<string, unknown>>(draft).values), ...kept?.() }) as Partial<Values>;
  useKnownBefore(form, initial, before, (known) => setValues({ ...initial, ...known }));
  useKeptForm(draft, values, empty);

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _gone, ...rest }) => rest);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(undefined);
    if (stopAtUnread(form.current)) return;
    const parsed = z.safeParse(schema, values);
    if (!parsed.success) {
      // what is wrong in a list or a group has no field to go to: the button says so
      if (!focusFirst(form.current, (name) => issueOf(name) !== undefined)) setFailure(new Problem('invalid_request'));
      return;
    }
    setBusy(true);
    const asked = form.current;
    try {
      await onSubmit(parsed.data as z.infer<S>);
      if (draft) forgetTyped(draft);
      // it has no form element any more once it is closed
      if (asked && form.current === asked) onDone?.();
    } catch (error) {
      setFailure(error);
      if (error instanceof Problem && error.fields) {
        setRefused(error.fields);
        const { fields } = error;
        focusFirst(form.current, (name) => fields[name] !== undefined);
      }
    } finally {
      setBusy(false);
    }
  }

  const leave = (name: string) => () => setLeft((before) => new Set(before).add(name));
  return {
    values,
    set,
    busy,
    /** Why the last submit failed, as a sentence; nothing when just that sentence stands at a field. */
    problem: problemOf(failure, i18n),
    /** The message of a field, once the reader has left it or has tried to submit. */
    error: (name: keyof Values & string) =>
      fieldWord(refused[name] ?? (tried || left.has(name) ? issueOf(name) : undefined), i18n),
    /** Starts again, from these values or the first ones. */
    reset: (next: Values = initial) => {
      setValues(next);
      setLeft(new Set());
      setTried(false);
      setRefused({});
      setFailure(undefined);
    },
    /** `post`, so that no browser ever puts what is typed into the address. */
    props: { ref: form, onSubmit: submit, noValidate: true, method: 'post' },
    /** For inputs, selects and text areas whose value is text. */
    text: (name: keyof Values & string) => ({
      name,
      value: String(values[name] ?? ''),
      onBlur: leave(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set(name, event.target.value as Values[typeof name]),
    }),
    /** For checkboxes and switches. */
    check: (name: keyof Values & string) => ({
      name,
      checked: values[name] === true,
      onBlur: leave(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as Values[typeof name]),
    }),
  };
}
