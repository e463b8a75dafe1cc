/** The files under data/, and the number that goes up when the code that reads them changes what they mean. */
export const shippedFiles = {
  form: 3,
  core: 'core.csv',
  directory: 'directory.csv.br',
  /** the later one wins where two say the same fact */
  facts: [
    'federal.csv.br',
    'us-prices.csv.br',
    'us-fields.csv.br',
    'facts-read.csv',
    'facts-rules.csv',
    'facts-countries.csv',
    'facts-entry.csv',
    'facts-estimates.csv',
    'facts-identity.csv',
    'rates.csv',
  ],
  scholarships: 'scholarships.json',
} as const;
