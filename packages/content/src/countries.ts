// Countries by ISO 3166-1 alpha-2 code. Their names come from Intl.DisplayNames in the reader's language.

/** The specification's list, offered first. Its sixteenth entry, "Other", is not needed where every country is there. */
export const firstCountries = 'US CA GB AU DE FR NL SE SG JP KR IN CN BR MX'.split(' ');

// XK is no ISO code but the one that passports and the EU use for Kosovo: its people have no other entry to choose.
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT
  BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH
  ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT
  HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS
  LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI
  NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG
  SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG
  UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
  XK`;

/** All countries in the order of their codes. */
export const countries: readonly string[] = codes.trim().split(/\s+/);

const known = new Set(countries);

export function isCountry(code: string): boolean {
  return known.has(code);
}

export type CountryOption = { code: string; name: string };

type WithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

/**
 * Whether a clock's zone, such as Asia/Dhaka, belongs to a country; false where the engine does not know which zones a country
 * has. A slow phone takes about a millisecond for each country.
 */
export function isZoneOf(zone: string, code: string): boolean {
  const place: WithZones = new Intl.Locale('und', { region: code });
  return (place.getTimeZones?.() ?? place.timeZones)?.includes(zone) ?? false;
}

type CountryLists = { near: CountryOption[]; first: CountryOption[]; others: CountryOption[] };

/**
 * The list to choose from, named in `locale`: `here`, the country where the reader is, if that is known; the first countries
 * in their order; then the others sorted. Each stands once.
 */
export function listCountries(locale: string, here?: string): CountryLists {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const collator = new Intl.Collator(locale);
  const option = (code: string) => ({ code, name: names.of(code) ?? code });
  const others = countries.filter((code) => code !== here && !firstCountries.includes(code)).map(option);
  return {
    near: here ? [option(here)] : [],
    first: firstCountries.filter((code) => code !== here).map(option),
    others: others.sort((a, b) => collator.compare(a.name, b.name)),
  };
}

/** A country's name in `locale`; the code itself where there is none. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
