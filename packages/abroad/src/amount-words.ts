// The words that people write beside an amount: how many (20 lakh, 1.5 million, 10万, ২০ লাখ) and of which money
// (500 taka, US$, ২০০ টাকা). A word that could say two things, as "mil" and "M", stands only where the currency tells
// which. What is not here is asked about.

/** Letters as they are compared: without accents, vowel points and nuktas, Arabic and Persian letters as one. */
function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u09bc]/g, '')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ہة]/g, 'ه');
}

const southAsian = 'BDT INR LKR NPR PKR';
const spanishAndPortuguese = 'ARS BOB BRL CLP COP CRC CUP DOP GTQ HNL MXN NIO PAB PEN PYG UYU VES AOA MZN';

/** Ten to the power that is named; words of the languages that our students write, and their short forms. */
const powers: [power: number, words: string, onlyFor?: string][] = [
  [1, '十'],
  [2, 'hundred hundreds শত শো सौ सय سو مئه مائه مایه 百 백 ratus tram yuz ร้อย ရာ நூறு'],
  [
    3,
    'k thousand thousands thou hazar hajar hazaar hajaar হাজার हजार ہزار هزار الف الاف الفا 千 仟 천 mille ribu rb ' +
      'nghin ngan elfu bin tausend tsd libo тысяча тысячи тысяч тыс тисяча тисячі тисяч พัน ထောင် ሺ ஆயிரம் දහස',
  ],
  [3, 'mil', spanishAndPortuguese],
  [4, '万 萬 만 หมื่น သောင်း'],
  [5, 'lakh lakhs lac lacs lak laki লাখ লক্ষ लाख لاکھ แสน သိန်း லட்சம் ලක්ෂ'],
  [5, 'l', southAsian],
  [
    6,
    'mm mn mln mio million millions millionen millon millones miljoen milhao milhoes milioni milyon juta jt trieu tr মিলিয়ন मिलियन ' +
      'ملین مليون ملايين مليونا میلیون миллион миллиона миллионов млн мільйон мільйона мільйонів ล้าน သန်း ሚሊዮን',
  ],
  [6, 'm', '!IDR'],
  [7, 'cr crs cror crore crores koti কোটি करोड کروڑ ကုဋေ கோடி කෝටි'],
  [8, '亿 億 억'],
  [
    9,
    'b bn bln billion billions milliard milliards mrd miliar milyar ty arab বিলিয়ন अरब बिलियन ارب بلین بليون مليار ' +
      'ملیار میلیارد миллиард миллиарда миллиардов млрд мільярд мільярдів',
  ],
];

const powerOf = new Map(
  powers.flatMap(([power, words, onlyFor]) =>
    words.split(' ').map((word) => [foldWord(word), { power, onlyFor }] as const),
  ),
);

const dollars = 'USD CAD AUD NZD SGD HKD TWD BND FJD JMD TTD BBD BSD BZD GYD LRD NAD SRD XCD';
const pesos = 'MXN ARS CLP COP CUP DOP PHP UYU';
const rupees = 'INR PKR NPR LKR MUR SCR';
const pounds = 'GBP EGP LBP SYP SDG SSP';
const dinars = 'KWD BHD IQD JOD DZD LYD TND RSD MKD';
const rials = 'SAR QAR OMR YER IRR';
const francs = 'CHF XAF XOF RWF BIF DJF GNF KMF CDF';
const dirhams = 'AED MAD';
const shillings = 'KES UGX TZS SOS';

/** Currencies that a word or a mark can name. The names are those of our students and of where they go. */
const currencyWords: [currencies: string, words: string][] = [
  [`${dollars} ${pesos}`, '$'],
  [
    dollars,
    'dollar dollars dolar dolares dolars bucks ডলার डॉलर ڈالر دولار دلار 美元 美金 刀 달러 đô долларов доллар ดอลลาร์',
  ],
  ['USD', 'us$ usd$ us u.s. 美元 美金'],
  ['CAD', 'c$ ca$ can$ cdn 加元'],
  ['AUD', 'a$ au$ 澳元'],
  ['NZD', 'nz$ 纽元'],
  ['SGD', 's$ sg$ 新元'],
  ['HKD', 'hk$ 港币 港元'],
  ['TWD', 'nt$ nt'],
  ['BRL', 'r$ real reais'],
  [pesos, 'peso pesos'],
  ['MXN', 'mx$'],
  ['PHP', '₱ piso'],
  ['BDT', '৳ tk tks taka takas টাকা টা टाका تاکا'],
  [rupees, '₨ rs re rupee rupees rupaya रु रुपये रुपया रुपए रुपैयाँ रुपैया रूपये روپے روپیہ রুপি'],
  ['INR', '₹'],
  ['EUR', '€ euro euros ইউরো यूरो یورو يورو 欧元 歐元 유로 евро ยูโร'],
  [pounds, '£ pound pounds quid পাউন্ড पाउंड پاؤنڈ جنیہ جنيه 英镑 파운드 bang'],
  ['GBP', 'sterling'],
  ['JPY CNY', '¥'],
  ['CNY', '元 块 塊 圆 人民币 rmb yuan renminbi kuai'],
  ['JPY', '円 日元 yen エン'],
  ['KRW', '₩ 원 won'],
  ['TWD HKD CNY', '圓'],
  ['VND', '₫ dong d vnd'],
  ['IDR', 'rp rupiah rupiahs'],
  ['MYR', 'rm ringgit'],
  ['THB', '฿ baht บาท'],
  ['NGN', '₦ n naira nairas'],
  ['GHS', '₵ gh₵ cedi cedis'],
  ['KES', 'ksh kshs'],
  ['UGX', 'ush ugsh'],
  ['TZS', 'tsh tshs'],
  [shillings, 'sh shs shilling shillings shilingi'],
  ['ZAR', 'r rand rands'],
  ['ZMW', 'kwacha'],
  ['ETB', 'birr br ብር'],
  [dinars, 'dinar dinars دينار دینار'],
  [rials, 'riyal riyals rial rials ریال ريال'],
  [dirhams, 'dirham dirhams dhs dh درهم'],
  [francs, 'franc francs fr'],
  ['XAF XOF', 'fcfa cfa'],
  ['TRY', '₺ tl lira liras'],
  ['RUB', '₽ руб рублей рубля рубль'],
  ['UAH', '₴ грн гривень'],
  ['KZT', '₸ tenge тенге'],
  ['MMK', 'kyat kyats ကျပ်'],
  ['PEN', 's/ sol soles'],
  ['UZS', "so'm som sum"],
  ['SEK NOK DKK ISK CZK', 'kr kroner kronor'],
  ['PLN', 'zl zloty zł'],
  ['ILS', '₪ shekel shekels'],
  ['LKR', 'රු'],
  ['MNT', '₮ tugrik'],
  ['KHR', '៛ riel'],
  ['AFN', '؋ afghani'],
  ['IRR', 'toman تومان'],
];

const currenciesOf = new Map<string, Set<string>>();
for (const [currencies, words] of currencyWords) {
  for (const word of words.split(' ')) {
    const folded = foldWord(word);
    currenciesOf.set(folded, new Set([...(currenciesOf.get(folded) ?? []), ...currencies.split(' ')]));
  }
}

/** "500 taka only", "2 millones de pesos": says nothing of how much. */
const saysNothing = new Set(['only', 'de', 'of', 'মাত্র', 'मात्र', 'صرف', 'فقط'].map(foldWord));

/** What one word beside a number says: how many, the field's own money, nothing, another money, or something unknown. */
export type AmountWord = { power: number } | 'own' | 'other' | 'unknown';

function isCode(word: string): boolean {
  if (!/^[a-z]{3}$/.test(word)) return false;
  // browsers before 2022 cannot tell; a word of three letters is asked about there in other words
  return Intl.supportedValuesOf?.('currency').includes(word.toUpperCase()) ?? false;
}

/** Reads one whole word, folded, for an amount in this currency. */
function readWhole(word: string, currency: string): AmountWord {
  if (saysNothing.has(word) || word === currency.toLowerCase()) return 'own';
  const named = currenciesOf.get(word);
  if (named?.has(currency)) return 'own';
  const counts = powerOf.get(word);
  if (counts) {
    const { power, onlyFor } = counts;
    const fits =
      onlyFor === undefined || (onlyFor.startsWith('!') ? !onlyFor.includes(currency) : onlyFor.includes(currency));
    if (fits) return { power };
    return 'unknown';
  }
  return named || isCode(word) ? 'other' : 'unknown';
}

/**
 * The words in what stands between numbers, each as what it says. What is written without spaces, as 万元, লাখটাকা and
 * 백만원, is taken apart where all of it is known; Latin letters are not, since "km" is no thousand millions.
 */
export function readWords(text: string, currency: string): AmountWord[] {
  const found: AmountWord[] = [];
  // a mark of money with the letters before it, as US$; letters; or whatever else stands there alone
  for (const [part] of text.matchAll(/\p{L}*\p{Sc}|s\/(?=\s|$)|[\p{L}\p{M}'’]+\.?|[^\s]/giu)) {
    const word = foldWord(part.replace(/\.$/, ''));
    const whole = readWhole(word, currency);
    if (whole !== 'unknown' || /^[a-z]+$/.test(word) || word.length < 2) found.push(whole);
    else found.push(...takeApart(word, currency));
  }
  return found;
}

function takeApart(word: string, currency: string): AmountWord[] {
  const found: AmountWord[] = [];
  for (let at = 0; at < word.length; ) {
    let end = word.length;
    while (end > at && readWhole(word.slice(at, end), currency) === 'unknown') end--;
    if (end === at) return ['unknown'];
    found.push(readWhole(word.slice(at, end), currency));
    at = end;
  }
  return found;
}
