// What students ask about and nothing here answers, whatever else stands in the question. Tried on plain words, folded.

/** To be forged, or got round: refused whatever passage the other words name. */
export const forged: readonly RegExp[] = [
  /\b(?:fake|forge|forged|forging|duplicate|dummy|bogus|fraud|edit(?:ed)?|manipulate|photoshop) (?:\w+ ){0,3}(?:bank|statement|balance|certificate|document|documents|paper|papers|letter|ielts|transcript|marks?|degree|experience|passport|visa)\b/,
  /\b(?:bank|statement|balance|certificate|document|documents|letter|transcript|marksheet|degree|passport) (?:\w+ ){0,3}(?:fake|forged|look bigger|look more|look higher)\b/,
  /\b(?:buy|purchase|order) (?:\w+ ){0,3}(?:certificate|ielts|toefl|degree|transcript|marksheet|passport|visa|essay|sop)\b/,
  /\bwithout (?:exam|test|appearing)\b/,
  /\b(?:make|arrange|create|get|show|prepare) (?:\w+ ){0,3}(?:statement|balance|solvency)\b.*\bwithout (?:any |having )?(?:money|fund|funds|balance)\b/,
  /\b(?:hack|hacking|crack|cheat|cheating)\b/,
  /\b(?:statement|balance)\b.*\b(?:show|look|shows|looks) (?:more|bigger|higher)\b/,
  // to stay or work against the law
  /\b(?:someone|somebody|anyone|girl|man|woman) (?:to|who can|who will) marry\b/,
  /\bover ?stay\w*\b|\b(?:cash (?:job|work|in hand)|work cash|paper marriage|fake marriage|no catch|not (?:get |be )?caught)\b/,
  /\b(?:remove|bypass|avoid|beat|fool|hide|pass|escape)\b.*\b(?:ai|turnitin|plagiarism|gptzero) ?(?:detect\w*|check\w*|scanner)?\b(?!.*\b(?:allowed|may i)\b)/,
];

/** Asylum, another passport, chances, what is best or safe: no passage about family, tax or work answers these either. */
export const never: readonly RegExp[] = [
  /\b(?:american|british|canadian|australian|german|us|uk) passport\b/,
  /\b(?:did|has|have) my (?:application|documents?|transcripts?|papers?|form|mail|email)\b.*\b(?:reach\w*|receiv\w*|arriv\w*|sent)\b/,
  /\b(?:citizenship|citizen of|nationality of|green card|permanent resid\w*|naturali[sz]ation|pr points|asylum|refugee|(?<!study )work visa|get pr\b|pr in|pr points|tourist visa|visit visa|visitor visa|golden visa|business visa|spouse visa(?!.*\bstud))\b(?! not\b)/,
  /\b(?:chance|chances|probability|odds|admit me|(?:will|would|did) (?:i|they) get in|will i get (?:in|into|admission|accepted|visa|the visa))\b/,
  /\b(?:trump|biden|modi|election|government) (?:will|going)\b|\bwill (?:trump|biden|modi|the government)\b/,
  /\bsafe(?:ty)?\b.*\b(?:night|girls?|women|woman|ladies|muslims?|live)\b|\b(?:crime rate|how much crime|crime in)\b/,
  /\b(?:rank|ranking|ranked|acceptance rate|famous|better university|best university|universit(?:y|ies) (?:is|are) (?:the )?(?:best|better|good)|best country|best city|safest|safe to live)\b/,
  /\b(?:salary|salaries|wage|wages)\b(?! (?:slips?|certificates?|statements?|accounts?))(?<!\bno salary)/,
  // to have something done
  /\b(?:can|could|will|would) (?:you|u) (?:please )?(?:book|find|call|arrange|contact|translate|submit|fill|pay|buy)\b|^(?:please )?(?:find|book|arrange|translate) (?:me|my|a|us)\b/,
  /\bsafe\b.*\b(?:family|wife|children|kids)\b|\b(?:family|wife|children|kids)\b.*\bsafe\b/,
];

export const beyond: readonly RegExp[] = [
  /\b(?:job|jobs|work|career|degree|course|field|country|company)\b.*\b(?:pays?|paid) (?:the |me )?(?:best|most|more|highest|well)\b|\b(?:best|highest|well) (?:paid|paying)\b/,
  // what things cost in a town, and whom somebody is angry with
  /\bhow much (?:is|are|does|for) (?:a |an |the |one )?(?:\w+ ){0,2}(?:food|meal|bread|coffee|beer|rice|milk|haircut|taxi)\b|\b(?:landlord|roommate|professor|boss)\b.*\b(?:angry|stealing|jealous|in love)\b/,
  /\btell (?:it to )?(?:my |our )?(?:parents?|father|mother|dad|mom|family)\b/,
  /\b(?:which|what) (?:city|cities|country|countries|state|place|town|universit\w+|colleges?|courses?|subjects?|fields?|majors?|degrees?)\b.*\b(?:more|most|best|better|cheap|cheaper|cheapest|easy|easier|easiest|safe|safer|safest|happy|highest|popular)\b(?!.*\b(?:saved|my list|shortlist)\b)/,
  /\bhow much tax\b|\btax refund\b|\blibrary (?:open|close)\w*\b|\b(?:good|best|cheap|cheapest|nice) (?:hostels?|hotels?|rooms?|flats?|areas?)\b/,
  /^(?:is|are|was|does) (?:my |the )?(?:professor|teacher|mentor|boss|officer|landlord|roommate) (?:angry|happy|sad|mad|nice|good|bad|single|married)\b/,
  /\bwhen (?:will|would) (?:my |the )?(?:opt |ead )?(?:card|ead|i ?20|letter)\b.*\b(?:arrive|come|reach)\b/,
  /\bpass(?:ing)? marks?\b|\bcheap\w* (?:country|countries|city|cities|universit\w+)\b|(?<!হালাল )খাবার কোথায়|(?<!বিনা )(?<!বিশ্ববিদ্যালয়ের )(?<!টিউশন )বেতন/,
  // whether family may come is said of few countries
  /\b(?:bring|take|join|accompany)\b.*\b(?:wife|husband|spouse|child\w*|kids?|family|depend[ae]nts?)\b.*\b(?:australia|germany|france|netherlands|ireland|italy|japan|malaysia|zealand|singapore|sweden)\b/,
  /\bbest (?:professor|teacher|lecturer|supervisor)\b|افضل استاذ/,
  // a gap, a new name or a journey for a wedding is a question of ours
  /^(?!.*\b(?:gap|surname|name|certificate|go home|come back|travel)\b).*\b(?:marry|marriage|wedding|boyfriend|girlfriend|divorce|dating)\b/,
  // the judgement or the knowledge of somebody else
  // an agent is no answer of ours, but a paper may be sent to one
  /^(?!.*\b(?:share|send|sharing)\b).*\b(?:agent|agents|agency|agencies|consultancy|consultancies|consultant|consultants|broker)\b/,
  // that somebody else pays, or that a test is taken, is a rule and no decision
  /^(?!.*\b(?:pay|pays|paying|sponsor\w*|loan|duolingo|toefl|ielts|pte|medium)\b).*\b(?:officer|embassy|consulate|they|university|uni) (?:will |would )?(?:approve|accept|reject|refuse|select)\b|\b(?:approve|accept|select) me\b/,
  /\b(?:change|edit|alter|modify|increase|reduce) (?:my |the )?(?:\w+ )?(?:birth ?date|date of birth|dob|marks|grades?|age|name)\b.*\b(?:on|in|of) (?:my |the )?(?:certificates?|papers?|documents?|passport|transcript|marksheet)\b/,
  /\b(?:what happened|status|any update|update) (?:to|of|on|with|about) my (?:application|visa|file|case)\b/,
  /\b(?:coaching|coach centre|coach center|tutor|training cent(?:re|er))\b/,
  /\b(?:whatsapp|phone|mobile|email|contact) (?:number|no|id|address)?\b.*\b(?:embassy|consulate|professor|officer|vfs)\b|\b(?:embassy|consulate|vfs)\b.*\b(?:whatsapp|phone number|contact number)\b/,
  /\b(?:nurse|nurses|engineer|engineers|doctor|doctors|job|jobs) (?:\w+ ){0,3}(?:earn|earning|earnings|paid)\b|\b(?:earn|earning) (?:\w+ ){0,3}(?:nurse|nurses|engineer|doctor)\b/,
  /\b(?:be|become|are you|you) (?:my )?(?:friend|dost)\b|\bmy friend (?:ban|be|become)\b/,
  /\bwhen (?:will|would|do|does) (?:the |my )?(?:embassy|consulate|they|vfs|ukvi|university|officer|visa)\b.*\b(?:answer|reply|respond|decide|come|approve|call|result|decision|open)\b/,
  /\b(?:my|the) (?:visa )?(?:file|application|visa|passport) (?:is|has been|was|submitted|applied|since)\b.*\b(?:weeks?|days?|months?|ago)\b/,
  /\bi (?:applied|submitted|gave biometrics)\b.*\b(?:weeks?|days?|months?|ago)\b.*\b(?:when|still|no)\b/,
  /\b(?:did|has|have) (?:my |the )?(?:university|uni|college|embassy|teacher|school)\b.*\b(?:get|got|receive|received|sent|send|reply|replied)\b/,
  /\b(?:email|phone|number|contact|whatsapp|address) of (?:a |an |the |some )?(?:professor|supervisor|prof|teacher|student|officer|ambassador)\b/,
  /\bnear (?:the )?(?:university|campus|my)\b/,
  /\bwhen (?:does|do|will|is) .*\b(?:semester|session|term|classes|intake|admission)\b.*\b(?:start|begin|open|close)/,
  /\b(?:fake or real|real or fake|genuine or fake)\b|\bwhat time (?:is|it)\b|\btime (?:now )?in \w+ now\b/,
  /^(?:if|is|was|has) my (?:admission|application|seat|place|offer|visa|scholarship) (?:is |was |been |already )*(?:confirm\w*|approved|accepted|selected)$/,
  // what money is worth today
  /\b(?:how much|what|convert|worth)\b.*\b\d+ (?:k |lakhs? |crores? |thousand )?(?:taka|rupees?|naira|rs|inr|bdt|pkr|npr|ngn|kes|shillings?|cedis?)? ?(?:in|to|into) (?:euros?|eur|usd|dollars?|pounds?|gbp|cad|aud|yen)(?: today| now)?$/,
  // whether a bill may be paid in parts, each university says
  /^(?!.*\b(?:loan|calculat\w*|repay\w*)\b).*(?:\binstal+ments?\b|\bby emi\b|\ben (?:plusieurs|deux|trois|quatre|\d) fois\b|\b(?:en|por) cuotas\b)/,
  // other fields
  /\b(?:my boss|resign|quit (?:my )?job|leave (?:the |my )job)\b/,
  /\b(?:what|how much|average|monthly|usual)\b.*\brent\b|\brent\b.*\b(?:monthly|per month|average)\b/,
  /\b(?:learn|learning|master|study) (?:the )?(?:\w+ )?language\b|\b(?:learn|speak) (?:german|french|japanese|italian|dutch|swedish|english|spanish|korean|chinese)\b/,
  /\b(?:call|phone|email|visit|contact|write to) (?:the |my )?(?:embassy|consulate|university|uni|professor) for me\b/,
  /\b(?:crypto|bitcoin|stocks?|forex|lottery|casino|bet|betting)\b/,
  /\b(?:weather|temperature|snow|rain|mausam|abhawa|football|cricket|khela|match|premier league|world cup|movie|song|recipe|cook|joke|horoscope|(?:best|good|cheap) restaurants?|flight|flights|ticket price)\b/,
  /\b(?:laptop|phone|mobile|camera|shoes|clothes|gift) (?:for|to buy|should|is best)\b|\bbest (?:laptop|phone|mobile|camera)\b/,
  /^(?!.*\b(?:toefl|ielts|duolingo|pte|gre|gmat|sat|c?gpa|band|score)\b).*\b(?:solve|calculate|compute|what is|whats|find) (?:\w+ ){0,2}\d+ ?(?:x|percent|plus|minus|times|divided)?\b(?=.*(?:\bof\b|x\d|equals))/,
  /^(?:what )?(?:is )?\d+ (?:of|percent|x|plus|times|minus)\b/,
  /\b(?:dog|dogs|cat|cats|pet|pets|wear|dress|bribe|racist|racism|religion|halal|hijab|convince|parents agree)\b/,
  // to have something translated; whether a paper must be is a question of ours
  /^(?!.*\b(?:need|needs|required|have to|must|should|official|certified|sworn|mandatory|necessary)\b).*\b(?:translate|translation)\b/,
  /\b(?:vice chancellor|president|prime minister|principal|minister|who are you|your name|are you (?:human|real|a robot|ai))\b/,
  /\bwhat (?:is|are) (?:machine learning|artificial intelligence|data science|photosynthesis|engineering|economics)\b/,
  /\b(?:spouse|wife|husband|partner|parents?|brother|sister) (?:can |be able to |allowed to )?(?:work|job|study)\b/,
  /\b(?:room|rooms|flat|apartment|rent|hostel|dorm|dormitory|accommodation) (?:\w+ ){0,3}(?:price|cost|costs|fee|cheap|rate)\b|\b(?:price|cost|much) (?:\w+ ){0,4}(?:room|flat|apartment|rent|hostel|dorm|dormitory)\b|\b(?:dorm|dormitory|hostel) price\b/,
  /\b(?:transfer|change|switch) (?:to |my )?(?:another |other |different )?(?:university|college|uni|course|school)\b/,
  /\b(?:buy|sell|drive|driving|rent(?! (?:a |an )?(?:house|home))) (?:a |an |my |the )?(?:\w+ )?(?:car|bike|house|home|motorcycle|gun|alcohol|licen[cs]e)\b|\b(?:car|motorcycle) (?:\w+ )?(?:buy|rent|drive)\b|\bdriving licen[cs]e\b|^(?!.*\b(?:version|draft|essay|sop|text)\b).*\b(?:yesterday|last night)\b/,
  /\bmy (?:friend|cousin|neighbou?r|classmate|roommate)s?(?: (?:son|daughter|brother|sister|friend))? (?:got|get|is|was|has)\b/,
  /\b(?:homework|assignment|assignments|equation|integral|algebra|python code|javascript)\b/,
  /\b(?:tuition|fee|fees|deadline|cost) (?:\w+ ){0,2}(?:of|at|for|in) (?:mit|harvard|oxford|cambridge|stanford|yale|princeton|insead|kaist|lse|ucl|nus|ubc|mcgill|uoft)\b/,
  // what a university charges stands with the university
  /^(?!.*\b(?:visa|waive\w*|loan|deposit|receipt|show|proof|scholarships?|include|included)\b).*\b(?:tuition|semester) (?:fees?|cost|price) (?:\w+ ){0,2}(?:of|at|for|in)\b/,
  /\b(?:lose weight|gym|diet|diabetes|pregnan\w*|headache|fever)\b/,
  /এজেন্সি|এজেন্ট|কনসালট|চান্স পাব|সুযোগ পাব|নকল|ভুয়া|ভুয়া|জাল|নাগরিকত্ব|আবহাওয়া|ক্রিকেট|রান্না|পিআর|স্থায়ী বসবাস|বিমান ভাড়া|বুয়েট|ঢাকা বিশ্ববিদ্যালয়|মেডিকেল ভর্তি|কোচিং|ভাষা (?:শিখ|শেখা)/,
  /مكتب(?:\S*) (?:خدمات|سفر|طلابي)|افضل مكتب|وكيل|وكاله|مزور|تزوير|مزيف|فرصتي|فرصي|الجنسيه|متي (?:سترد|ترد|سيرد|يرد|سوف ترد)|الطقس|كاس العالم|زواج|تذكره الطيران|تذاكر|طيران|(?:تعلم|اتعلم) (?:ال)?(?:لغه|المانيه|فرنسيه|انجليزيه)|(?:سعر|ايجار|اجار|تكلفه) (?:ال)?(?:غرفه|شقه|سكن)/,
  // to have work, a room or a person found
  /\b(?:can|could|will|would) (?:you|u) (?:please )?(?:find|get|give|arrange) (?:me )?(?:a |an |some )?(?:\w+ ){0,2}(?:job|jobs|work)\b/,
  // to have a paper made
  /\b(?:can|could|will|would|do) (?:you|u|anyone|someone|somebody) (?:\w+ )?(?:get|make|arrange|create|provide|give) (?:me |us )?(?:a |the |my )?(?:\w+ )?(?:bank|statement|balance|certificate|solvency|experience letter)\b/,
  // somebody else's decision, or the day of it
  /\b(?:my |the )?(?:result|results|decision)\b.*\b(?:when|come|coming|out|announced?|published?|declared?)\b(?!.*\b(?:valid|visa takes)\b)|\bwhen\b.*\bresults?\b(?!.*\b(?:valid|expire\w*|old|send|sent|submit)\b)/,
  /\b(?:gold|silver|petrol|fuel|onion|rice) (?:price|rate)s?\b|\b(?:price|rate) of (?:gold|silver|petrol|dollar|euro)\b|\b(?:dollar|euro|pound|exchange) rates?\b|\b(?:girlfriend|boyfriend|breakup|dating|tinder)\b/,
  /(?:সোনা|স্বর্ণ|ডলার|ইউরো)\S* (?:দাম|রেট|দর)|(?:سعر|صرف) (?:ال)?(?:ذهب|دولار|يورو|صرف)/,
  // French, Spanish, Hindi
  /\b(?:quel temps (?:fait|il)|que tiempo hace)\b/,
  /\b(?:meteo|football|recette|salaires?|(?:meilleurs?|bons?) restaurants?|taux de change|copine|copain|naturalis\w+|mes chances|quelles chances|vols? pas chers?)\b|\bbillets? (?:d )?avion\b|\bmeilleure?s? (?:ville|universite|quartier|pays|agence|ecole)\b|\bfaux (?:papiers?|releves?|diplomes?|documents?)\b|\b(?:obtenir|avoir) la nationalite\b/,
  /\b(?:clima|futbol|receta|salarios?|sueldos?|gana (?:un|una)|ciudadania|vuelos? barat\w+|tipo de cambio|restaurantes?|novi[ao]|mis (?:posibilidades|chances))\b|\bboletos? de avion\b|\bmejor (?:ciudad|universidad|pais|agencia|barrio)\b|\b(?:documentos?|papeles|extractos?|titulos?) fals\w+|\bprecio del (?:oro|dolar)\b/,
  /मौसम|क्रिकेट|वेतन|सैलरी|नागरिकता|नकली|फर्जी|एजेंट|एजेंसी|कंसल्टेंसी|चांस|सबसे (?:अच्छा|अच्छी|सस्ता|सस्ती) (?:शहर|विश्वविद्यालय|यूनिवर्सिटी|देश|कॉलेज)|फ्लाइट|हवाई टिकट|सोने (?:का|की) (?:भाव|कीमत)|डॉलर (?:का )?रेट/,
];
