import { type Recommender, type RecommenderFields, recommendersMax } from '@lantern/contract/applications.letters';
import { createRecordStore } from '#records/record-table.store.ts';

/** In the order in which they were added. */
export const recommenderStore = createRecordStore<'recommenders', RecommenderFields, Recommender>({
  table: 'recommenders',
  order: [['created_at']],
  most: recommendersMax,
  read: (row) => ({
    name: row.name,
    email: row.email,
    relation: row.relation,
    language: row.language as Recommender['language'],
  }),
  write: ({ name, email, relation, language }) => ({ name, email, relation, language }),
});
