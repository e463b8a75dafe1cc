// What each visa is called, and how much money it asks to show. By country, as the packs of `visas/`.

export type VisaRuleWords = {
  /** the permit's own name, which forms and officers use */
  visa: string;
  /** what money is to be shown, in short sentences */
  funds: string;
};

export const visaRulesEn = {
  AU: {
    visa: 'Student visa (subclass 500)',
    funds:
      'You need living costs for a year, the first year’s tuition, and travel. Some students show the proof when they apply. Others are asked later: it depends on nationality and university.',
  },
  CA: {
    visa: 'Study permit',
    funds:
      'You need the first year’s tuition and living costs for a year outside Quebec. The sum changes each year. Quebec has its own sum.',
  },
  DE: {
    visa: 'National visa (D) for study',
    funds:
      'You need living costs for a year in a blocked account before the appointment. A scholarship or a declaration of commitment can replace it.',
  },
  FR: {
    visa: 'VLS-TS étudiant',
    funds: 'You need a sum for each month of your stay. Show it with bank statements, a guarantor or a scholarship.',
  },
  GB: {
    visa: 'Student visa',
    funds:
      'You need the unpaid tuition of the first year, and living costs for up to nine months. The money must be in the account for 28 days in a row, and never less. The last of these days is at most 31 days before you apply.',
  },
  IE: {
    visa: 'Long stay (D) study visa',
    funds:
      'You need the fees and living costs of the first year. Show bank statements of six months, and explain large payments. You also show that you can get the same sum for each later year.',
  },
  IT: {
    visa: 'National visa (D) for study',
    funds:
      'You need a sum for a year of living, a place to stay and a way home. Show an account of yours or your parents, a guarantee or a scholarship.',
  },
  JP: {
    visa: 'Student visa (Ryūgaku)',
    funds:
      'They do not publish a fixed sum. The person who pays shows bank statements and income that are enough for the first year.',
  },
  MY: {
    visa: 'Student Pass',
    funds:
      'They do not publish a fixed sum. The university may ask for bank statements. Plan with the first year’s tuition and living costs.',
  },
  NL: {
    visa: 'MVV and residence permit for study',
    funds:
      'You need the tuition, and a sum for each month of a year. You often pay it to the university first. It pays the living costs back after you arrive.',
  },
  NZ: {
    visa: 'Fee Paying Student Visa',
    funds: 'You need the first year’s tuition, living costs for a year, and money for the flight home.',
  },
  SE: {
    visa: 'Residence permit for studies',
    funds: 'You need a sum for each month of study, ten months for a school year. It is in your own account.',
  },
  SG: {
    visa: 'Student’s Pass',
    funds:
      'They do not publish a fixed sum. They ask some students for bank statements. Plan with the first year’s tuition and living costs.',
  },
  US: {
    visa: 'F-1 student visa',
    funds:
      'The university writes the cost of the first year on the I-20. You show that you have this sum and where it comes from.',
  },
} satisfies Record<string, VisaRuleWords>;

export type VisaCountry = keyof typeof visaRulesEn;
export type VisaRules = Record<VisaCountry, VisaRuleWords>;
