import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Lazy } from '#components/lazy.tsx';
import { useActivities } from '#features/activities/activities.api.ts';
import { activityDialog } from '#features/activities/activity-dialog.api.ts';
import { type EntryRow, entries, fieldsOf } from './development.api.ts';
import styles from './development.module.css';

type IntoActivityProps = {
  entry: EntryRow;
  /** Which activity, or `new`; none is chosen yet without it. */
  into: string | null;
  /** The path of the list. */
  screen: string;
};

/** The words of an entry, as they were written, into the description of an activity, where the student goes on with them. */
export function IntoActivity({ entry, into, screen }: IntoActivityProps) {
  const [, go] = useLocation();
  const { rows = [] } = useActivities();
  const close = () => go(screen, { replace: true });
  const row = rows.find(({ id }) => id === into);

  if (into === 'new' || row)
    return (
      <Lazy
        part={activityDialog}
        props={{
          ...(row && { row }),
          others: rows.filter(({ id }) => id !== into),
          start: { start: entry.day.slice(0, 7), description: entry.text },
          append: entry.text,
          onSaved: (id) =>
            void entries
              .save(entry.id, {
                fields: { ...fieldsOf(entry), activity: id },
                base: entry.waiting?.base ?? entry.revision ?? null,
              })
              .catch(() => undefined),
          onClose: close,
        }}
      />
    );
  return (
    <Dialog open inAddress title={<Trans>Into which activity?</Trans>} onClose={close}>
      <p className="small dim">
        <Trans>Your words are added to its description. You can change them before you save.</Trans>
      </p>
      <ul className={styles.choices}>
        {rows.map(({ id, name }) => (
          <li key={id}>
            <Button wide onClick={() => go(`${screen}?use=${entry.id}&into=${id}`, { replace: true })}>
              <bdi>{name}</bdi>
            </Button>
          </li>
        ))}
        <li>
          <Button wide onClick={() => go(`${screen}?use=${entry.id}&into=new`, { replace: true })}>
            <Plus />
            <Trans>A new activity</Trans>
          </Button>
        </li>
      </ul>
    </Dialog>
  );
}
