// What an answer must speak of, so that it is about the question at all. Read by the off-topic gate of the speaking package.

// Whole words, beginnings and endings with a star, # for any number. What stands after the slash speaks of the topic only in an answer of
// a few words, or beside another sign: "my uncle" answers "Who pays?", and begins any story. Lists are joined by |.
const fields =
  'engineer* science* comput* software programming data statistic* econom* nurs* midwif* biolog* biomed* chemi* physic* math* law architect* business marketing management financ* account* audit* pharm* agri* agro* irrigation education literature histor* geograph* geolog* hydrolog* ecolog* psycholog* sociolog* anthropolog* epidemiolog* linguist* philosoph* medic* dental dentistry veterinar* environment* energ* electri* electronic* mechanic* civil textile* nutrition fisher* forest* soil logistic* tourism hotel journalis* media design robot* statist* genetic* microbiolog* biotech* polymer* material* logistic* transport* urban planning policy politic* health anatomy algebra calculus optic*';
const course = `course* programme* program* degree* master* msc bachelor* bsc mba phd doctora* diploma module* curriculum syllabus semester* term credit* thesis dissertation lecture* subject* field* facult* department* universit* college* major* stud* specialis* specializ* *ology *ography *ometry *onomics *istics *onomy *omics ${fields} / learn* taught teach* school class* lab* research professor* exam* practical* training job* work* demand* @title photograph* film* music* art`;
/** What somebody says who chooses, or plans. */
const choosing =
  "only nobody need needs needed want would i'd year* month* other others older trained station simulator instead research";
const planning =
  "will i'll we'll would i'd want opens opening need needs needed next year* waits waiting kept keep month* #";
const money =
  'pay* paid sponsor* scholarship* loan* fund* financ* stipend* grant* fellowship* bursar* saving* saved afford* covers covered salary salaries income earn* guarantor* assistantship* tuition fee fees account* deposit* bank banks money lakh lakhs crore taka rupee* naira cedi* shilling* dollar* pound* euro* rand peso* dong birr dirham* ringgit budget* receipt* cost* rent price* expens* profit* pension thousand thousands million statement invoice* lev lari dinar* riyal* tenge som ruble* kwacha lira* yuan reais afghani dram hryvnia zloty forint sum sums municipal* foundation';
const work =
  'work* job* career* compan* employ* business* position* post office* hospital* clinic* ministry factor* farm* firm* industr* hire* hiring colleague* manager officer engineer* nurse* intern* bank project* startup ngo authority port railway institut* lab labs workshop* salary boss chief desk station garage practice bakery clerk harbour lease studio museum mechanic* guide* surgeon* optician* midwi* electrician* farmer* plant lab council board authority department ministry client* patient* customer*';
const family =
  'famil* parent* mother father mum mom mama dad papa wife husband child children son sons daughter* brother* sister* grandmother* grandfather* grandparent* uncle* aunt* cousin* nephew* niece* fiance fiancee baby kids';
const test =
  'ielts toefl duolingo pte sat gre gmat testdaf goethe delf dele hsk english german french language* score* band speaking listening reading writing vocabulary grammar fluent* speak* spoke dutch spanish level* certificate* a1 a2 b1 b2 c1 c2 / test* course* lesson* class* practi* exam* read* learn* talk* word words #';
const countries =
  'abroad usa america* states uk britain england scotland wales canada canadian australia* german* france french netherlands dutch holland singapore ireland irish europe* india* china chinese japan* korea* malaysia* thailand dubai uae emirates qatar saudi turkey egypt kenya* uganda* tanzania* ghana* nigeria* nepal* bangladesh* pakistan* bhutan lanka vietnam* indonesia* philippines spain spanish portug* italy italian mexic* brazil* colombia* peru* morocc* tunisia* ethiopia* rwanda* zambia* zimbabwe* africa* asia* schengen sweden denmark norway finland poland austria switzerland zealand russia* iran iraq jordan oman kuwait togo benin senegal* cameroon*';

export const topics = {
  course,
  'this-course': `${course} | compar* offer* / ${choosing}`,
  university: `paper papers wrote answered email* course universit* college* campus* department* facult* professor* dr supervisor* institut* greenhouse observatory workshop* programme* program* module* curriculum lab labs laborator* degree* offer* admission* admit* appl* accept* rank* tuition fee fees lecture* research seminar* thesis consult* agent* ${fields} / library school city town teach* stud* choose chose ${choosing}`,
  country: `${countries} universit* college* course* programme* program* degree* stud* module* professor* lab labs ${fields} / learn* taught teach* school ${choosing}`,
  money: `${money} / ${family} employer company government business* shop* scholarship myself hundred month* year* give gives #`,
  'yearly-income': `${money} | month* slip slips tax business* shop* trade* job* work* drive* driver own* farm* engineer* officer* nurse* company salar* retired sell* sold sale* hectare* land / year* teacher* #`,
  'money-came': `${money} | sold sale* sell land plot plots inherit* deed* transfer* gift bonus business* / house car gave ${family}`,
  reasons: `${money} | ${family} promise* agreed friend* relat* help*`,
  cost: `${money} | spend* spent food transport insurance ticket* shar* cook* / month* year* #`,
  housing:
    'landlady lodger* breakfast heating kitchen furnished bed beds floor live* living room* flat flats house* hall halls dorm* accommodat* hostel* apartment* rent* residence* campus* landlord* lodg* studio homestay cost* pound* dollar* euro* / stay* near address street booked share* deposit* bus minutes walk #',
  work: `${work} / open* start* teach* doctor* train* school* shop*`,
  plan: `${work} | return* back plan plans planned planning graduat* degree* phd master* join* goal* continue* apply again ${fields} / open* become teach* train* school* shop* next then home country ${planning} help* year* start* begin* future later`,
  home: `${family} house* home land business* shop* job* work* return* back school village post company clinic* hospital* practice contract* promise* leave country`,
  family,
  company: `${family} alone nobody follow* come comes join* together / no`,
  relatives: `${family} relative* friend* nobody none anyone anybody alone classmate* / know knows neighbour*`,
  leaving: `${work} | ${family} return* back leave left visa* permit* home house land promise* law contract* business*`,
  gap: 'work* job* graduat* finish* complet* stud* exam* intern* volunteer* business* company office* nursed cared ill sick position* employ* train* course* prepar* clinic* shop* farm* accounts hotel* bank factory gap cared caring press looked dialysis clerk harbour position* shifts / drove repaired ran kept sold built papers taught teach* books since until month* year* # father mother help* learn* ran',
  'study-again': `${course} | work* job* ill hospital* prepar* / since until #`,
  marks: `mark* grade* gpa cgpa exam* fail* pass* subject* semester* term score* result* percent* retake* retook repeat* average* backlog* distinction class ${fields} / stud* teacher* learn* course* year #`,
  english: test,
  visas: `visa visas refus* reject* denied appl* embassy consulate passport* permit* stamp* border immigration overstay* schengen ${countries} / travel* visit* first # letter* country`,
  travel: `travel* visit* trip trips been countr* touris* holiday* conference* flight* flew border* passport* visa visas pilgrimage hajj umrah ${countries} / abroad went #`,
  helpers:
    'agent* agency agencies consult* form forms application* statement* essay* document* lawyer* counsel* advis* website myself typed letter* papers / office* page* word help* filled fill wrote write alone teacher* friend* sister brother uncle father mother checked check read nobody',
  rules:
    'class* lecture* scan* attend* hour* condition* full-time enrol* register* report* insurance permit* visa visas leave extend* credit* rule* law police absence* limit* allow* passport* address* bond grant work* sign* penalt* serve / stay* week* must #',
  progress:
    'credit* exam* pass* point* week* plan* stud* tutor* advis* course* retake* hour* module* group* term lecture* / ask* sleep',
  modules: `${course} | exam* assess* essay* project* coursework presentation* marked viva poster* week* placement* @title`,
  past: `${course} | lab labs formula* theor* project*`,
  province: `${countries} province* town* city cities winter* snow rent* bus weather people river lake* ontario quebec alberta manitoba columbia nova toronto vancouver halifax winnipeg transport temperature* cold room* live* / north south`,
  reading:
    '@title read reads reading book* paper* article* author* journal* chapter* novel* report* podcast* news newspaper* published wrote title* textbook* headline* documentar* announced',
  research:
    'research* question* thesis dissertation data survey* sampl* hypothes* experiment* measur* test* tested compar* model* method* study studied analys* analyz* finding* result* interview* literature control variable* weigh* count* asked recorded project* find found know / how why whether',
  supervisor: `supervis* professor* dr lab labs paper* research* group thesis wrote work* email* student* method* project* read published ${fields}`,
  award: `scholarship* award* fund* leader* communit* condition* goal* foundation* commission* money network* | ${work} | ${course} | home return* program*`,
  share: `teach* taught share* show* help* organi* start* club* group* societ* student* language* team* hall repair* cook* music play* sport* tutor* experience* first learn* culture* join* bring* run* lead*`,
  cultures:
    'cultur* language* food religio* tradition* custom* foreign* festival* habit* polite* country countries village people muslim* christian* hindu* buddhist* pray* eat* ate tribe* neighbour* neighbor* foreigner* respect* accent* dialect* roommate* student* class* team* different',
  settling:
    'cold winter* food language* home homesick* alone friend* miss* call* group* lonely english accent* lecture* stud* cook* weather family mother rent money course* ask* learn* hard* difficult*',
  strength:
    'good strong strength* able can skill* patien* careful* organi* curious* calm* persist* listen* explain* quick* honest* reliab* solv* notice* remember* fix* repair* count* draw* teach* learn* work* people / find*',
  weakness:
    'weak* difficult* hard struggle* slow* shy bad mistake* problem* late nervous afraid avoid* impatien* forget* quiet trouble* cannot never speak* plan* criticis* wrong stop* stops find* time / not no',
  volunteering: `volunteer* hour* week* help* people children | ${work} | cause* team* / every saturday* sunday* since year*`,
  contribution: `learn* skill* | ${work} | ${fields} task* customer* experience*`,
  independence: `learn* stud* plan* ask* book* video* course* tutor* group* myself alone exam* teacher* read* week* practi* problem*`,
  activity:
    'play* club* team* sport* football cricket music* sing* choir draw* paint* read* teach* volunteer* coach* run* dance* debate* write* garden* code* coding build* chess theatre theater scout* keep activity activities group* organi* repair* cook* swim* volleyball basketball radio',
  exchange: `${course} | exchange home credit* language* ${countries}`,
  problem: `problem* water* health* school* farmer* road* electric* power food flood* drought* hospital* waste people job* poor rice river* price* housing disease* safe* soil* transport* girl* child* women ${fields} village* city cities`,
  'live-town':
    'live* town* city cities village* street* house* near river* sea market* mountain* capital quarter neighbourhood suburb flat place* people quiet noisy traffic park* shops beach* roof* hill*',
  'town-changes':
    'chang* used before now new build* built road* shop* mall* people house* tree* bridge* traffic bus river* school* market* town* city village* bigger park* metro cinema factory',
  'old-home':
    'live* town* city village* there home old* family quiet noise house work job move* back stay* parents yes no air hospital*',
  studying:
    'morning* night* evening* early late quiet stud* read* sleep* coffee noise brain awake concentrate* focus* exam* tired midnight clock fresh',
  mornings:
    'wake up bed phone pray* tea coffee wash* water brush* breakfast feed* alarm* stretch* run* shower* sleep* look* check* chicken* dog dress* door window face morning* light teeth',
  'day-part':
    'morning* evening* night* afternoon* noon sunset* sunrise dawn lunch* dinner* midnight tea breakfast weekend* sun quiet day hour*',
  commute:
    'bus buses metro train* tram* walk* foot bike* bicycle* cycle* motorbike* motorcycle* scooter* car drive* taxi* rickshaw* matatu boat* ferry minute* hour* road traffic ride* station stop travel* school work* college jeepney subway',
  cooking:
    'cook* kitchen mother father mum mom dad grandmother grandma wife husband sister brother aunt rice soup* dish* fry* bake* curry bread maid lentil* stew* food meal* dinner* fish chicken',
  'food-missed':
    'food* rice bread fish soup* curry dish* eat ate mother mum mom grandmother miss* taste* spic* cook* sauce* fruit* noodle* meat chicken tea sweet* hungry onion* vegetable* pepper lemon oil bean* stew* dumpling* mango* smell*',
  eating:
    'eat* ate alone together family friend* lunch* dinner* breakfast others canteen table meal* food shift* home tv phone weekend*',
  phones:
    'phone* mobile call* text* message* chat* whatsapp video* map* app apps music photo* news internet screen* game* charge* battery switch* write* read* off turn* youtube facebook instagram tiktok voice alarm translate* silent airplane',
  weather:
    'weather rain* sun* hot cold snow* wind* storm* season* winter* summer* spring autumn monsoon dry wet humid* cloud* temperature* degree* fog* flood* dust* sky warm',
  'rainy-day':
    'rain* read* sleep* home watch* cook* tea film* movie* game* play* window roof stay* cards book* umbrella walk* music fry* sing* family brother* sister* friend* phone',
  mood: 'mood* rain* sun* cloud* sad happy weather winter* cold hot grey tired lazy feel* sleep* warm light dark storm* sky',
  'taught-me':
    'teach* taught learn* show* showed lesson* uncle* aunt* grandmother* grandfather* neighbour* neighbor* coach* friend* master boss father mother trainer* man woman person',
  journey:
    'journey* bus train* road* flight* plane* car trip* travel* station airport* delay* late hour* driver boat* ferry walk* arriv* stuck traffic drove ride* ticket* motorbike*',
  'old-thing':
    'old family grandmother* grandfather* keep* kept box* clock* watch* ring photo* book* chest sewing machine lamp radio* years letter* cloth* knife carpet* pot coin* from made wood* bible quran drawer*',
  decision:
    'decid* decision* choos* choice* chose between whether stay* leave* accept* option* either thought think job school move* sell* sold stud* month* weeks finally',
  'quiet-place':
    'quiet* calm* sit* place* roof* river* sea lake* park* tree* garden* library mosque temple church mountain* field* bench beach* silence silent hill* room corner bank forest* peace*',
  helping:
    'help* old man woman child stranger* carry* carried lost ask* need* push* gave street bus hospital thank* fell bag* road money phone person tourist* water boy girl lady',
  'hard-skill':
    'learn* skill* driv* swim* cook* play* bike bicycle speak* program* sew* draw* practi* first tried try hard* difficult* weld* write* dance* language* teach* taught fell lesson* paint* read* type typing guitar sing* ride riding',
  'good-news':
    'news heard hear* told call* phone* letter* message* result* pass* won win born baby job scholarship* happy email* test* hospital* visa recovered wedding admission announced',
  'week-job':
    'job* work* week* day farmer* driver* pilot* doctor* baker* chef* cook* nurse* teacher* fisher* would try learn* beekeeper* captain zoo ranger journalist fire* factory guide train* postman shop*',
  festival:
    'festival* celebrat* eid christmas diwali holi wedding* new dance* cook* food children old grandm* grandp* family music carnival dashain tet songkran nowruz puja pray* gift* lamp* light* fast* drum* sing* sweets village* procession*',
  repairing:
    'repair* fix* mend* broke* break* work* screw* wire* part* bike bicycle radio* phone* fan* machine* tap pump* chair* roof* clock* glue* new motor* engine* cable* shoe* tyre* door laptop* open* solder* lamp*',
  'saved-for':
    'sav* money cost* buy bought price* month* bike bicycle phone* laptop* ticket* gift* camera* coin* earn* shop spent box guitar shoes computer week*',
  'screen-learning':
    'learn* screen* online video* teach* teacher* hand* practi* internet computer* swim* touch* school* classroom* skill* cook* book* app apps',
  'respected-teachers':
    'teach* taught student* respect* strict* fair* explain* listen* class* school* know* honest* pupil* lesson* patient* kind* admit* mistake*',
  'public-transport':
    'transport bus buses train* ticket* free* pay* tax* fare* city cities poor ride* metro traffic car cars government pollut* passenger* public cost*',
  'alone-travel':
    'travel* alone trip* group* freedom free people meet* friend* decide* plan* safe* danger* solo self together other* holiday* journey*',
  'unused-things':
    'keep* kept throw* thing* memor* old use* house* box* grandm* cloth* buy* space wardrobe drawer* need* someday room* waste poor souvenir* away photo*',
  museums:
    'museum* object* return* give* back country countries stolen stole* took history belong* colon* british visitor* people see show* culture* statue* safe* preserv* owner* mask*',
  'parents-choose':
    'parent* child* choos* choose* choice* chose stud* decide* force* advise* subject* interest* doctor* engineer* law father mother pay* marry career* freedom talent*',
  deciding:
    'decid* decision* quick* slow* fast time think* thought choice* choos* wait* hurry mistake* doctor* buy* regret* minute* long',
  'loud-cities':
    'loud* noise* noisy quiet* city cities traffic horn* car cars night* street* music sleep* construction motorbike* people loudspeaker* town* sound*',
  parks:
    'park* tree* child* play* air walk* town* city cities green* old people heat* shade* sport* run* garden* space* bench* grass house* health* birds',
  'city-help':
    'help* city cities village* neighbour* neighbor* people stranger* busy know* trust* alone street* time crowd* town* afraid',
  'voluntary-work':
    'volunt* student* work* school* pupil* force* hour* help* community old learn* free* compulsory obligatory clean* mark* certificate* time choice* time',
  'machine-skills':
    'machine* robot* skill* computer* human* people care* teach* nurse* art ai hand* feel* create* creativ* work* job* comfort* hair* listen* judge* cook* doctor* replace*',
  'adult-learning':
    'adult* learn* child* old* age* time job work* brain* young* family language* school* memory easier harder tired course* practi* grand* study* university',
  'bad-news':
    'news bad good people newspaper* media read* fear* sell* click* watch* war* accident* tv television headline* attention journalist* story stories happy',
  'news-now':
    'news newspaper* radio* tv television internet phone* facebook online social media read* listen* paper* now before fake* true grandf* grandp* app apps whatsapp watch* journalist*',
  'physical-work':
    'physical* work* hand* body office* farm* carry* health* garden* everybody people build* tired clean* desk respect* labour labor machine* muscle* sweat wood',
  'job-changes':
    'job* work* change* compan* salary pay* boss* career* contract* before now young people year* bored firm* employ* money skills stay* father grandfather',
  traditions:
    'tradition* village* city cities festival* old young people language* custom* dress* wedding* dance* keep* kept family grandm* grandf* internet song* phone* respect* town*',
  'festival-buying':
    'festival* buy* shop* gift* christmas eid diwali present* money sale* cloth* children advert* famil* celebrat* market* expensive spend* company new before',
  'short-lived':
    'last* break* broke* cheap* buy* new phone* compan* repair* year* machine* quality plastic* money made battery cost* waste old cloth* shoes fridge* factory profit*',
  'repair-lessons':
    'repair* school* teach* taught learn* fix* lesson* class* student* bike* tool* waste hand* math* timetable hour* subject* buy* sew* useful broken',
  'pocket-money':
    'pocket money child* parent* spend* save* saving* age buy* learn* week* earn* coin* sweets allowance give* ask*',
  'never-saving':
    'sav* money income poor salary spend* month* rent buy* people family future bank* enough food need* today loan* debt* live* price*',
  criticism:
    'critic* said say* told plan* wrong doubt* right weak* problem* professor* friend* colleague* too change* question* true ask* risk* expensive stop* never no',
  value:
    'honest* fair* respect* value* promise* trust* true truth lie lied lying justice equal* freedom famil* faith responsib* word punctual* kind* loyal* integrity cheat* care* share* independ* time dignity',
  description:
    'friend* say* said calls quiet* loud* stubborn funny patient careful honest* listen* late organi* trait* calm* describe* would agree* serious shy talk* laugh* tease*',
  'school-wish':
    'school* teach* lesson* class* exam* uniform* rule* homework timetable memor* library lab* book* pupil* student* toilet* change* subject* marks learn*',
  'school-lesson':
    'lesson* teacher* class* school* taught explain* learn* physics chemistry biology math* history literature poem* experiment* said board geography frog* book* sir madam miss',
  'free-choice':
    'read* draw* play* walk* build* write* code* coding cook* sew* repair* run* sing* music film* listen* garden* watch* make* fish* bike* paint* swim* sleep* take* photo* football cricket chess collect*',
  mind: 'thought think* believe* opinion* wrong right changed changed mind view sure convinced realis* realiz* / said told before now used understood',
  rulebreaking:
    'rule* law laws right wrong break* broke* allow* life save* unjust unfair lie* traffic steal* obey* doctor* emergency forbid* forbidden police',
  questions:
    'how what which who when where why do does is are can could would ask* question* student* course* research teach*',
  'working-hours':
    'hour* work* week* stud* exam* term lecture* weekend* evening* job* shift* morning* permit timetable balance course* semester time',
  'new-somewhere':
    'new first moved school* city village* nobody knew know class* hostel alone job office arrived friend* asked language* day week* team* came place*',
  'no-money':
    'money save* saved spent cost* buy bought cheap* poor rent pay* paid food coin* taka rupee* shilling* naira cedi* dollar* borrow* budget* salary fee fees scholarship* earn* / month* eat ate market #',
  misunderstanding:
    'said meant mean* understood misunderst* thought word* language* laugh* angry sorry culture* country explain* asked foreign* gesture* greet* hand* accent* polite* offended custom* shook eyes',
  angry:
    'angry customer* shout* said calm* listen* boss* sorry apolog* asked complain* guest* patient* manager* wait* refund* wrong voice anger upset client*',
  teamwork:
    'team* group* club* together member* task* project* captain players colleagues newspaper agree* disagree* argu* quarrel* shout* fight fought vote* voted compromise* opinion* bridge committee classmate* / we wanted said played others each side decided talk* both two',
  relying:
    'rely relied depend* need* team* patient* children group* care cared responsib* trust* wait* help* work* students called / famil* mother father brother* sister* class* taught without people',
  'leading-change':
    'change* group* team* village* people student* organi* convinc* asked persuad* collected company office meeting* club* committee signed girls women / we stop* started wrong letter* teacher* neighbour* school*',
  'helped-people':
    'help* taught teach* child* student* women famil* villag* people patient* school* neighbour* old girl* boy* tutor* gave community farmer* learn* read*',
  contacts:
    'asked ask* call* professor* wrote email* contact* met introduced group network* colleague* office classmate* message* visited / friend* teacher* know* knew uncle people meet* need* number',
  encouraged: `${family} teacher* school* said told encourag* help* gave believ* headmaster* coach* neighbour* principal`,
  'home-place':
    'town* village* city people river* sea mountain* food market* house* street* festival* language* tea fish* farm* road* school* known island* region* live* weather rice bus desert*',
} as const;

export type TopicId = keyof typeof topics;

/** What may come instead of speaking of the topic: how an answer begins. Phrases, parted by commas. */
export const openings = {
  no: 'no, nope, never, none, nobody, nothing, nowhere, not, neither, no one, my first, this is my first, it is my first, there is none, there are none, i have never, i never, only me, just me',
  yes: 'yes, yeah, yep, sure, of course, i do, i would, definitely, both',
  depends: 'it depends, that depends, sometimes, partly, hard to say, mostly, not always, in some',
} as const;

export type OpeningId = keyof typeof openings;
