import type { MentorShare } from '@lantern/contract/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CircleOff } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Field, FieldError } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { dayFromNow, yearAhead } from './days.ts';
import { nameOf, scopeIcons } from './share-words.ts';
import { changeEnd, endShare, shareAgain } from './shares.api.ts';
import styles from './shares.module.css';

/** One thing that is shared, or was: until when, and what can be done about it. */
export function ShareRow({ share }: { share: MentorShare }) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [isChanging, setChanging] = useState(false);
  const { _id: id, mentor, ends_on, is_live, is_paused, blocked, revoked_at, scope, item_id, title } = share;
  const isOpen = is_live || is_paused;
  const words = nameOf(share);
  const name = typeof words === 'string' ? words : i18n._(words);
  const Icon = scopeIcons[scope];
  const ended = revoked_at ?? (ends_on && `${ends_on}T12:00:00Z`);
  const endDay = ends_on ? formatDay(ends_on, i18n) : '';

  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailed(explain(error, i18n));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function end() {
    const again = () =>
      void shareAgain(share).catch((error: unknown) => toast({ tone: 'bad', text: explain(error, i18n) }));
    if (await run(() => endShare(id)))
      toast({
        text: (
          <Trans>
            <bdi>{mentor.name}</bdi> cannot open it any more.
          </Trans>
        ),
        // what rests between the two can be ended, and not be begun again
        action: blocked ? undefined : { label: <Trans>Undo</Trans>, run: again },
      });
  }

  return (
    <li className={styles.share}>
      <Icon />
      <div className={styles.what}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <p className="small dim">
          {isOpen && (ends_on ? <Trans>Until {endDay}.</Trans> : <Trans>Until you end it.</Trans>)}
          {!isOpen && (
            <>
              <bdi>{mentor.name}</bdi>
              {'. '}
              {ended && <Trans>Ended on {formatDay(new Date(ended), i18n)}.</Trans>}
            </>
          )}
        </p>
      </div>
      {isOpen && !isChanging && (
        <div className={styles.acts}>
          <Button aria-label={t`Change day: ${name}`} onClick={() => setChanging(true)}>
            <CalendarClock />
            <Trans>Change day</Trans>
          </Button>
          <Button busy={busy} aria-label={t`Stop sharing: ${name}`} onClick={() => void end()}>
            <CircleOff />
            <Trans>Stop sharing</Trans>
          </Button>
        </div>
      )}
      {!isOpen && !blocked && (title !== null || item_id === null) && (
        <div className={styles.acts}>
          <Button busy={busy} aria-label={t`Share again: ${name}`} onClick={() => void run(() => shareAgain(share))}>
            <Trans>Share again</Trans>
          </Button>
        </div>
      )}
      {isChanging && (
        <EndForm
          start={ends_on}
          busy={busy}
          onCancel={() => setChanging(false)}
          onSave={async (day) => {
            if (await run(() => changeEnd(id, day))) setChanging(false);
          }}
        />
      )}
      <div aria-live="polite" className={styles.failed}>
        {failed && <FieldError id={`share-${id}`}>{failed}</FieldError>}
      </div>
    </li>
  );
}

type EndFormProps = {
  start: string | null;
  busy: boolean;
  onSave: (day: string | null) => Promise<void>;
  onCancel: () => void;
};

function EndForm({ start, busy, onSave, onCancel }: EndFormProps) {
  const [day, setDay] = useState(start ?? '');
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSave(day || null);
      }}
    >
      <Field label={<Trans>Last day</Trans>} help={<Trans>Empty: until you end it.</Trans>}>
        <TextInput
          type="date"
          value={day}
          min={dayFromNow(0)}
          max={yearAhead()}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </Field>
      <div className={styles.acts}>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look="main" busy={busy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
