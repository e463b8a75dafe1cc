// What a question can ask for. `words` are signs that an answer speaks of it: whole words, beginnings with a star, #
// for any number, @did for something that "I" or "we" did; what stands after / speaks of it only beside others. They find that something is spoken of, not whether it is good.

/** `number`: without a number near it, it is only touched. `form`: it concerns how the answer is told, so its words say nothing of the topic. */
export type AskedPart = { label: string; words: string; form?: true; number?: true };

export const askedParts = {
  'who-i-am': {
    label: 'Who you are',
    words: 'from born grew name live* home city town village district student studied graduate* family work* year*',
  },
  course: {
    label: 'The course, by its name',
    words:
      'bachelor* master* msc bsc mba phd doctora* degree course* program* diploma engineering science* computing statistics economics nursing biolog* chemistry physics math* law architecture public* design business finance accounting pharmacy agricult* education literature history medicine',
  },
  modules: {
    label: 'What you will learn in it',
    words:
      'module* curriculum syllabus @title unit* lab* thesis dissertation semester* credit* topic* specialis* specializ* teach* internship* placement* practical* / subject* class* project* learn*',
  },
  place: {
    label: 'This university and no other',
    words:
      'universit* college* campus department* facult* professor* lab* institute* clinic* library group cent* / school',
  },
  country: {
    label: 'This country',
    words:
      'country abroad america* usa states united kingdom britain uk england scotland canada canadian australia* german* france french dutch netherlands holland singapore ireland irish europe* / here',
  },
  compared: {
    label: 'What you compared it with',
    words:
      'compar* other another instead alternativ* than rather unlike option* consider* shortlist* looked also applied whereas while but offer* choice* chose cheaper',
    form: true,
  },
  'past-study': {
    label: 'What you studied before',
    words:
      'stud* school college university bachelor* diploma degree graduat* thesis exam exams examination* hsc ssc level* semester* major* finished completed engineer* mechanic* civil electrical commerce chemistry physics biology business accounting economics nursing law textile / subject* class* field* did',
  },
  marks: {
    label: 'Your marks, in numbers',
    words:
      'grade* gpa cgpa mark marks marked percent* result* score* exam exams examination* failed fail pass passes passed passing class division rank* distinction / #',
    number: true,
  },
  work: {
    label: 'What you did at work',
    words:
      'work* job* employ* company office intern interns internship* shop business clinic* hospital factory team manager colleague* client* salary position teach* volunteer* tutor* / project*',
  },
  link: {
    label: 'How it follows from what you did',
    words:
      'because since so therefore already before after next build* led lead* need needs needed miss misses missed missing lack* gap* same continu* follow* connect* use uses used using apply learn* why',
    form: true,
  },
  payer: {
    label: 'Who pays',
    words:
      'father* mother* parent* uncle aunt brother* sister* sponsor* scholarship* myself loan* bank savings saved guardian* employer* assistantship husband wife fund* stipend* family',
  },
  income: {
    label: 'Where that money comes from',
    words:
      'salary earn* business* shop* farm* mill mills garden* clinic* hotel* restaurant* workshop* pharmac* salon school* taxi truck* tanker press bakery drive* midwife nurse surgeon income job profession* land rent* retire* pension engineer teacher officer doctor trade* company savings saved profit* sold deposit* stipend* / work* own* month* year*',
  },
  cost: {
    label: 'What it costs, in numbers',
    words:
      'tuition fee* cost* living rent dollar* pound* euro* taka rupee* naira budget* expens* total price* / month* year* #',
    number: true,
  },
  proof: {
    label: 'The papers that show it',
    words:
      'bank statement* document* letter* account* deposit* block* gic certificate* receipt* tax paper* salary contract* affidavit* sanction* proof show* slip* loan* transcript*',
  },
  plan: {
    label: 'What you will do afterwards',
    words:
      'after* graduat* plan plans planned planning work* job career position company become join* goal* future later hope* open* teach* phd master* / start* return* then want will would lead* year*',
  },
  return: {
    label: 'What brings you home',
    words:
      'return* back famil* parent* mother father business* company job land house city ministry hospital community waiting promised offer* / home country school leave*',
  },
  demand: {
    label: 'Who needs that work',
    words:
      'need needs needed demand* lack* short* few company companies hospital* ministry government bank* farm* industr* sector* market patients hire* hiring / school* job* people #',
  },
  reason: {
    label: 'Why',
    words:
      'because since reason* so therefore why that* due want* need needs needed interest* like* help* important believe think',
    form: true,
  },
  example: {
    label: 'One example',
    words:
      'example instance once when time last year* month* week* day* project* case remember such first one # during ago yesterday recently',
    form: true,
  },
  moment: {
    label: 'One moment',
    words:
      'when once time day* year* month* week* during last first # morning evening one night after ago then that began started',
    form: true,
  },
  'my-part': {
    label: 'What you did yourself',
    words: '@did',
    form: true,
  },
  outcome: {
    label: 'What came of it',
    words:
      'result* end* finally after* became now got won less more fewer better improv* increas* rose fell passed finished saved changed worked since still grew # reach* today succeed* failed learned',
    form: true,
  },
  lesson: {
    label: 'What you learned',
    words:
      'learn* understood understand realis* realiz* taught now since different* change* know* see* saw would next lesson* discover* found noticed',
    form: true,
  },
  feeling: {
    label: 'How it felt',
    words:
      'feel* felt happy sad proud nervous afraid excit* enjoy* love* like* favourite favorite surpris* calm* worr* relax* miss misses missed missing hope* fun interest* bored angry glad pleas* scared',
    form: true,
  },
  strength: {
    label: 'A strength, named',
    words:
      'good strong strength* able skill* patien* careful* organi* curious* calm* persist* listen* explain* quick* honest* reliab* can solve* / plan plans planned planning lead* learn* work*',
    form: true,
  },
  weakness: {
    label: 'A real weakness',
    words:
      'weak* difficult* hard struggle* slow* shy* bad mistake* problem* late nervous afraid avoid* impatien* forget* too poor* trouble* / not lack*',
    form: true,
  },
  remedy: {
    label: 'What you do about it',
    words:
      'now practi* improv* start* use uses used using ask* plan plans planned planning learn* course* every week* month* day* since made write* list* work* join* changed repeat* took take* try tried extra',
    form: true,
  },
  others: {
    label: 'Other people in it',
    words:
      'friend* uncle* aunt* cousin* grand* neighbour* man woman boss team* teacher* classmate* people student* group* colleague* neighbor* family mother father brother* sister* community children club member* they we them together professor*',
    form: true,
  },
  research: {
    label: 'Your research question',
    words:
      'research* question* thesis topic* hypothes* problem* investigat* find* data model* method* how whether / stud* why',
  },
  method: {
    label: 'How you would do it',
    words:
      'method* data sampl* survey* interview* experiment* measur* model* compar* test tests tested testing collect* analy* simulation* field* lab* archive* software / year* month* first then',
  },
  reading: {
    label: 'What you read, by name',
    words:
      'read* book* paper* article* author* wrote journal* writer* chapter* novel* report* story title* called about',
  },
  contribution: {
    label: 'What others gain from you',
    words:
      'bring* share* help* teach* offer* contribut* give* add* start* organi* join* club* community language* experience* mentor* tutor* volunteer* show',
    form: true,
  },
  culture: {
    label: 'Two ways of living',
    words:
      'cultur* different* language* food* religio* tradition* custom* weather foreign* festival* respect* habit* polite* famil* / people country home learn*',
  },
  support: {
    label: 'Where you would find help',
    words:
      'help* talk* ask* friend* teacher* tutor* advis* counsel* office call* group* professor* mentor* doctor* community union service* support* / family',
    form: true,
  },
  housing: {
    label: 'Where you will live',
    words:
      'live* living room* flat house* hall* dormitor* accommodat* hostel apartment* rent* campus residence booked deposit / share* stay* family',
  },
  rules: {
    label: 'The conditions you must keep',
    words:
      'hour* attend* enrol* enroll* full* report* condition* allow* limit* permit* visa credit* address register* insurance semester / week* work* time #',
  },
  'people-there': {
    label: 'Whom you know there, truthfully',
    words: 'nobody none relative* cousin* uncle aunt brother* sister* friend* know* only / no family live* yes one',
  },
  history: {
    label: 'What happened, with dates',
    words:
      'refus* denied appl* visa* travel* visited date* embassy reason* / before never no first # year* since changed',
  },
  gap: {
    label: 'What you did in that time',
    words:
      'work* stud* care cares cared caring careful* ill* exam exams examination* prepar* course* internship* between taught pandemic / year* month* job* took* family help* # since after during learn*',
  },
  change: {
    label: 'What changed your mind',
    words:
      'change* before then now because realis* realiz* saw found when decid* interest* moved switch* different* need needs needed project* work* job*',
    form: true,
  },
  'different-now': {
    label: 'What is different now',
    words: 'now since then changed change different new again so this told form today instead made drew stopped',
    form: true,
  },
  assessment: {
    label: 'How it is marked',
    words:
      'exam exams examination* essay* project* coursework assess* presentation* poster* viva dissertation thesis marked percent report* test tests tested testing graded / mark marks',
  },
  value: {
    label: 'What matters to you',
    words:
      'important matter* believe* value* honest* fair* respect* care cares cared caring careful* education justice equal* trust* responsib* promise* freedom right wrong / family help*',
  },
  impact: {
    label: 'Who is better off through it',
    words:
      'people student* children village* community famil* patient* farmer* women girl* school* country # help* chang* improv* more less',
    form: true,
  },
  requirement: {
    label: 'What the award asks for',
    words:
      'scholarship* award* require* condition* leader* years goal* value* fund* commission* foundation* program* network* mission / return* home',
  },
  opinion: {
    label: 'Your opinion, in one sentence',
    words:
      'think believe opinion view agree* disagree* say should would prefer* seem* feel sure depends yes no better important people more',
    form: true,
  },
  'two-sides': {
    label: 'The other side',
    words:
      'but however although though other hand while whereas depends some others sometimes yet still even disadvantage* advantage* both instead',
    form: true,
  },
  'then-and-now': {
    label: 'Then and now',
    words:
      'before past ago used now today nowadays change* future will generation* grandparent* parents old* young* become years still than more less',
    form: true,
  },
  thing: {
    label: 'What it is',
    words: 'is was it called name* made big small old new has had from place* person book* thing city*',
    form: true,
  },
  when: {
    label: 'When',
    words:
      'when year* month* week* day* ago last since every often usually sometimes during morning evening weekend* # first time never always child* young summer winter school',
    form: true,
  },
  where: {
    label: 'Where',
    words:
      'in at near city town village home school* country street house river sea market park library place* there here room from by university mountain* north south east west centre center',
    form: true,
  },
  preparation: {
    label: 'How you prepared',
    words:
      'read* studied practi* course* prepar* learn* took exam exams examination* test tests tested testing website* spoke talked asked visited online video* teacher* book* ielts language wrote compared',
  },
  english: {
    label: 'How you use the language',
    words:
      'english german french language* ielts toefl duolingo score* band* speak* read* write* listen* learn* practi* level* course* test tests tested testing / class* #',
  },
  role: {
    label: 'What the work is',
    words:
      'work* job* position* task* team* role* company department* intern interns internship* organi* responsib* research* teach* shift* / project* help* do does learn*',
  },
} as const satisfies Record<string, AskedPart>;

export type AskedPartId = keyof typeof askedParts;
