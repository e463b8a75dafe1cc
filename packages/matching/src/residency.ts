// For whom a fact is: its residency against a citizenship and the country of the institution.

/** The European Union and the states that its students' fees usually include (EEA and Switzerland). */
const europe = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/**
 * The least developed countries, as the United Nations list them. Bangladesh, Laos and Nepal leave the list on 24
 * November 2026 unless that was put off: until it is read they are not counted, so that nobody is promised a price.
 */
const leastDeveloped = new Set(
  'AF AO BF BI BJ CD CF DJ ER ET GM GN GW HT KH KI KM LR LS MG ML MM MR MW MZ NE RW SB SD SL SN SO SS TD TG TL TV TZ UG YE ZM'.split(
    ' ',
  ),
);

/**
 * How closely a fact's residency fits: 0 not at all, higher is closer. A student who has not named a citizenship is
 * read as coming from outside Europe and from abroad.
 */
export function fitResidency(residency: string | null, citizenship: string | null, country: string): number {
  if (residency === null) return 1;
  const isHome = citizenship === country;
  const isEuropean = citizenship !== null && europe.has(citizenship);
  switch (residency) {
    case 'home':
      return isHome ? 4 : 0;
    case 'eu':
      return !isHome && isEuropean && europe.has(country) ? 3 : 0;
    case 'non-eu':
      return !isHome && !isEuropean ? 3 : 0;
    case 'ldc':
      return citizenship !== null && leastDeveloped.has(citizenship) ? 4 : 0;
    case 'international':
      return isHome ? 0 : 2;
    case 'out-of-state':
      // the list price of a state university for those from elsewhere; those from abroad pay at least that
      return isHome ? 0 : 1;
    default:
      return residency === citizenship ? 4 : 0;
  }
}
