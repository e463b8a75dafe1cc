import { wishesCalls } from '@lantern/contract/matching.wishes';
import { singleService } from '#records/keyed-service.ts';
import { wishesStore } from './matching.kept-wishes.store.ts';
import { readWishes } from './matching.wishes.ts';

export const keptWishes = singleService({
  calls: wishesCalls,
  store: wishesStore,
  // what UniPair could not be asked with is not kept either
  check: ({ fields: { field, country, language } }) => void readWishes({ field, country, language }),
});
