// What students ask about and nothing here answers, whatever else stands in the question. Tried on plain words, folded.

export const beyond: readonly RegExp[] = [
  // to be forged, or got round
  /\b(?:fake|forge|forged|forging|duplicate|dummy|bogus|fraud|edit(?:ed)?|manipulate|photoshop) (?:\w+ ){0,3}(?:bank|statement|balance|certificate|document|documents|paper|papers|letter|ielts|transcript|marks?|degree|experience|passport|visa)\b/,
  /\b(?:bank|statement|balance|certificate|document|documents|letter|transcript|marksheet|degree|passport) (?:\w+ ){0,3}(?:fake|forged|look bigger|look more|look higher)\b/,
  /\b(?:buy|purchase|order) (?:\w+ ){0,3}(?:certificate|ielts|toefl|degree|transcript|marksheet|passport|visa|essay|sop)\b/,
  /\bwithout (?:exam|test|appearing)\b/,
  /\b(?:hack|hacking|crack|cheat|cheating)\b/,
  /\b(?:marry|marriage|wedding|boyfriend|girlfriend|divorce|dating)\b/,
  // the judgement or the knowledge of somebody else
  // an agent is no answer of ours, but a paper may be sent to one
  /^(?!.*\b(?:share|send|sharing)\b).*\b(?:agent|agents|agency|agencies|consultancy|consultancies|consultant|consultants|broker)\b/,
  /\b(?:chance|chances|probability|odds|admit me|get in|will i get (?:in|into|admission|accepted|visa|the visa))\b/,
  /\bwhen (?:will|would|do|does) (?:the |my )?(?:embassy|consulate|they|vfs|ukvi|university|officer|visa)\b.*\b(?:answer|reply|respond|decide|come|approve|call|result|decision|open)\b/,
  /\b(?:my|the) (?:visa )?(?:file|application|visa|passport) (?:is|has been|was|submitted|applied|since)\b.*\b(?:weeks?|days?|months?|ago)\b/,
  /\bi (?:applied|submitted|gave biometrics)\b.*\b(?:weeks?|days?|months?|ago)\b.*\b(?:when|still|no)\b/,
  /\b(?:did|has|have) (?:my |the )?(?:university|uni|college|embassy|teacher|school)\b.*\b(?:get|got|receive|received|sent|send|reply|replied)\b/,
  /\b(?:email|phone|number|contact|whatsapp|address) of (?:a |an |the |some )?(?:professor|supervisor|prof|teacher|student|officer|ambassador)\b/,
  /\bnear (?:the )?(?:university|campus|my)\b/,
  /\bwhen (?:does|do|will|is) .*\b(?:semester|session|term|classes|intake|admission)\b.*\b(?:start|begin|open|close)/,
  // other fields
  /\b(?:citizenship|citizen of|nationality of|green card|permanent resid\w*|naturali[sz]ation|pr points|asylum|refugee|(?<!study )work visa|get pr\b|pr in|pr points|tourist visa|visit visa|visitor visa|golden visa|business visa|spouse visa)\b(?! not\b)/,
  /\b(?:salary|salaries|wage|wages|crypto|bitcoin|stocks?|forex|lottery|casino|bet|betting)\b/,
  /\b(?:weather|temperature|mausam|abhawa|football|cricket|khela|match|premier league|world cup|movie|song|recipe|cook|joke|horoscope|restaurant|flight|flights|ticket price)\b/,
  /\b(?:laptop|phone|mobile|camera|shoes|clothes|gift) (?:for|to buy|should|is best)\b|\bbest (?:laptop|phone|mobile|camera)\b/,
  /\b(?:solve|calculate|compute|what is|whats|find) (?:\w+ ){0,2}\d+ ?(?:x|percent|plus|minus|times|divided)?\b(?=.*(?:\bof\b|x\d|equals))/,
  /^(?:what )?(?:is )?\d+ (?:of|percent|x|plus|times|minus)\b/,
  /\b(?:dog|dogs|cat|cats|pet|pets|wear|dress|bribe|racist|racism|religion|halal|hijab|convince|parents agree|translate|translation)\b/,
  /\b(?:vice chancellor|president|prime minister|principal|minister|who are you|your name|are you (?:human|real|a robot|ai))\b/,
  /\bwhat (?:is|are) (?:machine learning|artificial intelligence|data science|photosynthesis|engineering|economics)\b/,
  /\b(?:spouse|wife|husband|partner|parents?|brother|sister) (?:can |be able to |allowed to )?(?:work|job|study)\b/,
  /\b(?:room|rooms|flat|apartment|rent|hostel|dorm|dormitory|accommodation) (?:\w+ ){0,3}(?:price|cost|costs|fee|cheap|rate)\b|\b(?:price|cost|much) (?:\w+ ){0,4}(?:room|flat|apartment|rent|hostel|dorm|dormitory)\b|\b(?:dorm|dormitory|hostel) price\b/,
  /\b(?:transfer|change|switch) (?:to |my )?(?:another |other |different )?(?:university|college|uni|course|school)\b/,
  /\b(?:buy|rent|sell|drive|driving) (?:a |an |my |the )?(?:\w+ )?(?:car|bike|house|home|motorcycle|gun|alcohol|licen[cs]e)\b|\b(?:yesterday|last night)\b/,
  /\bmy (?:friend|cousin|neighbou?r|classmate|roommate)s? (?:got|get|is|was|has)\b/,
  /\b(?:homework|assignment|assignments|equation|integral|algebra|python code|javascript)\b/,
  /\b(?:rank|ranking|ranked|acceptance rate|famous|better university|best university|universit(?:y|ies) (?:is|are) (?:the )?(?:best|better|good)|best country|best city|safest|safe to live)\b/,
  /\b(?:tuition|fee|fees|deadline|cost) (?:\w+ ){0,2}(?:of|at|for|in) (?:mit|harvard|oxford|cambridge|stanford|yale|princeton|insead|kaist|lse|ucl|nus|ubc|mcgill|uoft)\b/,
  /\b(?:lose weight|gym|diet|diabetes|pregnan\w*|headache|fever)\b/,
  /এজেন্সি|এজেন্ট|কনসালট|চান্স পাব|সুযোগ পাব|নকল|ভুয়া|ভুয়া|জাল|নাগরিকত্ব|আবহাওয়া|ক্রিকেট|রান্না|পিআর|স্থায়ী বসবাস|বিমান ভাড়া/,
  /مكتب(?:\S*) (?:خدمات|سفر|طلابي)|افضل مكتب|وكيل|وكاله|مزور|تزوير|مزيف|فرصتي|فرصي|الجنسيه|متي (?:سترد|ترد|سيرد|يرد|سوف ترد)|الطقس|كاس العالم|زواج|تذكره الطيران|تذاكر|طيران/,
];
