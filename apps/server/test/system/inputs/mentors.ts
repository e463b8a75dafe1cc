import { alwaysOpen } from '../../support/mentors.ts';
import type { FeatureInputs } from '../entry.ts';

export const inputs: FeatureInputs = {
  calls: {
    getMentorProfile: {},
    saveMentorProfile: {
      isFresh: true,
      input: () => ({ body: { profile: { ...alwaysOpen, published: false }, base_revision: 0 } }),
    },
  },
  // nobody who takes everything along is a mentor today: the row is there all the same, for erasures and exports
  async plant({ database }, { user }) {
    await database
      .insertInto('mentor_profiles')
      .values({ user_id: user.id, profile: JSON.stringify(alwaysOpen), published: false, language: 'en' })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
  },
  chosenFromAList: ['mentor_profiles.language'],
};
