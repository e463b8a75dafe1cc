import { describe, expect, test } from 'vitest';
import { checkFact } from '../src/check-fact.ts';
import { readRows, WrongColumns, writeRow } from '../src/csv.ts';
import { decoded } from '../src/encoding.ts';
import { readHipo } from '../src/formats/hipo.ts';
import type { Imported } from '../src/formats/imported.ts';
import { readIpeds } from '../src/formats/ipeds.ts';
import { readOwn, readOwnFacts } from '../src/formats/own.ts';
import { readRor, readRorTable } from '../src/formats/ror.ts';
import { readScorecard } from '../src/formats/scorecard.ts';
import { institutionSchema } from '../src/institution.ts';
import { readObjects, WrongJson } from '../src/json-array.ts';
import { mergeInto, uniqueNames } from '../src/merge.ts';
import { factCells, factColumns, factOf, institutionCells, institutionColumns, institutionOf } from '../src/rows.ts';

const today = '2026-11-22';
const dates = { recorded: today, asOf: '2026-04-25', year: '2024-25' };
/** Cut into pieces of a few characters, as a file may arrive. */
const inPieces = (text: string) => text.match(/[\s\S]{1,7}/g) ?? [];

async function all<T>(generator: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of generator) found.push(one);
  return found;
}

const whole = ({ institution, facts }: Imported) => {
  expect(institutionSchema.safeParse(institution).error?.issues).toBeUndefined();
  expect(facts.flatMap((fact) => checkFact(fact, today))).toEqual([]);
};

describe('CSV', () => {
  test('quotes, line breaks, a byte order mark, tabs and missing cells', async () => {
    const text = '\ufeffa,b,c\r\n1,"two, ""quoted""\nlines",\r\n\r\n x ,y\r\nlast,"",z';
    expect(await all(readRows(inPieces(text)))).toEqual([
      { a: '1', b: 'two, "quoted"\nlines', c: '' },
      { a: 'x', b: 'y', c: '' },
      { a: 'last', b: '', c: 'z' },
    ]);
    expect(await all(readRows(['a\tb\n1,5\t2\n']))).toEqual([{ a: '1,5', b: '2' }]);
    expect(writeRow(['a, b', null, 'say "x"', 3])).toBe('"a, b",,"say ""x""",3\n');
  });
  test('an empty file and an open quotation mark are said', async () => {
    await expect(all(readRows(['']))).rejects.toThrow(WrongColumns);
    await expect(all(readRows([`a,b\n"${'x'.repeat(200_000)}`]))).rejects.toThrow(/never closed.*row 2/);
  });
  test('a file of another encoding is said, a zero byte in a cell is left out', async () => {
    await expect(all(readRows(['\ufeffa\0,\0b\0\n\x001\0']))).rejects.toThrow(/UTF-8/);
    expect(await all(readRows(['a,b\n1\x002,3\n']))).toEqual([{ a: '12', b: '3' }]);
  });
  test('a row is given out before the next piece of the file is asked for', async () => {
    let pieces = 0;
    function* endless() {
      yield 'id,name,country\n';
      for (;;) yield `own-${++pieces},College ${pieces},BD\n`;
    }
    const reader = readOwn(endless());
    for (let row = 1; row <= 500; row++) {
      await reader.next();
      expect(pieces).toBe(row);
    }
    await reader.return(undefined);
  });
});

describe('JSON', () => {
  test('yields objects one by one, wherever the stream is cut', async () => {
    const objects = [{ a: 'b]}"\\' }, { c: [{ d: 1 }, '['] }, {}];
    expect(await all(readObjects(inPieces(JSON.stringify(objects, null, 2))))).toEqual(objects);
    expect(await all(readObjects(['[]']))).toEqual([]);
  });
  test.each([['{"a":1}'], ['hello'], ['[{"a":1}'], ['[1,2]'], ['[{"a":}]'], ['']])('%s is refused', async (text) => {
    await expect(all(readObjects([text]))).rejects.toThrow(WrongJson);
  });
});

describe('College Scorecard', () => {
  const header =
    'UNITID,OPEID,INSTNM,CITY,STABBR,INSTURL,CONTROL,ADM_RATE,SATVR25,SATVR75,SATMT25,SATMT75,ACTCM25,ACTCM75,TUITIONFEE_IN,TUITIONFEE_OUT,C150_4,UGDS,ALIAS';
  test('reads the columns of the federal file', async () => {
    const text = `${header}\n166027,00215500,Harvard University,Cambridge,MA,www.harvard.edu/,2,0.0365,740,780,760,800,34,36,61676,61676,0.9742,7973,NULL\n100654,00100200,Alabama A & M University,Normal,AL,www.aamu.edu/,1,0,NULL,NULL,PrivacySuppressed,NULL,,,10024,18634,0.28,5196,AAMU|Alabama A&M\n`;
    const [harvard, alabama] = await all(readScorecard(inPieces(text), dates));
    if (!harvard || !alabama) throw new Error('two rows were written');
    whole(harvard);
    whole(alabama);
    expect(harvard.institution).toMatchObject({
      id: 'ipeds-166027',
      website: 'https://www.harvard.edu',
      otherNames: [],
    });
    const value = (key: string) => harvard.facts.find((fact) => fact.key === key);
    expect(value('admission_rate')).toMatchObject({
      value: 0.0365,
      period: '2024-25',
      checked: '2026-04-25',
      confidence: 'official',
    });
    expect(value('sat_range')?.value).toEqual({ low: 1500, high: 1580 });
    // the list price of undergraduates from out of state, and never called the international price
    expect(value('tuition')).toMatchObject({ value: 61676, scope: { level: 'UG', residency: 'out-of-state' } });
    expect(alabama.institution.otherNames).toEqual(['AAMU', 'Alabama A&M']);
    expect(alabama.facts.map(({ key }) => key)).toEqual(['tuition', 'completion_rate', 'students', 'control']);
  });
  test('wrong columns are said plainly', async () => {
    await expect(all(readScorecard(['a,b\n1,2\n'], dates))).rejects.toThrow(
      'This is not a file of the format "scorecard": it lacks UNITID or unitid, INSTNM or name',
    );
  });
});

test('IPEDS: levels from the highest offering, and nothing of what is closed or without degrees', async () => {
  const text = `UNITID,INSTNM,IALIAS,CITY,STABBR,WEBADDR,CONTROL,HLOFFER,CYACTIVE
166683,Massachusetts Institute of Technology,MIT | M.I.T.,Cambridge,MA,web.mit.edu/,2,9,1
100001,Closed College,,Nowhere,AL,www.closed.edu/,1,9,3
100002,Barber School,,Mobile,AL,www.barber.edu/,3,2,1
100003,Master College,,Mobile,AL,,1,7,1`;
  const [mit, master, ...more] = await all(readIpeds(inPieces(text), dates));
  expect(more).toEqual([]);
  for (const one of [mit, master]) whole(one as Imported);
  expect(mit?.institution.otherNames).toEqual(['MIT', 'M.I.T.']);
  expect(mit?.facts[0]?.value).toEqual(['UG', 'PG', 'PhD']);
  expect(master?.facts[0]?.value).toEqual(['UG', 'PG']);
  expect(master?.institution.website).toBeNull();
});

const rorRecord = (changes: object = {}) => ({
  id: 'https://ror.org/013meh722',
  status: 'active',
  types: ['education', 'funder'],
  names: [
    { value: 'Prifysgol Caergrawnt', types: ['label'], lang: 'cy' },
    { value: 'University of Cambridge', types: ['ror_display', 'label'], lang: 'en' },
    { value: 'Cambridge University', types: ['alias'], lang: null },
  ],
  links: [
    { type: 'wikipedia', value: 'https://en.wikipedia.org/wiki/Cambridge' },
    { type: 'website', value: 'https://www.cam.ac.uk' },
  ],
  locations: [{ geonames_id: 2653941, geonames_details: { name: 'Cambridge', country_code: 'GB' } }],
  ...changes,
});

test('ROR: the English name, all others, and nothing that is closed or no place of education', async () => {
  const dump = [rorRecord(), rorRecord({ status: 'withdrawn' }), rorRecord({ types: ['company'] })];
  const found = await all(readRor(inPieces(JSON.stringify(dump))));
  expect(found).toHaveLength(1);
  whole(found[0] as Imported);
  expect(found[0]?.institution).toMatchObject({
    id: 'ror-013meh722',
    name: 'University of Cambridge',
    otherNames: ['Prifysgol Caergrawnt', 'Cambridge University'],
    country: 'GB',
    city: 'Cambridge',
    website: 'https://www.cam.ac.uk',
  });
  // version 1 of the schema
  await expect(all(readRor(['[{"id":"https://ror.org/013meh722","name":"University of Cambridge"}]']))).rejects.toThrow(
    /schema version 2/,
  );
});

test('a table that was made of ROR is read', async () => {
  const text =
    'ror_id,name,name_en,acronym,country,city,website\nhttps://ror.org/04n0g0b29,Universitat Pompeu Fabra,Pompeu Fabra University,UPF,ES,Barcelona,http://www.upf.edu/\n';
  const [one] = await all(readRorTable(inPieces(text)));
  whole(one as Imported);
  expect(one?.institution).toMatchObject({
    name: 'Pompeu Fabra University',
    otherNames: ['Universitat Pompeu Fabra', 'UPF'],
  });
});

test('Hipo: one institution for a record with a domain', async () => {
  const list = [
    {
      name: 'University of Dhaka',
      alpha_two_code: 'BD',
      country: 'Bangladesh',
      domains: ['du.ac.bd'],
      web_pages: ['http://www.du.ac.bd/'],
      'state-province': null,
    },
    { name: 'Without a domain', alpha_two_code: 'BD', domains: [], web_pages: [] },
  ];
  const found = await all(readHipo(inPieces(JSON.stringify(list))));
  expect(found.map(({ institution }) => institution.id)).toEqual(['hipo-du.ac.bd']);
  whole(found[0] as Imported);
  await expect(all(readHipo(['[{"title":"x"}]']))).rejects.toThrow(/university domains/);
});

test('our own tables say the same when they are written and read again', async () => {
  const institution = {
    id: 'own-x',
    name: 'A, "B"',
    otherNames: ['ক', 'ب'],
    country: 'BD',
    city: 'Dhaka',
    website: null,
    sameAs: [],
    layer: 'import' as const,
  };
  const table = writeRow(institutionColumns) + writeRow(institutionCells(institution));
  expect((await all(readOwn(inPieces(table))))[0]?.institution).toEqual(institution);
  const rows = [
    ['tuition', '46900..57700', 'year', 'AUD'],
    ['levels', 'UG|PhD', '', ''],
    ['application_window', '09>01-15', '', ''],
    ['application_window', 'rolling', '', ''],
    ['admission_rate', '0.5', 'share', ''],
    ['min_grade_words', 'AAB', '', ''],
  ].map(([key = '', value = '', unit = '', currency = '']) =>
    factOf({
      subject: 'institution:own-x',
      key,
      value,
      unit,
      currency,
      source: 's',
      confidence: 'secondary',
      link: 'https://a.b',
      recorded: today,
    }),
  );
  expect(rows.flatMap((fact) => checkFact(fact, today))).toEqual([]);
  const text = writeRow(factColumns) + rows.map((fact) => writeRow(factCells(fact))).join('');
  expect(await all(readOwnFacts(inPieces(text), today))).toEqual(rows);
  await expect(all(readOwn(['name,land\nx,y\n']))).rejects.toThrow(/lacks id, country/);
  expect(() => institutionOf({ name: 'x' }, 'core')).toThrow(WrongColumns);
});

test('two registries: the same institution is found by name or by the only one at its domain', () => {
  const make = (id: string, name: string, website: string | null) => ({
    id,
    name,
    otherNames: [] as string[],
    country: 'US',
    city: '',
    website,
    sameAs: [] as string[],
    layer: 'directory' as const,
  });
  const known = new Map(
    [
      make('ipeds-1', 'Boston University', 'https://www.bu.edu'),
      make('ipeds-2', 'Penn State York', 'https://psu.edu'),
      make('ipeds-3', 'Penn State Altoona', 'https://psu.edu'),
    ].map((institution) => [institution.id, { institution, facts: [] }]),
  );
  const unknown = mergeInto(known, [
    make('ror-a', 'The Boston University', null),
    make('ror-b', 'BU School', 'http://bu.edu/x'),
    make('ror-c', 'Pennsylvania State University', 'https://psu.edu'),
  ]);
  expect(known.get('ipeds-1')?.institution).toMatchObject({ sameAs: ['ror-a', 'ror-b'], otherNames: ['BU School'] });
  expect(unknown.map(({ id }) => id)).toEqual(['ror-c']);
  expect(uniqueNames('ETH Zürich', ['eth zurich', 'ETHZ', 'ethz', '東京'])).toEqual(['ETHZ', '東京']);
});

describe('files as programs write them', () => {
  const bytes = (text: string, letters: Record<string, number> = {}) =>
    Uint8Array.from([...text], (letter) => letters[letter] ?? letter.charCodeAt(0));
  const split = (whole: Uint8Array) => [whole.subarray(0, 40), whole.subarray(40)];
  const ipeds = 'UNITID,INSTNM,IALIAS,CITY,WEBADDR,HLOFFER';

  test('Windows-1252 is read by its bytes, UTF-8 as such, and what is neither is refused', async () => {
    const text = `${ipeds}\r\n900001,\u00c9cole d’\u00e9t\u00e9,,Mayag\u00fcez,x.edu,9\r\n`;
    const old = bytes(text, { '’': 0x92 });
    for (const file of [old, new TextEncoder().encode(text)]) {
      const [read] = await all(
        readIpeds(
          decoded(() => split(file)),
          dates,
        ),
      );
      expect(read?.institution).toMatchObject({ name: 'École d’été', city: 'Mayagüez' });
    }
    await expect(all(decoded(() => [bytes('a,\u00e9\u0081\n')]))).rejects.toThrow(/UTF-8/);
  });

  test('lines of old Macs are lines, in pieces too', async () => {
    const rows = [
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ];
    expect(await all(readRows(['a,b\r1,2\r3,4\r']))).toEqual(rows);
    expect(await all(readRows(['a,b\r', '\n1,2\r', '\n3,4']))).toEqual(rows);
  });

  test.each([
    ['ipeds', (text: string) => readIpeds([text], dates)],
    ['scorecard', (text: string) => readScorecard([text], dates)],
    ['ror-table', (text: string) => readRorTable([text])],
    ['institutions', (text: string) => readOwn([text])],
    ['facts', (text: string) => readOwnFacts([text], today)],
  ])('a header alone that is not one of %s is refused', async (_, read) => {
    await expect(all<unknown>(read('name;town\n'))).rejects.toThrow(WrongColumns);
    await expect(all<unknown>(read('name,town'))).rejects.toThrow(/lacks/);
  });

  test('figures are read by the manner of the file, NULL and NA are nothing, and a name has one line', async () => {
    const columns = ['UNITID', 'INSTNM', 'CITY', 'INSTURL', 'ADM_RATE', 'TUITIONFEE_OUT', 'UGDS', 'ALIAS'];
    const read = async (separator: string, cells: string[]) => {
      const [one] = await all(readScorecard([`${columns.join(separator)}\n${cells.join(separator)}\n`], dates));
      const figure = (key: string) => one?.facts.find((fact) => fact.key === key)?.value;
      return {
        ...one?.institution,
        rate: figure('admission_rate'),
        price: figure('tuition'),
        students: figure('students'),
      };
    };
    expect(
      await read(';', ['900003', '"A\n College"', 'NULL', 'x.edu', '0,4321', '45.000', '1.234.567', 'NA']),
    ).toMatchObject({
      name: 'A College',
      city: '',
      otherNames: [],
      rate: 0.4321,
      price: 45_000,
      students: 1_234_567,
    });
    expect(await read(';', ['900003', 'A', 'B', 'x.edu', '0.4321', '45000', '5', ''])).toMatchObject({
      rate: 0.4321,
      price: 45_000,
    });
    expect(await read(',', ['900003', 'A', 'B', 'x.edu', '0.4321', '"45,000"', '12', ''])).toMatchObject({
      price: 45_000,
    });
    // Namibia
    expect(await all(readRows(['name,country\nNA,NA\n']))).toEqual([{ name: '', country: 'NA' }]);
  });
});
