// Countries that give hardly any student visas to citizens of another: what is open on paper is not for them.

type HardlyAnyVisas = {
  /** citizens of these, ISO 3166-1 alpha-2, sorted */
  to: readonly string[];
  /** the day of the page that says so; null: our editors' estimate */
  checked: string | null;
  source: string | null;
  note: string;
};

const codes = (text: string): readonly string[] => text.split(' ');
const neighbours = 'hardly any student visas for years, in either direction';

/** By the country that would give the visa. It changes by decree: read the source again before each round. */
export const hardlyAnyVisas: Readonly<Partial<Record<string, HardlyAnyVisas>>> = {
  IN: { to: ['PK'], checked: null, source: null, note: neighbours },
  PK: { to: ['IN'], checked: null, source: null, note: neighbours },
  US: {
    to: codes(
      'AF AG AO BF BI BJ CG CI CU DM ER GA GM GQ HT IR LA LY ML MM MR MW NE NG SD SL SN SO SS SY TD TG TO TZ VE YE ZM ZW',
    ),
    checked: '2025-12-17',
    source: 'https://international.northeastern.edu/ogs/travel_ban_restricts_visa_issuance',
    note: 'F and J visas are not given since 1 January 2026 to who is abroad and has none; a second passport of another country, or a green card, is not meant. A page later than December 2025 was not found.',
  },
};

export function givesHardlyAnyVisas(country: string, citizenship: string | null): boolean {
  return citizenship !== null && hardlyAnyVisas[country]?.to.includes(citizenship) === true;
}
