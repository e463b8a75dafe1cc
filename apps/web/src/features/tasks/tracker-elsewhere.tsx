import { useTicksElsewhere } from './ticks-elsewhere.ts';
import { Tracker } from './tracker.tsx';

/** The tracker with tasks whose ticks are kept in checklists and test plans. */
export function TrackerElsewhere() {
  return <Tracker elsewhere={useTicksElsewhere()} />;
}
