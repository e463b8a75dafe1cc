import { ownWords } from '@lantern/contract/essays.words';
import { createKeyedStore } from '#records/keyed-table.store.ts';

export const wordStore = createKeyedStore(ownWords, { table: 'own_words', key: 'word', columns: { kept: 'kept' } });
