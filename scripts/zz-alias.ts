import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from '../apps/server/src/database/database.ts';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { findInstitutions, searchInstitutions } from '../apps/server/src/features/institutions/institutions.service.ts';
import { nameKey } from '@lantern/catalogue/search/keys';
import { writeRow } from '@lantern/catalogue/csv';
const embedded = await startEmbedded({ dataDir: '/tmp/lantern/search/pg', log: () => {} });
const { database } = connect(embedded.connection, () => {});
const rows = new Map<string, string[]>();
try {
  for (const line of readFileSync('/tmp/lantern/search/alias.txt', 'utf8').split('\n').filter(Boolean)) {
    const [country = '', name = '', ...names] = line.split('|');
    const byId = country.startsWith('#') && !country.startsWith('#?');
    const [one] = byId ? await findInstitutions(database, [country.slice(1)]) : await searchInstitutions(database, name, { country: country.replace('#?', ''), limit: 1 });
    if (!one) { console.log('NONE', line.slice(0, 70)); continue; }
    const isSame = [one.name, ...one.otherNames].some((n) => nameKey(n) === nameKey(name));
    if (!isSame && !byId) console.log('NEAR', name, '->', one.name);
    const before = rows.get(one.id) ?? [country.startsWith('#') ? name : one.name];
    rows.set(one.id, [...before, ...(isSame || country.startsWith('#') ? [] : [name]), ...names]);
  }
  const text = writeRow(['id', 'name', 'other_names']) + [...rows].map(([id, [name, ...names]]) => writeRow([id, name, [...new Set(names)].join('|')])).join('');
  writeFileSync('/tmp/lantern/search/other-names.csv', text);
  console.log(rows.size);
} finally { await database.destroy(); await embedded.stop(); }
process.exit();
