import type { SingleCalls, SingleFieldsOf } from '@lantern/contract/record-keyed';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { forgetTyped, readForm, sameAnswers, useKeptForm } from '#api/form-draft.ts';
import { type SingleRecord, useSingleRecord } from '#api/keyed-records.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { RecordTrouble } from './record-trouble.tsx';
import type { FormOf, RecordForm } from './record-view.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/**
 * What a feature says once of its form: `export const familyView: SingleView<typeof familyCalls, FormValues> = {...}`.
 */
export type SingleView<Calls extends SingleCalls, Values extends object> = {
  single: SingleRecord<Calls>;
  form: RecordForm<SingleFieldsOf<Calls>, Values>;
  Inputs: ComponentType<{ form: FormOf<SingleFieldsOf<Calls>, Values> }>;
  /** How the other version is shown when two devices disagree. */
  Facts: ComponentType<{ fields: SingleFieldsOf<Calls> }>;
  /** The button: "Save family information". */
  save: ReactNode;
  /** "We could not load your family information." */
  loadFailed: ReactNode;
};

type Row<Calls extends SingleCalls> = ReturnType<typeof useSingleRecord<Calls>>['row'];
type SingleFormProps<Calls extends SingleCalls, Values extends object> = {
  view: SingleView<Calls, Values>;
  /** Called when it is saved, here or on the server. */
  onSaved?: () => void;
};

/**
 * The form of a student's one record: filled with what this device or the server has, kept while it is typed, sent
 * later where there is no connection.
 */
export function SingleForm<Calls extends SingleCalls, Values extends object>(props: SingleFormProps<Calls, Values>) {
  const { i18n } = useLingui();
  const { single, loadFailed } = props.view;
  const { row, error, refetch, isFetching } = useSingleRecord(single);
  if (row !== undefined) return <Form {...props} row={row} />;
  if (!error) return <Skeleton />;
  return (
    <ErrorBlock title={loadFailed} onRetry={() => void refetch()} busy={isFetching}>
      {explain(error, i18n)}
    </ErrorBlock>
  );
}

function Form<Calls extends SingleCalls, Values extends object>({
  view: { single, form: definition, Inputs, Facts, save },
  row,
  onSaved,
}: SingleFormProps<Calls, Values> & { row: Row<Calls> }) {
  const { schema, empty, valuesOf, atFormFields = (error) => error } = definition;
  const draftName = `${single.calls.topic}.single`;
  const base = row?.waiting ? row.waiting.base : (row?.revision ?? null);
  const shown = row ? valuesOf(row) : empty;
  /** What the form began with, and the revision that this was. */
  const [saved, setSaved] = useState({ values: shown, base });
  const [{ base: keptBase, ...kept }] = useState(
    () => readForm<Record<string, unknown> & { base?: number | null }>(draftName).values,
  );
  const [writtenOn, setWrittenOn] = useState(keptBase ?? base);
  /** What was saved here last: once the row holds it, the next save is written on that. */
  const [mine, setMine] = useState<Values>();

  const form = useForm<typeof schema, Values>({
    schema,
    initial: { ...saved.values, ...(kept as Partial<Values>) },
    onSubmit: async (fields) => {
      const outcome = await single.save(fields, writtenOn).catch((error) => {
        // what was refused is in this form
        single.forget();
        throw atFormFields(error);
      });
      setSaved({ ...saved, values: form.values });
      setMine(form.values);
      forgetTyped(draftName);
      if (outcome === 'saved') toast({ text: <Trans>Saved.</Trans> });
      if (outcome === 'waiting')
        toast({ text: <Trans>Saved on this device. Lantern sends it when there is a connection.</Trans> });
      onSaved?.();
    },
  });
  const isTyped = !sameAnswers(form.values, saved.values);
  useKeptForm(
    draftName,
    useMemo(() => ({ ...form.values, base: writtenOn }), [form.values, writtenOn]),
    useMemo(() => ({ ...saved.values, base: writtenOn }), [saved.values, writtenOn]),
  );

  // What another device saved fills the form, unless something is typed here: then both show after saving.
  const version = JSON.stringify([base, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for what the row holds
  useEffect(() => {
    if (isTyped) return;
    setSaved({ values: shown, base });
    setWrittenOn(base);
    form.reset(shown);
  }, [version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for what the row holds
  useEffect(() => {
    if (mine && sameAnswers(shown, mine)) setWrittenOn(base);
  }, [version, mine]);

  return (
    <form {...form.props} className="stack">
      {row?.waiting && (
        <p>
          <WaitingBadge waiting={row.waiting} revision={row.revision} />
        </p>
      )}
      {row?.waiting && (
        <RecordTrouble
          records={single}
          id={row.id}
          waiting={row.waiting}
          theirs={(fields) => <Facts fields={fields} />}
          onEdit={() => form.props.ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()}
        />
      )}
      {form.problem && <ErrorBlock title={<Trans>This could not be saved.</Trans>}>{form.problem}</ErrorBlock>}
      <Inputs form={form} />
      <div className="row wrap">
        <Button type="submit" look="main" busy={form.busy}>
          {save}
        </Button>
        {isTyped && (
          <Button
            onClick={() => {
              forgetTyped(draftName);
              form.reset(saved.values);
            }}
          >
            <Trans>Start again</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
