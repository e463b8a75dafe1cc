import { makeCalendarFeed } from '@lantern/contract/calendar';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';

const body = { language: 'en' };

export const inputs: FeatureInputs = {
  calls: {
    getCalendarFeed: {},
    makeCalendarFeed: { input: () => ({ body }) },
    revokeCalendarFeed: {},
    readCalendar: {
      async input({ owner }) {
        const made = await owner.call(makeCalendarFeed, { body });
        must(made);
        return { params: { token: made.body.url.split('/').at(-1) ?? '' } };
      },
    },
  },
  async plant(_app, { call }) {
    must(await call(makeCalendarFeed, { body }));
  },
  chosenFromAList: ['calendar_feeds.language'],
};
