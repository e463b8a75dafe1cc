// The same of questions about preparing, in every language: field and grades, texts, parents, insurance, money, family.

export const directPreparing: readonly (readonly [passage: string, asked: RegExp])[] = [
  [
    'guide:change-field',
    /^(?!.*\b(?:after|once|while|arriv\w*|transfer|credits?|visa|embassy|officer|scholarship|second (?:year|semester))\b).*(?:\b(?:change|switch|changing|switching|different|another|other)\b.*\b(?:field|stream|major|background|domain|branch|discipline)\b|\b(?:bcom|b com|bba|commerce|arts|humanities|science|non ?tech\w*)\b.*\b(?:background|stream|student|side|group)?\b.*\b(?:but (?:now )?(?:i )?want|want to (?:do|study|switch)|can i (?:do|study|apply|go for)|what (?:can|should|to) (?:i )?(?:study|do)?)\b)|বিষয় (?:বদল|পরিবর্তন|চেঞ্জ)|(?:সাইন্স|সায়েন্স|বিজ্ঞান|কমার্স|ব্যবসায় শিক্ষা|আর্টস|মানবিক)\S*.*(?:ব্যাকগ্রাউন্ড|থেকে|বিভাগ|পড়ে)|विषय बदल|(?:आर्ट्स|कॉमर्स|साइंस|वाणिज्य|बीकॉम|कला वर्ग)(?: \S+)*? (?:से|बैकग्राउंड|वाले|करके).*(?:विदेश|पढ|मास्टर|बदल)|\bcambiar? de (?:carrera|area|campo)\b|\bchanger? de (?:domaine|filiere|specialite)\b|(?:تغيير|اغير|غيرت) (?:ال)?(?:تخصص|مجال)|(?:الفرع|القسم|فرع) (?:ال)?(?:ادبي|علمي|تجاري)/,
  ],
  [
    'guide:taught-research',
    /^(?!.*\b(?:wife|husband|family|depend[ae]nts?|hours)\b).*(?:\btaught\b.*\b(?:research|mres|thesis)\b|\b(?:research|mres|mphil|thesis)\b.*\b(?:taught|coursework|course based)\b|\bmaster\w* by research\b|\b(?:coursework|course based)\b.*\b(?:research|thesis)\b)|(?:গবেষণা|রিসার্চ|থিসিস)\S*.*মাস্টার্স.*(?:পার্থক্য|তফাত|নাকি)|(?:रिसर्च|शोध|थीसिस).*(?:मास्टर|कोर्सवर्क).*(?:फर्क|अंतर|या)|\bmaestria\b.*\b(?:investigacion|profesional\w*)\b.*\b(?:diferencia|o)\b|\bdiferencia\b.*\bmaestria\b.*\binvestigacion\b|\bmaster\b.*\brecherche\b.*\b(?:pro|professionnel|difference|ou)\b|\bdifference\b.*\bmaster\b.*\brecherche\b|ماجستير.*(?:مقررات|كورسات).*بحث|ماجستير.*بحث.*(?:مقررات|كورسات)/,
  ],
  [
    'guide:low-grades',
    /^(?!.*\b(?:surely|sure|definitely|guarantee\w*|oxford|cambridge|harvard|mit|stanford|chances?|scholarships?|german grade|convert|ielts|toefl|pte|visa|rent)\b).*(?:\bbacklogs?\b|\barrears?\b|\b(?:c?gpa|percentage|percent|marks|grades?|division)\b.*\b(?:take me|accept me|any (?:university|college|uni)|minimum|too low|very low|low)\b|\b(?:low|minimum|poor|bad) (?:c?gpa|percentage|marks|grades?)\b)|ব্যাকলগ|(?:সিজিপিএ|জিপিএ|রেজাল্ট)\S* (?:\S+ ){0,2}(?:কম|খারাপ)|(?:কম|খারাপ) (?:সিজিপিএ|জিপিএ|রেজাল্ট)|बैकलॉग|(?:सीजीपीए|जीपीए|अंक|नंबर|ग्रेड)\S* (?:\S+ ){0,2}कम(?: |$)|कम (?:सीजीपीए|जीपीए|अंक|नंबर)|\b(?:promedio|notas?) (?:\w+ )?baj[oa]s?\b|\b(?:moyenne|notes?) (?:\w+ )?(?:faibles?|basses?|mauvaises?)\b|معدل\S* (?:\S+ )?(?:منخفض|ضعيف|قليل)/,
  ],
  [
    'guide:before-results',
    /^(?!.*\b(?:ielts|toefl|pte|duolingo|sat|gre|gmat|visa|deadline|scholarship)\b).*(?:\bapply\w*\b.*\b(?:before|without|while|pending|waiting)\b.*\b(?:final|results?|graduat\w*|provisional|degree certificate|marksheet)\b|\bfinal (?:year|semester)\b.*\b(?:can i|apply)\b|\bapply\b.*\b(?:in (?:my )?(?:final|last) (?:year|semester))\b|\bresults?\b.*\b(?:not (?:yet )?(?:out|come|published|declared)|pending|awaited)\b.*\bapply\b|\bprovisional (?:certificate|degree)\b)|(?:রেজাল্ট|ফল|ফলাফল)\S* (?:\S+ ){0,3}(?:আগে|বের হয়নি|দেয়নি|ছাড়া).*(?:আবেদন|এপ্লাই|অ্যাপ্লাই)|(?:रिजल्ट|परिणाम|नतीजे)\S* (?:\S+ ){0,3}(?:पहले|नहीं आया|बिना).*(?:आवेदन|अप्लाई)|\b(?:postul\w+|aplic\w+|solicit\w+|apply)\b.*\b(?:antes de|sin)\b.*\b(?:graduar\w*|titulo|notas|resultados)\b|\b(?:postuler|candidater|apply)\b.*\b(?:avant|sans)\b.*\b(?:resultats?|diplome|releve)\b|(?:اقدم|التقديم|اقدّم|تقديم).*(?:قبل).*(?:نتيج|نتايج|نتائج|التخرج|اتخرج)/,
  ],
  [
    'guide:sop-start',
    /^(?!.*\b(?:when|deadline|how many)\b).*(?:\b(?:start|begin|starting|beginning|opening|hook|first (?:line|sentence|paragraph))\b.*\b(?:sop|essay|statement|letter)\b|\b(?:sop|essay|statement|letter)\b.*\b(?:start|begin|opening|hook|first (?:line|sentence|paragraph))\b(?!.*\bevaluation\b)|\b(?:no|not|dont|do not|without|never|boring|ordinary|normal)\b.*\b(?:story|stories|interesting|special)\b)|(?:sop|এসওপি|রচনা|স্টেটমেন্ট|এসে)\S* .*শুরু|(?:sop|एसओपी|निबंध|स्टेटमेंट) .*शुरू|\b(?:empiezo|empezar|comienzo|comenzar|inicio|iniciar)\b.*\b(?:carta|ensayo|sop|essay)\b|\b(?:commencer|debuter|commence)\b.*\b(?:lettre|essai|sop)\b|(?:ابدا|ابدء|بدايه).*(?:رساله|مقال|خطاب)/,
  ],
  [
    'guide:missed-deadline',
    /^(?!.*\b(?:ielts|toefl|visa|remind\w*|not to miss|never miss|dont want|flight|class|appointment|interview)\b).*(?:\b(?:missed|miss|crossed|passed|late for|after)\b.*\b(?:deadline|last date|due date|closing date)\b|\b(?:deadline|last date|due date)\b.*\b(?:missed|passed|over|gone|crossed|closed|finished)\b)|(?:ডেডলাইন|শেষ তারিখ|সময়সীমা)\S* .*(?:মিস|পার|চলে গে|শেষ হয়ে)|(?:डेडलाइन|आखिरी तारीख|अंतिम तारीख|अंतिम तिथि)\S* .*(?:निकल|छूट|चूक|मिस|बीत)|\b(?:paso|pase|perdi|vencio|tarde)\b.*\b(?:fecha limite|plazo|deadline)\b|\b(?:fecha limite|plazo|deadline)\b.*\b(?:paso|vencio|perdi|cerro)\b|\b(?:rate|manque|depasse|loupe)\b.*\b(?:date limite|delai|deadline)\b|\b(?:date limite|delai)\b.*\b(?:passee?|depassee?|ratee?)\b|(?:فاتني|فاتت|فات|تاخرت|انتهي) .*(?:الموعد|موعد|التقديم|مهله)/,
  ],
  [
    'guide:parents-against',
    /^(?!.*\b(?:sponsor\w*|bank|income|account|pay\w*|sign\w*|money|funds?|loan|see|progress|lantern)\b).*(?:\b(?:parents?|father|mother|dad|mom|family|husband|in laws)\b.*\b(?:not|dont|against|wont|refuse|refuses|disagree|never|no)\b.*\b(?:want|let|allow|agree|abroad|permission|support|send|ready)\b|\b(?:parents?|father|mother|dad|mom|family)\b.*\bagainst\b|\b(?:convince|persuade)\b.*\b(?:parents?|father|mother|dad|mom|family)\b)|(?:বাবা|মা|আব্বু|আম্মু|পরিবার|ফ্যামিলি|বাসায়)\S* .*(?:রাজি না|রাজি নন|রাজি নয়|রাজি করা|চায় না|চান না|দিচ্ছে না|মানছে না|মানে না|যেতে দেবে না)|(?:माता|पिता|मम्मी|पापा|घरवाले|घर वाले|परिवार|मां)\S* .*(?:मना कर|खिलाफ|नहीं मान|राजी नहीं|जाने नहीं|मनाऊं|मनाएं|नहीं चाहते)|\b(?:padres|mama|papa|familia)\b.*\b(?:no (?:quieren|quiere|me dejan|me deja)|en contra)\b|\bconvenc\w+\b.*\b(?:padres|familia)\b|\b(?:parents|pere|mere|famille)\b.*\b(?:contre|veulent pas|refusent|refuse)\b|\bconvaincre\b.*\b(?:parents|famille|pere|mere)\b|(?:اهلي|ابي|والدي|والدتي|امي|عايلتي|عائلتي|بابا|ماما) .*(?:يرفض|رافض|لا يريد|ما يبون|ما بدهم|مش موافق|غير موافق|مو موافق|لا يوافق|ضد)|(?:اقناع|اقنع) .*(?:اهلي|والدي|ابي|امي|عائلتي)/,
  ],
  [
    'guide:cut-essay',
    /^(?!.*\b(?:saved?|limit of|how many|happ?ens?|hapens)\b).*(?:\b(?:shorten|cut|reduce|trim|condense)\b.*\b(?:essay|sop|statement|words?)\b|\b(?:essay|sop|statement)\b.*\b(?:shorten|too long|cut|trim|reduce)\b|\b(?:essay|sop|statement)\b.*\b\d{3,4}\b.*\b\d{3,4}\b)|\b(?:ensayo|carta|texto|essay)\b.*\b(?:corto|cortar|acort\w+|reduc\w+|recort\w+|quitar|quito|demasiado larg\w|muy larg\w)\b|\b(?:acort\w+|recort\w+|reduc\w+)\b.*\b(?:ensayo|carta|texto|essay)\b|\b(?:essai|lettre|texte|essay)\b.*\b(?:raccourci\w*|couper|trop longu?e?|reduire)\b|\b(?:raccourci\w*|reduire|couper)\b.*\b(?:essai|lettre|texte|essay)\b|(?:निबंध|एसओपी|sop|essay) .*(?:छोटा|काट|कम कर|बहुत लंबा)|(?:রচনা|এসে|এসওপি|sop|essay)\S* .*(?:ছোট|কাট|কমা|বেশি লম্বা|বেশি বড়)|(?:مقال|رساله|خطاب)\S* .*(?:طويل|اختصر|احذف|اقصر)|(?:اختصر|اختصار) .*(?:مقال|رساله|خطاب)/,
  ],
  [
    'guide:choose-country',
    /^(?!.*\b(?:ielts|visa fee|fees? for|blocked|offers?)\b)(?=.*\b(?:or|vs|versus|and|between)\b)(?=.*\b(?:better|best|cheaper|cheapest|compare|choose|good)\b)(?:.*\b(?:usa?|america|uk|britain|england|canada|australia|germany|france|ireland|italy|japan|malaysia|netherlands|sweden|singapore|new zealand|spain|korea|china|turkey|poland|finland|norway|hungary)\b){2}/,
  ],
  [
    'guide:full-scholarship',
    /\bfull\w* (?:free |funded |paid )?scholarships?\b.*\b(?:find|search|look|how|poor)\b|\b(?:find|search|look for|how)\b.*\bfull\w* (?:free |funded |paid )?scholarships?\b|\bscholarships?\b.*\b(?:pays?|cover\w*) (?:for )?(?:everything|all)\b|\bpoor family\b.*\bscholarships?\b|(?:ফুল|পুরো|সম্পূর্ণ|সব খরচ)\S* (?:\S+ ){0,3}(?:স্কলারশিপ|বৃত্তি)|(?:पूरा खर्च|पूरे खर्च|पूरी फीस|फुल|सारा खर्च)\S* (?:\S+ ){0,3}(?:स्कॉलरशिप|छात्रवृत्ति)|\b(?:becas?|scholarship) (?:complet\w+|total\w*|integral\w*)\b|\b(?:becas?|scholarship)\b.*\b(?:pag\w+|cubr\w+) todo\b|\b(?:bourses?|scholarship) (?:complet\w+|entier\w+|integral\w*)\b|\b(?:bourses?|scholarship)\b.*\b(?:paie\w*|couvre\w*|prend\w*) tout\b|منح\S* (?:كامله|شامله|ممول\S*)/,
  ],
  ['visa-paper:oshc', /\boshc\b/],
  [
    'visa-paper:insurance',
    /^(?=.*(?:\b(?:germany|deutschland|allemagne|alemania|france|francia|ireland|italy|malaysia|sweden)\b|जर्मनी|फ्रांस|জার্মানি|ফ্রান্স|المانيا|فرنسا))(?=.*(?:\b(?:insurance|assurance|seguro|krankenkasse|krankenversicherung)\b|इंश्योरेंस|बीमा|ইনস্যুরেন্স|ইন্স্যুরেন্স|বিমা|বীমা|تامين))/,
  ],
  [
    'guide:visa-insurance',
    /\btravel insurance\b|\binsurance\b.*\b(?:student|study)? ?visa\b|\bvisa\b.*\binsurance\b|\bcard\b.*\binsurance\b|\bseguro\b.*\b(?:viaje|tarjeta|visa|visado)\b|\bassurance\b.*\b(?:voyage|visa|carte)\b|(?:ट्रैवल|यात्रा|हेल्थ|स्वास्थ्य) (?:इंश्योरेंस|बीमा)|(?:ট্রাভেল|ভ্রমণ|হেলথ|স্বাস্থ্য) (?:ইনস্যুরেন্স|ইন্স্যুরেন্স|বিমা|বীমা)|تامين (?:ال)?(?:سفر|صحي)/,
  ],
  ['guide:ssn', /\bssn\b|\bsocial security (?:number|card)\b/],
  [
    'guide:english-waiver',
    /\b(?:waec|wassce|neco|kcse|kcpe)\b.*\benglish\b|\benglish\b.*\b(?:waec|wassce|neco|kcse)\b/,
  ],
  ['guide:gre-need', /\bgre\b.*\b(?:needed|need|required?|stopped|optional|compulsory|mandatory|still)\b/],
  [
    'guide:funds-kinds',
    /\b(?:sanction|loan) letter\b|\bloan\b.*\b(?:proof of funds?|as funds?|bank statement)\b|(?:ঋণ|লোন)\S* .*(?:ফান্ড|প্রমাণ)|(?:लोन|ऋण) .*(?:फंड|सबूत)|\b(?:prestamo|credito)\b.*\b(?:fondos|solvencia|visa)\b|\bpret\b.*\b(?:preuve|ressources|visa)\b|قرض.*(?:اثبات|تاشير|كشف)/,
  ],
  [
    'visa:FR:proof_of_funds',
    /\bvirement irrevocable\b|\b(?:avi|caution bancaire)\b.*\bfrance\b|\bfrance\b.*\b(?:avi|caution bancaire)\b/,
  ],
  [
    'guide:family-canada',
    /^(?=.*(?:\b(?:canada|canadian)\b|কানাডা|कनाडा|كندا))(?=.*(?:\b(?:spouse|wife|husband|dependants?|dependents?|family|children|kids?|femme|mari|famille|enfants|esposa|esposo|familia|hijos)\b|স্ত্রী|বউ|স্বামী|পরিবার|পত্নী|पत्नी|पति|परिवार|बच्च|زوج|عائل|عايل|اولاد))(?=.*\b(?:bring\w*|tak(?:e|ing)|com(?:e|es|ing)|join\w*|accompan\w*|along|with|dependants?|dependents?|amen\w+|emmen\w+|ven(?:ir|ga|gan)|llev\w+|traer|acompan\w+)\b|.*(?:নিয়ে|সাথে|সঙ্গে|আন|اصطحاب|احضار|معي|مرافق|اجيب|اخذ|साथ|ले जा|ला सक|लाना))(?!.*\b(?:sponsor|pays?|paying|account|statement|funds?|money|fees?|income|agree|against)\b)/,
  ],
  [
    'guide:study-gap',
    /\bgap\b.*\b(?:war|illness|ill|family|write|explain|corona|covid)\b|\b(?:war|illness)\b.*\bgap\b|(?:গ্যাপ|বিরতি)\S* .*(?:কী লিখ|কি লিখ|সমস্যা|ব্যাখ্যা)|(?:गैप|अंतराल) .*(?:लिख|समस्या|दिक्कत|बता)|\b(?:pause|trou|interruption|annees? sans etud\w+)\b.*\b(?:etudes|guerre|expliqu\w+|cv|parcours)\b|\b(?:anos? sin estudiar|pausa|hueco)\b|(?:فجوه|انقطاع|انقطعت|توقفت).*(?:دراس|جامع|حرب|سن)/,
  ],
  [
    'guide:visa-interview',
    /\bvisa interview\b.*\b(?:nervous|afraid|fear|scared|stuck|shy|weak english)\b|\b(?:nervous|afraid|scared)\b.*\bvisa interview\b/,
  ],
];

/** Awards that are named by their country or in another script, where their own name does not stand. */
export const directAwards: readonly (readonly [passage: string, asked: RegExp])[] = [
  [
    'scholarship:turkiye-scholarships-turkiye-burslar',
    /\bturk\w* (?:burs\w*|scholarships?|government scholarships?|govt scholarships?)\b|\b(?:bourses?|becas?|scholarships?) (?:de |du |del |la |of |from )*(?:gouvernement |gobierno |government )?tur(?:c|q|k)\w*\b|(?:منح|منحه|المنحه|المنح) (?:ال)?(?:حكومه )?(?:ال)?(?:تركيه|تركيا)|(?:তুর্কি|তুরস্ক|তুর্কিয়ে)\S* (?:\S+ ){0,2}(?:স্কলারশিপ|বৃত্তি|বুরস)|(?:तुर्की|तुर्किये)\S* (?:\S+ ){0,2}(?:स्कॉलरशिप|छात्रवृत्ति|बुर्स)/,
  ],
  [
    'scholarship:daad-study-scholarships-master-s-all-disciplines',
    /(?:منحه|المنحه|منح) (?:ال)?(?:داد|دآد|المانيه)|ডাড|ডিএএডি|डाड स्कॉलरशिप|डीएएडी/,
  ],
  ['scholarship:chevening-scholarship', /تشيفنينغ|تشيفنينج|شيفنينج|চিভনিং|শেভেনিং|শেভনিং|চেভেনিং|चेवनिंग|शेवनिंग|चेवेनिंग/],
  ['scholarship:fulbright-foreign-student-program', /فولبرايت|فلبرايت|ফুলব্রাইট|फुलब्राइट/],
  ['scholarship:erasmus-mundus-joint-masters-scholarship', /ايراسموس|ايرازموس|ইরাসমাস|ইরাসমুস|এরাসমাস|इरास्मस|इरैस्मस/],
  [
    'scholarship:stipendium-hungaricum',
    /(?:منحه|المنحه|منح) (?:ال)?(?:مجريه|هنغاريه|حكومه المجريه)|হাঙ্গেরি\S* (?:\S+ )?(?:স্কলারশিপ|বৃত্তি)|हंगरी\S* (?:\S+ )?(?:स्कॉलरशिप|छात्रवृत्ति)|\b(?:bourses?|becas?|scholarships?) (?:de |du |del |la )*(?:gouvernement |gobierno )?(?:hongr\w+|hungr\w+)\b/,
  ],
  [
    'scholarship:chinese-government-scholarship-bilateral',
    /\bcsc scholarships?\b|\bchin\w+ (?:government|govt) scholarships?\b|(?:منحه|المنحه|منح) (?:ال)?(?:صينيه|صين|حكومه الصينيه)|(?:চীন|চায়না|চাইনিজ)\S* (?:\S+ ){0,2}(?:স্কলারশিপ|বৃত্তি)|(?:चीन|चाइनीज|चीनी)\S* (?:\S+ ){0,2}(?:स्कॉलरशिप|छात्रवृत्ति)/,
  ],
  [
    'scholarship:mext-scholarship-research-students',
    /\bmonbukagakusho\b|(?:منحه|المنحه|منح) (?:ال)?(?:يابانيه|ميكست|حكومه اليابانيه)|মেক্সট|জাপান\S* সরকার\S* (?:স্কলারশিপ|বৃত্তি)|मेक्स्ट|जापान सरकार\S* (?:\S+ )?(?:स्कॉलरशिप|छात्रवृत्ति)/,
  ],
  ['scholarship:commonwealth-master-s-scholarships', /(?:منحه|منح) (?:ال)?كومنولث|কমনওয়েলথ|कॉमनवेल्थ/],
  [
    'scholarship:france-excellence-eiffel',
    /(?:منحه|منح) ايفل|আইফেল|(?:एफिल|आइफल) (?:स्कॉलरशिप|छात्रवृत्ति)|\b(?:bourse|beca|scholarship) eiffel\b/,
  ],
];
