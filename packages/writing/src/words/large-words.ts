/**
 * Nouns for what cannot be seen, held or counted, by how they are made ("clarity", "friendship", "determination"), and short
 * ones that no ending tells ("hope", "truth"). Beside the large words of `worn-words.ts`, which every application holds.
 */
const ENDING = /(?:[ts]ion|ity|ness|ship|ance|ence|ancy|ency|ism|hood|tude|dom|acy|cracy|ment|iveness)s?$/;

/** Things, people and places with such an ending, and words that no study can do without. */
const SEEN = new Set(
  `station stations apartment apartments document documents instrument instruments ambulance ambulances university universities
city cities medicine cement pavement basement garment garments ointment fence fences ship ships entrance ambience sentence sentences
department departments ministry parliament government investment equipment experiment experiments treatment treatments payment payments
science sciences election elections station section sections question questions mention lotion cushion fashion million millions
monument tournament tournaments moment moments comment comments kingdom witness harness wilderness business businesses electricity
facility cavity quantity density salinity humidity velocity competition competitions translation translations vaccination prescription
solution irrigation pronunciation ration rations infection infections medication operation operations conference conferences
ambulance audience distance distances sequence sequences fragrance appliance appliances licence insurance permission position positions
conversation conversations invitation invitations celebration procession stationery television transmission plantation population
region regions religion union unions onion onions lion lions champion pension pensions tension erosion emission collision explosion
measurement measurements settlement pigment cement segment element elements supplement regiment agreement announcement argument arguments
childhood neighbourhood neighborhood neighbourhoods membership scholarship internship apprenticeship township silence evidence essence`
    .split(/\s+/)
    .filter(Boolean),
);

const SHORT = new Set(
  `hope hopes dream dreams truth truths faith love pride joy sorrow grief fear fears spirit spirits soul souls wisdom courage growth power
strength beauty grace light darkness hope meaning purpose essence identity destiny fate virtue virtues ideal ideals belief beliefs mindset
vision mission journey journeys legacy impact change heritage calm chaos doubt trust honour honor glory promise potential struggle
struggles pain wound wounds triumph triumphs failure failures success successes setback setbacks happiness humility compassion gratitude
kindness understanding depth insight insights perspective perspectives confidence excellence passion curiosity empathy voice voiceless
humanity modernity tradition future past destination conversation difference differences contradiction belonging existence
leadership diplomacy sustainability discipline respect wealth poverty peace justice freedom equality democracy progress stability
conviction ability capacity weakness superpower mentor changemaker`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a noun names something that cannot be seen. Lower case. */
export function isLargeNoun(word: string): boolean {
  return SHORT.has(word) || (word.length > 6 && ENDING.test(word) && !SEEN.has(word));
}

/** Things that essays use for something else: "a window into", "the river of my life". Beside a large word they are images. */
export const IMAGES: ReadonlySet<string> = new Set(
  `river road bridge door window light lamp star sky ocean sea mountain path seed root wing mirror fire flame spark storm tapestry
thread canvas symphony music dance key stone drop heart eye smile tear chapter page puzzle piece compass lighthouse anchor ladder
stepping shadow dawn sunrise horizon garden flower bloom soil bird cage wall candle torch tool toolbox weapon armour shield gem diamond
clay sculptor melody rhythm song orchestra instrument tide wave harbour boat sail map crossroads`
    .split(/\s+/)
    .filter(Boolean),
);

/** Verbs of a curriculum vitae: what was held, won and attended is reported with them, and nothing is seen. Base forms. */
export const REPORT_VERBS: ReadonlySet<string> = new Set(
  `serve represent coordinate organise organize lead manage oversee attend participate receive award honour honor select elect appoint
complete obtain achieve graduate join found establish secure collaborate spearhead initiate facilitate conduct present host chair head
engage contribute support promote develop implement earn pursue undertake handle supervise mentor volunteer deliver launch enhance
strengthen hone sharpen acquire gain master excel enrol enroll intern assist specialise specialize qualify rank win nominate feature
cultivate foster embrace embody demonstrate showcase inspire empower transform shape instil instill equip provide enable drive generate`
    .split(/\s+/)
    .filter(Boolean),
);

/** Nouns of every essay that place nothing. Base forms. */
export const PLACELESS: ReadonlySet<string> = new Set(
  `day time year way people person thing life world moment place part kind end beginning side word work job problem reason idea point
fact case sort lot number member student subject course programme program study degree school university college education field
country community society career goal question answer example result role level area experience activity event skill team group
opportunity project research system issue topic aspect process environment individual generation everyone everybody someone nothing
something anything everything other one mind self step story matter sense state situation form human future age feeling childhood`
    .split(/\s+/)
    .filter(Boolean),
);
