// Questions whose words leave no doubt which passage answers them, whatever else stands in them. Tried on plain words, folded;
// a passage of another country than the one that is asked for stays out.

import { directLantern } from './direct-lantern.ts';
import { directLanternLanguages } from './direct-lantern-languages.ts';
import { directAwards, directPreparing } from './direct-preparing.ts';

export const direct: readonly (readonly [passage: string, asked: RegExp])[] = [
  ...directPreparing,
  ...directAwards,
  // before applying
  [
    'guide:professor-email',
    /^(?!.*\b(?:number|id|address|phone|whatsapp|give|get|e?mail of|for me)\b).*\b(?:e?mail|write|message|contact)\b.*\b(?:professors?|supervisors?|profs?)\b(?!.*\b(?:letter|lor|recommend\w*|for me)\b)/,
  ],
  [
    'guide:false-scholarship',
    /\bscholarships?\b.*\b(?:fraud|fake|scam|real|genuine|legit\w*)\b|\b(?:fraud|fake|scam|real|genuine|legit\w*)\b.*\bscholarships?\b/,
  ],
  [
    'guide:fee-waivers',
    /\bapplication fees?\b.*\b(?:too (?:high|much|expensive)|expensive|afford|cannot pay|cant pay)\b/,
  ],
  [
    'guide:low-grades',
    /\bfail\w*\b.*\b(?:subjects?|papers?|semester)\b.*\b(?:sop|tell|mention|apply|admission|problem|masters?)\b(?!.*\bvisa\b)|^(?!.*\b(?:chance\w*|oxford|cambridge|harvard|mit|scholarship|german\w*|ielts|toefl|pte|sat|gre|gmat|visa)\b).*\b(?:c?gpa|percent\w*|12th? result|result|marks)\b.*\b(?:is|of|with|only|have) (?:only |about )?\d[\d ]*\b.*\b(?:enough|low|apply|abroad|can i|possible|eligible|ok)\b|^(?!.*\b(?:chance\w*|scholarship|german\w*|ielts|toefl|visa)\b).*\b(?:c?gpa) \d[\d ]*\b.*\b(?:enough|low|apply|possible|eligible)\b/,
  ],
  ['guide:recommendations', /(?:رساله|خطاب) (?:ال)?توصيه|সুপারিশপত্র|রেকমেন্ডেশন|सिफारिश (?:पत्र|का)/],
  [
    'guide:recommendations',
    /\bcan\b.*\b(?:employer|boss|manager|teacher|professor)\b.*\b(?:lor|lors|recommend\w*|reference)\b/,
  ],
  [
    'guide:ielts-or-toefl',
    /\b(?:which|what)\b.*\b(?:english )?(?:test|exam)\b.*\b(?:easy|easier|easiest|better|best|simple)\b/,
  ],
  ['guide:ielts-retake', /\bhow many times?\b.*\b(?:ielts|toefl|pte|duolingo)\b/],
  [
    'guide:visa-when-us',
    /\b(?:go|travel|enter|arrive|fly|come)\b.*\b(?:usa?|america|united states)\b.*\b(?:days?|weeks?|months?) (?:before|earlier|early)\b/,
  ],
  [
    'visa:*:papers',
    /\b(?:papers|documents|requirements|checklist)\b.*\b(?:visa|embassy|permit)\b|\b(?:visa|embassy|permit)\b.*\b(?:papers|documents|checklist)\b|(?:اوراق|مستندات|وثايق|وثائق).*(?:سفار|تاشير|فيز)|(?:ভিসা|দূতাবাস).*(?:কাগজ|ডকুমেন্ট)|(?:वीजा|दूतावास).*(?:कागज|दस्तावेज)/,
  ],
  [
    'visa:*:work_hours',
    /\b(?:work|job|driver|delivery|uber)\b.*\bon (?:a |my |the )?(?:student|study) (?:visa|permit)\b/,
  ],
  [
    'visa-paper:interview',
    /\b(?:documents?|papers|carry|bring|take)\b.*\b(?:to|for|in|at)\b.*\bvisa interview\b|\bvisa interview\b.*\b(?:documents?|papers|carry|bring)\b/,
  ],
  ['refusal:form-honest', /\b(?:refus\w*|reject\w*)\b.*\b(?:affect\w*|impact|influence)\b.*\bvisa\b/],
  [
    'settlement:money-home',
    /\b(?:send|sending|transfer|receive|get)\b.*\bmoney\b.*\b(?:home|from (?:home|parents|my parents|india|nepal|bangladesh|pakistan|nigeria|ghana|kenya))\b(?!.*\b(?:visa|proof|show|before)\b)/,
  ],
  ['guide:choose-country', /\bwhich (?:subject|course|field|major|degree) is (?:better|best|good)\b/],
  [
    'guide:scholarship-kinds',
    /\bscholarships?\b.*\b(?:another|second|other|also)\b.*\b(?:keep|hold|both|accept|take)\b/,
  ],
  ['guide:german-needed', /\b(?:germany|german)\b.*\bonly english\b|\b(?:germany|german)\b.*\benglish only\b/],
  ['guide:opt', /\bi ?765\b/],
  [
    'guide:travel-home',
    /\btravel\b.*\b(?:come|coming|get|return) back\b|\b(?:wedding|funeral|marriage|marry)\b.*\b(?:travel|go home|come back)\b/,
  ],
  ['guide:accredited', /\b(?:degree|diploma) mills?\b/],
  [
    'guide:school-certificate',
    /\b(?:kcse|waec|wassce|hsc|cbse|a levels?|neb|tawjihi|12th|class 12)\b.*\b(?:direct|directly|take me|get me|straight|entry|enter)\b/,
  ],
  [
    'guide:intakes',
    /\bmiss(?:ed)?\b.*\b(?:september|fall|autumn|october|august|intake)\b.*\b(?:other|another|next|start|now)\b|\bjanuary (?:start|intake|session)\b/,
  ],
  ['guide:college-words', /\bpre ?masters?\b|\bwhat\b.*\bfoundation\b(?!.*\b(?:scholarship|germany|studienkolleg)\b)/],
  ['guide:research-proposal', /\bproposal\b.*\b(?:phd|write|words|put|research|include)\b|\bphd\b.*\bproposal\b/],
  [
    'guide:homesick',
    /\bcry(?:ing)?\b.*\b(?:night|day|alone|abroad|every|here)\b|\b(?:no friends?|nobody to talk|feel useless)\b/,
  ],
  [
    'guide:fail-abroad',
    /\bdrop(?:ped|ping)? (?:a |one |1 |my |two |2 )?(?:module|class|course|subject|credit)s?\b.*\b(?:illegal|visa|status|problem|allowed|deport\w*)\b/,
  ],
  ['guide:student-tax', /\birs\b|\bearned\b.*\b(?:report|declare|tax)\b/],
  [
    'guide:insurance-us',
    /\b(?:hospital|doctor|medical|health|treatment)\b.*\b(?:usa?|america|american)\b.*\b(?:cover|insurance|plan|buy|costly|expensive)\b/,
  ],
  [
    'guide:visa-extend',
    /\b(?:brp|visa|permit|i ?20)\b.*\b(?:expir\w*|end\w*|finish\w*)\b.*\b(?:thesis|dissertation|not finish\w*|degree|course|studies)\b/,
  ],
  [
    'guide:fraud-call',
    /\b(?:police|immigration|officer|embassy|irs|home office)\b.*\b(?:called|calls|calling|phoned)\b.*\b(?:money|pay|passport number|card|bank)\b/,
  ],
  [
    'guide:packing',
    /\b(?:kg|kilos?|pickles?|spices|medicines?)\b.*\b(?:bag|bags|luggage|suitcase|flight|plane|carry|allowed)\b|\b(?:allowed|carry|take)\b.*\b(?:kg|pickles?|spices)\b/,
  ],
  [
    'guide:at-border',
    /\b(?:heathrow|jfk|airport|landing)\b.*\b(?:ask|asks|question\w*|officer|immigration)\b|\b(?:officer|immigration)\b.*\b(?:heathrow|jfk|airport|landing)\b/,
  ],
  [
    'help:mark-applied',
    /\bwhere\b.*\b(?:write|put|enter|mark|record|note)\b.*\b(?:said (?:no|yes)|rejected|accepted|offer|applied|answer|decision)\b/,
  ],
  ['help:install', /\b(?:icon|shortcut|lantern|app)\b.*\bhome ?screen\b/],
  [
    'guide:agents',
    /(?:وكيل|مكتب).*(?:للتقديم|تقديم|ضروري|لازم)|(?:এজেন্ট|কনসালটেন্সি).*(?:লাগ|দরকার|ছাড়া)|(?:एजेंट|कंसल्टेंसी).*(?:ज़रूरी|जरूरी|चाहिए|बिना)/,
  ],
  [
    'visa-paper:transcripts',
    /\b(?:certificates?|documents?|docs|papers|transcripts?|marksheets?)\b.*\btranslat\w*\b|\btranslat\w*\b.*\b(?:certificates?|documents?|docs|papers|transcripts?)\b/,
  ],
  ['visa-paper:police', /\bpolice (?:clear\w*|certificate|report|verification)\b/],
  ['visa-paper:ds160', /\bds ?160\b.*\b(?:mistakes?|wrong|correct|edit|change|error)\b/],
  ['guide:english-waiver', /बिना (?:आईईएलटीएस|आइईएलटीएस|ielts|टोफेल)/],
  ['guide:ielts-or-toefl', /(?:আইইএলটিএস|টোফেল|ডুওলিঙ্গো|পিটিই).*(?:নাকি|না কি|বা).*(?:আইইএলটিএস|টোফেল|ডুওলিঙ্গো|পিটিই)/],
  ['guide:when-to-apply', /^(?!.*(?:ভিসা|স্কলারশিপ|বৃত্তি)).*(?:(?:ভর্তি|আবেদন).*(?:কখন|কবে)|(?:কখন|কবে).*আবেদন)/],
  [
    'guide:choose-country',
    /\b(?:choose|choosing|select|pick|decide|confus\w*)\b.*\b(?:country|countries|field|major|stream)\b|\b(?:country|countries|major)\b.*\b(?:choose|choosing|select|pick|decide|confus\w*)\b|\b(?:what|which) (?:course|subject|major|field|degree)\b.*\b(?:should|to|can) (?:i )?(?:study|choose|take|do)\b(?!.*\bsat\b)|\bdo ?n.?t know what to study\b/,
  ],
  [
    'guide:study-gap',
    /^(?!.*\b(?:will i get|visa|embassy|officer|refus\w*|scholarship)\b).*(?:\b(?:study|year|years|education|academic|career) gaps?\b|\bgap(?: (?:years?|after|of|in|since|is|accept\w*|matter\w*|problem|allowed|between|how)|$)|\b(?:passed|finished|graduated|completed) (?:\w+ ){0,4}years? ago\b)/,
  ],
  ['guide:study-gap', /(?:গ্যাপ|বিরতি)|(?:فجوه|انقطاع) (?:دراسي|في الدراسه|سن)|पढ़ाई में (?:गैप|अंतराल)|गैप ईयर/],
  ['refusal:gaps', /^(?=.*(?:\bgaps?\b|গ্যাপ|فجوه)).*(?:\b(?:visa|embassy|officer|interview|permit)\b|ভিসা|فيز|تاشير)/],
  [
    'guide:moi-letter',
    /\b(?:medium of instruction|instruction|moi|english medium) (?:letter|certificate|format)\b|\b(?:who|how|where|format|get|sign\w*|write)\b.*\b(?:medium of instruction|moi)\b(?!.*\b(?:need|without|waive\w*)\b)/,
  ],
  [
    'guide:duolingo-pte',
    /^(?!.*\b(?:ielts|toefl|visa|valid\w*|score|sections?|scale|expir\w*|ukvi)\b).*\b(?:duolingo|pte|det)\b.*\b(?:accept\w*|allowed|take|taken|recogni[sz]\w*|ok|okay|enough|valid in|work|home|laptop|room)\b|\b(?:accept\w*|recogni[sz]\w*)\b.*\b(?:duolingo|pte)\b(?!.*\b(?:ielts|toefl|visa)\b)/,
  ],
  [
    'guide:when-to-apply',
    /^(?!.*\b(?:visa|permit|refus\w*|reject\w*|denied|again|ucas|opt|pgwp|scholarship|cas|lantern|common app|early (?:decision|action))\b).*\bwhen\b.*\b(?:begin|start|should|must|do i|to)\b.*\bappl\w+\b/,
  ],
  ['guide:when-to-apply', /^(?!.*\bvisa\b).*\b(?:best|right|good) time\b.*\b(?:appl\w+|start)\b/],
  ['guide:oet', /\boet\b|\boccupational english\b/],
  [
    'guide:transcripts-send',
    /^(?!.*\b(?:did|has|have) my (?:university|uni|college|school)\b)(?!.*\b(?:upload|add|enter|lantern|verified)\b).*(?:\bseal\w*\b.*\b(?:envelope|transcripts?|cover)\b|\b(?:official|sealed|unofficial) transcripts?\b|\btranscripts?\b.*\b(?:send|sent|sending|seal\w*|envelope|issue\w*|registrar|slow|delay\w*|lost|courier|request\w*|unofficial)\b|\b(?:how|where|get|collect|request|lost|order)\b.*\b(?:my |the |a )?transcripts?\b(?!.*\b(?:attest\w*|translat\w*|grade|gpa)\b))/,
  ],
  [
    'guide:apostille',
    /\bapostil\w*\b|\bapostill\w*\b|\b(?:attest\w*|legali[sz]ation|legali[sz]e\w*|notari[sz]\w*|notary)\b(?!.*\b(?:pal|tal|provincial)\b)|\bhec\b.*\b(?:attest\w*|verif\w*|stamp)\b|(?:أ|ا)بوستيل|تصديق (?:ال)?(?:شهاد|وثايق|وثائق|اوراق|كشف)|সত্যায়\S*|সত্যায়\S*|অ্যাপোস্টি\S*|अपोस्टिल|सत्यापन|\bapostille?r?\b|\bapostillar\b|\blegaliza\w*\b/,
  ],
  [
    'guide:school-certificate',
    /\b(?:hsc|ssc|waec|wassce|neco|kcse|kcpe|cbse|icse|nebt?|slc|see (?:exam|result|board|certificate)|fsc|intermediate|matric\w*|thanaweya|thanawya|bac|tawjihi|a levels?|o levels?|alim|dakhil|12th|class 12|grade 12|10 ?\+? ?2|plus two)\b.*\b(?:accept\w*|enough|valid|recogni[sz]\w*|eligible|allowed|ok|okay|count|work)\b(?!.*\b(?:ielts|english test|without|percent\w*|gap)\b)|\bafter (?:class |grade |my )?(?:12|12th|hsc|a levels?|high school|plus two|intermediate)\b(?!.*\b(?:gap|years?|visa)\b)|\b(?:accept\w*|recogni[sz]\w*|eligible)\b.*\b(?:hsc|waec|wassce|kcse|cbse|a levels?|class 12|12th|school certificate)\b(?!.*\b(?:ielts|english test|without)\b)/,
  ],
  [
    'guide:three-year-degree',
    /\b(?:3|three) years? (?:\w+ )?(?:bachelors?|bsc|bcom|ba|bba|bca|degree|ug|graduation|undergrad\w*)\b(?!.*\b(?:ago|gap|scholarship)\b)|\b(?:15|16) years? (?:of )?(?:education|study|schooling)\b/,
  ],
  [
    'guide:convert-grade',
    /^(?!.*\bgerman\w*\b).*(?:\b(?:convert\w*|conversion|change|calculate)\b.*\b(?:c?gpa|percent\w*|division|grades?|marks)\b|\b(?:c?gpa|percent\w*|division)\b.*\b(?:convert\w*|conversion|equivalent|into|equals?)\b)/,
  ],
  [
    'guide:intakes',
    /\bintakes?\b(?!.*\b(?:deadlines?|when (?:should|do|to|can)|start (?:to )?apply|best time|apply for)\b)|\broll?ing (?:admissions?|basis|deadlines?|application)\b|\b(?:fall|spring|summer|winter|autumn) (?:semester|term|session|admission)\b.*\b(?:what|mean\w*|difference|vs|or)\b|\bwhat\b.*\b(?:fall|spring|summer|winter) (?:semester|term|session)\b/,
  ],
  [
    'guide:college-words',
    /\bcommunity college\b|\b(?:foundation|pathway|preparatory|bridging) (?:year|program\w*|course|diploma)\b(?!.*\b(?:scholarship|germany|german|alone|17|16)\b)|\bdifference\b.*\bcollege\b.*\buniversity\b|\bdifference\b.*\buniversity\b.*\bcollege\b|\bpathway\b/,
  ],
  [
    'guide:research-proposal',
    /\bresearch (?:proposal|plan|papers?|publications?)\b|\bpublications?\b|\bpublished paper\b/,
  ],
  ['guide:professor-email', /\b(?:find|search|contact|get)\b.*\b(?:supervisor|phd guide|advisor for phd)\b/],
  [
    'guide:recommendations',
    /\b(?:teacher|professor|sir|boss|employer|manager|principal)\b.*\b(?:refuse\w*|late|busy|not writing|dont|didnt|can)\b.*\b(?:lor|lors|letter|recommend\w*|reference)\b(?!.*\b(?:lantern|upload|here|app)\b)|\bwho (?:can|should|will|could)\b.*\b(?:lor|recommendation|reference)\b/,
  ],
  [
    'guide:agents',
    /^(?!.*\b(?:best|which|good|cheap\w*|name|number|suggest|recommend|near|share|send|fake|trusted)\b).*(?:\b(?:need|require\w*|use|using|without|through|myself|own|necessary|must|have to|hire|trust\w*|believe|guarantee\w*|promis\w*|charg\w*|fees?|safe)\b.*\b(?:agents?|agency|agencies|consultanc\w+|consultants?)\b|\b(?:agents?|agency|agencies|consultanc\w+|consultants?)\b.*\b(?:need\w*|necessary|myself|own|must|say|says|said|guarantee\w*|promis\w*|trust\w*|charg\w*|want|wants|ask|asks|asked|demand\w*)\b)/,
  ],
  [
    'guide:accredited',
    /\b(?:universit\w+|college|school|institute|degree)\b.*\b(?:real|genuine|legit\w*|accredit\w*|recogni[sz]ed|fake|scam|blacklist\w*|ugc|registered|approved)\b(?!.*\b(?:scholarship|ielts|offer|grade|duolingo|english test)\b)|\b(?:check|know|verify)\b.*\b(?:universit\w+|college|degree)\b.*\b(?:real|genuine|legit\w*|accredit\w*|recogni[sz]ed|fake)\b|\baccredit(?:ed|ation)\b/,
  ],
  [
    'guide:not-admitted',
    /\bwait ?list\w*\b|\bwaiting list\b|^(?!.*\b(?:visa|embassy|permit|officer|consulate|scholarship)\b).*(?:\b(?:universit\w+|colleges?|uni|unis|admissions?|schools?)\b.*\b(?:reject\w*|refus\w*|denied)\b|\b(?:reject\w*|denied)\b.*\b(?:universit\w+|colleges?|uni|unis|admissions?|everywhere|all)\b|\b(?:no|any) (?:offer|admission|acceptance)s?\b.*\b(?:now|got|get|came)\b)/,
  ],
  [
    'guide:second-degree',
    /\b(?:second|2nd|another|two|double|one more|again) (?:masters?|bachelors?|degrees?|phd|ms|msc|mba)\b(?!.*\boffers?\b)|\balready (?:have|done|did|completed) (?:a |my )?(?:masters?|ms|msc|mba|bachelors?)\b/,
  ],
  [
    'guide:under-18',
    /\b(?:i am|im|age|aged|i m|am) (?:only |just )?1[4-7]\b(?! (?:points?|marks?|percent|years? (?!old)))|\b1[4-7] (?:years?|yrs?) old\b|\b1[4-7] ?yo\b|\bunder (?:18|eighteen)\b|\bminors?\b.*\b(?:study|student|visa|travel|apply)\b|\b(?:guardian|custodian)\b.*\b(?:uk|usa?|canada|britain|england|need|australia|abroad|visa)\b(?!.*\b(?:link|lantern|progress|see)\b)|\bneed (?:a )?(?:guardian|custodian)\b/,
  ],
  [
    'guide:disability',
    /^(?!do i have\b).*(?:\b(?:disab\w*|wheel ?chair|dyslexi\w*|adhd|autis\w*|blind student|visually impaired|hearing (?:problem|loss|impair\w*)|deaf|handicap\w*|special needs|chronic|epilep\w*)\b|\b(?:i have|suffer from|patient of) (?:a |an )?(?:illness|disease|diabetes|asthma|cancer|hiv|thalass\w*)\b)/,
  ],
  // money
  [
    'guide:assistantship',
    /\b(?:teaching|research|graduate|ta|ra|ga) assistant(?:ship)?s?\b|\bassistantships?\b|\b(?:how|what|get|find)\b.*\b(?:ta|ra) (?:ship|position|job|ra|or|and)\b/,
  ],
  [
    'guide:scholarship-kinds',
    /\b(?:difference|what is|what are|meaning|kinds?|types?|mean)\b.*\b(?:merit|need based|tuition (?:fee )?waiver|full ?ride|fully funded|fully fund|partial scholarship|bursary|grant|fellowship)\b(?!.*\b(?:css|fafsa|list)\b)|\b(?:two|2|both|multiple|more than one|double|hold|combine|several) (?:\w+ )?scholarships?\b|\b(?:kinds?|types?) of scholarships?\b|\bscholarships?\b.*\b(?:cover|include|pay|give)s?\b.*\b(?:flight|ticket|air ?fare|living|hostel|food)\b/,
  ],
  [
    'guide:loan-how',
    /^(?!.*\b(?:calculat\w*|emi|prodigy|mpower|hdfc|sbi|avanse|credila|icici|which bank|best bank)\b).*(?:\b(?:what|mean\w*|how)\b.*\b(?:co ?signer|cosigner|collateral|guarantor|moratorium|co ?applicant)\b|\bhow\b.*\b(?:education|student|study) loans? (?:works?|function)|\bhow (?:do|does|can|to)\b.*\b(?:get|take|apply)\b.*\b(?:education|student|study|bank) loan\b|^(?:co ?signer|collateral)$)/,
  ],
  [
    'guide:sponsor',
    /\b(?:who|can|could|may|is)\b.*\b(?:sponsor|sponsors|sponsered|sponser|sponsored)\b.*\b(?:visa|uk|usa?|canada|australia|germany|me|my|be|study|studies)\b(?!.*\b(?:scholarship|government|company)\b)|\b(?:sponsor\w*|affidavit)\b.*\b(?:letter|write|format|affidavit|say|contain|sample)\b|\baffidavit of support\b|\buncles? bank\b|\b(?:uncle|brother|aunt|cousin|friend|sister|relative|grandfather|grandpa)s? (?:\w+ ){0,2}(?:account|money|statement|funds?)\b.*\b(?:uk|visa|use|show|accept\w*)\b|\b(?:use|show)\b.*\b(?:uncle|brother|aunt|cousin|friend|sister|relative|grandfather)s? (?:\w+ ){0,2}(?:account|money|statement|funds?)\b/,
  ],
  [
    'guide:funds-kinds',
    /^(?!.*\b(?:sold|sell|selling|sale|big|large|landlord|rent|room)\b).*(?:\b(?:fixed deposits?|fdr?s?|gold(?! medal)|shares(?! my)|stocks?|crypto|bitcoin|property|(?:has|have|our|my|fathers?) land|land (?:papers?|property|documents?|valuation)|provident fund|pf|mutual funds?|insurance policy|business account|company account|credit card|savings? account|current account)\b.*\b(?:show|proof|visa|count|accept\w*|ok|use|used|valid|funds?)\b(?!.*\bopen\b)|\b(?:show|proof|use|accept\w*)\b.*\b(?:fixed deposits?|fdr?|gold(?! medal)|shares(?! my)|crypto|bitcoin|property papers|provident fund|mutual funds?|business account|credit card)\b)/,
  ],
  ['visa:CA:proof_of_funds:outside-quebec', /^(?=.*\bgics?\b).*\b(?:how much|amount|sum|how many)\b/],
  ['guide:gic', /\bgics?\b|\bguaranteed investment\b/],
  [
    'guide:germany-tuition',
    /\b(?:germany|german)\b.*\b(?:free|tuition|no fees?|fees? (?:free|less))\b(?!.*\b(?:visa|scholarship|blocked|application|ielts|uni assist|studienkolleg)\b)|\b(?:free|tuition)\b.*\b(?:germany|german)\b(?!.*\b(?:visa|scholarship|application|ielts|blocked|uni assist|studienkolleg)\b)|জার্মানি\S*.*(?:ফ্রি|বিনা ?মূল্যে|বিনা ?বেতন|বিনা ?খরচ)|जर्मनी.*(?:मुफ्त|फ्री|निशुल्क)|(?:الدراسه|التعليم).*(?:الماني|المانيا).*(?:مجان|رسوم)|(?:مجان).*(?:الماني)|\b(?:allemagne)\b.*\b(?:gratuit\w*)\b|\b(?:alemania)\b.*\b(?:gratis|gratuit\w*)\b/,
  ],
  [
    'guide:german-needed',
    /\b(?:need|know|must|have to|required?|compulsory|mandatory|necessary|learn|without|level)\b.*\bgerman(?: language)?\b(?! (?:universit\w+|uni|college|school|degree|embassy|visa|student))(?!.*\b(?:grade|gpa|cgpa|bank|embassy|visa|account|university accept|formula|scholarship)\b)|\bgerman language\b|\bgerman (?:b1|b2|a1|a2|c1)\b(?!.*\bscholarship\b)|\b(?:testdaf|dsh)\b|\bstudy in english in germany\b|\bgermany in english\b/,
  ],
  [
    'guide:deposit-back',
    /\b(?:deposits?|tuition|fees?|cas deposit)\b.*\b(?:refund\w*|back|return\w*|reimburs\w*)\b(?!.*\b(?:rent|room|landlord|flat|house|hostel|tax|loan|home country)\b)|\b(?:refund\w*|get back|money back|give back|return)\b.*\b(?:deposits?|tuition|fees?)\b(?!.*\b(?:rent|room|landlord|flat|house|tax)\b)/,
  ],
  [
    'guide:insurance-us',
    /\b(?:health|medical|student)? ?insurance\b.*\b(?:usa?|america|american|f ?1|united states)\b|\b(?:usa?|america|f ?1|united states)\b.*\b(?:health |medical )?insurance\b/,
  ],
  // visa
  [
    'visa:GB:visa_rule:family',
    /^(?=.*\b(?:uk|britain|england|united kingdom|gb|london|scotland|angleterre|royaume uni|inglaterra|reino unido)\b|.*(?:ইউকে|যুক্তরাজ্য|لندن|بريطانيا|المملكه المتحده|यूके|ब्रिटेन))(?=.*\b(?:spouse|wife|husband|dependants?|dependents?|family|children|child|kids?|my son|my daughter|partner|femme|mari|famille|enfants?|esposa|esposo|familia|hijos)\b|.*(?:স্ত্রী|বউ|স্বামী|পরিবার|বাচ্চা|زوجت|زوج|عايل|عائل|اولاد|पत्नी|पति|परिवार|बच्च))(?=.*\b(?:bring\w*|tak(?:e|ing)|com(?:e|es|ing)|join\w*|accompan\w*|along|with|dependants?|dependents?|amen\w+|emmen\w+|ven(?:ir|ga|gan)|llev\w+|traer|acompan\w+)\b|.*(?:নিয়ে|সাথে|সঙ্গে|আন|اصطحاب|احضار|معي|مرافق|اجيب|اخذ|साथ|ले जा|ला सक|लाना))(?!.*\b(?:sponsor|pays?|paying|account|statement|funds?|money|fees?|income)\b).*/,
  ],
  [
    'guide:opt',
    /^(?!.*\b(?:how long|how many|how much time)\b).*(?:\bopt\b(?! (?:out|in|for another)).*\b(?:apply|when|how|process|steps?|job offer|rules?|unemploy\w*|stem|extension|card|ead)\b|\b(?:apply|when|how|process|steps?|what is|stem|whats)\b.*\bopt\b(?! (?:out|in))|\bi 765\b)/,
  ],
  [
    'guide:pgwp',
    /^(?!.*\b(?:how long|how many (?:years?|months?))\b).*(?:\b(?:pgwp|post graduat\w+ work permit|post grad work permit)\b.*\b(?:apply|eligib\w*|days|when|how (?:do|to|can)|after|language|ielts|rules?|course)\b|\b(?:apply|eligib\w*|when|days)\b.*\bpgwp\b)/,
  ],
  [
    'guide:travel-home',
    /\b(?:go|going|travel\w*|visit\w*|fly|flying|return\w*|come)(?: back)? (?:to |and visit )?(?:my )?(?:home|country|family|lagos|dhaka|kathmandu|nepal|bangladesh|india|pakistan|kenya|nigeria|ghana)\b.*\b(?:during|vacation|holidays?|break|christmas|summer|semester|eid|dashain)\b(?!.*\b(?:work|hours|after (?:my )?(?:study|studies|degree|course|graduat\w*)|ties|intent\w*)\b)|\btravel signature\b|\bre ?enter\b|\b(?:during|in) (?:my |the )?(?:vacation|holidays?|semester break|summer break|winter break)\b.*\b(?:home|my country|travel)\b|\bgo home in\b/,
  ],
  [
    'guide:visa-extend',
    /^(?!.*\b(?:opt|stem|passport|deadline|offer|loan)\b).*\b(?:extend\w*|extension|renew\w*|prolong\w*)\b.*\b(?:visa|permit|stay|brp|i ?20|status|thesis)\b|\b(?:visa|permit|i ?20|status)\b.*\b(?:extend\w*|extension|renew\w*|(?:expir\w*|ends?|ending|finish\w*|runs? out) (?:before|while|but|during|soon|in))\b/,
  ],
  ['visa:CA:post_study_stay', /^(?=.*\b(?:pgwp|work permit)\b).*\b(?:how long|how many (?:years?|months?))\b/],
  ['visa:US:post_study_stay', /^(?=.*\bopt\b).*\b(?:how long|how many (?:years?|months?))\b/],
  ['guide:cas-when', /\bwhen\b.*\bcas\b(?!.*\b(?:refund|back)\b)/],
  ['guide:visa-221g', /\b221 ?g?\b|\badministrative processing\b|\b(?:yellow|pink|white|blue|green) slip\b/],
  [
    'guide:social-media',
    /\b(?:social media|instagram|insta|facebook|fb|twitter|tiktok|linkedin)\b.*\b(?:check\w*|look|visa|embassy|public|private|officer|ds ?160|delete|account|see)\b(?!.*\b(?:scholarship|fraud|fake|real|scam|room|rent|landlord|login|log)\b)|\b(?:visa|embassy|officer|ds ?160)\b.*\b(?:social media|instagram|insta|facebook|tiktok|twitter)\b/,
  ],
  [
    'guide:fraud-call',
    /\b(?:call|called|calls|calling|phone|phoned|message|messaged|email|emailed|sms)\b.*\b(?:deport\w*|arrest\w*|gift cards?|immigration (?:officer|office|police|department)|jail)\b|\bimmigration\b.*\b(?:call|called|calling|phone\w*)\b.*\b(?:money|pay)\b|\bdeport\w*\b.*\b(?:pay|money)\b/,
  ],
  [
    'guide:at-border',
    /\b(?:at|airport|border|port of entry|arrival)\b.*\bimmigration\b(?!.*\b(?:deport|call\w*|register)\b)|\bimmigration\b.*\b(?:airport|arrival|arriv\w*|landing|counter|desk|border)\b|\bport of entry\b|\bi ?94\b|\bimmigration officer ask/,
  ],
  // there
  [
    'guide:packing',
    /\b(?:what|things?|list|should|how|clothes)\b.*\b(?:pack|packing|luggage|baggage|suitcase|bring with me|take with me from)\b(?!.*\b(?:lantern|data|account|visa pack)\b)|\b(?:bring|carry|take|pack)\b.*\b(?:medicines?|medication|tablets|prescription|spices|pickle|food|achar)\b(?!.*\b(?:halal|pray)\b)|^(?:packing|luggage)\b/,
  ],
  [
    'guide:lost-passport',
    /\b(?:lost|lose|losing|stolen|stole|missing|misplaced)\b.*\bpassport\b|\bpassport\b.*\b(?:lost|lose|stolen|stole|missing|misplaced)\b|পাসপোর্ট.*(?:হারি|চুরি)|(?:فقدت|ضاع|سرق).*(?:جواز)|पासपोर्ट.*(?:खो|चोरी|गुम)|\b(?:perdu|vole)\b.*\bpasseport\b|\b(?:perdi|robaron|perdido)\b.*\bpasaporte\b/,
  ],
  [
    'guide:work-pay',
    /\b(?:pay|paying|cover|afford|manage|earn)\b.*\b(?:tuition|fees?|living|expenses|rent|studies|study)\b.*\b(?:by working|by part time|part ?time|from (?:my )?(?:job|work)|with (?:a )?(?:job|work)|working|job)\b(?!.*\b(?:parents?|father|mother|uncle)\b)|\b(?:part ?time|student|campus) jobs?\b.*\b(?:find|get|search|enough|pay|where|cover)\b|\b(?:find|get|search|looking for)\b.*\b(?:part ?time|student|campus) (?:jobs?|work)\b(?!.*\b(?:you|u) (?:find|get)\b)/,
  ],
  [
    'guide:student-tax',
    /\b(?:students?|i|we|f ?1|international)\b.*\b(?:pay|file|filing|submit|give|do|deducted)\b.*\btax(?:es)?\b(?!.*\b(?:proof|father|parents?|papers?|documents?|show|embassy|lantern)\b)|\btax (?:returns?|filing)\b.*\b(?:student|f ?1|usa?|as a student)\b(?!.*\b(?:father|parents?|sponsor|visa|show|proof)\b)|\b8843\b|\b1040\b/,
  ],
  [
    'guide:homesick',
    /\bhome ?sick\w*\b|\b(?:feel|feeling|felt|am|so|very|im)\b.*\b(?:lonely|alone here|depress\w*|very low|anxious|stressed|homesick)\b(?!.*\b(?:visa|interview|17|16|18|foundation)\b)|\b(?:miss|missing) (?:my )?(?:mom|mother|mum|family|home|parents|country)\b|\b(?:mental health|counsell?ing service|loneliness|anxiety|no friends)\b/,
  ],
  [
    'guide:fail-abroad',
    /\b(?:fail\w*|drop\w*|repeat|stop|quit|leave)\b.*\b(?:semester|course|exam|exams|class|subject|module|year|university|study|studies)\b.*\b(?:visa|permit|deport\w*|status|cancel\w*|i ?20|send back|sent back)\b(?!.*\b(?:gap|embassy|explain|interview|officer)\b)|\b(?:visa|permit|status)\b.*\b(?:if|when) (?:i )?(?:fail\w*|drop\w*|stop|quit)\b(?!.*\b(?:interview|medical)\b)|\b(?:below|less than|reduced|part time) (?:a |the )?(?:full ?(?:time)?|course) (?:load|credits?|enrol\w*)\b/,
  ],
  [
    'guide:credit-transfer',
    /\bcredits?\b.*\b(?:transfer\w*|count|exempt\w*|accept\w*|move)\b(?!.*\bcredit card\b)|\btransfer\w*\b.*\bcredits?\b|^can i (?:change|switch) my (?:course|major|subject)$|\b(?:change|switch|transfer|move)\b.*\b(?:university|uni|college|course|school|major)\b.*\b(?:after|once|when|while|arriv\w*|abroad|there|here in|midway|second year|2nd year)\b(?!.*\b(?:offer|opt|graduat\w*|lantern|gap|refus\w*|interview)\b)/,
  ],
  [
    'guide:faith-food',
    /^(?!.*\b(?:near|served|grocery|restaurant|which (?:city|hall|college|university))\b).*(?:\b(?:halal|haram|kosher|vegetarian|vegan|jain food|hindu food|beef|pork)\b|\b(?:pray|prayer|mosque|masjid|namaz|salah|temple|church|ramadan|ramzan|eid) ?(?:room|place|hall|near|at|in)?\b(?!.*\b(?:activity|activities|volunteer\w*|count|teach|help)\b)|\b(?:wear|wearing) (?:a |my )?(?:hijab|turban|niqab)\b)/,
  ],
  ...directLantern,
  ...directLanternLanguages,
];
