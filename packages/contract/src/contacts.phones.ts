// Which runs of digits are phone numbers. Students write of marks, scores, amounts, years and application numbers all the
// time: those arrive as they were written.

/** Within a number: spaces in one line, brackets, dots, hyphens, and what is not seen. */
const gap = '[^\\S\\r\\n\\u2028\\u2029]|[().\\-/_*\\u00ad\\u200b-\\u200f\\u2010-\\u2015\\u2060]';
const run = new RegExp(`(?<![\\p{L}\\p{N}])(?:[+(]{1,2} ?)?\\p{Nd}(?:(?:${gap}){0,3}\\p{Nd}){6,}`, 'gu');

/** Days and spans of years. */
const day =
  /(?<!\d)(?:(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)\d\d|(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d)(?![\s.-]?\d{3})/g;
const reference = /\b10\.\d{4,9}\/[^\s]+|\barXiv:?\s?\d{4}\.\d{4,5}/gi;

/** Characters before a number that say what it is. */
const saidWithin = 32;
const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
const calling = word(
  'phone|telephone|country code|call|calls|calling|ring|dial|mobile|cell|whats ?app|tel|telegram|viber|imo|signal|sms|text me|reach me|bkash|নম্বর|নাম্বার|ফোন|মোবাইল|কল|رقمي|هاتفي|هاتف|جوال|جوالي|موبايل|واتساب|اتصل|फ़ोन|फोन|मोबाइल|नंबर',
);
const identifying = word(
  'ids?|codes?|eiin|ceeb|board|ucas|application|applicant|candidate|student|roll|registration|reg|reference|ref|receipt|invoice|order|case|booking|confirmation|tracking|transaction|account|passport|visa|sevis|serial|isbn|issn|orcid|doi|arxiv|index|exam|test|seat|admit|certificate|cas|ihs|uci|opt|common app|caid|pnr|grant|project|patent|policy|ticket|আবেদন|রোল|রেজিস্ট্রেশন|رقم الطلب|الجواز|आवेदन',
);
const scoring = word(
  'sat|psat|act|gre|gmat|lsat|mcat|ielts|toefl|pte|det|duolingo|ap|ib|a-?levels?|o-?levels?|igcse|gcse|kcse|waec|wassce|jamb|jee|neet|hsc|ssc|c?gpa|marks?|scores?|scored|grades?|points?|results?|percentages?|percentiles?|bands?|sections?|years?|classes|rank|ranks|semesters?|mocks?|tests?|quiz(?:zes)?|maths?|physics|chemistry|biology|english|listening|reading|writing|speaking|verbal|quant|got|জিপিএ|স্কোর|درجات|علامات|अंक',
);
const currency =
  '[$€£¥৳₹₦₫₨₱₩₵﷼]|(?:usd|eur|gbp|bdt|inr|pkr|npr|lkr|ngn|kes|ghs|vnd|idr|php|zar|egp|aed|sar|cad|aud|jpy|cny|rmb|krw|thb|myr|try|brl|mxn|rp|rs|tk|taka|dollars?|euros?|pounds?|rupees?|rupiah?|naira|dong|shillings?|lakh|crore|million|won|yen|yuan)(?![\\p{L}])';
const currencyBefore = new RegExp(`(?:^|[^\\p{L}])(?:${currency})\\.?\\s?$`, 'iu');
const currencyAfter = new RegExp(`^\\s?(?:${currency}|/-)`, 'iu');

const isDigit = /\p{Nd}/u;
const values = new Map<string, string>();

/** A digit of any script as one of ASCII: those of a script stand in blocks of ten, which begin with its nought. */
function asciiOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return `${code - zero}`;
}

function plainDigit(digit: string): string {
  const value = values.get(digit) ?? asciiOf(digit);
  values.set(digit, value);
  return value;
}

const isPlainNumber = (token: string) => /^(?:0|[1-9]\d{0,3})$/.test(token);
const isDecimal = (token: string) => /^(?:0|[1-9]\d{0,2})\.\d{1,8}$/.test(token);
/** From a smaller figure to a larger one, or so many out of so many. */
const isRange = (token: string) => {
  const [, from, to] = /^(\d{1,4}(?:\.\d{1,2})?)[-\u2010-\u2015/]([1-9]\d{0,3}(?:\.\d{1,2})?)$/.exec(token) ?? [];
  return from !== undefined && to !== undefined && !/^0\d/.test(from) && Number(from) <= Number(to);
};
const isYear = (token: string) => /^(?:19|20)\d\d$/.test(token);
const isGrouped = (number: string) => /^[1-9]\d{0,2}(?:([ .\u00a0\u202f])\d{3})(?:\1\d{3})*$/.test(number);

/** Marks out of a hundred or a little more, sections of the SAT, years, figures with a point: lists that name nobody. */
function isListOfFigures(tokens: readonly string[], isScored: boolean): boolean {
  if (!tokens.every((token) => isPlainNumber(token) || isDecimal(token) || isRange(token))) return false;
  if (isScored || tokens.every(isYear) || tokens.some(isDecimal) || tokens.every(isRange)) return true;
  // one digit after the other, with a nought in front, is a number that was pulled apart
  const isPulledApart = tokens.length > 8 && tokens[0] === '0' && tokens.every((token) => token.length === 1);
  if (tokens.every((token) => Number(token) <= 120)) return !isPulledApart;
  return tokens.every((token) => Number(token) % 10 === 0 && Number(token) <= 1600);
}

function isPhone(written: string, before: string, after: string): boolean {
  const number = written.replace(/[^\P{Nd}0-9]/gu, plainDigit).trim();
  const digits = number.replace(/\D/g, '');
  const isAbroad = number.startsWith('+') || number.startsWith('(+');
  const isLocal = digits.startsWith('0');
  if (digits.length > 15 && !/\s/.test(number)) return false;
  if (isAbroad) return digits.length >= 8;
  const isCalled = calling.test(before);
  const tokens = number.split(/[\s()*]+/).filter((token) => token !== '');
  if (isListOfFigures(tokens, scoring.test(before))) return false;
  if (!isLocal) {
    if (currencyBefore.test(before) || currencyAfter.test(after)) return false;
    if (/\.\d{3}\.|(?:00|000)$/.test(number) && isGrouped(number)) return false;
    if (tokens.length > 1 && tokens.every((token) => /00$/.test(token) || isYear(token))) return false;
    if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(number) && number.split('.').every((part) => Number(part) <= 255))
      return false;
    if (/^97[89]-/.test(number) && digits.length === 13) return false;
  }
  if (identifying.test(before) && !isCalled) return isLocal && digits.length >= 10 && !digits.startsWith('00');
  // a number without a country or an area in front has at least nine digits when it is a phone
  return (
    digits.length >= 9 || ((isLocal || isCalled) && digits.length >= 8) || (isLocal && digits.length === 7 && isCalled)
  );
}

/** Where phone numbers stand in a text. */
export function findPhones(text: string): { start: number; end: number }[] {
  const blank = (part: string) => '|'.repeat(part.length);
  const rest = text.replace(day, blank).replace(reference, blank);
  return [...rest.matchAll(run)].flatMap(({ 0: part, index }) => {
    const [before, after] = [
      rest.slice(Math.max(0, index - saidWithin), index),
      rest.slice(index + part.length, index + part.length + 12),
    ];
    return isPhone(part, before, after) ? [{ start: index, end: index + part.length }] : [];
  });
}
