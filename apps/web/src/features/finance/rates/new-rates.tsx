import type { Output } from '@lantern/contract/endpoint';
import { type checkRates, ratesFileMax } from '@lantern/contract/finance';
import { Problem } from '@lantern/contract/problem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { FileInput } from '#components/file-input.tsx';
import { TextArea, TextInput } from '#components/inputs.tsx';
import { listed } from '#components/listed.ts';
import { currencyName } from '#components/money.ts';
import { toast } from '#components/toast.tsx';
import { lookAtTable, takeTable } from './rates.api.ts';

type Looked = Output<typeof checkRates>;

/** Reads a file, shows what it would change, and uses it when asked. */
export function NewTable() {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [source, setSource] = useState('');
  const [looked, setLooked] = useState<Looked>();
  const [busy, setBusy] = useState<'look' | 'use'>();
  const [failed, setFailed] = useState<{ field?: 'text' | 'source'; words: string }>();

  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setLooked(undefined);
    setFailed(undefined);
  };

  async function read(file: File | undefined) {
    if (!file) return;
    if (file.size > ratesFileMax)
      return setFailed({ field: 'text', words: t`This file is too large for a table of rates.` });
    change(setText)(await file.text());
    if (source === '') setSource(file.name);
  }

  async function run(what: 'look' | 'use') {
    if (source.trim() === '') return setFailed({ field: 'source', words: t`Say whose rates these are.` });
    setBusy(what);
    setFailed(undefined);
    try {
      if (what === 'look') setLooked(await lookAtTable({ text, source }));
      else {
        await takeTable({ text, source });
        toast({ text: <Trans>The new rates are in use.</Trans> });
        setText('');
        setSource('');
        setLooked(undefined);
      }
    } catch (error) {
      const words = error instanceof Problem && error.fields?.text ? error.fields.text : explain(error, i18n);
      setFailed({ field: 'text', words });
    }
    setBusy(undefined);
  }
  return (
    <form
      className="stack"
      aria-labelledby="new-table"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run('look');
      }}
    >
      <h2 id="new-table">
        <Trans>Load another table</Trans>
      </h2>
      <Field
        label={<Trans>A file</Trans>}
        help={
          <Trans>CSV with the lines date,2026-11-20 and base,USD and then a line for each currency: EUR,0.86</Trans>
        }
      >
        <FileInput accept=".csv,.txt,.json,text/csv,text/plain,application/json" onChange={(file) => void read(file)} />
      </Field>
      <Field
        label={<Trans>What is in it</Trans>}
        help={<Trans>You can also paste it here.</Trans>}
        error={failed?.field === 'text' ? failed.words : undefined}
      >
        <TextArea
          name="text"
          rows={6}
          dir="ltr"
          spellCheck={false}
          maxLength={ratesFileMax}
          value={text}
          onChange={({ target }) => change(setText)(target.value)}
        />
      </Field>
      <Field label={<Trans>Whose rates these are</Trans>} error={failed?.field === 'source' ? failed.words : undefined}>
        <TextInput
          name="source"
          maxLength={200}
          value={source}
          onChange={({ target }) => change(setSource)(target.value)}
        />
      </Field>
      <div>
        <Button look={looked ? 'plain' : 'main'} type="submit" busy={busy === 'look'}>
          <Trans>See what it changes</Trans>
        </Button>
      </div>
      {looked && <WouldChange looked={looked} />}
      {looked && !looked.is_older && (
        <div>
          <Button look="main" busy={busy === 'use'} onClick={() => void run('use')}>
            <Trans>Use these rates</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}

function WouldChange({ looked: { table, is_older, changes, missing } }: { looked: Looked }) {
  const { i18n } = useLingui();
  const [day, count] = [formatDay(table.day, i18n), Object.keys(table.rates).length];
  const number = (value: number) => i18n.number(value, { maximumSignificantDigits: 6 });
  const list = listed(missing.slice(0, 12), i18n);
  return (
    <div className="card stack" role="status">
      <p>
        <Trans>Rates of {day}</Trans>
        {' · '}
        <Plural value={count} one="# currency" other="# currencies" />
      </p>
      {is_older && (
        <Remark tone="bad" icon={TriangleAlert}>
          <Trans>A table of a later day is in use: this one would change nothing.</Trans>
        </Remark>
      )}
      {missing.length > 0 && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Plural value={missing.length} one="# currency would be unknown" other="# currencies would be unknown" />:{' '}
          <bdi>{list}</bdi>
        </Remark>
      )}
      {changes.length === 0 && (
        <p className="dim">
          <Trans>No rate changes.</Trans>
        </p>
      )}
      {changes.length > 0 && (
        <>
          <p className="small dim">
            <Trans>What changes most, for one US dollar. Look twice at a change of more than a few percent.</Trans>
          </p>
          <ul className="rules closed">
            {changes.map(({ currency, before, after, percent }) => (
              <li key={currency} className="row wrap">
                <b>{currencyName(currency, i18n)}</b>
                <span className="num" dir="ltr">
                  {number(before)} → {number(after)}
                </span>
                <span className="num dim">
                  {i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
