// Groups of countries that scholarships are for: who is in each, where that was read, and when.

export type CountryGroup = {
  name: string;
  /** ISO 3166-1 alpha-2, sorted */
  countries: readonly string[];
  /** false: other countries may belong to it, so that nobody is refused for not being in the list */
  isWhole: boolean;
  /** as much of the day of reading as is known */
  checked: string;
  source: string;
  note: string;
};

const codes = (text: string): readonly string[] => text.split(' ');

const groups = {
  eea: {
    name: 'The European Union, Iceland, Liechtenstein and Norway',
    countries: codes('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'),
    isWhole: true,
    checked: '2026-11',
    source: 'https://erasmus-plus.ec.europa.eu/programme-guide/part-a/eligible-countries',
    note: '',
  },
  'eea-ch': {
    name: 'The European Union, Iceland, Liechtenstein, Norway and Switzerland',
    countries: codes('AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'),
    isWhole: true,
    checked: '2026-11',
    source: 'https://erasmus-plus.ec.europa.eu/programme-guide/part-a/eligible-countries',
    note: '',
  },
  oda: {
    name: 'Countries on the OECD list of countries that receive aid',
    countries: codes(
      'AF AL AM AO AR AZ BA BD BF BI BJ BO BR BT BW BY BZ CD CF CG CI CM CN CO CR CU CV DJ DM DO DZ EC EG ER ET FJ FM GA GD GE GH GM GN GQ GT GW GY HN HT ID IN IQ IR JM JO KE KG KH KI KM KP KZ LA LB LC LK LR LS LY MA MD ME MG MH MK ML MM MN MR MS MU MV MW MX MY MZ NA NE NG NI NP NU PA PE PG PH PK PS PW PY RS RW SB SD SH SL SN SO SR SS ST SV SY SZ TD TG TH TJ TK TL TM TN TO TR TV TZ UA UG UZ VC VE VN VU WF WS XK YE ZA ZM ZW',
    ),
    isWhole: false,
    checked: '2024-06-24',
    source: 'https://www.oecd.org/en/topics/sub-issues/oda-eligibility-and-conditions/dac-list-of-oda-recipients.html',
    note: 'the page gives the rule (low and middle income, not in the EU); the names follow that rule; Nauru left on 1 January 2026; reviewed again in late 2026',
  },
  commonwealth: {
    name: 'Members of the Commonwealth',
    countries: codes(
      'AG AU BB BD BN BS BW BZ CA CM CY DM FJ GA GB GD GH GM GY IN JM KE KI KN LC LK LS MT MU MV MW MY MZ NA NG NR NZ PG PK RW SB SC SG SL SZ TG TO TT TV TZ UG VC VU WS ZA ZM',
    ),
    isWhole: true,
    checked: '2022-06-29',
    source: 'https://www.victorialeague.co.uk/our-commonwealth',
    note: 'with Gabon and Togo, who joined in June 2022',
  },
  'commonwealth-masters': {
    name: "Commonwealth countries of the Commonwealth Master's and Shared Scholarships",
    countries: codes(
      'BD BW BZ CM DM FJ GA GD GH GM GY IN JM KE KI LC LK LS MS MU MV MW MY MZ NA NG NR PG PK RW SB SH SL SZ TG TO TV TZ UG VC VU WS ZA ZM',
    ),
    isWhole: true,
    checked: '2025-09-15',
    source:
      'https://www.edexlive.com/news/2025/Sep/15/commonwealth-shared-scholarships-now-accepting-applications-for-masters-programs-in-uk',
    note: 'refugees who live in one of them may apply too',
  },
  'african-union': {
    name: 'Members of the African Union',
    countries: codes(
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
    ),
    isWhole: true,
    checked: '2026-11',
    source: 'https://ngengepgs.net/2021-mandela-rhodes-foundation-scholarship-programme-in-south-africa/',
    note: '',
  },
  'sub-saharan-africa': {
    name: 'Countries of Sub-Saharan Africa',
    countries: codes(
      'AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TZ UG ZA ZM ZW',
    ),
    isWhole: true,
    checked: '2026-11',
    source:
      'https://opportunities.youthhubafrica.org/scholarships-opportunities/ashinaga-africa-initiative-scholarship-2023',
    note: 'the 49 countries that Ashinaga names',
  },
  'latin-america': {
    name: 'Countries of Latin America and the Caribbean',
    countries: codes(
      'AG AR BB BO BR BS BZ CL CO CR CU DM DO EC GD GT GY HN HT JM KN LC MX NI PA PE PY SR SV TT UY VC VE',
    ),
    isWhole: true,
    checked: '2026-11',
    source: 'https://www.smartscholar.com/scholarship/academic-scholarships-2017-undergraduate/',
    note: '',
  },
  'ibero-america': {
    name: 'Countries of the Ibero-American community',
    countries: codes('AD AR BO BR CL CO CR CU DO EC ES GT HN MX NI PA PE PT PY SV UY VE'),
    isWhole: false,
    checked: '2026-01-12',
    source:
      'https://www.abc.com.py/nacionales/2026/01/12/buscas-una-beca-en-espana-abren-convocatoria-20262027-de-la-fundacion-carolina/',
    note: 'the page says Ibero-American countries and does not list them',
  },
  chevening: {
    name: 'Countries and territories of the Chevening Scholarships',
    countries: codes(
      'AE AF AG AL AM AO AR AU AZ BA BB BD BF BH BI BJ BN BO BR BS BT BW BZ CA CD CF CG CI CL CM CN CO CR CU CV DJ DM DO DZ EC EG ER ET FJ FM GA GD GE GH GM GN GQ GT GW GY HK HN HT ID IL IN IQ JM JO JP KE KG KH KI KM KN KR KW KZ LA LB LC LK LR LS LY MA MD ME MG MH MK ML MM MN MO MR MS MU MV MW MX MY MZ NA NE NG NI NP NR NZ OM PA PE PG PH PK PS PW PY QA RS RW SA SB SC SD SG SH SL SN SO SR SS ST SV SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG UY UZ VC VE VN VU WS XK YE ZA ZM ZW',
    ),
    isWhole: false,
    checked: '2026-07',
    source: 'https://www.chevening.org/scholarships/',
    note: 'more than 160; the whole list was not read, so a country that is missing here is asked about',
  },
  fulbright: {
    name: 'Countries with a Fulbright programme for foreign students',
    countries: codes(
      'AF AG AL AM AO AR AZ BA BB BD BF BI BJ BO BR BS BT BW BZ CD CF CG CI CL CM CO CR CV DJ DM DO DZ EC EG ER ET FJ FM GA GD GE GH GM GN GQ GT GW GY HN HT ID IN IQ JM JO KE KG KH KI KM KN KZ LA LB LC LK LR LS LY MA MD ME MG MH MK ML MM MN MR MU MV MW MX MY MZ NA NE NG NI NP PA PE PG PH PK PS PW PY RS RW SB SD SL SN SO SR SS ST SV SZ TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG UY UZ VC VN VU WS XK YE ZA ZM ZW',
    ),
    isWhole: false,
    checked: '2026-10-01',
    source: 'https://foreign.fulbrightonline.org',
    note: 'more than 160; each has its own rules and dates',
  },
  'stipendium-hungaricum': {
    name: 'Sending partners of the Stipendium Hungaricum',
    countries: codes(
      'AL AM AO AR AZ BA BD BF BH BI BN BO BR BW BY BZ CD CL CN CO CR CU CV DO DZ EC EG ER ET GE GH GM GQ GW HN ID IL IN IQ IR JO JP KE KG KH KR KZ LA LB LC LK LR LY MA MD ME MG MH MK MN MV MX MY MZ NA NG OM PA PE PH PK PS RS RU RW SC SD SG SL ST SV SY TD TH TJ TN TR TW TZ UA UG UY UZ VE VN XK ZA ZM',
    ),
    isWhole: false,
    checked: '2026-07',
    source: 'https://stipendiumhungaricum.hu/partners/',
    note: 'more than 100; the copy that was read was cut',
  },
  gks: {
    name: 'Countries that Korea invites',
    countries: codes(
      'AF AL AM AO AR AZ BA BD BF BI BJ BN BO BR BT BW BY BZ CD CF CG CI CM CN CO CR CU CV DJ DM DO DZ EC EG ER ET FJ FM GA GD GE GH GM GN GQ GT GW GY HN HT ID IN IQ IR JM JO KE KG KH KI KM KZ LA LB LC LK LR LS LY MA MD ME MG MH MK ML MM MN MR MU MV MW MX MY MZ NA NE NG NI NP PA PE PG PH PK PS PW PY RS RW SB SD SG SL SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TV TZ UA UG UZ VC VE VN VU WS XK YE ZA ZM ZW',
    ),
    isWhole: false,
    checked: '2026-07',
    source: 'https://www.studyinkorea.go.kr/',
    note: 'more than 150; embassies publish the places each year',
  },
  'japan-partners': {
    name: 'Countries with diplomatic relations with Japan',
    countries: codes(
      'AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CI CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IN IQ IR IT JM JO KE KG KH KI KM KN KZ LA LB LC LK LR LS LT LU LV LY MA MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NP NR NZ PA PE PG PH PK PL PS PT PW PY RO RS RW SB SC SD SE SG SI SK SL SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG UZ VC VE VN VU WS XK YE ZA ZM ZW',
    ),
    isWhole: false,
    checked: '2026-06-20',
    source: 'https://officialrequirements.com/scholarships/mext-scholarship-japan',
    note: 'nearly all; the embassy in the home country chooses',
  },
  'australia-awards': {
    name: 'Countries of the Australia Awards Scholarships',
    countries: codes('BD BT FJ FM ID KH KI LA LK MH MM MN MV NP NR PG PH PK PS SB TL TO TV VN VU WS'),
    isWhole: false,
    checked: '2026-07',
    source: 'https://www.dfat.gov.au/people-to-people/australia-awards',
    note: 'the newest list with names is of the 2022 intake; Africa has a short programme of its own',
  },
  manaaki: {
    name: 'Countries of the Manaaki New Zealand Scholarships',
    countries: codes(
      'AO AR BD BF BI BJ BO BR BT BW BZ CD CF CG CI CM CO CR CU CV DJ DM DO DZ EC EG ER ET FJ FM GA GD GH GM GN GQ GT GW GY HN HT ID IN JM KE KH KI KM LA LC LK LR LS LY MA MG MH ML MM MN MR MU MV MW MX MY MZ NA NE NG NI NP PA PE PG PH PK PW PY RW SB SD SL SN SO SR SS ST SV SZ TD TG TH TL TN TO TV TZ UG VC VE VN VU WS ZA ZM ZW',
    ),
    isWhole: false,
    checked: '2026-07',
    source: 'https://www.nzscholarships.govt.nz/',
    note: 'more than 80 developing countries; the list was not read',
  },
  'swedish-institute': {
    name: 'Countries of the Swedish Institute scholarships',
    countries: codes(
      'AM AZ BD BO BR BY CM CO EC EG ET GE GH GM GT HN ID JO KE KH LK LR MA MD MM MW NG NP PE PH PK RW SD TN TZ UA UG VN ZA ZM ZW',
    ),
    isWhole: false,
    checked: '2026-07',
    source: 'https://si.se/en/apply/scholarships/',
    note: '34 countries in 2026; the newest list with names is of 2023-24',
  },
  ares: {
    name: 'Partner countries of ARES',
    countries: codes('BF BI BJ BO CD CM CU EC ET GN HT ID KE KH MA MG ML MZ NE NP PE PH PS RW SN TN TZ UG VN ZA ZW'),
    isWhole: true,
    checked: '2025-08',
    source: 'https://www.hamzablog.com/2025/08/ares-scholarship-in-belgium-202627_90.html',
    note: '31 countries of the 2026-27 call',
  },
  'vlir-uos': {
    name: 'Countries of the VLIR-UOS scholarships',
    countries: codes('BF BI BJ BO CD CM CU EC ET GN GT HT ID KE KH MA MG ML MZ NE NI PE PH PS RW SN TZ UG VN ZA ZW'),
    isWhole: false,
    checked: '2026-07',
    source: 'https://www.vliruos.be/en/scholarships',
    note: '29 countries in 2026; the newest list with names is of 2020',
  },
  banach: {
    name: 'Countries of the Banach programme',
    countries: codes(
      'AL AM AO AR AZ BA BD BR BY CD CO EC EG ET GE ID IN IQ IR JO KE KZ LB MD ME MK MN MX NG NP PE PG PH PS RS RW SN TN TZ UA UZ VE VN XK YE ZM',
    ),
    isWhole: false,
    checked: '2024-06-11',
    source:
      'https://nawa.gov.pl/en/students/foreign-students/the-banach-scholarship-programme/closed-calls/nabor-2024-zima',
    note: '36 countries in 2026; the list is of the 2024 call',
  },
  'invest-your-talent': {
    name: 'Countries of Invest Your Talent in Italy',
    countries: codes('AM AZ BD BR CN CO EG ET GH ID IN IR KR KZ MX TN TR VN'),
    isWhole: true,
    checked: '2026-11',
    source: 'https://investyourtalent.esteri.it/SitoIYT/IT/faq',
    note: '',
  },
  'aga-khan': {
    name: 'Countries of the Aga Khan Foundation scholarships',
    countries: codes('AF BD EG IN KE KG MG MZ PK SY TJ TZ UG'),
    isWhole: false,
    checked: '2025-09-26',
    source:
      'https://www.ndtv.com/education/check-details-to-apply-for-the-aga-khan-foundations-international-scholarship-programme-7300223',
    note: '13 countries, and people originally from them who live in Canada, France, Portugal or the United States',
  },
  'isdb-least-developed': {
    name: 'Least developed member countries of the Islamic Development Bank',
    countries: codes('AF BD BF BJ DJ GM GN GW KM ML MR MZ NE SD SL SN SO TD TG UG YE'),
    isWhole: false,
    checked: '2026-07',
    source: 'https://www.incpak.com/?p=109642',
    note: 'a list of 2021',
  },
  'adb-members': {
    name: 'Developing member countries of the Asian Development Bank',
    countries: codes(
      'AF AM AZ BD BT CK CN FJ FM GE ID IN KG KH KI KZ LA LK MH MM MN MV MY NP NR NU PG PH PK PW SB TH TJ TL TM TO TV UZ VN VU WS',
    ),
    isWhole: false,
    checked: '2026-07',
    source: 'https://www.adb.org/work-with-us/careers/japan-scholarship-program',
    note: 'the names follow the bank’s membership and were not read on that page',
  },
  'visegrad-partners': {
    name: 'Western Balkans and Eastern Partnership',
    countries: codes('AL AM AZ BA BY GE MD ME MK RS UA XK'),
    isWhole: true,
    checked: '2026-11',
    source: 'https://ppke.hu/en/visegrad-scholarship-program',
    note: '',
  },
  said: {
    name: 'Countries of the Saïd Foundation',
    countries: codes('JO LB PS SY'),
    isWhole: true,
    checked: '2026-11',
    source: 'https://saidfoundation.org/scholarship-faqs',
    note: 'also Palestinians who live in Israel',
  },
  beit: {
    name: 'Countries of the Beit Trust',
    countries: codes('MW ZM ZW'),
    isWhole: true,
    checked: '2026-11',
    source: 'https://beittrust.org.uk/beit-trust-scholarships',
    note: '',
  },
  'portuguese-speaking': {
    name: 'Portuguese-speaking countries of Africa, and Timor-Leste',
    countries: codes('AO CV GW MZ ST TL'),
    isWhole: true,
    checked: '2026-11',
    source:
      'https://expressodasilhas.cv/classificados/2019/06/17/camoes-abre-concurso-para-bolsas-de-estudo-nas-areas-da-musica-e-artes-cenicas/64342',
    note: '',
  },
  'global-ugrad': {
    name: 'Countries of the Global Undergraduate Exchange',
    countries: codes(
      'AE AL AM AZ BA BD BH BY CN CR DO DZ EG ET GE GT HN HT ID IL IN JO KE KG KH KR KW KZ LA LB LK MA MD ME MK MM MN MR MU MY MZ NE NI NP OM PA PH PS PY QA RS RU SA SV TH TJ TM TN UA UZ VE VN XK ZW',
    ),
    isWhole: false,
    checked: '2025-11',
    source: 'https://www.worldlearning.org/ugrad',
    note: 'about 60 countries; the newest list with names is of 2019',
  },
  great: {
    name: 'Countries of the GREAT Scholarships',
    countries: codes('BD CN EG ES FR GH GR ID IN IT KE MX MY NG PK TH TR VN'),
    isWhole: false,
    checked: '2026-07',
    source: 'https://study-uk.britishcouncil.org/scholarships-funding/great-scholarships',
    note: 'about 18 countries; eleven of them were read by name',
  },
  'pacific-latin': {
    name: 'Pacific Islands, Timor-Leste and Latin America',
    countries: codes(
      'AG AR BB BO BR BS BZ CL CO CR CU DM DO EC FJ FM GD GT GY HN HT JM KI KN LC MH MX NI NR PA PE PG PW PY SB SR SV TL TO TT TV UY VC VE VU WS',
    ),
    isWhole: false,
    checked: '2025-06',
    source: 'https://www.acu.edu.au/',
    note: 'the page names regions',
  },
  'taiwan-partners': {
    name: 'Partner countries of Taiwan',
    countries: codes('BZ FJ GT HT ID IN KN LC MH MY PG PH PW PY SB SZ TH TV VC VN'),
    isWhole: false,
    checked: '2026-07',
    source: 'https://www.icdf.org.tw/',
    note: 'the list follows Taiwan’s partners and was not read',
  },
  'malaysia-mis': {
    name: 'Countries of the Malaysia International Scholarship',
    countries: codes(
      'AG AU BB BD BN BS BW BZ CA CM CY DM FJ GA GB GD GH GM GY ID IN JM KE KH KI KN LA LC LK LS MM MT MU MV MW MZ NA NG NR NZ PG PH PK RW SB SC SG SL SZ TG TH TL TO TT TV TZ UG VC VN VU WS ZA ZM',
    ),
    isWhole: false,
    checked: '2026-03-14',
    source: 'https://biasiswa.mohe.gov.my/',
    note: 'listed countries of ASEAN, the Commonwealth and others; the list was not read',
  },
  isdb: {
    name: 'Member countries of the Islamic Development Bank',
    countries: codes(
      'AE AF AL AZ BD BF BH BJ BN CI CM DJ DZ EG GA GM GN GW GY ID IQ IR JO KG KM KW KZ LB LY MA ML MR MV MY MZ NE NG OM PK PS QA SA SD SL SN SO SR SY TD TG TJ TM TN TR UG UZ YE',
    ),
    isWhole: false,
    checked: '2026-07',
    source: 'https://www.isdb.org/scholarships',
    note: 'the 57 members, and Muslim communities elsewhere',
  },
  'commonwealth-phd': {
    name: 'Commonwealth countries of the PhD scholarships for least developed and vulnerable states',
    countries: codes('BD CM GM KI LS MW MZ NG PG PK RW SB SL TG TV TZ UG VU ZM'),
    isWhole: false,
    checked: '2024',
    source: 'https://cscuk.fcdo.gov.uk/scholarships/',
    note: 'the list changes with each round',
  },
} as const satisfies Record<string, CountryGroup>;

export type CountryGroupId = keyof typeof groups;
export const countryGroupIds = Object.keys(groups) as [CountryGroupId, ...CountryGroupId[]];

export const countryGroup = (id: CountryGroupId): CountryGroup => groups[id];
