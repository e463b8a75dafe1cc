import type { ApplicationFields, University } from '@lantern/contract/applications';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The one of the catalogue that has this name, in this place if one was said. Of two with one name none is meant. */
export function sameUniversity(
  found: readonly University[],
  { name, country, city }: Pick<ApplicationFields, 'name' | 'country' | 'city'>,
): University | undefined {
  const [only, ...more] = found.filter(
    (one) =>
      fold(one.name) === fold(name) &&
      (country === '' || one.country === country) &&
      (city === '' || fold(one.city) === fold(city)),
  );
  return more.length === 0 ? only : undefined;
}
