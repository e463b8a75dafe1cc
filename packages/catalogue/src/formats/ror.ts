// The Research Organization Registry (CC0): its dump in schema version 2, and the table of it that the shipped
// directory is made from.
import { checkColumns, type Row, readRows } from '../csv.ts';
import { readObjects, WrongJson } from '../json-array.ts';
import { type Chunks, type Imported, websiteOf } from './imported.ts';

type RorName = { value?: string; types?: string[]; lang?: string | null };
type RorRecord = {
  id?: string;
  status?: string;
  types?: string[];
  names?: RorName[];
  links?: { type?: string; value?: string }[];
  locations?: { geonames_details?: { name?: string; country_code?: string } }[];
};

const idOf = (ror: string) => `ror-${ror.replace(/^https:\/\/ror\.org\//, '').toLowerCase()}`;

/** Active organizations of the type "education". Its name is the English one where there is one. */
export async function* readRor(chunks: Chunks): AsyncGenerator<Imported> {
  for await (const object of readObjects(chunks)) {
    const record = object as RorRecord;
    if (!record.id || !Array.isArray(record.names))
      throw new WrongJson(
        'This is not a ROR dump of schema version 2: each record has "id" and a list "names". Take the file whose name ends in _schema_v2.json, or any since 2.0.',
      );
    if (record.status !== 'active' || !record.types?.includes('education')) continue;
    const named = record.names.filter(({ value }) => value && value.length > 1);
    const main =
      named.find(({ types, lang }) => lang === 'en' && types?.includes('label')) ??
      named.find(({ types }) => types?.includes('ror_display')) ??
      named[0];
    const place = record.locations?.[0]?.geonames_details;
    if (!main?.value || !place?.country_code) continue;
    const others = new Set(named.map(({ value }) => value as string));
    others.delete(main.value);
    yield {
      institution: {
        id: idOf(record.id),
        name: main.value.slice(0, 200),
        otherNames: [...others].filter((name) => name.length <= 200).slice(0, 30),
        country: place.country_code,
        city: place.name ?? '',
        website: websiteOf(record.links?.find(({ type }) => type === 'website')?.value ?? ''),
        sameAs: [],
        layer: 'import',
      },
      facts: [],
    };
  }
}

/** A table with the columns ror_id, name, name_en, acronym, country, city, website. */
export async function* readRorTable(chunks: Chunks): AsyncGenerator<Imported> {
  const check = (columns: Row) =>
    checkColumns(columns, 'ror-table', [['ror_id'], ['name'], ['name_en'], ['country'], ['city'], ['website']]);
  for await (const row of readRows(chunks, check)) {
    const name = row.name_en || row.name || '';
    const others = new Set([row.name ?? '', ...(row.acronym ?? '').split(/[|;]/).map((one) => one.trim())]);
    others.delete(name);
    yield {
      institution: {
        id: idOf(row.ror_id ?? ''),
        name,
        otherNames: [...others].filter((one) => one.length > 1),
        country: row.country ?? '',
        city: row.city ?? '',
        website: websiteOf(row.website ?? ''),
        sameAs: [],
        layer: 'import',
      },
      facts: [],
    };
  }
}
