import { todayIn } from '@lantern/abroad/days';
import type { ApplyingFact, NeededTest } from '@lantern/contract/applications';
import { neededTestsMax } from '@lantern/contract/applications';
import { type TestId, testIds } from '@lantern/contract/test-ids';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CalendarClock, CircleCheck, CircleHelp, CircleX, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useRecords } from '#api/records.ts';
import { Badge, type Tone } from '#components/badge.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import { readDecimal } from '#components/read-number.ts';
import { testNames } from '#components/test-names.ts';
import { scores } from '#features/tests/tests.api.ts';
import { type ApplicationRow, changeApplication } from '../applications.api.ts';
import styles from '../applications.module.css';
import { FactSource } from '../facts/fact-source.tsx';
import { readerZone } from '../moments.ts';
import { type HeldState, type NeededRow, neededTests } from './tests-needed.ts';

const looks: Record<HeldState, { tone: Tone; icon: LucideIcon }> = {
  passes: { tone: 'ok', icon: CircleCheck },
  below: { tone: 'bad', icon: CircleX },
  held: { tone: 'info', icon: CircleCheck },
  booked: { tone: 'info', icon: CalendarClock },
  expired: { tone: 'warn', icon: CircleX },
  'other-scale': { tone: 'none', icon: CircleHelp },
  'not-held': { tone: 'none', icon: CircleHelp },
};

type TestsTableProps = { row: ApplicationRow; facts: readonly ApplyingFact[] };

/** Tests that are asked for against tests that are held. */
export function TestsTable({ row, facts }: TestsTableProps) {
  const { rows: held, isLoaded } = useRecords(scores);
  const today = todayIn(readerZone(), new Date());
  const needed = neededTests(row, facts, held ?? [], today);
  const english = needed.filter(({ fact }) => fact !== undefined).length;
  const remove = (test: NeededRow) => {
    const at = needed.filter(({ fact }) => fact === undefined).indexOf(test);
    void changeApplication(row.id, { tests_needed: row.tests_needed.filter((_, index) => index !== at) });
  };
  return (
    <div className="stack">
      {english > 1 && (
        <p className="small dim">
          <Trans>One of the English tests is usually enough.</Trans>
        </p>
      )}
      {needed.length === 0 && (
        <p className="dim">
          <Trans>We do not know which tests they ask for. Look at their page and write it down.</Trans>
        </p>
      )}
      {needed.length > 0 && (
        <ul className="rules closed">
          {needed.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a test is what stands at its place
            <li key={at} className={styles.test}>
              <NeededLine one={one} isKnown={isLoaded} onRemove={() => remove(one)} />
            </li>
          ))}
        </ul>
      )}
      {row.tests_needed.length < neededTestsMax && <AddTest row={row} />}
      <div>
        <ButtonLink look="bare" href="/tests">
          <Trans>Open my test scores</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function NeededLine({ one, isKnown, onRemove }: { one: NeededRow; isKnown: boolean; onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const { test, minimum, fact, counts, state } = one;
  const name = testNames[test];
  const least = minimum === null ? undefined : i18n.number(minimum);
  const { tone, icon } = looks[state];
  return (
    <>
      <p className={styles.testName}>
        <b>{name}</b>{' '}
        <span className="num">
          {least ? <Trans>at least {least}</Trans> : <Trans>asked for, minimum not known</Trans>}
        </span>
        {!fact && (
          <Button look="bare" icon className="push" aria-label={t`Remove: ${name}`} onClick={onRemove}>
            <X />
          </Button>
        )}
      </p>
      {isKnown && (
        <p>
          <Badge tone={counts ? tone : 'none'} icon={counts ? icon : CircleHelp}>
            <HeldWords one={one} />
          </Badge>
        </p>
      )}
      {fact ? (
        <FactSource fact={fact} />
      ) : (
        <p className="small dim">
          <Trans>Written down by you</Trans>
        </p>
      )}
    </>
  );
}

function HeldWords({ one: { state, overall, day } }: { one: NeededRow }) {
  const { i18n } = useLingui();
  const score = overall === null ? '' : i18n.number(overall);
  const when = day ? formatDay(day, i18n) : '';
  if (state === 'passes') return <Trans>You have {score}: enough</Trans>;
  if (state === 'below') return <Trans>You have {score}: below it</Trans>;
  if (state === 'held') return <Trans>You have {score}</Trans>;
  if (state === 'booked') return <Trans>Booked for {when}</Trans>;
  if (state === 'expired') return <Trans>Your {score} has expired</Trans>;
  if (state === 'other-scale') return <Trans>Your {score} is on another scale</Trans>;
  return <Trans>You have no score yet</Trans>;
}

function AddTest({ row }: { row: ApplicationRow }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [test, setTest] = useState<TestId>('ielts');
  const [minimum, setMinimum] = useState('');
  const read = readDecimal(minimum);
  const isWrong = Number.isNaN(read) || (read ?? 0) > 2000;
  if (!open)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>
          <Plus />
          <Trans>Write down a test that is asked for</Trans>
        </Button>
      </div>
    );
  function add() {
    if (isWrong) return;
    const needed: NeededTest = { test, minimum: read };
    void changeApplication(row.id, { tests_needed: [...row.tests_needed, needed] });
    setMinimum('');
    setOpen(false);
  }
  return (
    <form
      className={styles.addLine}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label={<Trans>Test</Trans>}>
        <Select value={test} onChange={({ target }) => setTest(target.value as TestId)}>
          {testIds.map((id) => (
            <option key={id} value={id}>
              {testNames[id]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<Trans>Lowest overall score</Trans>}
        error={isWrong ? t`Write a number, like 6.5.` : undefined}
        optional
      >
        <TextInput
          value={minimum}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          onChange={({ target }) => setMinimum(target.value)}
        />
      </Field>
      <Button type="submit">
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
