// Whom to call: the emergency number of a country, and a line where people listen. A number that is wrong costs minutes, so
// only those stand here that were found in a source; for every other country the card says how to find one.

/**
 * For an ambulance or the police, by ISO code of the country. Where there are several, the one that answers for a person in
 * danger. Read on 2026-11-27 in lists of emergency numbers and compared with what is known of each country; 112 also works
 * on most mobile phones.
 */
const byNumber: Readonly<Record<string, string>> = {
  '112':
    'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK AL BA ME MK RS TR UA GE AM AZ IN KZ CM RW UG NG GH TZ SC ID KW BT XK MD AD LI MC SM',
  '911': 'US CA MX AR UY PY PE EC BO CR PA HN DO BS BB JM PH LR ET JO BZ',
  '999': 'GB BD KE MY HK AE QA BH MU BW SZ ZW MW',
  '000': 'AU',
  '15': 'MA',
  '111': 'NZ',
  '190': 'TN',
  '140': 'LB',
  '9999': 'OM',
  '115': 'VN IR',
  '119': 'JP KR LK TW MV AF',
  '120': 'CN',
  '1122': 'PK',
  '102': 'NP',
  '123': 'EG CO',
  '131': 'CL',
  '192': 'BR',
  '995': 'SG',
  '997': 'SA',
  '1669': 'TH',
  '10177': 'ZA',
};

const emergencyNumbers: ReadonlyMap<string, string> = new Map(
  Object.entries(byNumber).flatMap(([number, codes]) =>
    codes.split(' ').flatMap((code): [string, string][] => (/^[A-Z]{2}$/.test(code) ? [[code, number]] : [])),
  ),
);

/** Undefined where none was found. */
export const emergencyNumber = (country: string): string | undefined => emergencyNumbers.get(country);

export type Helpline = {
  country: string;
  name: string;
  number: string;
  /** day and night, by its source */
  always: boolean;
  source: string;
  /** the day on which the source was read */
  checked: string;
};

const line = (country: string, name: string, number: string, always: boolean, source: string): Helpline => ({
  country,
  name,
  number,
  always,
  source,
  checked: '2026-11-27',
});

export const helplines: readonly Helpline[] = [
  line('AU', 'Lifeline', '13 11 14', true, 'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/'),
  line('BD', 'BRAC মনের যত্ন', '09643 262626', false, 'https://dailyswadhinmot.com/?p=4594'),
  line('CA', '9-8-8', '988', true, 'https://cmhasaskatoon.ca/9-8-8/'),
  line(
    'DE',
    'TelefonSeelsorge',
    '0800 111 0 111',
    true,
    'https://sr.de/sr/home/nachrichten/panorama/suizid_praeventionstag_telefonseelsorge_saarland_100.html',
  ),
  line('EG', 'General Secretariat of Mental Health', '16328', true, 'https://progress.guide/atlas/africa/egypt'),
  line('FR', '3114', '3114', true, 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/'),
  line('GB', 'Samaritans', '116 123', true, 'https://www.samaritans.org/how-we-can-help/contact-samaritan/'),
  line('IE', 'Samaritans', '116 123', true, 'https://www.samaritans.org/how-we-can-help/contact-samaritan/'),
  line(
    'IN',
    'Tele MANAS',
    '14416',
    true,
    'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
  ),
  line(
    'JP',
    'TELL Lifeline',
    '03-5774-0992',
    false,
    'https://japantoday.com/category/national/tell-tokyo-inochi-no-denwa-facebook-partner-to-prevent-suicide-in-japan',
  ),
  line(
    'KE',
    'Kenya Red Cross',
    '1199',
    false,
    'https://newsnetkenya.co.ke/avoid-shortcuts-and-seek-mental-health-assistance-from-qualified-staff-redcross-urges-kenyans/',
  ),
  line('LK', '1926', '1926', true, 'https://kalyanasl.org/?p=6388'),
  line(
    'NG',
    'SURPIN',
    '0800 078 7746',
    false,
    'https://healthwise.punchng.com/ngo-launches-toll-free-hotline-for-assistance-on-mental-health/',
  ),
  line('NL', '113', '113', true, 'https://nltimes.nl/2020/07/07/suicide-prevention-hotline-now-available-number-113'),
  line(
    'NP',
    '1166',
    '1166',
    false,
    'https://english.lokpath.com/2020/09/10/suicide-control-helpline-in-two-hospitals/',
  ),
  line(
    'NZ',
    '1737',
    '1737',
    true,
    'https://vice.com/en/article/new-zealands-biggest-mental-health-helpline-misses-one-in-four-calls',
  ),
  line(
    'PH',
    'NCMH',
    '0917 899 8727',
    true,
    'https://rappler.com/nation/national-center-mental-health-crisis-hotline-now-open-may-2-2019',
  ),
  line('PK', 'Umang', '0311 7786264', true, 'https://hourstv.com/suicide-helpline-pakistan/'),
  line('SA', 'National Center for Mental Health Promotion', '920033360', true, 'https://progress.guide/?p=12890'),
  line(
    'SE',
    'Mind',
    '90101',
    false,
    'https://svt.se/nyheter/lokalt/dalarna/idag-uppmarksammas-arbetet-med-att-forebygga-sjalvmord',
  ),
  line(
    'SG',
    'Samaritans of Singapore',
    '1767',
    true,
    'https://www.channelnewsasia.com/singapore/suicide-whatsapp-service-caretext-samaritans-singapore-help-2929241',
  ),
  line(
    'US',
    '988 Lifeline',
    '988',
    true,
    'https://www.msdmanuals.com/fr/accueil/les-faits-en-bref-troubles-mentaux/comportement-suicidaire-et-automutilation/comportement-suicidaire',
  ),
  line(
    'ZA',
    'SADAG',
    '0800 567 567',
    true,
    'http://www.pressreader.com/south-africa/the-star-early-edition/20190212/281668256233737',
  ),
];

/** Undefined where no source was found. */
export const helplineOf = (country: string): Helpline | undefined => helplines.find((one) => one.country === country);

/** A directory of lines in many countries, for where none stands here. */
export const helplineDirectory = 'https://findahelpline.com';
