// Whether somebody says that they want to die, or to hurt themselves: in English, Bangla, Arabic, Hindi and Urdu in their own
// and in Latin letters, and in the plainest wordings of a few more languages. It is a list of wordings, not a judgement of a
// person: it misses what is said in other words, and it would rather ask once too often.

const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/** Letters and single spaces: case, accents, apostrophes and the spellings that Arabic mixes are one. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'`‘]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

/** What sounds like it and is not: taken out before the wordings are looked for. */
const others: readonly RegExp[] = [
  /\b(?:want|wanted|going|could|would|nearly|almost|gonna|wanna|will|ll|about) ?(?:to )?(?:just )?(?:die|died|dying|kill myself|killing myself) (?:of |from |with |out of )?(?:shame|embarrass\w*|laugh\w*|boredom|hunger|thirst|heat|cold|cringe|curiosity|excitement|happiness|joy|stress from|envy|jealousy)\b/g,
  /\b(?:died|dying|die) (?:laughing|of laughter|inside|hard|trying|for (?:a|an|the|some|this|that|pizza|coffee|chocolate)|to (?:go|see|know|visit|study|get|meet|try|eat|travel|hear|be|start|learn|come|join|attend|live in))\b/g,
  /\b(?:want|wants|wanted) to (?:die|dye) (?:my|his|her|the) \w+/g,
  /\b(?:not|dont|never|didnt) want to die (?:without|before|poor|young|ignorant|alone in|as a|in|at)\b/g,
  /\bi want to die (?:in|at) (?:my|the|a|an) (?:village|country|homeland|own)\b/g,
  /\b(?:rather|sooner) die than\b/g,
  /\bsuicid(?:e|al) (?:squad|prevention|awareness|hotline|helpline|rates?|notes? in|bomb\w*|door|mission|statistics|studies|research|data)\b/g,
  /\b(?:prevent|prevents|preventing|stop|against|reduce|reducing|combat|research on|research about|studying|article about|essay about|essay on|book about|film about|paper on|project on|talk about|awareness of|volunteer\w* (?:for|at) (?:a |the )?) ?(?:student |youth |teen |farmer )?(?:suicid\w*|self harm)\b/g,
  /\bcut myself (?:off|some|a slice|while|shaving|on|cooking)\b/g,
  /\b(?:hurt|injured|harmed) myself (?:playing|while|in|at|during|when|on)\b/g,
  /\b(?:end|ended|ending) (?:it all|my life) (?:savings|as a student|in (?:dhaka|delhi|lagos)|chapter|here and start)\b/g,
  /\b(?:take|took|taking) my (?:own )?life (?:savings|experience|experiences|story|to|seriously|in my|into|forward)\b/g,
  /\b(?:dont|do not|didnt|did not) want to live (?:in|with|at|on|near|alone|off|far|here|there|abroad|outside|inside|without)\b/g,
  /\b(?:no (?:reason|point|sense)(?: in| to)?|point (?:of|in)) (?:live|living) (?:in|on|at|with|near|far|alone|off|here|there|abroad)\b/g,
  /\b(?:end|ended|ending|finish\w*) my life in \w+ (?:chapter|and start)\b/g,
  /\b(?:tired of|done with) (?:life|living) (?:in|with|at|on|here|abroad|without)\b/g,
  /\bdie [a-zäöüß]+ (?:ist|sind|hat|der|des|in|und|für)\b/g,
  /\b(?:hasi|haste|hansi|hass|has) (?:\w+ )?(?:mar|mara|marna|mar gaya|mar gayi|mar jaunga|mar jaun)\b/g,
  /\b(?:has[ht]e has[ht]e|hashte hashte|gorome|thandai|khidai|lojjay|khushite) (?:ami )?(?:more|mori|mara)\b/g,
  /হাসতে হাসতে (?:\S+ )?মর\S*|গরমে মর\S*|লজ্জায় মর\S*|লজ্জায় মর\S*|খুশিতে মর\S*|আত্মহত্যা (?:প্রতিরোধ|রোধ|বিরোধী|নিয়ে|নিয়ে|বিষয়ে|বিষয়ে)/g,
  /(?:اموت|هموت|بموت|راح اموت|نموت) (?:من الضحك|ضحك|من الحر|من الجوع|من البرد|من الخجل|من الفرح|في|فيك|فيه|فيها|عليك|عليه|واسافر|واروح|واشوف|وادرس|واعرف|واجرب)/g,
  /(?:منع|مكافحه|الوقايه من|ضد|عن|ظاهره|معدلات|معدل|نسبه|التوعيه ب|خطر) ?(?:الانتحار|انتحار)/g,
  /khudkushi (?:rokne|roko|ke khilaf|par|pe) ?\w*/g,
];

const self = '(?:myself|my self|mysef|meself|mself)';

/** Wordings of somebody who speaks of themselves, or of somebody close. */
const wordings: readonly RegExp[] = [
  // wanting to be dead
  /\b(?:i|im|ive|id|just|really|only|and|often|sometimes|honestly) (?:\w+ ){0,3}(?:want|wants|wanted|wanting|wanna|wan|wish|wishing|feel like|feeling like|need|prefer|would like|hope|ready|like) (?:to |i |i could |that i |just )*(?:die|dying|be dead|was dead|were dead|be gone forever|was never born|were never born|wasnt alive|wasnt born|not wake up|never wake up|not exist|stop existing|disappear forever|sleep forever|go to sleep and never wake up|sleep and never wake up|be no more)\b/,
  /^(?:want|wanna|wan) (?:to )?die\b|\b(?:please )?let me die\b|\bi (?:should|deserve to|must|have to) (?:just )?die\b|\bi(?:m| am)? (?:should be|better off|be better) dead\b|\bbetter (?:if i (?:was|were|am)|off) (?:dead|gone|not here|without me)\b|\bbetter (?:off )?without me\b/,
  /\b(?:dont|do not|no longer|cant|cannot|not|dnt|don t|never) (?:\w+ )?(?:want|wanna|wish|feel like|like|bear|have the will|have strength) ?(?:to )?(?:live|living|be alive|being alive|exist|existing|wake up|go on living|continue living|continue my life|be here anymore|be here any more|be in this world)\b/,
  /\b(?:no|not any|lost (?:the|my|all)|without any|see no|have no|there is no) (?:\w+ )?(?:reason|will|point|purpose|desire|wish|point in|sense in) (?:to |of |in |for )?(?:live|living|be alive|life|going on|go on living|staying alive)\b/,
  /\b(?:life|living|my life) (?:is|isnt|has|feels|seems|just isnt) ?(?:not |no longer |no )?(?:worth (?:it|living)(?: any ?more)?|meaningless and i|pointless and i|unbearable)\b(?<!life is worth (?:it|living))/,
  /\b(?:tired|sick|exhausted|fed up|done) (?:of|with) (?:living|being alive|life|my life|existing)\b(?! (?:in|with|at|on)\b)/,
  /\bwhats? (?:is |s )?the (?:point|sense|use|reason) (?:of|in|to) (?:living|being alive|my life|life|live)\b|\bcant (?:go on|continue|keep going|keep on)(?: living)?(?: (?:like this|anymore|any ?more|any longer|with my life))\b/,
  // ending it
  new RegExp(
    `\\b(?:kill|killing|killed|kil|hang|hanging|drown|drowning|shoot|poison|poisoning|unalive|unaliving|strangle|burn) ${self}\\b`,
  ),
  /\b(?:end|ending|finish|finishing|take|taking|took|quit|destroy) (?:my own|my|this|the) (?:life|lives|existence)\b/,
  /\b(?:end|ending|finish) (?:it all|everything) (?:tonight|today|now|soon|for good|forever|once and for all|myself)\b|\b(?:want|wanna|going|thinking|ready|about|feel like|planning) (?:to |of |about )?(?:just )?(?:end|ending) it(?: all)?\b|\bi (?:will|might|could|may|should) end it\b|\bend myself\b/,
  /\b(?:i|im|ive|me|my|feel|feeling|am|been|being|having|have|get|getting) (?:\w+ ){0,4}(?:suicidal|suicide thoughts|suicidal thoughts|thoughts of suicide|suicidal ideation)\b|^suicidal\b/,
  /\b(?:think|thinking|thought|consider|considering|plan|planning|try|tried|trying|attempt|attempted|attempting|commit|committing|contemplat\w*|about to|going to|do|doing|by) (?:\w+ ){0,3}(?:suicide|suicid)\b/,
  /\b(?:suicide|death) is (?:the|my) (?:only|best|last) (?:\w+ )?(?:way|option|solution|choice|escape|answer)\b|\bonly (?:death|dying) (?:can|will|would)\b/,
  /\b(?:ways?|how|methods?|easiest|painless\w*|quick\w*|fastest|pills?) (?:\w+ ){0,3}(?:to|of) (?:die|commit suicide|dying|kill my ?self|end (?:my )?life)\b(?! (?:my|hard|hair|cloth))/,
  /\b(?:jump|jumping|throw myself|step|walk) (?:off|from|in front of|under|into) (?:\w+ )?(?:a |the |my |this )?(?:bridge|roof|building|train|balcony|truck|traffic|cliff|terrace|window)\b(?= (?:and|to) (?:die|end)|.*\b(?:die|dead|end|over|myself)\b|$)/,
  /\b(?:overdose|swallow|take) (?:on |all |a bottle of |too many |my )*(?:pills|tablets|sleeping pills|medicines?|poison) (?:and|to|so) (?:die|end|sleep forever|never)\b/,
  /\b(?:kms|unalive me)\b/,
  // hurting
  new RegExp(
    `\\b(?:want|going|feel like|thinking|thought|urge|need|keep|started|start|been|am|im|always|again) (?:\\w+ ){0,2}(?:hurt|hurting|harm|harming|cut|cutting|punish|punishing) ${self}\\b`,
  ),
  /\bi (?:self ?harm|am self harming|have been self harming)\b|\bself ?harming again\b/,
  /\b(?:nobody|no one|noone|they|my family|everyone|everybody) (?:will|would|wont|wouldnt) (?:\w+ )?(?:miss me|care if i die|notice if i (?:die|am gone|was gone)|be happier without me|be better (?:off )?without me)\b/,
  /\b(?:goodbye|good bye|bye) (?:forever|everyone|cruel world|world)(?: i (?:am|cant|wont))?\b|\bthis is my (?:last|final) (?:message|day|night|goodbye|letter)\b/,
  /\b(?:i )?wan(?:t)? die\b|\bi no wan live\b/,
  // somebody close
  /\b(?:my|a) (?:\w+ )?(?:friend|brother|sister|roommate|room mate|cousin|classmate|boyfriend|girlfriend|son|daughter|student|mother|father|flatmate) (?:\w+ ){0,3}(?:wants? to (?:die|kill (?:him|her|them)sel\w*)|(?:is|feels|was) suicidal|going to kill (?:him|her|them)sel\w*|tried to kill (?:him|her|them)sel\w*|does ?nt want to live|talks? about suicide)\b/,
  // Bangla
  /(?:মরে যেতে|মরতে|মরে যাইতে|মইরা যাইতে|মারা যেতে) (?:\S+ )?(?:চাই|ইচ্ছা|ইচ্ছে|মন চায়|মন চায়|চাচ্ছি|পারলে)/,
  /(?:বাঁচতে|বাচতে|বেঁচে থাকতে|বেচে থাকতে|জীবন রাখতে) (?:\S+ ){0,3}(?:চাই না|চাইনা|ইচ্ছা করে না|ইচ্ছে করে না|ইচ্ছা নেই|ইচ্ছে নেই|ভালো লাগে না|পারছি না|পারব না|মন চায় না|মন চায় না|চাচ্ছি না)/,
  /(?:বেঁচে|বেচে) (?:থেকে|থাকার|থাকা) (?:\S+ ){0,3}(?:লাভ নেই|লাভ কী|লাভ কি|মানে নেই|মানে হয় না|মানে হয় না|অর্থ নেই|কারণ নেই|দরকার নেই|অর্থহীন)/,
  /আত্মহত্যা (?:\S+ ){0,2}(?:কর|ছাড়া|ছাড়া|চিন্তা|কথা ভাব|একমাত্র)|আত্মহত্যার (?:কথা|চিন্তা|চেষ্টা|ইচ্ছা)/,
  /(?:নিজেকে|জীবনটা|জীবন|নিজের জীবন) (?:\S+ )?(?:শেষ করে|শেষ কর|মেরে ফেল|খুন কর)|(?:বিষ খেয়ে|বিষ খেয়ে|বিষ খাব|বিষ খাবো|গলায় দড়ি|গলায় দড়ি|ফাঁসি দেব|ফাঁস নেব|ঘুমের ওষুধ খেয়ে মর)/,
  /\b(?:more|mre|moira|mara) (?:jete|jaite|jaitay|jawa|zete) (?:\w+ )?(?:chai|cai|chay|iccha|icche|echa|ichcha|mon chay|chacchi)\b|\b(?:morte|mortey|mrte) (?:\w+ )?(?:chai|cai|iccha|icche|mon chay)\b/,
  /\b(?:bachte|bacte|bachtey|baachte|beche thakte|bece thakte|bache thakte) (?:\w+ ){0,3}(?:chai na|chaina|cai na|iccha kore na|icche kore na|icche nai|iccha nai|valo lage na|bhalo lage na|parchi na|partesi na|mon chay na|na)\b/,
  /\b(?:a[dt]+[mh]*o?ho[tdj]+a|atmohotya|attohotta|atmahatya|suicide) (?:\w+ )?(?:kor\w*|krbo|kore)\b|\b(?:nijeke|jibon|jibonta) (?:\w+ )?(?:shesh|sesh|ses) kor\w*\b|\b(?:bish|bis) (?:khabo|khaya|kheye)\b|\bgolay? d[ao]ri\b|\bbeche theke (?:ki )?lav\b|\bbeche thakar (?:kono )?(?:mane|karon) (?:nai|nei)\b/,
  // Hindi and Urdu
  /\b(?:mar|mr|marr) (?:jana|jaana|jane) (?:\w+ )?(?:chaht\w+|chahiye|chata|hai|he|h)\b|\b(?:marna|marne) (?:\w+ )?(?:chaht\w+|chata|chati|ka man|ki iccha|ka dil|hai mujhe|h mujhe)\b|\bmujhe (?:mar jana|marna|mar jaana)\b|\bmai?n? (?:mar|mr) jau\w*\b|\bmar jaun(?:ga|gi)?\b(?! (?:hasi|khushi))|\bkaash mai?n? mar\b/,
  /\b(?:jeena|jina|jine|jeene|zinda rehna|zinda rahna|jee) (?:\w+ ){0,2}(?:nahi|nhi|nahin|ni) (?:\w+ )?(?:chaht\w+|chata|chati|hai|h|raha|man)?\b|\b(?:jeene|jine) (?:ka|ki) (?:man|dil|iccha|wajah|matlab) (?:nahi|nhi|nahin)\b|\bab (?:aur )?(?:jeena|jina) nahi\b/,
  /\b(?:khudkushi|khudkashi|khud kushi|aatmhatya|atmhatya|aatmahatya|suicide) (?:\w+ )?(?:kar\w*|kr\w*|karna|kru|ka khayal|ke khayal)\b|\b(?:apni|khud ki|apne) (?:zindagi|jaan|jindagi|life) (?:\w+ )?(?:khatam|khatm|le|lene|de|dene|end)\b|\b(?:zindagi|jindagi) khat[a]?m (?:kar|kr|karna|karni)\w*\b|\bkhud ko (?:khatam|khatm|maar|mar|nuksan|hurt)\b|\bzeher (?:kha|pee|pi)\w*\b|\bphansi (?:laga|lag|le)\w*\b/,
  /मर(?:ना| जाना| जाऊं| जाऊँ|ने) (?:\S+ )?(?:चाहत|है|का मन|की इच्छा)|जीना नहीं|जीने का (?:मन|दिल) नहीं|आत्महत्या कर|खुदकुशी कर|खुद को (?:खत्म|मार)|(?:जान|ज़िंदगी|जिंदगी) (?:दे दूं|खत्म कर|ले लूं)/,
  /(?:مرنا|مر جانا|مرنے) (?:\S+ )?(?:چاہت|چاهت)|جینا نہیں|جينا نهيں|خودکشي|خودکشی/,
  // Arabic
  /(?:اريد|ابغي|ابي|بدي|ودي|عايز|عايزه|عاوز|عاوزه|نفسي|اتمني|حاب|حابه|افضل|بغيت|نبي|ارغب) (?:ان |اني |لو |في )?(?:اموت|موت|الموت|انتحر|اقتل نفسي|اختفي للابد|انهي حياتي)/,
  /(?:لا اريد|ما ابغي|ما ابي|مابي|ما بدي|مش عايز|مش عايزه|مش عاوز|ما عاد ابي|ما ودي|لم اعد اريد|لا ارغب|مو حاب|مبقتش عايز|كرهت) (?:ان |في )?(?:اعيش|العيش|عيش|الحياه|اكمل حياتي|اكون موجود|حياتي كلها)/,
  /(?:سانتحر|بنتحر|راح انتحر|هنتحر|سوف انتحر|انتحر|انتحرت)(?: |$)|(?:افكر|فكرت|بفكر|تفكير|محاوله|حاولت|نويت|افكار) (?:\S+ )?(?:في |ب)?(?:الانتحار|بالانتحار|انتحاريه|انتحار)|الانتحار (?:هو )?(?:الحل|الخيار)/,
  /(?:اقتل|ساقتل|بقتل|اذبح|اوذي|اجرح|اءذي|هقتل) (?:نفسي|حالي)|(?:انهي|سانهي|بنهي|اخلص من|هخلص من|انهاء) (?:حياتي|نفسي|عمري)|(?:تعبت|زهقت|مليت|طفشت) من (?:الحياه|حياتي|العيشه|الدنيا)|(?:حياتي|الحياه) (?:ما|لا|مش|مو) (?:لها|تستحق|تستاهل|ليها|تستاهل) ?(?:معني|العيش|لازمه|قيمه)?|(?:لا|ما في|مافي|ما فيه|مفيش) (?:\S+ )?(?:معني|سبب|فائده|داعي) (?:ل|من )?(?:حياتي|للحياه|الحياه|للعيش|وجودي|اعيش)/,
  // the plainest wordings of a few more
  /\b(?:je veux|jai envie de|j ai envie de|envie de|je voudrais) (?:mourir|crever|me tuer|me suicider|en finir)\b|\b(?:me suicider|je vais me tuer|en finir avec (?:la|ma) vie|je ne veux plus vivre|plus envie de vivre)\b/,
  /\b(?:quiero|me quiero|ganas de|deseo) (?:morir|morirme|matarme|suicidarme|desaparecer para siempre)\b|\bno quiero (?:vivir|seguir viviendo)\b|\b(?:suicidarme|me voy a matar|quitarme la vida|acabar con mi vida)\b/,
  /\b(?:ingin|mau|pengen|pengin) (?:mati|bunuh diri|mengakhiri hidup)\b|\bbunuh diri (?:saja|aja)\b|\bnataka kufa\b|\bkujiua\b|\bgusto ko ?(?:na|nang)? ?mamatay\b|\bmagpakamatay\b|\bmuon chet\b|\bmuon tu tu\b|\bmarna man (?:lag|cha)\w*\b|\bmarna (?:manlagyo|chahanchu|chaheko)\b|\bolmek istiyorum\b|\bquero morrer\b|\bquero me matar\b/,
];

/** Longer texts are read in pieces of this many characters, so that no pattern meets a whole essay at once. */
const pieceSize = 2000;

/** Whether a text says that its writer, or somebody close to them, wants to die or to hurt themselves. */
export function saysDistress(text: string): boolean {
  for (let at = 0; at < text.length; at += pieceSize) {
    // a wording on the border stands whole in one of two pieces
    const folded = fold(text.slice(Math.max(0, at - 120), at + pieceSize));
    const left = others.reduce((so, other) => so.replace(other, ' '), folded);
    if (wordings.some((wording) => wording.test(left))) return true;
  }
  return false;
}
