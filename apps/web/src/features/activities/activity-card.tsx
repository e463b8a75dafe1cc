import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, CloudOff, GitCompareArrows, PenLine, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import { bringBack, removeActivity } from './activities.api.ts';
import styles from './activities.module.css';
import { PeriodWords, WeeklyHours } from './activity-parts.tsx';
import { ActivityTrouble } from './activity-trouble.tsx';
import { canSend, type Row } from './waiting.ts';

export type Direction = 'up' | 'down';

type ActivityCardProps = {
  row: Row;
  onEdit: () => void;
  /** Where it can go; nothing while the server does not know it. */
  moves: readonly Direction[];
  onMove: (direction: Direction) => void;
};

export function ActivityCard({ row, onEdit, moves, onMove }: ActivityCardProps) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { id, name, title, duration, weeklyHours, description, outcome, waiting } = row;
  const onServer = row.revision !== undefined;

  async function remove() {
    setBusy(true);
    setFailed(undefined);
    try {
      await removeActivity(id, onServer);
      const undo = { label: <Trans>Undo</Trans>, run: () => void takeBack() };
      toast({ text: <Trans>Activity deleted.</Trans>, ...(onServer && { action: undo }) });
    } catch (error) {
      const words = explain(error, i18n);
      setFailed(t`The activity could not be deleted. ${words}`);
    }
    setAsking(false);
    setBusy(false);
  }

  async function takeBack() {
    try {
      await bringBack(id);
    } catch (error) {
      const words = explain(error, i18n);
      toast({ tone: 'bad', stays: true, text: <Trans>The activity could not be brought back. {words}</Trans> });
    }
  }

  return (
    <article className={`card ${styles.card}`} aria-label={name}>
      <div className={styles.top}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          {title && <p>{title}</p>}
        </div>
        <div className={styles.moves}>
          {moves.map((direction) => (
            <Button
              key={direction}
              look="bare"
              icon
              id={`${direction}-${id}`}
              aria-label={direction === 'up' ? t`Move up: ${name}` : t`Move down: ${name}`}
              onClick={() => onMove(direction)}
            >
              {direction === 'up' ? <ArrowUp /> : <ArrowDown />}
            </Button>
          ))}
        </div>
      </div>
      <p className={styles.facts}>
        <span>
          <PeriodWords duration={duration} />
        </span>
        <span>
          <WeeklyHours hours={weeklyHours} />
        </span>
        <WaitingBadge row={row} />
      </p>
      {description && <p className={styles.words}>{description}</p>}
      {outcome && (
        <div>
          <p className={styles.label}>
            <Trans>Impact</Trans>
          </p>
          <p className={styles.words}>{outcome}</p>
        </div>
      )}
      {waiting && <ActivityTrouble id={id} waiting={waiting} onEdit={onEdit} />}
      <div aria-live="polite" className={styles.live}>
        {failed && <FieldError id={`failed-${id}`}>{failed}</FieldError>}
      </div>
      <div className={styles.actions}>
        {(!waiting || canSend(waiting)) && (
          <Button look="bare" id={`edit-${id}`} aria-label={t`Edit: ${name}`} onClick={onEdit}>
            <PenLine />
            <Trans>Edit</Trans>
          </Button>
        )}
        <Button look="bare" aria-label={t`Delete: ${name}`} onClick={() => setAsking(true)}>
          <Trash2 />
          <Trans>Delete</Trans>
        </Button>
      </div>
      <ConfirmDialog
        title={<Trans>Delete this activity?</Trans>}
        open={asking}
        confirm={<Trans>Delete activity</Trans>}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {onServer ? (
          <Trans>
            <b>{name}</b> leaves your list. You can bring it back for 30 days.
          </Trans>
        ) : (
          <Trans>
            <b>{name}</b> is only on this device so far. It cannot be brought back.
          </Trans>
        )}
      </ConfirmDialog>
    </article>
  );
}

function WaitingBadge({ row: { waiting, revision } }: { row: Row }) {
  if (!waiting) return null;
  if (waiting.conflict)
    return (
      <Badge icon={GitCompareArrows} tone="warn">
        <Trans>Two versions</Trans>
      </Badge>
    );
  if (waiting.refused)
    return (
      <Badge icon={TriangleAlert} tone="bad">
        <Trans>Not saved yet</Trans>
      </Badge>
    );
  return (
    <Badge icon={CloudOff} tone="warn">
      {revision === undefined ? <Trans>Only on this device so far</Trans> : <Trans>Changes wait on this device</Trans>}
    </Badge>
  );
}
