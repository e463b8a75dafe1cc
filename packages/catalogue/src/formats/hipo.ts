// The list of university domains kept by Hipo (MIT): world_universities_and_domains.json.
import { readObjects, WrongJson } from '../json-array.ts';
import { type Chunks, type Imported, websiteOf } from './imported.ts';

type HipoRecord = { name?: string; alpha_two_code?: string; domains?: string[]; web_pages?: string[] };

export async function* readHipo(chunks: Chunks): AsyncGenerator<Imported> {
  for await (const object of readObjects(chunks)) {
    const { name, alpha_two_code: country, domains, web_pages: pages } = object as HipoRecord;
    if (!name || !country || !Array.isArray(domains))
      throw new WrongJson(
        'This is not the list of university domains: each record has "name", "alpha_two_code" and a list "domains".',
      );
    const domain = domains[0]?.toLowerCase();
    if (!domain || !/^[a-z0-9.-]{3,60}$/.test(domain)) continue;
    yield {
      institution: {
        id: `hipo-${domain}`,
        name: name.trim().slice(0, 200),
        otherNames: [],
        country: country.toUpperCase(),
        city: '',
        website: websiteOf(pages?.[0] ?? domain),
        sameAs: [],
        layer: 'import',
      },
      facts: [],
    };
  }
}
