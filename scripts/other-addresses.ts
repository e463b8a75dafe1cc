/** Addresses under which a screen shows something else than without the query. */
export const otherAddresses: readonly string[] = [
  '/essays?brainstorm',
  '/essays?evaluate',
  '/unipair?level=UG&language=en&budget=40000&grade=3.5',
  '/profile-evaluation?university=ror-03dbr7087',
  '/scholarshiparc?level=PG',
];
