import { activityCalls } from '@lantern/contract/activities';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { recordInputs } from '../record-inputs.ts';

// no hours a week: the owner's list grows with every call of the matrix
const activity = { name: 'Rowing', duration: '2025-01 - present', weeklyHours: 0 };

export const inputs: FeatureInputs = {
  calls: {
    ...recordInputs(activityCalls, () => activity),
    printActivities: {
      async input(_world, caller) {
        await caller.call(activityCalls.add, { body: activity });
        return {};
      },
    },
  },
  async plant(_app, { call }) {
    const asked = { weeksPerYear: 40, schoolYears: [11, 12], type: 'athletics-club' as const };
    must(await call(activityCalls.add, { body: { ...activity, ...asked, weeklyHours: 2 } }));
  },
  chosenFromAList: ['activities.start_month', 'activities.type'],
};
