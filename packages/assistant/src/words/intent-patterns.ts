// How questions about the own record, and wishes that are declined, are worded: tried on plain words, folded, with single spaces.

const text =
  '(?:essays?|sop|statement of purpose|purpose statement|personal statements?|ps|statements?|motivation(?:al)? letters?|letters? of motivation|cover letters?|letters? of intent|recommendation letters?|reference letters?|letters? of recommendation|lors?|scholarship letters?|gs statement|study plan|letter of explanation|application (?:answers?|essays?))';
const verb =
  '(?:write|writing|type|draft|drafting|generate|generating|compose|create|finish|complete|rewrite|paraphrase|rephrase|make|do|prepare|produce|redo)';
const you =
  '(?:you|u|lantern|it|the assistant|assistant|ai|the ai|chatgpt|chat gpt|gpt|bot|this app|someone|somebody|anyone|a person|an expert)';

/** Wishes to have an essay, or a part of one, written. */
export const essayPatterns: readonly RegExp[] = [
  new RegExp(`\\b(?:so|then|and|please|ok|just|now) ${you} (?:please |just )?${verb} .{0,60}${text}\\b`),
  new RegExp(`\\b(?:${text}|answers?|paragraphs?|story) (?:\\w+ ){0,2}write (?:\\w+ )?(?:send|give|do)\\b`),
  // "write my sop", "just do my essay"
  new RegExp(
    `^(?:(?:please|now|ok|hey|lantern|just|then|so|and|quickly|hi|hello|you|go|first|also|i said) )*${verb} (?:me |us |up |out |for me )*(?:(?:a|an|the|my|this|one|whole|full|entire|complete|good|short|best|nice|strong|perfect|new|common app|college|university|ucas|visa|canada|uk|us|admission|\\d+|words?|page|line|paragraph|of|half|some|part|introduction|intro|conclusion|first|last|opening) ){0,7}(?:\\w+ ){0,2}${text}\\b`,
  ),
  // "can you write ... sop", "i want somebody to draft ..."
  new RegExp(
    `\\b(?:can|could|will|would|should|may|please|let|have|make) ${you} (?:please |just |also |help me )?${verb} .{0,60}${text}\\b`,
  ),
  new RegExp(
    `\\b(?:want|need|like|have|get|pay|hire|ask|find|looking for) ${you} (?:to |who can |that can )?${verb} .{0,60}${text}\\b`,
  ),
  new RegExp(`\\b(?:i|we) ${you} ${verb} .{0,40}${text}\\b`),
  // "... sop ... you write it", "write it for me"
  /\b(?:you|u|lantern|ai) (?:please |just |have to |must |should |can )?(?:write|do|make|finish|type|generate) (?:it|this|that|everything|all|all of it|the sop|my sop|the essay|my essay)\b/,
  /\b(?:write|finish|do|make|type|draft|generate|compose) (?:it|this|that|one|everything|the rest|all of it|all) (?:for me|instead|yourself|please|completely|by yourself|from scratch)\b/,
  /\b(?:write|do|make|finish|type|draft|generate|compose|writes|wrote) .{0,30}(?:instead of me|on my behalf|in my place|for me so)\b/,
  new RegExp(
    `\\b${text} .{0,40}(?:write for me|write it|written for me|ghost ?write|you do it|do it for me|write (?:me )?give)\\b`,
  ),
  new RegExp(`\\b${text} (?:(?!what|how|which|where)\\w+ ){0,2}write(?: (?:for me|give|me|please|do))*$`),
  new RegExp(`\\b${text} (?:likh|likhe|likhte|banai|baniye|banaye|bana|make|write) (?:\\w+ )?(?:give|do|you|me)\\b`),
  new RegExp(
    `\\b(?:write|make|type) (?:for me )?(?:a |my |the |one )?(?:\\w+ ){0,2}${text} (?:for me|please|now|fast|urgently)\\b`,
  ),
  new RegExp(`^(?:please )?(?:write|draft|generate|compose|type) .{0,60}${text}(?: for me)?$`),
  /^(?:please )?(?:write|generate|compose|draft|type) (?:me |us |about |an? )?(?:\d+|one|two|five|hundred|a few|some) (?:hundred )?(?:words?|lines?|paragraphs?|pages?|sentences?)\b/,
  new RegExp(
    `^(?:someone|somebody|anyone|anybody|any one|any|please someone)(?: please| kindly| my| for)* (?:can )?(?:write|help me write|make|draft) .{0,50}${text}\\b`,
  ),
  new RegExp(`\\b(?:any|someone|somebody|anyone)\\b.{0,20}\\b(?:for|my)\\b.{0,20}${text} (?:write|make|likh)\\b`),
  /\b(?:fill|answer|complete|do|finish) (?:in |out |up )?(?:my |the |these |all )?(?:\w+ ){0,2}(?:answers?|questions?|application|form|prompts?) for me\b/,
  /\b(?:write|draft|make|rewrite) (?:me )?(?:the |my |an? )?(?:introduction|intro|conclusion|ending|opening|first paragraph|last paragraph|paragraph|body)\b/,
  // "the essay, you complete it, give"
  new RegExp(
    `\\b${text} (?:you |please |for me |\\w+ )?(?:you )?(?:complete|finish|write|make|do|fill|prepare) (?:give|me|please|for me)`,
  ),
  new RegExp(`\\bjust (?:give|send) (?:me )?(?:the |my |an? )?${text}\\b`),
  // "write something for the box", in a form without the name of a text
  /^(?:(?:just|please|can you|could you|hey|now|go) )*(?:write|type|generate|compose|draft|make) (?:me )?(?:something|anything|sth|a few words|a paragraph|some lines|answer|answers|the answer) (?:\w+ ){0,2}(?:for|about|on|in|to)\b/,
  // other languages, where the plainest words say it
  /\b(?:escrib\w*|redact\w*|haz(?:me)?|hacer|escrev\w*|faca|faz)\b.*\b(?:ensayo|carta|ensaio|redacao|declaracion|sop|essay|motivacion|motivation)\b/,
  /\b(?:schreib\w*|verfass\w*)\b.*\b(?:motivationsschreiben|aufsatz|essay|brief|sop|bewerbung)\b|\b(?:motivationsschreiben|aufsatz|essay|sop)\b.*\b(?:schreib\w*|verfass\w*)\b/,
  /\b(?:scriv\w*)\b.*\b(?:lettera|saggio|tema|sop|essay)\b/,
  /\b(?:ecri\w*|redig\w*|fais|faire|faites)\b.*\b(?:lettre|essai|dissertation|sop|essay|motivation)\b/,
  /\b(?:tolong|buatkan|buat|tuliskan|tulis|bikinin|bikin)\b.*\b(?:esai|essay|surat|letter|sop|statement|karangan)\b/,
  /\b(?:essay|makale|mektup|mektubu|kompozisyon|sop|statement|niyet)\w*\b.*\b(?:yaz|yazar|yazin|yazarmisin|yazsana|hazirla)\w*\b/,
  /(?:viet|soan|lam) (?:\S+ ){0,3}(?:bai luan|luan|thu|essay|sop)/,
  /\b(?:andika|niandikie|uniandikie)\b.*\b(?:insha|essay|barua|sop|statement)\b/,
  /(?:निबंध|निबन्ध|एसओपी|लेटर|पत्र|essay|sop|letter|statement).{0,30}(?:लिख|बना)|(?:लिख|बना).{0,20}(?:निबंध|निबन्ध|एसओपी|लेटर|पत्र)/,
  /(?:مضمون|ایس او پی|خط|لیٹر|essay|sop|letter|statement).{0,30}(?:لکھ|لكھ|بنا د)/,
  /(?:উত্তর|সুপারিশপত্র|প্রশ্নের উত্তর|অনুচ্ছেদ|প্যারাগ্রাফ).{0,25}(?:লিখে (?:দাও|দিন|দেবে|দেবেন|দিতে|দে|দেন|দিবেন|দিও))/,
  /\b(?:write|type|draft|compose) (?:the |a |an |my |this )?(?:e ?mail|message|letter|mail|reply|application|answer)s?\b.*\bfor me\b/,
  /^(?:(?:please|can|could|you|u) )*(?:make|give|write|create) (?:me )?(?:a )?\d+ words?\b/,
  // something ready to hand in
  new RegExp(
    `\\b(?:give|send|show|provide|share|want|need|get|have|gimme|find|download|any) .{0,30}(?:sample|example|template|ready ?made|readymade|model|demo|copy|finished|already written|pre ?written)s? .{0,40}${text}\\b`,
  ),
  new RegExp(
    `\\b(?:give|send|show|provide|share|want|need|get|gimme|find) .{0,40}${text} .{0,30}(?:sample|example|template|copy|ready ?made|readymade|paste|to submit|i can use)s?\\b`,
  ),
  new RegExp(`^(?:sample|example|template|ready ?made|model|free) (?:\\w+ ){0,2}${text}\\b`),
  new RegExp(
    `\\b${text} (?:sample|example|template|demo|ready ?made|format)s? .{0,30}(?:copy|give|send|use|download|paste)\\b`,
  ),
  new RegExp(
    `\\b(?:chatgpt|chat gpt|gpt|ai|ai generated|ai written) (?:\\w+ ){0,2}${text}\\b(?! (?:allowed|detect|checker|detected))`,
  ),
  new RegExp(
    `\\b(?:give|send|provide|make|gimme) (?:me |us )?(?:a |an |my |the |one |full |whole |complete |good |nice |strong )+(?:\\w+ )?${text}(?: for .*| about .*| on .*| please| fast| now| urgently)?$`,
  ),
  // to have a text of one's own made better, longer or shorter
  new RegExp(
    `^(?:(?:please|can|could|will|you|u|just|now|hey) )*make (?:this|my|the|it|these) ?(?:\\w+ ){0,2}(?:para|paragraph|story|sentences?|introduction|intro|text|${text}) (?:sound |look |a bit |little |much )*(?:more|better|less|longer|shorter|emotional|stronger|professional|perfect|unique|impressive)\\b`,
  ),
  new RegExp(
    `^(?:(?:please|can|could|will|you|u|just|now|hey) )*(?:shorten|lengthen|expand|enhance|beautify|trim|condense|improve|fix|correct|edit|proofread|check|cut|spice up) (?:this|my|the|these) (?:\\w+ ){0,2}(?:grammar|spelling|english|conclusion|para|paragraph|story|sentences?|introduction|intro|text|${text})\\b(?:.*\\bfor me\\b|(?= |$)(?!.*\\b(?:how|where|tips)\\b))`,
  ),
  /(?:প্যারা|প্যারাগ্রাফ|রচনা|এসে|এসওপি|sop|essay|লেখা)\S* .*(?:ছোট|সুন্দর|আবেগময়|ইমোশনাল|ভালো|বড়)\S* (?:করে|করি) (?:দাও|দিন|দেন|দিবেন|দে)/,
  /(?:पैराग्राफ|निबंध|एसओपी|sop|essay|लेख) .*(?:छोटा|भावुक|इमोशनल|अच्छा|बेहतर|सुंदर|लंबा) (?:कर|बना) (?:दो|दीजिए|दें)/,
  /^(?:(?:por favor|puedes|podrias) )*(?:acorta|acortame|acortar|resumeme|mejora|mejorame|mejorar|alarga) (?:\w+ ){0,2}(?:ensayo|carta|parrafo|texto|essay)\b|\bhaz (?:\w+ ){0,3}(?:ensayo|carta|parrafo|texto) (?:mas|menos)\b/,
  /^(?:(?:s il te plait|stp|svp|peux tu|pouvez vous) )*(?:raccourcis|raccourcir|ameliore|ameliorer|rallonge|rends) (?:moi )?(?:\w+ ){0,2}(?:essai|lettre|paragraphe|texte|essay)\b/,
  /(?:^| )(?:اجعل|خلي|حسن|اختصرلي|اختصر لي|قصر لي|طول لي) (?:\S+ ){0,2}(?:فقره|الفقره|مقال|مقالي|رساله|رسالتي|نص|النص)/,
  /\b(?:paraphrase|rephrase|rewrite|humanize|humanise|polish) (?:my|this|the|it|these)\b/,
  /(?:রচনা|এসে|এসওপি|প্রবন্ধ|লেটার|স্টেটমেন্ট|চিঠি|essay|sop|letter|statement).{0,25}(?:লিখে (?:দাও|দিন|দেবে|দেবেন|দিতে|দে|দেন|দিবেন|দিও)|লেখো|লিখুন|লিখবেন|লিখবে|লিখ|বানিয়ে|বানাও|তৈরি করে (?:দাও|দিন|দেন)|করে (?:দাও|দিন|দেন))/,
  /(?:লিখে (?:দাও|দিন|দেন|দেবে|দেবেন)).{0,25}(?:রচনা|এসে|এসওপি|প্রবন্ধ|লেটার|স্টেটমেন্ট|চিঠি|essay|sop)/,
  /(?:রচনা|এসে|এসওপি|প্রবন্ধ|লেটার|স্টেটমেন্ট|essay|sop).{0,20}(?:নমুনা|স্যাম্পল|কপি)|(?:নমুনা|স্যাম্পল).{0,20}(?:রচনা|এসে|এসওপি|প্রবন্ধ|লেটার|স্টেটমেন্ট|essay|sop)/,
  /(?:اكتب|اكتبي|اكتبوا|تكتب|تكتبي|تكتبلي|اكتبلي|يكتب|انشئ|الف|اعمل|اعمللي|تعمل|جهز|صغ|اعد صياغه|اعد كتابه)(?:ي|لي|يلي|ولي)? (?:لي |لنا |عني |بدلا عني )?.{0,30}(?:مقال|مقالي|مقالا|المقال|مقاله|خطاب|رساله|بيان|الدافع|سيره)/,
  /(?:تكتبلي|اكتبلي|تكتب لي|اكتب لي|تعملي|اعملي|اعطني|اعطيني|ارسل لي|ابي|ابغي|عايز|عاوز|اريد|بدي).{0,25}(?:نموذج|مثال|جاهز|جاهزه|عينه).{0,30}(?:مقال|خطاب|رساله|بيان)/,
  /(?:كتابه|صياغه) (?:\S+ ){0,2}(?:مقال|خطاب|رساله|بيان)(?: \S+){0,2} (?:لي|عني|بدلا)/,
  /(?:نموذج|مثال|عينه) .{0,20}(?:مقال|خطاب|رساله|بيان).{0,30}(?:انسخ|للنسخ|جاهز)/,
  /(?:اعطني|اعطيني|اريد|ابغي|عايز|بدي) .{0,20}(?:مقال|خطاب|رساله|بيان)(?: \S+){0,2} (?:جاهز|جاهزه)/,
];

/** Who asks how to write, or about the form of a text, does not ask to have it written. */
export const notEssay: readonly RegExp[] = [
  /\b(?:chat ?gpt|gpt|ai|gemini)\b.{0,60}\b(?:ideas?|allowed|brainstorm|grammar|commas?)\b/,
  // how many there are
  /\bhow many essays?\b|(?:কয়টা|কতগুলো|কয়টি|কতটি) (?:এসে|রচনা|এসওপি|essay)|(?:कितने|कितनी) (?:निबंध|एसओपी|essay|sop)/,
  /^(?:is|are) (?:it )?(?:chat ?gpt|gpt|ai|using)\b.*\b(?:ok|okay|allowed|good|fine|safe|accepted)\b/,
  // "while I was writing"
  /(?:^| )(?:وانا|انا|كنت|لما|عندما|بينما) (?:\S+ )?(?:اكتب|بكتب)(?! لي)/,
  /^(?:ازاي|كيف|شلون|كيفاش) (?:اكتب|نكتب|ابدا)(?!.*(?:لي|عني)(?: |$))/,
  /^(?:how|what|where|when|why|which|who) (?:do|does|did|should|shall|can|could|to|must|much|long|many|is|are|will|would|i|we)\b(?!.*\b(?:you write|write it for me|for me)\b)/,
  /^(?:can|could|should|may|must|do(?! my)|shall|am|is) (?:i|we|my|it|the)\b(?!.*\b(?:for me|you write)\b)/,
  /^(?:i|we) (?:want|need|like|have|am going|am trying) (?:to )?(?:write|writing|start|finish)\b(?!.*\b(?:you|for me)\b)/,
];

const ownTest =
  '(?:ielts|toefl|pte|duolingo|det|english|english test|english score|test score|score|band|result|overall)';
const suffices =
  '(?:suffice|suffices|sufficient|enough|good enough|ok|okay|accepted|accept|acceptable|meet|meets|qualify|high enough|fine|work|works|reach|reaches|satisfy|satisfies)';
const list = '(?:universities|university|unis|uni|colleges|college|list|shortlist|saved|choices|applications)';
const papers = '(?:paper|papers|document|documents|docs|certificate|certificates|paperwork|files|kagoj|dalil)';
const lacking =
  '(?:missing|given not|not given|lack|lacking|lacks|still need|still have to|do i still|left|not have|dont have|do not have|outstanding|have i not|havent i|remain|remains|remaining|pending|not (?:yet )?(?:upload|uploaded|given|submitted|added|done|ready)|yet to|still to|incomplete|still required|(?:uploaded|given|submitted) not)';

const things = '(?:universit(?:y|ies)|unis?|colleges?|schools?|scholarships?|programmes?|programs?|courses?)';
const kept = '(?:save|saved|shortlist|shortlisted|bookmark|bookmarked|added|chosen|chose|picked|favou?rites?)';
const testNames = '(?:ielts|toefl|pte|duolingo|det|sat|act|gre|gmat|english|test)';
const arabicSaved = '(?:حفظت|حفظتها|المحفوظه|محفوظاتي|محفوظه|اخترتها|قائمتي)';

/** What is computed of the student's own record. */
export const ownPatterns = {
  essays: [
    /^(?=.*\b(?:i|me|my|mine|j|ai|jai|mes)\b)(?=.*\b(?:how many|how much|combien) (?:d |de )?(?:essays?|essais?|drafts?|brouillons?|statements?|sops?|texts?)\b)(?=.*\b(?:have|write|wrote|written|writing|likh\w*|did|saved|finish\w*|ecri\w*|redig\w*|my|mes|done)\b)(?!.*\b(?:need|should|must|have to|required?|apply|submit|write for)\b)/,
    /^(?:(?:show|list|see|open|which|what are|what) )+(?:me )?(?:all )?(?:my )?(?:essays|drafts)(?: (?:i|have i|do i have|did i)(?! to\b).*)?$/,
    /\bmy (?:essays|drafts) (?:how many|list|count|number)\b/,
    /^(?=.*(?:আমি|আমার) )(?=.*(?:কয়টা|কতগুলো|কতটা|কয়টি|কতটি) )(?=.*(?:রচনা|এসে|এসওপি|ড্রাফট|essay|sop))|^(?=.*(?:কয়টা|কতগুলো|কয়টি|কতটি) (?:রচনা|এসে|এসওপি|ড্রাফট|essay|sop))(?=.*(?:লিখেছি|লিখছি|লিখলাম|আছে আমার))/,
    /^(?=.*(?:मैंने|मेरे|मैने) )(?=.*(?:कितने|कितनी) )(?=.*(?:निबंध|एसओपी|essay|sop|ड्राफ्ट))|^(?=.*(?:कितने|कितनी) (?:निबंध|एसओपी|essay|sop|ड्राफ्ट))(?=.*(?:मैंने|मेरे|लिखे हैं|लिख चुक))/,
    /\b(?:combien d|combien de|how many|how much) (?:essais?|essays?|lettres?|brouillons?|textes?)\b.*\b(?:j ai|ai je|jai|mes|ecrits?|redig\w+)\b/,
    /\b(?:cuant[oa]s|how many|how much) (?:ensayos?|essays?|cartas?|borradores|textos?)\b.*\b(?:he|llevo|tengo|escrib\w+|escrit[oa]s?|mis)\b/,
    /كم (?:مقال|مقاله|مقالا|مقالات|رساله|نص) .*(?:كتبت|عندي|لدي)|(?:كم) .*(?:كتبت) .*(?:مقال|رساله)/,
  ],
  'english-for-list': [
    new RegExp(`\\bmy (?:\\w+ )?${ownTest}\\b.*\\b${suffices}\\b`),
    new RegExp(`\\b${suffices}\\b.*\\bmy (?:\\w+ )?${ownTest}\\b`),
    new RegExp(`\\bmy (?:\\w+ )?${ownTest}\\b.*\\bmy (?:\\w+ )?${list}\\b`),
    new RegExp(`\\bwith my (?:\\w+ )?${ownTest}\\b.*\\b(?:${list}|apply)\\b`),
    new RegExp(
      `\\b(?:which|what) (?:of )?(?:my |the )?(?:saved |shortlisted )?${list}\\b.*\\b(?:accept|take|take s)\\b.*\\bmy (?:\\w+ )?${ownTest}\\b`,
    ),
    /(?:আমার) (?:\S+ )?(?:আইইএলটিএস|টোফেল|ielts|toefl|pte|duolingo|ডুওলিঙ্গো|পিটিই|ইংরেজি)\S*.*(?:যথেষ্ট|চলবে|হবে|মিলবে|নেবে|কাজ হবে)/,
    /(?:هل) .*(?:ايلتس|ايلتسي|الايلتس|التوفل|توفل|دولينجو|ielts|toefl|نتيجتي|درجتي|علامتي).*(?:تكفي|يكفي|كافيه|كاف|مقبوله|تقبل|مناسبه)/,
    /(?:هل) (?:تكفي|يكفي|تقبل) .*(?:ايلتس|الايلتس|التوفل|توفل|ielts|toefl|نتيجتي|درجتي|علامتي)/,
  ],
  saved: [
    new RegExp(`\\b(?:did|have) i (?:save|saved|shortlist|shortlisted|bookmark|bookmarked)\\b.*\\b${things}\\b`),
    /\b(?:how many|which)\b.*\b(?:applications?|universit\w+|colleges?)\b.*\b(?:i|me)\b.*\b(?:submit|submitted|applied|sent)\b/,
    new RegExp(
      `\\b(?:which|what|how many|show|list|see|where)\\b.*\\b${things}\\b.*\\b(?:i|me|my|we)\\b.*\\b${kept}\\b`,
    ),
    new RegExp(`\\b(?:i|me) (?:\\w+ ){0,4}${things} (?:\\w+ ){0,3}${kept}\\b`),
    new RegExp(`\\b${kept} (?:\\w+ ){0,2}(?:what|which)(?: \\w+){0,2} ${things}\\b`),
    /\bhow many\b.*\b(?:my )?applications?\b.*\b(?:sent|left|submitted|done|remaining|pending|finished)\b/,
    /(?:কয়টা|কতগুলো|কয়টি|কতটি) (?:আবেদন|অ্যাপ্লিকেশন|এপ্লিকেশন)\S*(?!.* (?:উচিত|দরকার|লাগে|যায়|যাবে))|(?:আবেদন|অ্যাপ্লিকেশন|এপ্লিকেশন)\S* .*(?:কয়টা|কতগুলো) (?:জমা|বাকি|করেছি|পাঠি)/,
    /(?:कितने|कितनी) (?:आवेदन|अप्लीकेशन|एप्लीकेशन|एप्लिकेशन)\S*(?!.* (?:चाहिए|सकते|सकता|सकती|जरूरी))|(?:आवेदन|एप्लीकेशन|एप्लिकेशन) .*(?:कितने|कितनी) (?:भेजे|भेजी|जमा|बाकी|हुए)/,
    /\b(?:combien de|combien d|how many|how much) (?:candidatures?|dossiers?|demandes?)\b.*\b(?:envoy\w+|reste\w*|soumis\w*|depos\w+|j ai)\b/,
    /\b(?:cuantas|how many|how much) (?:solicitudes|postulaciones|aplicaciones)\b.*\b(?:he|envi\w+|faltan?|quedan?|mand\w+|llevo|tengo)\b/,
    /كم (?:طلب|طلبا|طلبات) .*(?:ارسلت|قدمت|بقي|باقي|عندي|لدي)|كم .*(?:ارسلت|قدمت) .*طلب/,
    new RegExp(`^(?:what|which) (?:did|have) i ${kept}\\b`),
    new RegExp(`\\bmy ${kept} (?:${things}|list|things|items)\\b(?!.*\\b(?:accept|ielts|toefl|english)\\b)`),
    new RegExp(
      `\\b(?:show|see|open|what is|whats|list|what|which)(?: \\w+){0,3} my (?:shortlist|list|saved|choices|${things})\\b(?!.*\\b(?:accept|ielts|toefl|english|ask|cost|fee|fees|need)\\b)`,
    ),
    new RegExp(`\\bmy (?:which|what) (?:which |what )?${things} ${kept}\\b`),
    /(?:কোন|কী|কি|কয়টা|কতগুলো|আমার).*(?:বিশ্ববিদ্যালয়|ইউনিভার্সিটি|ভার্সিটি|স্কলারশিপ|বৃত্তি).*(?:সেভ|সংরক্ষণ|রেখেছি|বেছে|তালিকায়)/,
    /আমার (?:সেভ|সংরক্ষিত|পছন্দের).*(?:বিশ্ববিদ্যালয়|ইউনিভার্সিটি|স্কলারশিপ|বৃত্তি|তালিকা)/,
    new RegExp(`(?:جامعات|الجامعات|جامعاتي|جامعه|الجامعه|منح|المنح|المنحه).*${arabicSaved}`),
    /(?:ماذا|ما الذي|ايش|شو|وش) (?:حفظت|حفظته)/,
    /(?:اعرض|ارني|وريني|ما) (?:لي )?(?:جامعاتي|قائمتي|المنح المحفوظه|الجامعات المحفوظه)/,
  ],
  'test-scores': [
    /^(?:(?:please|so|and|tell me|show me|show) )*(?:what|whats|how much)? ?(?:is |was )?my (?:own |last |best |latest |overall )?(?:ielts|toefl|pte|duolingo|det|sat|act|gre|gmat)$/,
    new RegExp(
      `\\b(?:what|how much|how many) did i (?:score|get|have|receive) (?:in|on|for) (?:the |my )?${testNames}\\b`,
    ),
    new RegExp(
      `\\bmy (?:overall|score|scores|result|results|band|marks) (?:in|of|on|for) (?:the |my )?${testNames}\\b(?!.*\\b(?:enough|valid|ok|accept\\w*|equal|equals|equivalent|convert|old|new|good|improve|send)\\b)`,
    ),
    new RegExp(
      `\\b(?:what|whats|which|how much|show|see|tell|remember)\\b.*\\bmy (?:own |last |best |latest |overall )?${testNames} (?:test )?(?:score|scores|band|result|results|marks)\\b(?!.*\\b(?:need|add|enter|change|correct|enough|valid|convert|mean|percentile|send|report|improve)\\b)`,
    ),
    new RegExp(
      `\\bmy (?:last |best |latest |overall )?${testNames} (?:score|scores|band|result|results|marks) (?:\\w+ )?(?:what|how much|how many)\\b`,
    ),
    /\b(?:which|what|how much) (?:score|scores|band|marks) (?:\w+ ){0,3}(?:did i|have i|i) (?:get|got|have|put|enter|entered|add|added|save|saved)\b/,
    new RegExp(
      `^(?!where|how|can)(?:.*\\b)?(?:did i|have i|i) (?:\\w+ ){0,2}(?:get|got|have|put|enter|entered|add|added|save|saved)\\b.*\\b${testNames} (?:score|band|result|marks)\\b(?!.*\\b(?:can|enough|accept|apply)\\b)`,
    ),
    new RegExp(`^(?:show |see |list )?(?:all )?my (?:test scores|scores|${testNames} scores?)$`),
    /আমার (?:\S+ )?(?:ielts|toefl|pte|duolingo|sat|gre|gmat|আইইএলটিএস|টোফেল|স্যাট|জিআরই|জিম্যাট|ডুওলিঙ্গো|পরীক্ষার|টেস্ট)\S* (?:এর )?(?:স্কোর|নম্বর|ফল|ব্যান্ড)\S* (?:কত(?! ?(?:দিন|মাস|বছর|বার|টাকা))|কী|কি|দেখাও|দেখান)/,
    /(?:كم|ما|ما هي|وش|شو|ايش) (?:هي |كانت )?(?:نتيجتي|درجتي|علامتي|نتائجي|درجاتي)(?: في)?(?: \S+)?(?:\s*(?:ielts|toefl|sat|gre|gmat|الايلتس|التوفل|ايلتس|توفل|السات))?$/,
    /(?:نتيجه|درجه|علامه) (?:ال)?(?:ايلتس|توفل|سات|ielts|toefl|sat) (?:حقي|الخاصه بي|تبعي|عندي|لدي)/,
  ],
  'missing-papers': [
    new RegExp(`\\b${papers}\\b.*\\b${lacking}\\b`),
    new RegExp(`\\b${lacking}\\b.*\\b${papers}\\b`),
    new RegExp(`\\b(?:which|what)\\b.*\\b${papers}\\b.*\\b(?:upload|done) not\\b`),
    /\bwhat (?:am i|is|are|all is) (?:still )?(?:missing|pending|remaining)\b/,
    /\b(?:what|which) (?:\w+ ){0,4}(?:do i|i|must i|should i) (?:still|yet) (?:have to|need to|must|got to) (?:upload|submit|give|add|hand in)\b/,
    /\b(?:which|what) of my (?:papers|documents|docs|certificates|files) (?:\w+ ){0,3}not\b/,
    /\bwhat (?:else |other |more |all )+(?:do i|i|should i|must i) (?:\w+ ){0,3}(?:upload|submit|collect|give|prepare|bring)\b/,
    /\b(?:which|what) (?:\w+ ){0,4}(?:not given|not submitted|given not)\b/,
    /\b(?:did i|have i|i have)\b.*\b(?:all|every|everything)\b.*\b(?:upload|uploaded|give|given|gave|submit|submitted|done)\b/,
    /\bdo i have (?:all|every|everything|enough) (?:my |the |of the )?(?:paper|papers|document|documents|docs)?\b/,
    /(?:কোন|কী|কি|কতগুলো).*(?:কাগজ|কাগজপত্র|ডকুমেন্ট|নথি|পেপার).*(?:বাকি|নেই|এখনো|এখনও|লাগবে এখনো|কম|জমা দিইনি)/,
    /(?:কাগজ|কাগজপত্র|ডকুমেন্ট|নথি|পেপার).*(?:বাকি|কম আছে|জমা হয়নি)/,
    /(?:ما|اي|ماذا|ايش|شو|وش).*(?:اوراق|الاوراق|مستندات|المستندات|وثائق|الوثائق|ورق).*(?:ناقص|ناقصه|الناقصه|تنقص|ينقص|تنقصني|ينقصني|ناقصني|ناقصتني|المتبقيه|باقي|باقيه)/,
    /(?:ايش|شو|وش|ماذا|ما|كم) (?:باقي|بقي|ناقص|متبقي)\S*.*(?:اوراق|الاوراق|مستندات|المستندات|وثائق|الوثائق|ورق)/,
    /(?:ما|ماذا|ايش|شو|وش)(?: الذي)? (?:ينقص|ناقص|تنقص|ينقصني|ناقصني)(?: في)? (?:ملفي|طلبي|اوراقي|لي|عندي|من)/,
    /(?:ينقصني|تنقصني|الناقصه|ناقصني|ناقصتني|باقي لي).*(?:اوراق|الاوراق|مستندات|المستندات|وثائق|الوثائق|ورق)/,
  ],
  'due-next': [
    /\b(?:what|which|anything|something) ?(?:is|s|are|else is|comes|task is|do i have)? ?(?:due|coming up|upcoming|urgent)\b/,
    /\bwhats? (?:is )?(?:due|next|urgent|coming up)\b/,
    /\bwhat (?:is|are|comes) (?:my )?next\b/,
    /\b(?:my|upcoming|next|nearest) (?:\w+ )?(?:deadline|deadlines|due date|due dates|task|tasks|appointment|appointments)\b/,
    /\bwhat (?:should|do|must|can|shall|now|to|next) ?i? ?(?:have to )?(?:do|work on|start|finish) ?(?:now|next|first|today|this week|this month)\b/,
    /\b(?:now|next|today) (?:what )?i (?:what )?(?:should |must |will |have to )?(?:do)?$/,
    /\bnow i what\b|\bi now what\b/,
    /\b(?:due|deadline|deadlines) (?:this|next) (?:week|month)\b/,
    /\b(?:today|tomorrow|this week|this month)\b.*\b(?:me|i|my)\b.*\bwhat\b.*\b(?:submit|do|give|send|finish)\b/,
    /\bwhat\b.*\b(?:i|me)\b.*\b(?:submit|do|give|send|finish)\b.*\b(?:today|tomorrow|this week|this month)\b/,
    /\bwhen is my (?:next|nearest|first|closest|last)\b/,
    /\b(?:my )?which (?:deadline|task|date) (?:\w+ )?(?:before|first|next|near|nearest|soonest)\b/,
    /\b(?:which|what) deadlines? (?:is|are|comes?|do i have)? ?(?:my )?(?:next|first|nearest|closest|soonest|close|near)\b/,
    /(?:متي|ما|ما هو) (?:اخر|اقرب|اول) (?:موعد|مواعيد|ديدلاين)(?: \S+)? (?:عندي|لدي|لي)/,
    /(?:متي|ما) (?:هو |هي )?(?:موعدي|مواعيدي|اقرب موعد|اخر موعد)/,
    /(?:এরপর|পরের|সামনে|এখন|আগামী).*(?:কাজ|ডেডলাইন|শেষ তারিখ|করব|করতে|কী আছে|সময়সীমা)/,
    /আমার.*(?:ডেডলাইন|শেষ তারিখ|সময়সীমা)/,
    /(?:ما|ماذا|ايش|شو|وش|متي).*(?:التالي|القادم|القادمه|الموعد النهائي|مواعيدي|موعدي|افعل الان|اعمل الان|اسوي الان|علي فعله)/,
  ],
  progress: [
    /^how many (?:steps|things|parts) (?:are |do i have )?(?:left|done|missing|to do)$/,
    /\b(?:my|overall) progress\b/,
    /\bhow (?:far|complete|ready|much) (?:am i|have i|is my (?:profile|application|record)|did i)\b(?!.*\b(?:pay|paid|owe|borrow|money)\b)/,
    /\bhow (?:complete|ready|finished) (?:is|am|are) (?:my|i)\b/,
    /\bhow (?:much|many percent|far|long)? ?(?:of )?(?:is )?my (?:profile|application|record|account)\b.*\b(?:complete|completed|done|finished|ready|filled|full|left)\b/,
    /\bmy (?:profile|record) (?:\w+ ){0,3}(?:how (?:much|many|far)|what) (?:\w+ ){0,3}(?:complete|completed|done|finished|ready|filled|full|percent)?/,
    /\b(?:is|did|have) (?:my profile|i) (?:\w+ )?(?:complete|completed|finished|done)(?: (?:with )?my profile)?\b/,
    /\bprofile (?:\w+ )?(?:complete|completed|completion|done|finished)\b.*\b(?:how|much|percent|what)\b/,
    /\bprofile (?:completion|progress|percent|percentage|status)\b/,
    /\b(?:how many|what|how much) percent\b.*\b(?:profile|application|record|am i)\b/,
    /\bwhat (?:percent|percentage|share) .*\b(?:done|complete|completed|finished|ready)\b/,
    /\bam i (?:nearly |almost )?(?:ready|done|finished)\b/,
    /আমার.*(?:অগ্রগতি|কতটা (?:হয়েছে|শেষ|এগিয়েছি)|কতদূর)/,
    /প্রোফাইল.*(?:কতটুকু|কতটা|কত শতাংশ|কত পার্সেন্ট|পূর্ণ|সম্পূর্ণ)/,
    /আমি কতদূর/,
    /(?:كم|ما|هل) .*(?:انجزت|تقدمي|اكملت|مدي تقدمي|اكتمال ملفي|اكتمل ملفي|ملفي مكتمل|نسبه ملفي)/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

/** Names what came or failed, or the calendar: no question about the next date of the own record. */
export const notDue: readonly RegExp[] = [
  /\b(?:offer|i ?20|cas|coe|loa|admission|admit|acceptance|refus\w*|reject\w*|denied|214 ?b?)\b.*\bnext\b(?! (?:deadline|date|task))|\bnext\b.*\b(?:offer|i ?20|cas|coe|loa|refus\w*|reject\w*|denied)\b/,
  // to wait until then is no date
  /^(?!.*\b(?:due|deadlines?|tasks?)\b).*\bnext (?:year|intake|semester)\b/,
  // "the visa was refused, what now"
  /\b(?:refused|rejected)\b|रिजेक्ट|अस्वीकार|রিফিউজ|রিজেক্ট|প্রত্যাখ্যা|رفض|مرفوض/,
  // a paper, or a slip of the embassy, and what comes after it
  /221|\b(?:slip|passport|visa|embassy)\b.*\b(?:next|now)\b|পাসপোর্ট|নবায়ন|पासपोर्ट|جواز|\bpas(?:aporte|seport)\b/,
  /\b(?:missed|passed|gone)\b|\b(?:is|are|was|already|it s|its) over\b|\bover (?:now|already|yet)\b/,
  // what one got, and what is asked: "ielts 5.5 and they want 6.5, what can i do now"
  /\b(?:ielts|toefl|pte|duolingo|det|gre|gmat|sat|c?gpa|band|score)\b (?:\w+ ){0,3}\d/,
  /\b(?:calendar|calender|google|outlook|remind\w*|notif\w*)\b/,
];

/** How something of one's own is named. */
export const mine: readonly RegExp[] = [
  /\b(?:my|mine)\b|\b(?:did|have) i\b/,
  /আমার|আমাকে/,
  /(?:^| )(?:عندي|لدي|ملفي|طلبي|طلباتي|حسابي|نتيجتي|نتائجي|درجتي|جامعاتي|مواعيدي|موعدي|اوراقي|مقالي|مقالاتي|منحتي|تاشيرتي|مرشدي)(?: |$)/,
];
