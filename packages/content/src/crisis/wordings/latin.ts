// English, with Bangla, Hindi, Urdu and Nepali in Latin letters, and the plainest wordings of a few more languages.
import type { DistressList } from '../distress-list.ts';
import { list as english } from './en.ts';

export const list: DistressList = {
  others: [
    ...english.others,
    /\b(?:hasi|haste|hansi|hass|has) (?:\w+ )?(?:mar|mara|marna|mar gaya|mar gayi|mar jaunga|mar jaun)\b/g,
    /\b(?:has[ht]e has[ht]e|hashte hashte|gorome|thandai|khidai|lojjay|khushite) (?:ami )?(?:more|mori|mara)\b/g,
    /khudkushi (?:rokne|roko|ke khilaf|par|pe) ?\w*/g,
  ],
  wordings: [
    ...english.wordings,
    /\b(?:more|mre|moira|mara) (?:jete|jaite|jaitay|jawa|zete) (?:\w+ )?(?:chai|cai|chay|iccha|icche|echa|ichcha|mon chay|chacchi)\b|\b(?:morte|mortey|mrte) (?:\w+ )?(?:chai|cai|iccha|icche|mon chay)\b/,
    /\b(?:bachte|bacte|bachtey|baachte|beche thakte|bece thakte|bache thakte) (?:\w+ ){0,3}(?:chai na|chaina|cai na|iccha kore na|icche kore na|icche nai|iccha nai|valo lage na|bhalo lage na|parchi na|partesi na|mon chay na|na)\b/,
    /\b(?:a[dt]+[mh]*o?ho[tdj]+a|atmohotya|attohotta|atmahatya|suicide) (?:\w+ )?(?:kor\w*|krbo|kore)\b|\b(?:nijeke|jibon|jibonta) (?:\w+ )?(?:shesh|sesh|ses) kor\w*\b|\b(?:bish|bis) (?:khabo|khaya|kheye)\b|\bgolay? d[ao]ri\b|\bbeche theke (?:ki )?lav\b|\bbeche thakar (?:kono )?(?:mane|karon) (?:nai|nei)\b/,
    /\b(?:mar|mr|marr) (?:jana|jaana|jane) (?:\w+ )?(?:chaht\w+|chahiye|chata|hai|he|h)\b|\b(?:marna|marne) (?:\w+ )?(?:chaht\w+|chata|chati|ka man|ki iccha|ka dil|hai mujhe|h mujhe)\b|\bmujhe (?:mar jana|marna|mar jaana)\b|\bmai?n? (?:mar|mr) jau\w*\b|\bmar jaun(?:ga|gi)?\b(?! (?:hasi|khushi))|\bkaash mai?n? mar\b/,
    /\b(?:jeena|jina|jine|jeene|zinda rehna|zinda rahna|jee) (?:\w+ ){0,2}(?:nahi|nhi|nahin|ni) (?:\w+ )?(?:chaht\w+|chata|chati|hai|h|raha|man)?\b|\b(?:jeene|jine) (?:ka|ki) (?:man|dil|iccha|wajah|matlab) (?:nahi|nhi|nahin)\b|\bab (?:aur )?(?:jeena|jina) nahi\b/,
    /\b(?:khudkushi|khudkashi|khud kushi|aatmhatya|atmhatya|aatmahatya|suicide) (?:\w+ )?(?:kar\w*|kr\w*|karna|kru|ka khayal|ke khayal)\b|\b(?:apni|khud ki|apne) (?:zindagi|jaan|jindagi|life) (?:\w+ )?(?:khatam|khatm|le|lene|de|dene|end)\b|\b(?:zindagi|jindagi) khat[a]?m (?:kar|kr|karna|karni)\w*\b|\bkhud ko (?:khatam|khatm|maar|mar|nuksan|hurt)\b|\bzeher (?:kha|pee|pi)\w*\b|\bphansi (?:laga|lag|le)\w*\b/,
    /\b(?:ingin|mau|pengen|pengin) (?:mati|bunuh diri|mengakhiri hidup)\b|\bbunuh diri (?:saja|aja)\b|\bgusto ko ?(?:na|nang)? ?mamatay\b|\bmagpakamatay\b|\bmuon chet\b|\bmuon tu tu\b|\bmarna man (?:lag|cha)\w*\b|\bmarna (?:manlagyo|chahanchu|chaheko)\b|\bolmek istiyorum\b|\bquero morrer\b|\bquero me matar\b/,
  ],
};
