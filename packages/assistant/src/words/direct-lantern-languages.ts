// The same of questions about how to use Lantern, as they are asked in Bangla, Hindi, French, Spanish and Arabic too.

export const directLanternLanguages: readonly (readonly [passage: string, asked: RegExp])[] = [
  [
    'help:offline',
    /^(?!.*\b(?:job|essay (?:for|about)|teacher|home)\b).*(?:\b(?:works?|working|open|use|run|lantern|app)\b.*\b(?:without|no|offline)\b.*\b(?:net|internet|data|light|electricity|power|network|wifi|mb|signal|connection)\b|\b(?:light|electricity|power|current|internet|net) (?:goes|gone|cuts?|off)\b|\bloadshedding\b|\bload shedding\b|\boffline\b)|\bsin (?:internet|conexion|datos|red|wifi|luz|senal)\b|\bsans (?:internet|connexion|reseau|data|donnees|wifi)\b|\bhors ligne\b|(?:बिना|बगैर) (?:इंटरनेट|नेट|डेटा|नेटवर्क)|(?:इंटरनेट|नेट|नेटवर्क|डेटा) (?:के बिना|न हो|नहीं|चला|बंद)|ऑफलाइन|(?:ইন্টারনেট|নেট|নেটওয়ার্ক|ডাটা|ডেটা) (?:ছাড়া|না থাক|চলে গে|নাই|নেই)|অফলাইন|কারেন্ট (?:গেলে|চলে|না থাক)|(?:بدون|بلا|من غير|دون) (?:ال)?(?:انترنت|نت|شبكه|اتصال)|(?:انقطع|ينقطع|قطع) (?:ال)?(?:نت|انترنت|كهرباء)/,
  ],
  [
    'help:language',
    /^(?!.*\b(?:test|course|ielts|requirement|letter|medium|country)\b).*\b(?:change|switch|set|put|make)\b.*\blanguage\b|(?:অ্যাপ|এপ|সাইট|lantern)\S* .*(?:ভাষা|বাংলা)|ভাষা (?:\S+ )?(?:বদল|পরিবর্তন|পাল্ট|চেঞ্জ|করব)|भाषा (?:\S+ ){0,2}(?:बदल|चुन|कर)|(?:ऐप|एप|lantern|साइट)\S* .*(?:हिंदी में|हिन्दी में)|\b(?:cambi\w+|poner|pongo|change)\b.*\b(?:idioma|lengua|en espanol|al espanol)\b|\b(?:changer|change|mettre|passer)\b.*\b(?:langue|en francais)\b|(?:تغيير|اغير|غير|احول|تحويل|ابدل) .*(?:اللغه|لغه|العربيه)/,
  ],
  [
    'help:cv',
    /(?:সিভি|cv|রেজুমে|জীবনবৃত্তান্ত)\S* .*(?:পিডিএফ|pdf|ডাউনলোড|প্রিন্ট|বানা|তৈরি)|(?:सीवी|cv|रिज्यूमे|रेज्यूमे|बायोडाटा)\S* .*(?:पीडीएफ|pdf|डाउनलोड|प्रिंट|बना|निकाल)|^(?!.*\b(?:visa|embajada|ambassade)\b).*\b(?:cv|curriculum|hoja de vida|resume)\b.*\b(?:pdf|descarg\w+|download|imprim\w+|bajar|bajo|saco|sacar|exporta\w*|telecharg\w+|export)\b|\b(?:descarg\w+|download|imprim\w+|bajar|sacar|exporta\w*|telecharg\w+|exporter|export)\b.*\b(?:cv|curriculum|hoja de vida|resume)\b|(?:سيره|السيره|سيرتي|سي في|cv) .*(?:pdf|بي دي اف|تنزيل|تحميل|طباعه)|(?:تنزيل|تحميل|انزل|احمل|اطبع) .*(?:السيره|سيرتي|cv)/,
  ],
  [
    'help:papers',
    /^(?!.*\b(?:profile|passport size|biometric|ds ?160|visa form)\b).*(?:\b(?:upload\w*|uplod|uplaod|add|put|scan)\b.*\b(?:jpe?g|png|heic|photos? of|pictures? of)\b|\b(?:jpe?g|png|heic)\b.*\b(?:upload\w*|uplod|pdf|accept\w*)\b)|(?:কাগজ|মার্কশিট|সার্টিফিকেট|ডকুমেন্ট|ট্রান্সক্রিপ্ট|ছবি)\S* .*আপলোড|(?:कागज|मार्कशीट|दस्तावेज|सर्टिफिकेट|ट्रांसक्रिप्ट|फोटो)\S* .*अपलोड|\b(?:subir|subo|cargar|upload)\b.*\b(?:foto|jpg|documentos?|papel|papeles|certificado|certificate|paper)\b|\b(?:televerser|importer|deposer|charger|upload)\b.*\b(?:photo|jpg|documents?|papiers?|releve|certificate|paper)\b|(?:ارفع|رفع|اضيف|تحميل) .*(?:صوره|jpg|كشف|شهاده|شهادتي|ورقه|اوراق|مستند)/,
  ],
];
