// What people are called. Nobody is called by a title, nor by half of a name; in doubt more of the name is said, which
// is never wrong.

const wordSet = (words: string) => new Set(words.normalize('NFC').split(' '));

/** Words before a name that nobody is called by. An abbreviation with a dot, and a single letter, are known by their form. */
const titles = wordSet(
  'md mohd muhd mst mosa mosammat sk sheikh shaikh sayyid syed syeda sayyida begum bibi hafiz hafez haji hajji hajj alhaj ' +
    'alhaji alhaja maulana moulana mawlana mufti kazi qazi mallam chief janab jonab ustad pandit dr doctor prof professor mr ' +
    'mrs ms miss mx sir madam er engr eng adv advocate capt maj col lt rev fr sr smt sri shri shree sushri kum thiru daw ' +
    'monsieur madame mme mlle señor señora sra herr frau ' +
    'মো মোঃ মোসা মোছা মোসাঃ মোছাঃ মোসাম্মৎ মোছাম্মৎ মোসাম্মাৎ মোছাম্মাৎ মুঃ মিঃ মিসেস জনাব বেগম বিবি ডা ডাঃ ড ডক্টর প্রফেসর ' +
    'অধ্যাপক শেখ সৈয়দ সৈয়দ সৈয়দা সৈয়দা হাজী হাজি হাফেজ মাওলানা কাজী শ্রী শ্রীমতী ' +
    'श्री श्रीमती सुश्री डॉ डा प्रो मो मु शेख बेगम पंडित ' +
    'محترم محترمہ جناب مسز مس ڈاکٹر پروفیسر سید سیدہ شیخ شيخ حاجی حافظ مولانا بیگم بی ' +
    'د أ م دكتور دكتورة الدكتور الدكتورة السيد السيدة الشيخ الشيخة الحاج الحاجة الأستاذ الأستاذة استاذ أستاذ المهندس',
);

/** First words that are half of a name: with the word behind them they are one (Abdur Rahman, Abu Bakr, عبد الله). */
const halves = wordSet(
  'abd abdu abdul abdal abdel abdol abdur abdus abdun abdush abdut abdud abdi abu abou abo umm um umme ummul ibn bin bint ' +
    'binti al el ar as gebre gebra wolde welde tekle shah de da van von ' +
    'আবদ আব্দ আবদুল আব্দুল আবদুর আব্দুর আবদুস আব্দুস আবদুন আব্দুন আবু উম্মে উম্মুল আল শাহ ' +
    'अब्दुल अब्दुर अब्दुस अबू उम्मे अल शाह ' +
    'عبد عبدال ابو أبو أبي ابی ام أم ابن بن بنت ال شاہ ገብረ ወልደ ተክለ',
);
/** Halves only of a name of three words and more: Jean Claude Habimana, but Jean Habimana. */
const halvesOfLong = wordSet('jean marie');
/** A family name of several words that stands first: all of the name is said. */
const familyBegins = wordSet('van von vande vander');
/** Between two halves: Zia ul Haq, Abd al Rahman, Nour el Din. */
const joiners = wordSet('ul ur us ud un uz al el ar as ed উল উর অর উদ उल उर');
/** Second halves: نور الدين, هبة الله. */
const secondHalves = wordSet('الدين الله الرحمن الزهراء الإسلام الاسلام eddine eddin');

/** Family names that stand first; Vietnamese people are called by the last word. */
const vietnamese = wordSet(
  'nguyen nguyễn tran trần pham phạm hoang hoàng huynh huỳnh phan vũ võ dang đặng bui bùi đỗ hồ ngo ngô dương lý truong ' +
    'trương trinh trịnh dinh đinh doan đoàn lê lương tô lâm đào đồng quách tạ tống thái vương cao',
);
/** Chinese and Korean ones in Latin letters: all of such a short name is said. */
const firstFamily = wordSet(
  'wang zhang chen zhao zhou zhu xu guo gao luo zheng liang xie feng peng zeng xiao pan yuan cai jiang cheng wei shen zhong ' +
    'cui liao jia zou xiong qin qiu liu yang huang sun hu lin tang deng dong tian ding ren yao park choi jung kang cho yoon ' +
    'jang shin seo kwon hwang ahn yoo kim li',
);

/** "Md." "মো:" "মোঃ" "Dr" "A" */
const isTitle = (word: string) =>
  titles.has(word.toLowerCase().replace(/[.:：]$/, '')) ||
  /^[\p{L}\p{M}]{1,6}[.:：ঃः]$/u.test(word) ||
  /^\p{L}$/u.test(word);

/** Of scripts that write the family name first: all is said. */
const isEastAsian = (text: string) =>
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々・\s]+$/u.test(text);

/** How many of these words, of which the first is no title, are what somebody is called. */
function wordsOfFirst(words: string[]): number {
  const [first = '', second = '', third] = words.map((word) => word.toLowerCase());
  if (familyBegins.has(first)) return words.length;
  if (joiners.has(second) && third) return 3;
  if (halves.has(first) || secondHalves.has(second) || (halvesOfLong.has(first) && third)) return 2;
  if (firstFamily.has(first) && words.length <= 3) return words.length;
  return 1;
}

/**
 * The words of a name that its owner is called by: the first name that is no title, abbreviation or initial, whole; where
 * all are, the last word. Empty only for an empty name.
 */
export function calledName(name: string): string {
  // "Rahman, Amina", and "Md.Karim" as two words
  const [family, given] = name
    .normalize('NFC')
    .split(/[,،]/, 2)
    .map((part) => part.trim());
  const inOrder = given ? `${given} ${family}` : (family ?? '');
  if (isEastAsian(inOrder)) return inOrder;
  const words = inOrder
    .replace(/([.:：])(?=[\p{L}])/gu, '$1 ')
    .replace(/(^|\s)(মোঃ|মোছাঃ|মোসাঃ|ডাঃ|মুঃ)(?=\p{L})/gu, '$1$2 ')
    .trim()
    .split(/\s+/u);
  const start = words.findIndex((word) => !isTitle(word));
  if (start < 0) return words.at(-1) ?? '';
  const names = words.slice(start);
  if (names.length > 1 && vietnamese.has((names[0] as string).toLowerCase())) return names.at(-1) as string;
  return names.slice(0, wordsOfFirst(names)).join(' ');
}

/** The same of a name in two fields. */
export function calledPerson(firstName: string, lastName: string): string {
  const isVietnamese = vietnamese.has(lastName.normalize('NFC').trim().split(/\s/u)[0]?.toLowerCase() ?? '');
  // Thị Minh Khai, of the family Nguyễn
  return calledName(isVietnamese && firstName ? `${lastName} ${firstName}` : `${firstName} ${lastName}`);
}

/** Words of a name that lead somewhere: mail programs make links of them. A dot alone does not ("Md.Rahim"). */
const address =
  /@|:\/\/|www\.|\.(?:com|net|org|edu|info|biz|io|me|co|app|dev|xyz|top|site|online|link|click|ru|cn|in|bd|uk|ly|to|gg)(?![\p{L}\p{N}])/iu;
const digitsMax = 5;

/** Whether something that is given as a name holds a way to reach somebody, or a place to go to. */
export function holdsAddress(name: string): boolean {
  return address.test(name) || (name.match(/\p{Nd}/gu)?.length ?? 0) > digitsMax;
}

function withoutAddress(name: string): string {
  const kept = name.split(/\s+/u).filter((word) => word !== '' && !holdsAddress(word));
  // a number in pieces: "0171 234 567"
  const words = holdsAddress(kept.join(' ')) ? kept.filter((word) => !/\p{Nd}/u.test(word)) : kept;
  return words.join(' ');
}

/**
 * A name as somebody else reads it. New ones hold no address (`nameLine`); of those that were written before, what leads
 * somewhere is left out, and stays with their owner.
 */
export function nameForOthers(name: string): string {
  return holdsAddress(name) ? withoutAddress(name) : name;
}

const mailedMax = 60;

/** A name as it stands in a mail: of reasonable length, and without words that a mail program would make a link of. */
export function nameInMail(name: string): string {
  const signs = [...withoutAddress(name)];
  return signs.length > mailedMax
    ? `${signs
        .slice(0, mailedMax - 1)
        .join('')
        .trimEnd()}…`
    : signs.join('');
}
