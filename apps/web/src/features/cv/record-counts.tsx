import { useEffect } from 'react';
import { useRecords } from '#api/records.ts';
import { useActivities } from '#features/activities/activities.api.ts';
import { education } from '#features/education/education.api.ts';
import { scores } from '#features/tests/tests.api.ts';

export type Counts = { education?: number; activities?: number; tests?: number };

/** Says how much the record holds; shows nothing itself. Apart, because three lists come with it. */
export function RecordCounts({ onCounts }: { onCounts: (counts: Counts) => void }) {
  const schools = useRecords(education).rows?.length;
  const activities = useActivities().rows?.length;
  const tests = useRecords(scores).rows?.length;
  useEffect(
    () =>
      onCounts({
        ...(schools !== undefined && { education: schools }),
        ...(activities !== undefined && { activities }),
        ...(tests !== undefined && { tests }),
      }),
    [schools, activities, tests, onCounts],
  );
  return null;
}
