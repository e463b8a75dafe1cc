import { recommenderCalls } from '@lantern/contract/applications.letters';
import { createRecordStore } from '#records/record-table.store.ts';

/** In the order in which they were added. */
export const recommenderStore = createRecordStore(recommenderCalls, {
  table: 'recommenders',
  order: [['created_at']],
  columns: { name: 'name', email: 'email', relation: 'relation', language: 'language' },
});
