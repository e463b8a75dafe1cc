// The second door of this feature: its form for other screens. Apart, because the form itself stands on activities.api.ts.
import { partOf } from '#components/lazy.tsx';
import type { ActivityDialogProps } from './activity-dialog.tsx';

/** The form of an activity, for screens from which one grows. */
export const activityDialog = partOf<ActivityDialogProps>(
  async () => (await import('./activity-dialog.tsx')).ActivityDialog,
);
