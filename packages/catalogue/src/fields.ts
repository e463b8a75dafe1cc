// What can be studied, at which level, and where: the lists that institutions, scholarships and facts share.

/** Levels of the specification: undergraduate, postgraduate (master's), doctorate. */
export const levels = ['UG', 'PG', 'PhD'] as const;
export type Level = (typeof levels)[number];

/**
 * Fields of study, each with its broad code of ISCED-F 2013 (UNESCO) and the families of the CIP (United States), so that
 * imported programmes can be placed.
 */
export const fieldsOfStudy = {
  business: { isced: '04', cip: ['52'] },
  cs: { isced: '06', cip: ['11'] },
  engineering: { isced: '07', cip: ['14', '15'] },
  natural: { isced: '05', cip: ['26', '40'] },
  math: { isced: '05', cip: ['27', '30'] },
  health: { isced: '09', cip: ['51'] },
  /** to become a doctor: a price, an entry and languages of its own, and not a first degree everywhere */
  medicine: { isced: '09', cip: ['51.12'] },
  /** apart from health, because most who teach medicine teach no nurses, and the other way round */
  nursing: { isced: '09', cip: ['51.38'] },
  social: { isced: '03', cip: ['42', '45'] },
  law: { isced: '04', cip: ['22'] },
  arts: { isced: '02', cip: ['50'] },
  humanities: { isced: '02', cip: ['16', '23', '24', '38', '54'] },
  education: { isced: '01', cip: ['13'] },
  agri: { isced: '08', cip: ['01', '03'] },
  built: { isced: '07', cip: ['04'] },
  media: { isced: '03', cip: ['09'] },
  policy: { isced: '04', cip: ['44'] },
} as const;
export type Field = keyof typeof fieldsOfStudy;
export const fields = Object.keys(fieldsOfStudy) as [Field, ...Field[]];

/** Whether a list of fields that somebody pays for has one: what is for health is for nurses and doctors too. */
export function paysFor(listed: readonly string[], field: string): boolean {
  return listed.includes(field) || ((field === 'nursing' || field === 'medicine') && listed.includes('health'));
}

/** The 39 countries whose institutions the curated core covers (ISO 3166-1 alpha-2). */
export const destinations =
  'AE AT AU BE CA CH CN CZ DE DK ES FI FR GB GE HK HU ID IE IN IT JP KR MY NL NO NZ PL PT RO RW SE SG TH TR TW UG US VN'.split(
    ' ',
  );
