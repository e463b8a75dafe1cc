// What people say around a question: greetings, thanks, who they are. None of it is what they ask.

/** Tried on folded words with single spaces; what matches is taken out. */
export const fillerPhrases: readonly RegExp[] = [
  /\b(i )?hope (that )?(you|this|u|all|everyone)( \w+){0,4} (well|fine|good|great|okay)\b/g,
  /\b(good|gd) (day|morning|evening|afternoon|night)\b/g,
  /\bhow (are|r) (you|u)( doing)?( today)?\b/g,
  /\b(sorry|excuse( me)?|pardon)( for| in)?( my)?( bad| poor| weak| broken)? english\b|\bmy english (is )?(not good|not very good|bad|weak|poor)\b/g,
  // who says it is not what is asked
  /\b(my |the |an? |one )?(agent|agents|consultant|consultancy|agency|teacher|friend|uncle|cousin|brother|sister|senior|somebody|someone|people|they|everyone|he|she) (says?|said|told|tells?|is saying|are saying|is telling)( me| us)?( that| to)?\b/g,
  /\b(reply|answer|respond|help) (me )?(fast|soon|quickly|asap|urgently)\b/g,
  /\b(i am|im|i m|am) (so |very |really |totally )?(confused|worried|scared|tired|stressed|new)\b/g,
  /\b(thank|thanks|thx)( you)?( so| very)?( much| a lot)?( in advance)?\b/g,
  /\b(sorry|apolog(y|ies|ise|ize))( to| for)?( the)?( disturb(ing)?| bother(ing)?)?( you| u)?\b/g,
  /\b(i am|im|i m) (new|a new user|a beginner) (here|to this|in this)?\b/g,
  /\b(i am|im|i m|we are|this is) (a |an )?(\w+ )?(student|applicant|girl|boy|graduate|fresher) (from|in|of) \w+\b/g,
  /\b(i am|im|i m) from \w+( and| so)?\b/g,
  /\b(my name is|myself) \w+( \w+)?(?= (from|i|and|a|im)\b|$)/g,
  /\b(not|im not|i am not) sure (if|whether) (this|it) is (the )?(right|correct) (place|group|page)( to ask)?( but)?\b/g,
  /\b(quick|small|simple|silly|stupid|basic|dumb|another|one more|last) (q|qn|question|doubt|query)\b/g,
  /\b(my|the|a|one|have|got) (question|doubt|query|confusion) (is|about|regarding|here)?\b/g,
  /\b(i was|i am|im|am|was) (just )?(wondering|confused|worried|asking|curious|thinking)( about| if| whether)?\b/g,
  /\b(can|could|would|will|may) (you|u|anyone|anybody|someone|somebody|any one|some one|lantern) (please |also |just |ever )?(tell|explain|help|guide|advise|clarify|inform|let|assist|share)( me| us)?( to| know| with| on| about| understand)*\b/g,
  /\b(please |just )?(tell|explain|guide|advise|inform|let|help|assist) (me|us)( to)?( know| understand)?\b/g,
  /\b(i|we|my (father|mother|parents|brother|sister|friend|family|dad|mom|uncle))( just| also| really)? (want|wants|wanted|need|needs|would like|wish|like|wanna)( to)? (know|ask|understand|learn|be sure|find out|confirm)( about| if| whether)?\b/g,
  /\b(does|do|did) (anyone|anybody|someone|somebody|any one|you|u) know( about| if| whether)?\b/g,
  /\b(i )?(have|got) no idea( about)?( how| what)?\b(?!.*\bessay)/g,
  /\b(i dont|i do not|dont|do not) (know|understand|get)( about| how| what| if| whether)?\b(?!.*\bessay)/g,
  /\b(step by step|in detail|in details|in short|in simple words|right now|these days|nowadays|at the moment|as a student|as an international student|for international students?|as per|according to|in my case|for my case|once and for all)\b/g,
  /\b(so|ok|okay|well|basically|actually|also|and) (basically|actually|my question|the thing is|what about|how about)\b/g,
  /\b(or not|is it true that|is it true|is there any|are there any|what do you think|in general|at all|to be honest)\b/g,
  /\b(plus two|12th|hsc|ssc|intermediate|a levels?|inter) (done|completed|passed|complete|pass) (in )?(20\d\d)?\b/g,
  /(আসসালামু ?আলাইকুম|আস সালামু আলাইকুম|নমস্কার|আদাব|জানাবেন|জানাবেন প্লিজ|প্লিজ|ধন্যবাদ|দয়া করে|একটু|সাহায্য করুন|হ্যালো|ভাইয়া|ভাই|আপু|আপনারা|বলবেন|বলতে পারেন|জানতে চাই|(?:করার|পড়ার|থাকার) সময়)/g,
  /(السلام عليكم( ورحمه الله( وبركاته)?)?|مرحبا|اهلا|صباح الخير|مساء الخير|لو سمحت(م|ي|وا)?|من فضلك(م)?|شكرا( جزيلا)?|ممكن( سوال)?|عندي سوال|سوالي|اريد ان اعرف|حاب اعرف|ابي اعرف|عايز اعرف|بدي اعرف|ارجو|يا جماعه|كيفكم|كيف حالكم|هلا|يا شباب|اخي|اخواني|يعطيكم العافيه|جزاكم الله خيرا)/g,
];

/** Words around a question that stand for nothing in it. */
export const fillerWords: ReadonlySet<string> = new Set(
  `wondering wonder basically question questions query doubt doubts quick sorry disturb please kindly sir madam maam dear admin
  team respected guys guy everyone everybody anyone anybody friend friends bro sister brother help helps assist assistance guide advice advise
  suggest suggestion suggestions recommend clear confuse confused confusing confusion worried worry understand understood sure
  actually really literally basically seriously maybe perhaps probably currently nowadays exact exactly roughly approx approximately
  around about regarding concerning related thing stuff something anything everything nothing whatever gonna wanna hope hoping well
  fine okay alright hey hi hello greetings welcome morning evening afternoon day good nice great best regards thanks thank
  curious thinking think thought guess believe feel heard hear saw seen read told tells ask asked asking answer reply
  start starting begin going planning plan plans dream future purpose case cases side regard total overall compulsory mandatory
  must necessary required possible allowed eligible applicable right correct true false wrong problem problems issue issues trouble
  difference between versus vs mean meaning means define definition called full form stands stand about
  let know knows info information detail details short simple easy hard difficult level also even only just still yet already
  again ever never always sometimes usually normally generally mostly every each both either neither
  many much few little lot lots enough some any all more less most least
  came come comes coming goes went put puts keep look looking looks see say said call
  want wanted need needed needs like liked love try trying tried able ability
  because since though although while during within without before after till until
  search searching searched seek seeking looked grateful appreciate appreciated glad happy reach reached lose drop drops below permanently turn safely euro euros dollar dollars pound pounds currency gic allowed kindest urgent urgently immediately fast quickly whether option options setting settings bad itself automatically auto quota upon rather far per next one each explain explained manage handle deal follow happen happens happened occur gets getting given gave bring brings brought leave leaves own myself yourself done totally later left one two three four five six seven eight nine ten plus answers answered new old lantern app website page place thing things way ways somebody someone guys ques type types typed submit submitting submitted fill filling land thing same different action extra finish finishing finished complete completing part parts only reach total done due sth says said tell hi there here online system regular usual type anymore instead actual fully yeah yes lol near`.split(
    /\s+/,
  ),
);
