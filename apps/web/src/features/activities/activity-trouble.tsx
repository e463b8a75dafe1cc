import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fieldWord } from '#api/field-words.ts';
import { newId } from '#api/new-id.ts';
import { problemWords } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { refreshActivities } from './activities.api.ts';
import styles from './activities.module.css';
import { forgetWaiting, saveActivity, sendMine } from './activity-outbox.ts';
import { PeriodWords, WeeklyHours } from './activity-parts.tsx';
import { isGone, type Waiting } from './waiting.ts';

type TroubleProps = { id: string; waiting: Waiting; onEdit: () => void };

/** What the student has to decide before an activity can be sent. Nothing when it only waits for a connection. */
export function ActivityTrouble({ id, waiting, onEdit }: TroubleProps) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const { conflict, refused, fields } = waiting;

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    // What the server refuses again shows here again.
    await work().catch(() => undefined);
    setBusy(false);
  }

  function discard() {
    forgetWaiting(id);
    void refreshActivities();
  }

  if (conflict) {
    return (
      <section className={`note warn ${styles.trouble}`}>
        <p>
          <Trans>Another device changed this activity too. Above are the words of this device; there it says:</Trans>
        </p>
        <blockquote className={styles.theirs}>
          <p>
            <b>{conflict.name}</b>
            {conflict.title && `, ${conflict.title}`}
          </p>
          <p>
            <PeriodWords duration={conflict.duration} /> · <WeeklyHours hours={conflict.weeklyHours} />
          </p>
          {conflict.description && <p className={styles.words}>{conflict.description}</p>}
          {conflict.outcome && <p className={styles.words}>{conflict.outcome}</p>}
        </blockquote>
        <div className="row wrap">
          <Button busy={busy} onClick={() => void run(() => sendMine(id))}>
            <Trans>Keep this device's words</Trans>
          </Button>
          <Button busy={busy} onClick={discard}>
            <Trans>Keep the other words</Trans>
          </Button>
        </div>
      </section>
    );
  }
  if (!refused) return null;
  const gone = isGone(waiting);
  async function addAgain() {
    forgetWaiting(id);
    await saveActivity(newId(), { fields, base: null });
  }
  const reasons = Object.values(refused.fields ?? {}).map((message) => fieldWord(message, i18n));
  return (
    <section className={`note bad ${styles.trouble}`}>
      <p>
        {gone && <Trans>This activity was deleted on another device. Your words are still here.</Trans>}
        {!gone && (reasons.length > 0 ? reasons.join(' ') : i18n._(problemWords[refused.code]))}
      </p>
      <div className="row wrap">
        {gone ? (
          <Button busy={busy} onClick={() => void run(addAgain)}>
            <Trans>Add it again</Trans>
          </Button>
        ) : (
          <Button onClick={onEdit}>
            <Trans>Put it right</Trans>
          </Button>
        )}
        <Button busy={busy} onClick={discard}>
          <Trans>Throw these words away</Trans>
        </Button>
      </div>
    </section>
  );
}
