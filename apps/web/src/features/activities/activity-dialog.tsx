import { useMemo } from 'react';
import { RecordDialog } from '#components/record/record-dialog.tsx';
import type { ActivityRow } from './activities.api.ts';
import { activityView } from './activity-view.tsx';
import type { FormValues } from './form-values.ts';

export type ActivityDialogProps = {
  /** The activity to edit; without it one is added. */
  row?: ActivityRow;
  others: readonly ActivityRow[];
  /** What a new one begins with. */
  start?: Partial<FormValues>;
  /** Goes below the description of the one that is edited. */
  append?: string;
  onSaved?: (id: string) => void;
  onClose: () => void;
};

/** The form of an activity, opened by another screen with something filled in; that it is open stands in the address. */
export function ActivityDialog({ row, others, start, append, onSaved, onClose }: ActivityDialogProps) {
  const view = useMemo(() => {
    const { form } = activityView;
    const valuesOf: typeof form.valuesOf = (fields) => {
      const values = form.valuesOf(fields);
      return { ...values, description: [values.description, append].filter(Boolean).join('\n') };
    };
    return { ...activityView, form: { ...form, empty: { ...form.empty, ...start }, valuesOf } };
  }, [start, append]);
  return <RecordDialog view={view} row={row} others={others} {...(onSaved && { onSaved })} onClose={onClose} />;
}
