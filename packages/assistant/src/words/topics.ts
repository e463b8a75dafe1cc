// What a question asks in words that say nothing one by one: tried on plain words, it adds the terms that name the topic.

const taking =
  '(?:takes?|taking|wait|waiting|comes?|process|processed|processing|need|get|getting|receive|approve|approved|decide|decision)';
const time = '(?:days?|weeks?|months?|years?|time|long)';
const study = '(?:stud(?:y|ies|ying)|classes|course|courses|degree|college|reading)';

export const topics: readonly [RegExp, string][] = [
  [/\b(?:it|this|lantern|that|app|page|site) works?\b/, ''],
  // what is passed here is no visa of Singapore, and what is saved is no university
  [/\bpass(?:ing)? (?:the |my |an? |this |all )?(?:exams?|tests?|courses?|subjects?|semesters?)\b/, ''],
  [/\bsav(?:e|ing) (?:some |more |up )?money\b/, 'budget'],
  [/\bschool (?:marks?|results?|numbers?|scores?)\b/, 'enter grade'],

  [/\bstudents? pass\b.*\bhow long$/, 'processing'],
  [/\bstudents? pass\b/, 'visa permit'],
  [/\bstudents? (?=pass\b)|(?<=\bstudent )pass\b/, ''],
  [
    /\bhow many\b.*\b(?:universit\w+|colleges?|schools?|applications?|places)\b.*\b(?:apply|application|send|choose|target)\b|\bapply\b.*\bhow many\b.*\b(?:universit\w+|colleges?)\b/,
    'shortlist applications number',
  ],
  [
    /\b(?:lose|loses|losing|lost|no|without|bad) (?:my |the )?(?:net|internet|network|wifi|connection|signal)\b/,
    'offline network goes',
  ],
  // who says "count of bank" means an account; "how much is the visa" asks for its fee
  [/\bcount (?:of|in|at) (?:the |a )?bank\b|\bbank count\b/, 'bank account'],
  [/\bcount (?:of|in|at) (?=(?:the |a )?bank\b)/, ''],
  [
    /^(?!.*\b(?:bank|funds?|money|show|balance|account|salary)\b).*\bhow much (?:is|are|does|do|for|to pay)\b(?! (?:time|long|days|weeks|months|hours))(?: \w+){0,4} (?:visa|permit)\b(?!.*\b(?:take|takes|time|long|wait)\b)/,
    'fee',
  ],
  [
    /\b(?:net|internet|network|wifi|connection|electricity|current|light)\b(?: \w+){0,2} (?:go|goes|gone|going|off|cuts?|stops?|lost)\b/,
    'offline network goes',
  ],
  [
    /\b(?:suddenly|sudden|unexplained)\b.*\b(?:money|amount|deposit|bank|sum|cash)\b|\b(?:bank|statement|account)\b.*\b(?:suddenly|big money|big amount|large amount)\b/,
    'large origin funds sudden',
  ],
  // "how does the CoE work" is not about jobs
  [/(?<=\bhow (?!much|many|long)(?:do |does |the |is |a |to )*(?:\w+ ){1,3}(?:in \w+ )?)works?$/, ''],
  [new RegExp(`\\bhow long\\b.*\\b${taking}\\b(?!.*\\b(?:held|hold|account|bank|valid)\\b)`), 'processing'],
  [new RegExp(`\\bhow (?:much|many) ${time}\\b.*\\b${taking}\\b(?!.*\\b(?:bank|valid|account)\\b)`), 'processing'],
  [
    new RegExp(
      `\\b(?:works?|working|jobs?)\\b.*\\b(?:while|during|beside|besides|alongside|with|when|and|along with)\\b.*\\b${study}\\b`,
    ),
    'hours',
  ],
  [new RegExp(`\\b${study}\\b.*\\b(?:with|while|and|along)\\b.*\\b(?:work|job)\\b`), 'hours'],
  [/\b(?:part ?time)\b|পার্ট ?টাইম|دوام جزئي/, 'hours job'],
  [
    /\b(?:gre|gmat|جي ار اي)\b.*\b(?:need|needed|require|required|compulsory|mandatory|must|necessary|optional|waived?|without|important|have)\b/,
    'optional',
  ],
  [
    /\b(?:need|needed|require|required|compulsory|mandatory|must|necessary|optional|without|have)\b.*\b(?:gre|gmat)\b/,
    'optional',
  ],
  [/(?:gre|gmat|জিআরই).*(?:لازم|ضروري|مطلوب|লাগ|দরকার|বাধ্যতামূলক)|(?:لازم|ضروري|هل يجب|مطلوب).*(?:gre|gmat)/, 'optional'],
  [
    /\b(?:ielts|toefl|pte|duolingo)\b.*\b(?:or|vs|versus|better|easier|than|difference|which)\b.*\b(?:ielts|toefl|pte|duolingo)\b/,
    'compare vs',
  ],
  [
    /\b(?:which|better|easier|difference|choose)\b.*\b(?:ielts|toefl|pte|duolingo)\b.*\b(?:ielts|toefl|pte|duolingo)\b/,
    'compare vs',
  ],
  [
    /(?:টোফেল|আইইএলটিএস).*(?:নাকি|না কি|বনাম|ভালো|সহজ|কোনটা).*(?:টোফেল|আইইএলটিএস|সহজ|ভালো)|(?:توفل|ايلتس).*(?:ام|او|افضل|اسهل|ولا).*(?:توفل|ايلتس)/,
    'compare vs',
  ],
  [
    /\b(?:without|waive|waiver|exempt|skip|instead of)\b.*\b(?:ielts|toefl|english test)\b|\b(?:medium of instruction|moi)\b/,
    'medium instruction waiver',
  ],
  [
    /\b(?:ielts|toefl|pte|duolingo|english)\b.*\b\d(?:\.\d)?\b.*\b(?:go|enough|ok|okay|apply|accepted|can|eligible|possible)\b|\b(?:minimum|required|level)\b.*\b(?:ielts|english|band)\b/,
    'level minimum band',
  ],
  [/(?:পড়া|ডিগ্রি|কোর্স|গ্র্যাজুয়েশন|স্নাতক).*(?:পর|শেষে|শেষ).*(?:থাকা|কাজ|চাকরি)/, 'graduation stay'],
  [/(?:রিজেক্ট|রিফিউজ|প্রত্যাখ্যা|বাতিল).*(?:ফর্ম|লিখ|জানা|বল|উল্লেখ)/, 'mention earlier refusals'],
  [
    /^(?!.*\b(?:school|grades?|gpa|cgpa|transcripts?|semester|college)\b).*\b(?:where|how)\b.*\b(?:put|enter|add|fill|update|submit|insert|type)\b.*\b(?:ielts|toefl|score|scores|marks|result|test)\b/,
    'add enter correct',
  ],
  [/\b(?:delete|deleted|removed?|lost)\b.*\b(?:restore|recover|get back|undo|bring back|return)\b/, 'mistake'],
  [
    /\b(?:stay|live|remain|settle|work|job)\b.*\bafter\b|\bafter\b.*\b(?:stay|live|remain|settle|work|job)\b/,
    'graduation stay',
  ],
  [
    /\b(?:money|balance|funds?|bank)\b.*\b(?:how (?:long|much|many)|days|28)\b.*\b(?:keep|kept|stay|be|hold|held|account|before|sit)\b/,
    'held days funds',
  ],
  [/\bhow (?:long|many days)\b.*\b(?:money|balance|funds?)\b/, 'held days funds'],
  [
    /^(?!.*\b(?:refus|reject|den(?:y|ied)|again)).*\b(?:how (?:early|soon|far)|when|earliest)\b.*\b(?:apply|application|applying|applications)\b/,
    'when early',
  ],
  [
    /^(?!.*(?:visa|permit|refus|reject|denied|again)).*\b(?:when|how early)\b.*\b(?:apply|application|applying|applications)\b/,
    'timeline',
  ],
  [
    /(?:কবে|কখন|কত আগে).*(?:আবেদন|অ্যাপ্লাই|ভর্তি)|(?:আবেদন|অ্যাপ্লাই|ভর্তি).*(?:কবে|কখন|কত আগে)|(?:متي|كم قبل).*(?:التقديم|اقدم|قدم|ابدا)/,
    'when early',
  ],
  [
    /^(?!.*ভিসা).*(?:কবে|কখন|কত আগে).*(?:আবেদন|অ্যাপ্লাই|ভর্তি)|^(?!.*ভিসা).*(?:আবেদন|অ্যাপ্লাই|ভর্তি).*(?:কবে|কখন|কত আগে)|^(?!.*(?:تاشير|فيز)).*(?:متي|كم قبل).*(?:التقديم|اقدم|قدم|ابدا)/,
    'timeline',
  ],
  [
    /কত (?:দিন|সময়|সপ্তাহ|মাস|টাইম).*(?:লাগ|পেতে|আস|হয়)|পেতে কত|(?:كم|كم من) (?:تستغرق|ياخذ|تاخذ|يستغرق|من الوقت|الوقت|يوم|اسبوع|وقت|مده).*(?:تاشير|فيز|قرار|طلب)/,
    'processing',
  ],
  [/(?:كم|কত).*(?:حساب|بنك|رصيد|ব্যাংক|অ্যাকাউন্ট|একাউন্ট|ব্যালেন্স)/, 'fund balance'],
  [
    /\bhow (?:much|many)\b.*\b(?:bank|account)\b|\b(?:bank|account)\b.*\bhow (?:much|many)\b(?! (?:days|time|long|weeks|months))/,
    'fund balance',
  ],
  [/(?:رفض|প্রত্যাখ্যা|রিফিউজ|রিজেক্ট).*(?:اذكر|اقول|اخبر|اكتب|বল|জানা|উল্লেখ|লিখ)/, 'mention earlier refusals'],
  [/\bগ্রেড.*জার্মান|জার্মান.*গ্রেড|معدل.*الماني|الماني.*معدل/, 'german grade convert formula'],
  [
    /\b(?:refuse|refused|refusal|reject|rejected|rejection|deny|denied)\b.*\b(?:tell|mention|say|disclose|declare|hide|write|form|inform|show)\b/,
    'mention earlier refusals',
  ],
  [
    /\b(?:tell|mention|say|disclose|declare|hide)\b.*\b(?:refuse|refused|refusal|reject|rejected|rejection|deny|denied)\b/,
    'mention earlier refusals',
  ],
  [
    /\b(?:what|which|questions?)\b.*\b(?:ask|asks|asked|questions?)\b.*\binterview|\binterview\b.*\b(?:ask|asks|asked|questions?)\b|\bofficer\b.*\bask/,
    'interview questions asked',
  ],
  [
    /\b(?:convert|conversion|in german|to german|german)\b.*\b(?:gpa|cgpa|grade|grades|percentage|marks)\b|\b(?:gpa|cgpa|grade|grades|percentage|marks)\b.*\b(?:german|germany)\b/,
    'german grade convert formula',
  ],
  [
    /\b(?:waive|waiver|waived|waivers|without paying|cannot pay|exempt|exemption)\b.*\bfees?\b|\bfees?\b.*\b(?:waive|waiver|waived|waivers|exempt|exemption)\b/,
    'waiver',
  ],
  [
    /\b(?:extra|more|how (?:many|long)|any|stay|work)\b.*\b(?:after|when i) (?:finish|finishing|complet\w+|passing|i finish)\b/,
    'graduation stay',
  ],
  [/(?:মাস্টার্স|ব্যাচেলর|স্নাতক|পিএইচডি|পড়া).*(?:পর|শেষ).*(?:থাক|কাজ|চাকরি)/, 'graduation stay'],
  [
    /\b(?:sat|act)\b.*\b(?:need|needed|require|required|compulsory|mandatory|must|necessary|optional|waived?|without|important)\b/,
    'optional blind',
  ],
  [
    /\b(?:need|needed|require|required|compulsory|mandatory|must|necessary|optional|without)\b.*\b(?:sat|act)\b/,
    'optional blind',
  ],
  [
    /\b(?:exam|test|ielts|writing|reading|listening|speaking)\b.*\b(?:again|retake|resit|repeat)\b|\b(?:retake|repeat|again|resit|redo)\b.*\b(?:one|only|single|part|module|section|listening|reading|writing|speaking)\b|\b(?:one|single) (?:skill|module|part|section)\b.*\b(?:retake|again|repeat|resit)\b|\b(?:only|just) (?:writing|reading|listening|speaking|one)\b.*\b(?:retake|again|repeat|resit)\b/,
    'retake skill',
  ],
  [
    /\b(?:sop|purpose|personal statement|motivation letter|statement)\b.*\b(?:same|different|difference|vs|versus|or|and)\b.*\b(?:sop|purpose|personal statement|motivation letter|statement)\b/,
    'compare motivation purpose',
  ],
  [
    /\b(?:what|nothing|how)\b.*\b(?:to |do |should |can |i )+write\b.*\b(?:essay|about)\b|\bwhat i write\b/,
    'topic idea stuck',
  ],
  [
    /\b(?:who|can|will|does|do|could)(?! i\b)(?: \w+)* (?:see|read|watch|access)s? (?:what i|my |mine|everything i)/,
    'privacy secret',
  ],
  [
    /^(?!.*\b(?:bank|visa|show|study|tuition|scholarship)\b).*\b(?:app|lantern|site|website)\b.*\b(?:money|pay|paid|charge|cost|free|subscription)\b|\b(?:money|pay|charge|cost)\b.*\b(?:app|lantern|this site)\b/,
    'free subscription',
  ],
  [/\bfull(?:y)? (?:free|fund|funded|funding)\b|\bfree (?:scholarship|study)\b/, 'fully'],
  [
    /\b(?:spelling|spelled|spelt|name|birth date|surname)\b.*\b(?:different|mismatch|wrong|not match|not same|mistake|differ)\b|\b(?:different|wrong|mistake)\b.*\b(?:name|spelling|surname)\b/,
    'spelling mismatch name',
  ],
  [
    /\b(?:borrow|lend|friend s money|loan)\b.*\b(?:show|bank|statement)\b.*\b(?:day|days|week|only|then)\b/,
    'borrowed sudden',
  ],
  [
    /\b(?:ucas|common app|oxford|cambridge)\b.*\b(?:deadline|last date|closing|close|until when|date)\b|\b(?:deadline|last date|closing date)\b.*\b(?:ucas|common app)\b/,
    'deadline closing',
  ],
  [/(?:ucas|ইউকাস).*(?:শেষ তারিখ|ডেডলাইন|কবে)|(?:موعد|اخر يوم|متي).*(?:ucas|يوكاس)/, 'ucas deadline closing'],
  [/\bfull(?:y)? free\b|\bfree (?=scholarship|study)/, ''],
  [/\b(?:visa|fee|ticket|cost|permit)\b.*\bhow (?:much|many) of\b|\bhow (?:much|many) of (?:visa|permit)\b/, 'fee'],
  [/\bstudying (?:finished|after|complete|end)\b.*\b(?:stay|work|job|live|years|months)\b/, 'graduation stay'],
  [
    /^(?!.*\b(?:see|read|watch)\b.*\b(?:account|essays?)\b).*\b(?:father|mother|dad|mom|mum|parents?|uncle|aunt|brother|sister|relatives?|family|friend|cousin|grandfather|grandmother|grandparents?|somebody else|s name)\b.*\b(?:pay|pays|paying|sponsor|sponsors|account|money|fund|funds|salary|business|income)\b|\b(?:account|money|bank|statement)\b.*\b(?:father|mother|dad|mom|mum|parents?|uncle|aunt|brother|sister|cousin|grandfather|grandmother|grandparents?|relative|someone else)s?\b/,
    'sponsor origin',
  ],
  [
    /\b(?:essay|sop|writing|text)s?\b.*\b(?:number|marks?|points?|scores?|scored|checks?|checked|judges?|judged|rated?)\b/,
    'evaluation evaluate score',
  ],
  [
    /\b(?:can ?t|cant|cannot|can not|dont have money|not able|unable|too poor|no money|not afford)\b.*\bapplication fees?\b|\bapplication fees?\b.*\b(?:can ?t|cant|cannot|afford|too much|expensive|high|no money|poor|free|skip|avoid|discount|low|income|reduce)\b/,
    'waiver',
  ],
  [
    /(?:بابا|ابي|والدي|امي|والدتي|عمي|خالي|اخي|قريبي|اهلي|عائلتي|كفيل).*(?:يدفع|تدفع|يدفعون|تكاليف|يمول|تمويل|حساب)|(?:يدفع|تدفع|يمول).*(?:ابي|والدي|امي|عمي|خالي|اخي|قريبي|اهلي|عائلتي)/,
    'sponsor origin',
  ],
  [/(?:বাবা|আব্বু|মা|আম্মু|চাচা|মামা|ভাই|বোন|আত্মীয়|পরিবার)\S* .*(?:টাকা|খরচ|দেবে|দেবেন|স্পনসর|স্পন্সর|অ্যাকাউন্ট|একাউন্ট)/, 'sponsor origin'],
  [/\bdrop(?:ped)? out\b|\bexplain\b.*\b(?:years?|gap|break)\b/, 'gap'],
  [/\b(?:old|older|earlier|last|previous|before) (?:draft|version|essay|text)\b/, 'history previous version'],
  [/আবেদন.*ফি.*(?:সামর্থ্য|পারি না|পারছি না|পারব না|মাফ|ছাড়া|নেই)/, 'waiver'],
  [
    /(?:رسوم|اجور) (?:التقديم|الطلب).*(?:لا استطيع|ما اقدر|ما بقدر|بدون|اعفاء|غاليه)|(?:لا استطيع|ما اقدر|ما بقدر|ما معي).*(?:رسوم) (?:التقديم|الطلب)/,
    'waiver',
  ],
  [
    /\b(?:same|one|shared|single|common)\b (?:\w+ )?(?:phone|mobile|laptop|computer|device|pc|tablet)\b|\b(?:phone|mobile|laptop|computer|pc)\b.*\b(?:shared|share|together|both of us|whole family)\b/,
    'public shop',
  ],
  [/(?:এক|একই) (?:ফোন|মোবাইল|কম্পিউটার|ল্যাপটপ)/, 'public shop log out device'],
  [
    /\b(?:phone|mobile|laptop|account)\b.*\b(?:stolen|lost|hacked|thief|robbed)\b|\b(?:stolen|lost|hacked)\b.*\b(?:phone|mobile|laptop|account)\b/,
    'hacked security stolen',
  ],
  [
    /(?:كم|قديش|اديش|شقد|قد ايش|متي).*(?:ياخذ|ياخد|تاخد|تاخذ|بياخد|بتاخد|بتطول|تطول|يستغرق|تستغرق|تطلع|بتطلع|وقت).*(?:تاشير|فيز|قرار)|(?:تاشير|فيز)\S*.*(?:كم|قديش|اديش).*(?:تاخذ|تاخد|بتاخد|بتطول|تطول|وقت)/,
    'processing',
  ],
  [/কমন ?অ্যাপ|(?:ال)?كوم?ون? ?اب|كومن ?اب/, 'common app commonapp'],
  [/শব্দ.*(?:বেশি|পার|ছাড়িয়ে)/, 'limit over'],
  [/\binterview\b.*\b(?:date|slot|book|booking|schedule)\b|\b(?:book|schedule|slot)\b.*\binterview\b/, 'appointment'],
  [/\bsevis\b.*\bvisa\b|\bvisa\b.*\bsevis\b|\bhow (?:much|many) money takes?\b.*\bvisa\b/, 'fee'],
  [/\bcsc\b/, 'chinese bilateral'],
  [
    /\b(?:network|internet|connection|wifi|net|data)\b.*\b(?:bad|slow|weak|poor|gone|cuts?|down|unstable|off|lost|breaks?)\b|\b(?:bad|slow|weak|poor) (?:network|internet|connection|net)\b/,
    'offline network goes',
  ],
  [
    /\b(?:real|human|actual|living) (?:person|human|people|being|man)\b|\b(?:speak|talk|write|chat) (?:to|with) (?:a |an |some |the )?(?:\w+ )?(?:person|human|someone|somebody|support|team|staff|admin)\b/,
    'human reach contact person support',
  ],
  [/\btoefl\b.*\b(?:old|new|equals?|equivalent|convert|conversion|1 6)\b/, 'new scale old 120'],
  [/\bstay ?back\b/, 'graduation degree'],
  [
    /\b(?:best|right|good|correct) time\b.*\b(?:apply|application|applying|start)\b|\bwhen\b.*\bintake\b/,
    'when early timeline',
  ],
  [/\bwhere\b.*\b(?:see|find|check)\b.*\b(?:papers|documents|checklist)\b/, 'collect list'],
  [
    /\b(?:copy|copies|export|backup|download)\b.*\b(?:all|everything|whole)\b|\btake (?:my|all|everything)\b.*\bwith me\b/,
    'export backup take',
  ],
  [/\bpassport (?:size )?(?=photos?|pictures?)/, ''],
  [/(?:ال)?رقم (?:ال)?سري|كلمه (?:ال)?سر/, 'password'],
  [
    /\b(?:owner|landlord|landlady|room|flat|apartment)\b.*\b(?:western union|moneygram|crypto|gift cards?|cash)\b/,
    'cash service crypto gift card',
  ],
  [/\b(?:owner|landlord|landlady)\b.*\b(?:pay|money|deposit)\b.*\bbefore\b/, 'deposit seen signed'],
  [/\b(?:bangla|bengali|arabic|english) (?:language )?(?:option|version|setting|button|mode)\b/, 'change colours'],

  [/\b(?:balance|money|funds?|deposit)\b.*\b(?:days?|weeks?|months?) old\b/, 'held funds sudden'],
  [
    /\b(?:sold|selling|sale of) (?:\w+ )?(?:land|house|property|car|gold|plot)\b|\b(?:big|large|huge|lump) (?:bank )?(?:deposit|amount|sum)\b/,
    'large origin funds',
  ],
  [
    /\b(?:chang\w+|switch\w*|shift\w*)\b.*\b(?:field|course|subject|major|stream|background|from \w+ to)\b/,
    'course change subject',
  ],
  [
    /\bpolice\b.*\b(?:number|call|phone)\b|\b(?:number|call|phone)\b.*\bpolice\b|(?:نمره|رقم) (?:ال)?شرطه|পুলিশের? নম্বর/,
    'emergency',
  ],
  [
    /\b(?:can|could|will|does|do|is) (?:my |the |other |any )?(?:mother|father|parents?|teacher|mentor|brother|sister|friends?|admin|anyone|others|people|university|staff)(?: also| able to)? (?:see|read|watch|open|access|check|look)\b/,
    'privacy secret',
  ],
  [/\bvisa\b.*\bhow long$/, 'processing'],
  [/\bgic\b/, 'funds proof'],
  [/(?:আইইএলটিএস|টোফেল|ielts) ?(?:ছাড়া|ছাড়াই)|بدون (?:ال)?(?:ايلتس|توفل|ielts)/, 'medium instruction waiver'],
  [/\bkgsp\b/, 'gks'],
  [
    /\b(?:my |the )?(?:mentor|counsell?or|teacher|admin) (?:dont|doesnt|does not|do not|not|never|didnt|isnt) (?:answer|reply|respond)\w*(?: me)?/,
    '',
  ],
  [/\bhow many activit/, 'common app limits'],
  [
    /\b(?:new|another|other|change|changed|switch|broke|broken|sold) (?:my |the )?(?:phone|mobile|laptop|computer|device)\b|\b(?:phone|mobile|laptop|computer) (?:change|changed|broke|broken)\b|(?:নতুন|অন্য) (?:ফোন|মোবাইল)|(?:هاتف|جوال|موبايل|تلفون) جديد/,
    'new phone work',
  ],
  [/মনে (?:নাই|নেই|পড়ছে না|পড়ে না|করতে পারছি না)/, 'forgot'],
  // names of one country's own
  [/\bf ?1\b/, 'usa'],
  [/\bf ?1\b/, ''],
  [/\b(?:opt|cpt)\b(?! out)/, 'usa'],
  [/\bpgwp\b/, 'canada'],
  [/\b(?:postgrad(?:uate)?|post ?study|post ?graduation) (?:work|visa|stay)\b/, 'graduation stay'],
  // a sum is not what is asked
  [/\b\d+ (?:dollars?|usd|euros?|eur|pounds?|gbp|rupees?|taka|cad|aud)\b/, ''],
  [
    /^(?!.*\b(?:mock|practi[sc]e|lantern|feedback|score|waiver|slots?|appointment|date|book)\b)(?:.*\binterview\b.*\b(?:tips?|say|tell|answers?|prepar\w*|weak|nervous|pass|mistakes?|speak|afraid|fear|face|credibility)\b|.*\b(?:tips?|prepar\w*|say|tell|pass|answers?|face|credibility)\b.*\binterview\b)/,
    'interview questions asked officer answers',
  ],
  [
    /\b(?:on|off|outside|inside) (?:the )?campus\b.*\b(?:work|job)|\b(?:work|job)\b.*\b(?:on|off|outside|inside) (?:the )?campus\b/,
    'hours',
  ],
  [
    /\b(?:tb|chest)\b.*\b(?:australia|canada|zealand|nz)\b|\b(?:australia|canada|zealand|nz)\b.*\b(?:tb|chest)\b/,
    'medical exam',
  ],
  [/\b(?:translate|translated|translation|translations)\b/, 'transcripts certificates'],
  [/\btax (?:papers?|returns?|documents?|certificates?|files?|filing)\b/, 'funds origin'],
  [/\btax (?=papers?|returns?|documents?|certificates?|files?|filing)/, ''],
  [
    /^(?!.*\b(?:tell|mention|say|disclose|declare|hide|write|form|inform)\b).*(?:\b(?:refus\w*|reject\w*|den(?:y|ied|ial))\b.*\b(?:again|reapply|re apply|next|now|after|when|appeal|what (?:do|should|can|to|i)|2nd|second)\b|\b(?:again|reapply|after|appeal|what|when|soon)\b.*\b(?:refus\w*|reject\w*|den(?:y|ied|ial))\b)/,
    'apply again reapply',
  ],
  [
    /(?:রিজেক্ট|রিফিউজ|প্রত্যাখ্যা|বাতিল).*(?:আবার|পরে|এখন কি|কবে)|(?:رفض|رفضت|مرفوض).*(?:مره (?:اخري|ثانيه)|ثاني|من جديد|اقدم|اعيد)/,
    'apply again reapply',
  ],
  [/(?:रिजेक्ट|रिफ्यूज|अस्वीकार|खारिज).*(?:दोबारा|दुबारा|फिर|अब|आवेदन|अप्लाई)/, 'apply again reapply'],
  [
    /\b(?:refus\w*|rejet\w*)\b.*\b(?:nouveau|encore|redemander|refaire|postuler|apres|reessayer)\b|\b(?:nega\w*|rechaz\w*|deneg\w*)\b.*\b(?:volver|otra vez|nuevamente|aplicar|solicitar|despues)\b/,
    'apply again reapply',
  ],
  [
    /\b(?:sops?|statements?|motivation|purpose)\b.*\b(?:long|length|pages?|avoid|leave out|mistakes?|dont|not|same|reuse|copy paste|format)\b|\b(?:same|one|how long|how many (?:words|pages)|pages?|length|avoid|mistakes?)\b.*\b(?:sops?|motivation|purpose)\b/,
    'length pages avoid several sop',
  ],
  [
    /\b(?:offer|admit|loa|coe|cas|i ?20)\b.*\b(?:next|now what|then what|after (?:that|this)|what (?:do i|should i|to|now|after))\b|\bwhat\b.*\b(?:after|next)\b.*\b(?:offer|admit|loa|coe|cas|i ?20)\b(?!.*\bwhen\b)/,
    'received next step',
  ],
  [
    /\b(?:off?ers?|admits?)\b.*\b(?:choose|choice|pick|select|decide|better|which)\b|\b(?:choose|pick|select|decide|better|which)\b.*\b(?:offers|admits)\b/,
    'two choose',
  ],
  [
    /\b(?:find|search|get|book|arrange|looking)\b.*\b(?:room|rooms|flat|apartment|hostel|dorm|accommodation|housing|halls?)\b/,
    'room before arrive',
  ],
  [/\b(?:loan)\b.*\bvisa\b|\bvisa\b.*\bloan\b|\bsanction letter\b/, 'funds proof'],
  [
    /\bdo i need\b.*\b(?:ielts|english test)\b.*\bcanada\b|\bcanada\b.*\b(?:need|without|required?|compulsory|mandatory)\b.*\b(?:ielts|english)\b|\bielts\b.*\b(?:need|required?|compulsory|mandatory|necessary)\b.*\bcanada\b/,
    'test permit',
  ],
  [
    /\b(?:visa|permit|cas|i20)\b.*\b(?:late|delay\w*)\b.*\b(?:class|classes|course|semester|start\w*|begin|began|begun)\b|\b(?:class|classes|course|semester)\b.*\b(?:start\w*|begin|began|begun)\b.*\b(?:visa|permit)\b/,
    'late delayed',
  ],
  [
    /^(?!.*\b(?:gs|genuine)\b).*\b(?:sop|statement|motivation letter|purpose)\b.*\bwhat\b.*\b(?:write|include|contain|put)\b(?!.*\bnot\b)|\bwhat\b.*\b(?:write|put|include)\b.*\b(?:sop|statement|motivation letter|purpose)\b(?!.*\bnot\b)/,
    'contain include purpose',
  ],
];
