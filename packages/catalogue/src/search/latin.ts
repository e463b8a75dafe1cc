// Names in other scripts as Latin letters, roughly: near enough for the search to find the word that is meant.

const cyrillic: Record<string, string> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
  },
  ...{ п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y' },
  ...{
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    і: 'i',
    ї: 'i',
    є: 'ye',
    ў: 'u',
    қ: 'q',
    ғ: 'gh',
    ң: 'ng',
    ү: 'u',
    ұ: 'u',
    ө: 'o',
    һ: 'h',
  },
};

/** An independent vowel, or a sign that follows a consonant, or the consonant itself, in both scripts by its offset. */
const indic: Record<number, string> = {
  ...{ 5: 'a', 6: 'a', 7: 'i', 8: 'i', 9: 'u', 10: 'u', 11: 'ri', 15: 'e', 16: 'ai', 19: 'o', 20: 'au' },
  ...{ 21: 'k', 22: 'kh', 23: 'g', 24: 'gh', 25: 'ng', 26: 'ch', 27: 'chh', 28: 'j', 29: 'jh', 30: 'n' },
  ...{ 31: 't', 32: 'th', 33: 'd', 34: 'dh', 35: 'n', 36: 't', 37: 'th', 38: 'd', 39: 'dh', 40: 'n' },
  ...{ 42: 'p', 43: 'f', 44: 'b', 45: 'bh', 46: 'm', 47: 'y', 48: 'r', 50: 'l', 53: 'v', 54: 'sh' },
  ...{ 55: 'sh', 56: 's', 57: 'h', 2: 'n', 1: 'n' },
};
const signs: Record<number, string> = {
  ...{ 62: 'a', 63: 'i', 64: 'i', 65: 'u', 66: 'u', 67: 'ri', 71: 'e', 72: 'ai', 75: 'o', 76: 'au', 77: '' },
  // a as in "hat", and o as in "hot", of English words
  ...{ 69: 'e', 73: 'o' },
};
const arabic: Record<string, string> = {
  ...{
    ا: 'a',
    ب: 'b',
    ت: 't',
    ث: 'th',
    ج: 'j',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ذ: 'dh',
    ر: 'r',
    ز: 'z',
    س: 's',
    ش: 'sh',
    ص: 's',
  },
  ...{
    ض: 'd',
    ط: 't',
    ظ: 'z',
    ع: 'a',
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ك: 'k',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h',
    و: 'u',
    ي: 'i',
  },
  ...{ پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ء: '', ٹ: 't', ڈ: 'd', ڑ: 'r', ں: 'n', ے: 'e', ہ: 'h', ھ: 'h' },
};

const hangulFirst = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ');
const hangulMiddle = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const hangulLast = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

function ofHangul(letter: string): string {
  const at = letter.charCodeAt(0) - 0xac00;
  const parts = [hangulFirst[Math.floor(at / 588)], hangulMiddle[Math.floor((at % 588) / 28)], hangulLast[at % 28]];
  return parts.map((part) => (part === '_' ? '' : part)).join('');
}

/** A consonant carries an "a" unless a sign says otherwise; at the end of a word nobody says it. */
function ofIndic(word: string): string {
  let text = '';
  let isOpen = false;
  for (const letter of word) {
    const at = letter.charCodeAt(0) % 0x80;
    const sign = signs[at];
    if (sign !== undefined) {
      text += sign;
      isOpen = false;
    } else if (indic[at] !== undefined) {
      text += (isOpen ? 'a' : '') + indic[at];
      isOpen = at >= 0x15;
    }
  }
  return text;
}

/** A folded word in Latin letters; undefined where it is in them already, or in a script that this cannot read. */
export function toLatin(word: string): string | undefined {
  if (/^[\u0400-\u052f]+$/.test(word)) {
    const letters = [...word].map((letter) => cyrillic[letter] ?? '').join('');
    // 'новосибирский' is of Novosibirsk
    return letters.replace(/(?:skogo|skaya|skoye|skii|skoi|skiy)$/, 'sk');
  }
  if (/^[\u0900-\u09ff]+$/.test(word)) return ofIndic(word);
  if (/^[\uac00-\ud7af]+$/.test(word)) return [...word].map(ofHangul).join('');
  if (/^[\u0621-\u06d3]+$/.test(word)) {
    const plain = word.replace(/^(?:وال|بال|لل|ال)(?=...)/, '');
    return [...plain].map((letter) => arabic[letter] ?? '').join('');
  }
  return undefined;
}
