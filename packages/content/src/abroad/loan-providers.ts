// Who lends for studies abroad, by home country, in alphabetical order: nobody pays for a place. Rates change monthly
// and sources disagree, so none is given from memory: the offer that a student holds is typed into the calculator.
import type { Fact, FactDraft } from '@lantern/catalogue/fact';
import { factsOf } from './visa-pack.ts';

/** nbfc: lends without being a bank. */
export const lenderKinds = ['bank', 'nbfc', 'government', 'cooperative'] as const;
export type LenderKind = (typeof lenderKinds)[number];

export type LoanProvider = {
  id: string;
  name: string;
  /** ISO code of the home country; '*' lends to students of many */
  country: string;
  kind: LenderKind;
  link: string;
  facts: readonly Fact[];
};

type Extra = Partial<FactDraft> & Pick<FactDraft, 'key'>;
const noRate: Extra = {
  key: 'loan_rate',
  state: 'unknown',
  unit: 'year',
  note: 'ask for the sanction letter and type its rate into the calculator',
};

function lender(
  country: string,
  kind: LenderKind,
  name: string,
  link: string,
  features: string,
  ...more: Extra[]
): LoanProvider {
  const id = `${country === '*' ? 'any' : country.toLowerCase()}-${name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
  const about: Extra = { key: 'loan_rule', value: features, scope: { program: 'features' } };
  const isRated = more.some(({ key }) => key === 'loan_rate');
  return {
    id,
    name,
    country,
    kind,
    link,
    facts: factsOf(`loan:${id}`, link, [about, ...(isRated ? [] : [noRate]), ...more]),
  };
}

const rule = (program: string, value: string): Extra => ({ key: 'loan_rule', scope: { program }, value });
const collateral = (value: string) => rule('collateral', value);
const processing = (value: string) => rule('processing', value);

export const loanProviders: readonly LoanProvider[] = [
  // Bangladesh
  lender(
    'BD',
    'bank',
    'BRAC Bank',
    'https://www.bracbank.com/',
    'Student file for payments abroad, which is an account and no loan; personal and secured loans beside it.',
  ),
  lender(
    'BD',
    'bank',
    'City Bank',
    'https://www.citybankplc.com/',
    'Student file, and loans secured by deposits or salary.',
  ),
  lender('BD', 'bank', 'Eastern Bank', 'https://www.ebl.com.bd/', 'Student file and education finance.'),
  lender(
    'BD',
    'bank',
    'Jamuna Bank',
    'https://jamunabankbd.com/',
    'Education loan, paid back over at most four years.',
    { key: 'loan_amount', value: { low: 100_000, high: 1_000_000 }, unit: 'once', currency: 'BDT' },
    collateral('Guarantor or collateral.'),
  ),
  lender(
    'BD',
    'government',
    'Sonali Bank',
    'https://www.sonalibank.com.bd/',
    'State-owned bank; ask a branch whether it lends for studies abroad.',
  ),
  // Colombia
  lender('CO', 'bank', 'Bancolombia', 'https://www.bancolombia.com/', 'Credit for studies; ask for terms abroad.'),
  lender(
    'CO',
    'government',
    'ICETEX',
    'https://web.icetex.gov.co/',
    'Public credit for studies, with lines for postgraduate study abroad.',
    collateral('A co-debtor with a clean credit record.'),
    processing('Applications in calls during the year.'),
  ),
  // Egypt
  lender(
    'EG',
    'bank',
    'Banque Misr',
    'https://www.banquemisr.com/',
    'Education finance for fees; ask whether a university abroad is accepted.',
  ),
  lender(
    'EG',
    'bank',
    'National Bank of Egypt',
    'https://www.nbe.com.eg/',
    'Personal and education finance; ask for terms abroad.',
  ),
  // Ghana
  lender(
    'GH',
    'bank',
    'GCB Bank',
    'https://www.gcbbank.com.gh/',
    'Personal loans against salary; ask for terms for studies abroad.',
  ),
  lender(
    'GH',
    'government',
    'Students Loan Trust Fund',
    'https://www.sltf.gov.gh/',
    'For accredited institutions in Ghana: not for fees abroad.',
  ),
  // India
  lender(
    'IN',
    'nbfc',
    'Auxilo',
    'https://www.auxilo.com/',
    'Education loans for listed courses abroad, also before admission.',
  ),
  lender(
    'IN',
    'nbfc',
    'Avanse',
    'https://www.avanse.com/',
    'Education loans for courses abroad, with or without collateral.',
  ),
  lender('IN', 'bank', 'Axis Bank', 'https://www.axisbank.com/', 'Education loans with a family co-applicant.'),
  lender(
    'IN',
    'bank',
    'Bank of Baroda (Baroda Scholar)',
    'https://www.bankofbaroda.in/',
    'For listed institutions abroad on better terms.',
  ),
  lender('IN', 'nbfc', 'Credila', 'https://www.credila.com/', 'Lends for education alone; formerly HDFC Credila.'),
  lender('IN', 'bank', 'HDFC Bank', 'https://www.hdfcbank.com/', 'Education loans with a family co-applicant.'),
  lender(
    'IN',
    'bank',
    'ICICI Bank',
    'https://www.icicibank.com/',
    'Secured and unsecured education loans.',
    collateral('Without collateral for listed institutions; with it otherwise.'),
  ),
  lender('IN', 'nbfc', 'InCred', 'https://www.incred.com/', 'Education loans for courses abroad.'),
  lender(
    'IN',
    'cooperative',
    'Saraswat Co-operative Bank',
    'https://www.saraswatbank.com/',
    'Cooperative bank with education loans; ask for terms abroad.',
  ),
  lender(
    'IN',
    'bank',
    'State Bank of India (Global Ed-Vantage)',
    'https://sbi.co.in/',
    'Education loan for full-time courses abroad; interest rebate for paying during the course.',
    { key: 'loan_amount', value: 15_000_000, unit: 'once', currency: 'INR', note: 'at most' },
    collateral('Usually above 7.5 lakh rupees; waived for some listed universities.'),
  ),
  lender(
    'IN',
    'bank',
    'Union Bank of India',
    'https://www.unionbankofindia.co.in/',
    'State-owned bank with education loans for study abroad.',
  ),
  lender(
    'IN',
    'government',
    'Vidya Lakshmi',
    'https://www.vidyalakshmi.co.in/',
    'Government portal: one form, sent to several banks.',
    processing('Follow the application on the portal.'),
  ),
  // Kenya
  lender(
    'KE',
    'bank',
    'Co-operative Bank of Kenya',
    'https://www.co-opbank.co.ke/',
    'Personal and school-fee loans; ask for terms abroad.',
  ),
  lender(
    'KE',
    'government',
    'Higher Education Loans Board (HELB)',
    'https://www.helb.co.ke/',
    'Mainly for study in Kenya and East Africa.',
  ),
  lender(
    'KE',
    'cooperative',
    'Mwalimu National Sacco',
    'https://mwalimunational.coop/',
    'Savings cooperative: members borrow a multiple of their savings, also for fees.',
    collateral('Savings and guarantors among members.'),
  ),
  // Mexico
  lender(
    'MX',
    'government',
    'FIDERH',
    'https://www.fiderh.org.mx/',
    'Trust of the Bank of Mexico: credit for postgraduate study in Mexico and abroad.',
    collateral('A guarantor.'),
    processing('Applications in yearly calls.'),
  ),
  lender(
    'MX',
    'nbfc',
    'FUNED',
    'https://www.funedmx.org/',
    'Foundation with credit-scholarships for postgraduate study abroad, paid back in part.',
  ),
  // Nepal
  lender(
    'NP',
    'bank',
    'Nabil Bank',
    'https://www.nabilbank.com/',
    'Education loans for study abroad.',
    collateral('Usually land or a house.'),
  ),
  lender(
    'NP',
    'bank',
    'NIC Asia Bank',
    'https://www.nicasiabank.com/',
    'Education loans for study abroad.',
    collateral('Usually land or a house.'),
  ),
  lender(
    'NP',
    'government',
    'Rastriya Banijya Bank',
    'https://www.rbb.com.np/',
    'State-owned bank with education loans.',
  ),
  // Nigeria
  lender(
    'NG',
    'bank',
    'First Bank of Nigeria',
    'https://www.firstbanknigeria.com/',
    'Personal loans and school-fee products; ask for terms abroad.',
  ),
  lender(
    'NG',
    'bank',
    'Sterling Bank',
    'https://sterling.ng/',
    'School-fee finance; ask whether a university abroad is accepted.',
  ),
  // Pakistan
  lender(
    'PK',
    'bank',
    'HBL',
    'https://www.hbl.com/',
    'Personal loans against salary; ask for terms for studies abroad.',
  ),
  lender(
    'PK',
    'government',
    'National Bank of Pakistan',
    'https://www.nbp.com.pk/',
    'Runs the Student Loan Scheme, which is for listed universities in Pakistan.',
  ),
  // Philippines
  lender('PH', 'bank', 'BPI', 'https://www.bpi.com.ph/', 'Personal loans; ask for terms for studies abroad.'),
  lender(
    'PH',
    'government',
    'Landbank',
    'https://www.landbank.com/',
    'State-owned bank; its study loans are for schools in the Philippines.',
  ),
  // Sri Lanka
  lender('LK', 'bank', 'Bank of Ceylon', 'https://www.boc.lk/', 'Loans for higher education, also abroad.'),
  lender(
    'LK',
    'bank',
    'Commercial Bank of Ceylon',
    'https://www.combank.lk/',
    'Education loans and a student file for payments abroad.',
  ),
  lender('LK', 'bank', 'People’s Bank', 'https://www.peoplesbank.lk/', 'State-owned bank with education loans.'),
  lender(
    'LK',
    'cooperative',
    'SDB bank (SANASA)',
    'https://www.sdb.lk/',
    'Grew out of thrift and credit cooperatives; education loans.',
  ),
  // Vietnam
  lender(
    'VN',
    'bank',
    'BIDV',
    'https://bidv.com.vn/',
    'Loans for study abroad and proof of funds.',
    collateral('Usually property or savings.'),
  ),
  lender(
    'VN',
    'bank',
    'Sacombank',
    'https://www.sacombank.com.vn/',
    'Loans for study abroad.',
    collateral('Usually property or savings.'),
  ),
  lender(
    'VN',
    'government',
    'Vietnam Bank for Social Policies',
    'https://vbsp.org.vn/',
    'For students of poorer families at schools in Vietnam.',
  ),
  // many countries
  lender(
    '*',
    'nbfc',
    'MPOWER Financing',
    'https://www.mpowerfinancing.com/',
    'No co-signer; listed universities in the United States and Canada.',
    collateral('None.'),
  ),
  lender(
    '*',
    'nbfc',
    'Prodigy Finance',
    'https://prodigyfinance.com/',
    'No co-signer; master’s courses at listed universities, for listed nationalities.',
    collateral('None.'),
  ),
];
