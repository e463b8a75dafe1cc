// What an answer must speak of, so that it is about the question at all. Read by the off-topic gate of the speaking package.
// @name: the name of something, inside a sentence.
import { coins, crops, fieldThings, kin, mishaps, peoples, trades, weaknesses, windfalls } from './kin-and-peoples.ts';

// Whole words, beginnings and endings with a star, # for any number. What stands after the slash speaks of the topic only in an answer of
// a few words, or beside another sign: "my uncle" answers "Who pays?", and begins any story. Lists are joined by |.
const fields =
  'engineer* science* comput* software programming data statistic* econom* nurs* midwif* biolog* biomed* chemi* physic* math* law architect* business marketing management financ* account* audit* pharm* agri* agro* irrigation education literature histor* geograph* geolog* hydrolog* ecolog* psycholog* sociolog* anthropolog* epidemiolog* linguist* philosoph* medic* dental dentistry veterinar* environment* energ* electri* electronic* mechanic* civil textile* nutrition fisher* forest* soil logistic* tourism hotel journalis* media design robot* statist* genetic* microbiolog* biotech* polymer* material* transport* urban planning machines motor* diagram* circuit* policy politic* health anatomy algebra calculus optic*';
const course = `course* programme* program* degree* master* msc bachelor* bsc mba phd doctora* diploma module* curriculum syllabus semester* term credit* thesis dissertation lecture* subject* field* facult* department* universit* college* major* stud* specialis* specializ* *ology *ography *ometry *onomics *istics *onomy *omics ${fields} / learn* taught teach* school class* lab* research professor* exam exams examination* practical* training job* work* demand* @title photograph* film* music* art`;
/** What somebody says who chooses, or plans. */
const choosing =
  "only nobody need needs needed want would i'd year* month* other others older trained station simulator instead research";
const planning =
  "will i'll we'll would i'd want opens opening need needs needed next year* waits waiting kept keep month* #";
const money =
  'pay* paid sponsor* scholarship* loan* fund* financ* stipend* grant* fellowship* bursar* saving* saved afford* covers covered salary salaries income earn* guarantor* assistantship* tuition fee fees account* deposit* bank banks money lakh lakhs crore taka rupee* naira cedi* shilling* dollar* pound* euro* rand peso* dong birr dirham* ringgit budget* receipt* cost* rent price* expens* profit* pension thousand thousands million statement invoice* lev lari dinar* riyal* tenge som ruble* kwacha lira* yuan reais afghani dram hryvnia zloty forint sum sums municipal* foundation';
const work =
  'work* job* career* compan* employ* business* position* post office* hospital* clinic* ministry factor* farm* firm* industr* hire* hiring colleague* manager officer engineer* nurse* intern interns internship* bank project* startup ngo authority port railway institut* lab labs workshop* salary boss chief desk station garage practice bakery clerk harbour lease studio museum mechanic* guide* surgeon* optician* midwi* electrician* farmer* plant council board department client* patient* customer* site sites foreman apprentice* supplier* construction ward wards crew shift shifts salon payroll order* invoice* profession* cooperative* technologist*';
const family = kin;
const test =
  'ielts toefl duolingo pte sat gre gmat testdaf goethe delf dele hsk english german french language* score* band speaking listening reading writing vocabulary grammar fluent* speak* spoke dutch spanish level* certificate* a1 a2 b1 b2 c1 c2 / test tests tested testing course* lesson* class* practi* exam exams examination* read* learn* talk* word words #';
const countries =
  'abroad usa america* states uk britain england scotland wales canada canadian australia* german* france french netherlands dutch holland singapore ireland irish europe* india* china chinese japan* korea* malaysia* thailand dubai uae emirates qatar saudi turkey egypt kenya* uganda* tanzania* ghana* nigeria* nepal* bangladesh* pakistan* bhutan lanka vietnam* indonesia* philippines spain spanish portug* italy italian mexic* brazil* colombia* peru* morocc* tunisia* ethiopia* rwanda* zambia* zimbabwe* africa* asia* schengen sweden denmark norway finland poland austria switzerland zealand russia* iran iraq jordan oman kuwait togo benin senegal* cameroon* wageningen delft leiden utrecht eindhoven groningen maastricht twente rotterdam amsterdam berlin munich aachen dresden bonn flensburg hamburg london leeds manchester glasgow edinburgh toronto vancouver melbourne sydney adelaide brisbane paris rennes lyon lille dublin cork boston texas california york ntu nus';

export const topics = {
  course,
  'this-course': `${course} | compar* offer* exist* available / ${choosing} | phd relay* bench / ${fieldThings}`,
  university: `paper papers wrote answered email* course universit* college* campus* department* facult* professor* dr supervisor* institut* greenhouse observatory workshop* programme* program* module* curriculum lab labs laborator* degree* offer* admission* admit* appl* accept* rank* lecture* research seminar* thesis consult* agent* ${fields} / tuition fee fees library school city town teach* stud* choose chose ${choosing} | phd msc doctor prof accreditation cheaper took turned waitlist* rejected declined admitted tunnel simulator telescope reactor alumni bench / @name`,
  country: `${countries} universit* college* course* programme* program* degree* stud* module* professor* lab labs ${fields} thesis master* field* cent* group tuition / learn* taught teach* school ${choosing} | cheaper pilot lab equipment safe / @name`,
  money: `${money} / ${family} employer company government business* shop* scholarship myself hundred month* year* give gives # | ${coins} wage* mine / ${kin} ${windfalls}`,
  'yearly-income': `${money} | month* slip slips tax business* shop* trade* job* work* drive* driver farm* engineer* officer* nurse* company salar* retired sell* sold sale* hectare* land owner* / year* teacher* # | ${coins} ${crops} ${trades} wage* / ${kin} each season*`,
  'money-came': `${money} | sold sale* sell land plot plots inherit* deed* transfer* gift bonus business* / house car gave ${family} | ${coins} ${windfalls}`,
  reasons: `${money} | ${family} promise* agreed friend* relat* help* | ${kin} raised died passed promise* duty heir orphan*`,
  cost: `${money} | spend* spent food transport insurance ticket* shar* / month* year* # | ${coins} cheap* sheet spreadsheet bill bills groceries saved / percent each`,
  housing: `landlady lodger* breakfast heating kitchen furnished bed beds floor live* living room* flat flats house* hall halls dorm* accommodat* hostel* apartment* rent* residence* campus* landlord* lodg* studio homestay cost* pound* dollar* euro* / stay* near address street booked share* deposit* bus minutes walk # | road lane avenue block unit deposit* lease* tenan* flatmate* roommate* dormitory boarding key keys aunt* uncle cousin* sister brother / square ground ${coins} | heating bills / heat behind depot`,
  work: `${work} / open* start* teach* doctor* train* school* shop* | ${trades} shelf stock store warehouse kitchen till machine* harvest herd | centre call calls caller* bill bills`,
  plan: `${work} | return* back plan plans planned planning graduat* degree* phd master* join* goal* continue* apply again ${fields} / open* become teach* train* school* shop* next then home country ${planning} help* year* start* begin* future later | employer hatchery farm startup cooperative clinic practice licence license licensed signed position evening fieldwork again / later`,
  home: `${family} house* home land business* shop* job* work* return* back village post company clinic* hospital* practice contract* promise* leave country / school | ${kin} bond* pension* poultry birds cattle trees orchard* plantation* plot engaged marry married wedding guarantor lease* licence* tenure`,
  family,
  company: `${family} alone nobody follow* come comes join* together / no | ${kin}`,
  relatives: `${family} relative* friend* nobody none anyone anybody alone classmate* / know knows neighbour* | ${kin} flatmate* senior*`,
  leaving: `${work} | ${family} return* back leave left visa* permit* home house land promise* law contract* business* | ${kin} bond* pension* pensionable guarantor* officer* tenure licence* signed poultry cattle farm shop`,
  gap: `work* job* graduat* finish* complet* stud* exam exams examination* intern interns internship* volunteer* business* company office* nursed cared ill sick position* employ* train* course* prepar* clinic* shop* farm* accounts hotel* bank factory caring press looked dialysis clerk harbour shifts closed team lesson* pandemic covid ebola war strike* training tuk salary paid / drove repaired ran kept sold built papers taught teach* books since until month* year* # father mother help* learn* gap wrote read born daughter son | insulin physiotherap* caring carer shop counter upsc civil national army conscript* farm* freelanc* drove lockdown earthquake pregnan* maternity attempt* tries / ${kin} ${mishaps} between service`,
  'study-again': `${course} | work* job* ill hospital* prepar* finish* gap child* son daughter outbreak nurse* / since until # | ceiling promot* licen* stuck maternity pregnan* army harvest`,
  marks: `mark marks marked grade* gpa cgpa exam exams examination* fail* pass passes passed passing subject* semester* term score* result* percent* retake* retook repeat* average* backlog* distinction class ${fields} / stud* teacher* learn* course* year # | typhoid dengue malaria surgery hospital died divorce* lockdown absent shift shifts`,
  english: `${test} | celpip oet toeic cefr tcf landlord c1 accent* native subtitles / evening* month* neighbour* films series`,
  visas: `visa visas refus* reject* denied appl* embassy consulate passport* permit* stamp* border immigration overstay* schengen ${countries} agent* document* decision* / travel* visit* first # letter* country | turned overstay* tourist visitor transit expired extend* extension stamp* granted / form`,
  travel: `travel* visit* trip trips been countr* touris* holiday* conference* flight* flew border* passport* visa visas pilgrimage hajj umrah ${countries} / abroad went # | burial pilgrim* transit / @name went once twice back wedding* training`,
  helpers: `agent* agency agencies consult* form forms application* statement* essay* document* lawyer* counsel* advis* website myself typed letter* papers / office* page* word help* filled fill wrote write alone teacher* friend* sister brother uncle father mother checked check read nobody | bureau consultan* senior* lecturer* pastor cafe paid online portal / ${kin}`,
  rules:
    'class* lecture* scan* attend* hour* condition* full-time enrol* register* report* insurance permit* visa visas leave extend* credit* rule* law police absence* limit* allow* passport* address* bond grant work* sign* penalt* serve / stay* week* must # | twenty sixteen fortnight renew* expire* biometr* notify inform* holiday* part-time salary discount bonded guarantor / company ministry',
  progress:
    'credit* exam exams examination* pass passes passed passing point* week* plan plans planned planning stud* tutor* advis* course* retake* hour* module* group* term lecture* / ask* sleep | sit resit* block papers deadline* mark marks library fail* statistics / sundays sunday',
  modules: `${course} | exam exams examination* assess* essay* project* coursework presentation* marked viva poster* week* placement* @title`,
  past: `${course} | lab labs formula* theor* project*`,
  province: `${countries} province* town* city cities winter* snow rent* bus weather people river lake* ontario quebec alberta manitoba columbia nova toronto vancouver halifax winnipeg transport temperature* cold room* live* / north south`,
  reading:
    '@title read reads reading book* paper* article* author* journal* chapter* novel* report* podcast* news newspaper* published wrote title* textbook* headline* documentar* announced',
  research:
    'research* question* thesis dissertation data survey* sampl* hypothes* experiment* measur* test tests tested testing compar* model* method* study studied analys* analyz* finding* result* interview* literature control variable* weigh* count counts counted counting asked recorded project* find found know tried talked cancer disease* powder* bacteria cell cells mixture* / how why whether | jar jars bottle* soil nitrate ph microscope sensor* code simulation field* village* patient* species trial* blind dose* leaves seeds insect* bee bees',
  supervisor: `supervis* professor* dr lab labs paper* research* group thesis wrote work* email* student* method* project* read published ${fields} | doctor prof answered replied emails conference talk lecture*`,
  award: `scholarship* award* fund* leader* communit* condition* goal* foundation* commission* money network* | ${work} | ${course} | home return* program* | leadership alumni mentor* fees fee stipend impact`,
  share: `teach* taught share* show* help* organi* start* club* group* societ* student* language* team* hall repair* cook* music play* sport* tutor* experience* first learn* culture* join* bring* run* lead*`,
  cultures: `cultur* language* food religio* tradition* custom* foreign* festival* habit* polite* country countries village people muslim* christian* hindu* buddhist* pray* eat* ate tribe* neighbour* neighbor* foreigner* respect* accent* dialect* roommate* student* class* team* different | ${peoples} greet* nod* salaam bow* handshake* flatmate* host*`,
  settling:
    'cold winter* food language* home homesick* alone friend* miss misses missed missing call* group* lonely english accent* lecture* stud* cook* weather family mother rent money ask* learn* hard* difficult* / evening* night* noise silent sleep* room first | silence snow dark darkness laundry kitchen spice* festival* talk* ring / table phone bread',
  strength:
    'good strong strength* able can skill* patien* careful* organi* curious* calm* persist* listen* explain* quick* honest* reliab* solv* notice* remember* fix* repair* count counts counted counting draw* teach* learn* work* people / find* | precise exact translat* negotiat* persuad* mend* sew* sort* plan* memor* trust* call* ring ask* asked / they | hear hears heard see smell spot* predict* guess* sense* detect*',
  weakness: `weak* difficult* struggle* slow* shy bad mistake* problem* late nervous afraid avoid* impatien* forget* quiet trouble* cannot never speak* plan plans planned planning criticis* wrong stop* stops find* time / not no | ${weaknesses} / hard`,
  volunteering: `volunteer* hour* week* help* people children | ${work} | cause* team* / every saturday* sunday* since year*`,
  contribution: `learn* skill* | ${work} | ${fields} task* customer* experience* call* page* talk* print* edit* repair* placement machine* program signal* design* test tests tested testing film* write* sell* sold`,
  independence: `learn* stud* plan plans planned planning ask* book* video* course* tutor* group* myself alone exam exams examination* teacher* read* week* practi* problem* program* code coding try tried explain* write wrote paper practise* repeat* library internet online notebook page* wrong | schedule* timetable deadline* forum* youtube alarm* draft* flashcard* diagram* apart mistake*`,
  activity:
    'play* club* team* sport* football cricket music* sing sings sang singer singers singing choir draw* paint* read* teach* volunteer* coach* run* dance* debate* write* garden* code* coding build* chess theatre theater scout* keep activity activities organi* repair* cook* swim* volleyball basketball radio',
  exchange: `${course} | exchange home credit* language* ${countries}`,
  problem: `problem* water* health* school* farmer* road* electric* power food flood* drought* hospital* waste people job* poor rice river* price* housing disease* safe* soil* transport* girl* child* women ${fields} village* city cities transformer* cable* line* leak* pollut* corrupt* debt* plant* salt* well* blackout* dam migra* law laws tax* unemploy* dust smoke doctor* nurse* clinic* newspaper* minister* nobody pay* | rubbish plastic garbage sewage inflation bribe* hunger malnutri* malaria maternal flooding landslide* erosion firewood charcoal arsenic mercury mosquito* pesticide* fertili* marriage* drugs remittance* wages emigrat*`,
  'live-town':
    'live* town* city cities village* street* house* near river* sea market* mountain* capital quarter neighbourhood suburb flat place* people quiet noisy traffic park* shops beach* roof* hill* small big green north south east west hot centre center coast border temple mosque',
  'town-changes':
    'chang* used before now new build* built road* shop* mall* people house* tree* bridge* traffic bus river* school* market* town* city village* bigger park* metro cinema factory',
  'old-home':
    'live* town* city village* there home old* family quiet noise house work job move* back stay* parents yes no air hospital*',
  studying:
    'morning* night* evening* early late quiet stud* read* sleep* coffee noise brain awake concentrate* focus* exam exams examination* tired midnight clock fresh',
  mornings:
    'wake up bed phone pray* tea coffee wash* water brush* breakfast feed* alarm* stretch* run* shower* sleep* look* check* chicken* dog dress* door window face morning* light teeth',
  'day-part':
    'morning* evening* night* afternoon* noon sunset* sunrise dawn lunch* dinner* midnight tea breakfast weekend* sun quiet day hour*',
  commute:
    'bus buses metro train* tram* walk* foot bike* bicycle* cycle* motorbike* motorcycle* scooter* car drive* taxi* rickshaw* matatu boat* ferry minute* hour* road traffic ride* station stop travel* school work* college jeepney subway cng wheel* tuk fare* jam crowd* helmet park* lift* driver* wet | matatu* boda okada keke danfo trotro jeepney* angkot ojek grab uber auto autorickshaw tempo micro van vans minibus* marshrutka colectivo dolmus daladala rides pathao rail horse donkey skateboard',
  cooking: `cook* kitchen mum mom dad grandmother grandma rice soup* dish* fry* bake* curry bread maid lentil* stew* food meal* dinner* fish chicken pot pan egg* oven stove recipe* salt / mother father sister brother wife husband aunt make* makes | chef stir* knead* spice* sister-in-law mother-in-law / ${kin} turns serve*`,
  'food-missed':
    'food* rice bread fish soup* curry dish* eat ate mother mum mom grandmother miss misses missed missing taste* spic* cook* sauce* fruit* noodle* meat chicken tea sweet* hungry onion* vegetable* pepper lemon oil bean* stew* dumpling* mango* smell* | injera ugali jollof fufu dal bhat momo biryani plov kimchi pho tortilla* arepa* couscous tagine hummus falafel cheese noodle* pickle* chilli* chili* coconut* plantain* cassava porridge',
  eating:
    'eat* ate alone together family friend* lunch* dinner* breakfast others canteen table meal* food shift* home weekend* plate begin* sit sits',
  phones:
    'phone* mobile call* text* message* chat* whatsapp video* map* app apps music photo* news internet screen* game* charge* battery switch* write* read* off turn* youtube facebook instagram tiktok voice alarm translate* silent airplane / without read night kitchen | maps navigation gps torch flashlight deliver* dictionary podcast* payment* pay transfer* news',
  weather:
    'weather rain* sun sunny sunshine hot cold snow* wind winds windy storm* season* winter* summer* spring autumn monsoon dry wet humid* cloud* temperature* degree* fog* flood* dust* sky warm',
  'rainy-day':
    'rain* read* sleep* home watch* cook* tea film* movie* game* play* window roof stay* cards book* umbrella walk* music fry* sing sings sang singer singers singing family brother* sister* friend* phone',
  mood: 'mood* rain* sun sunny sunshine cloud* sad happy weather winter* cold hot grey tired lazy feel* sleep* warm light dark storm* sky',
  'taught-me':
    'teach* taught learn* show* showed lesson* grandmother* grandfather* neighbour* neighbor* coach* friend* master boss mother trainer* woman person apprentice* patient* watch* listen* needle* tool* sew* leather saw sharpen* file practi* / uncle* aunt* father man how never first | weld* swim* bake* baked knit* plough milk* bargain* driving whittl* carve* correct* patience / paint* play* drive*',
  journey:
    'journey* bus train* road* flight* plane* car trip* travel* station airport* delay* late hour* driver boat* ferry walk* arriv* stuck traffic drove ride* ticket* motorbike* launch ship fog captain deck passenger* luggage | puncture tyre landslide* checkpoint* border* fuel petrol queue* strike* flood* roadblock* snow* / slept night engine* police bridge*',
  'old-thing':
    'old family grandmother* grandfather* keep* kept clock* watch* ring book* chest sewing machine lamp radio* years letter* cloth* knife carpet* pot coin* wood* bible quran drawer* brass wooden grandparent* great inherit* wedding / photo* box* from made use uses used using hang* stand* | tin measure dent rust* ancestor* altar shrine incense heirloom* generation* century antique* copper silver sword spear drum drums loom basket* rug shawl sari saree plate* cup cups kettle teapot samovar mortar stone medal* typewriter gramophone hammer handed necklace bracelet / tool* map bicycle dress chair table bed door',
  decision:
    'decid* decision* choos* choice* chose between whether stay* leave* accept* option* either thought think job school move* sell* sold stud* month* weeks finally',
  'quiet-place':
    'quiet* calm* sit* place* roof* river* sea lake* park* tree* garden* library mosque temple church mountain* field* bench beach* silence silent hill* room corner bank forest* peace* hear wind wall canal alone water birds frogs',
  helping: `help* old man woman child stranger* carry* carried lost ask* need needs needed push* gave street bus hospital thank* fell bag* road money phone person tourist* water boy girl lady | ${kin} goat* wheelchair crutch* blind pushed wallet purse taxi stuck puncture fainted bleed* accident* directions translat* station luggage suitcase* pharmacy`,
  'hard-skill':
    'learn* skill* driv* swim* cook* bike bicycle speak* program* sew* draw* practi* tried try hard* difficult* weld* write* dance* language* teach* taught fell lesson* paint* read* type typing guitar ride riding singing breath* hold hands finger* until still / sing sings sang singer singers play* first months problem children',
  'good-news':
    'news heard hear* told call* phone* letter* message* result* pass passes passed passing won win born baby job scholarship* happy email* test tests tested testing hospital* visa recovered wedding admission announced',
  'week-job':
    'job* week* day farmer* driver* pilot* doctor* baker* chef* cook* nurse* teacher* fisher* would try learn* beekeeper* captain zoo ranger journalist fire* factory guide train* postman shop* station announce* voice museum / work* name* people listen',
  festival:
    'festival* celebrat* eid christmas diwali holi wedding* new dance* cook* food children old grandm* grandp* family music carnival dashain tet songkran nowruz puja pray* gift* lamp* light* fast* drum* sing sings sang singer singers singing sweets village* procession*',
  repairing:
    'repair* fix* mend* broke* break breaks breaking work* screw* wire* part parts bike bicycle radio* phone* fan fans machine* tap pump* chair* roof* clock* glue* new motor* engine* cable* shoe* tyre* door laptop* open* solder* lamp* apart bent cleaned nail* needle* oil oiled loose file filed hook',
  'saved-for':
    'sav* cost* buy bought price* month* bike bicycle phone* laptop* ticket* gift* camera* coin* earn* shop spent box guitar shoes computer week* telescope pocket months tin / money gave',
  'screen-learning':
    'learn* screen* online video* teach* teacher* hand* practi* internet computer* swim* touch* school* classroom* skill* cook* book* app apps',
  'respected-teachers':
    'teach* taught student* respect* strict* fair* explain* listen* class* school* know* honest* pupil* lesson* patient* kind* admit* mistake*',
  'public-transport':
    'transport bus buses train* ticket* free* pay* tax* fare* city cities poor ride* metro traffic car cars government pollut* passenger* public cost*',
  'alone-travel':
    'travel* alone trip* group* freedom free people meet* friend* decide* plan plans planned planning safe* danger* solo self together other* holiday* journey*',
  'unused-things':
    'keep* kept throw* thing* memor* old use uses used using house* box* grandm* cloth* buy* space wardrobe drawer* need needs needed someday room* waste poor souvenir* away photo*',
  museums:
    'museum* object* return* give* back country countries stolen stole* took history belong* colon* british visitor* people see show* culture* statue* safe* preserv* owner* mask*',
  'parents-choose':
    'parent* child* choos* choose* choice* chose stud* decide* force* advise* subject* interest* doctor* engineer* law father mother pay* marry career* freedom talent* | push* pressure* pushed advice advise* hated hate regret* talent* dentist* dream*',
  deciding:
    'decid* decision* quick* slow* fast time think* thought choice* choos* wait* hurry mistake* doctor* buy* regret* minute* long',
  'loud-cities':
    'loud* noise* noisy quiet* city cities traffic horn* car cars night* street* music sleep* construction motorbike* people loudspeaker* town* sound*',
  parks:
    'park* tree* child* play* air walk* town* city cities green* old people heat* shade* sport* run* garden* space* bench* grass house* health* birds | sit sits square balcony free picnic* trees',
  'city-help':
    'help* city cities village* neighbour* neighbor* people stranger* busy know* trust* alone street* time crowd* town* afraid',
  'voluntary-work':
    'volunt* student* work* school* pupil* force* hour* help* community old learn* free* compulsory obligatory clean* mark marks marked certificate* time choice*',
  'machine-skills':
    'machine* robot* skill* computer* human* people care cares cared caring careful* teach* nurse* art ai hand* feel* create* creativ* work* job* comfort* hair* listen* judge* cook* doctor* replace*',
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
    'last* break breaks breaking broke* cheap* buy* new phone* compan* repair* year* machine* quality plastic* money made battery cost* waste old cloth* shoes fridge* factory profit*',
  'repair-lessons':
    'repair* school* teach* taught learn* fix* lesson* class* student* bike* tool* waste hand* math* timetable hour* subject* buy* sew* useful broken',
  'pocket-money':
    'pocket money child* parent* spend* save* saving* age buy* learn* week* earn* coin* sweets allowance give* ask*',
  'never-saving':
    'sav* money income poor salary spend* month* rent buy* people family future bank* enough food need needs needed today loan* debt* live* price*',
  criticism:
    'critic* said say* told plan plans planned planning wrong doubt* right weak* problem* professor* friend* colleague* too change* question* true ask* risk* expensive stop* never no',
  value:
    'honest* fair* respect* value* promise* trust* true truth lie lied lying justice equal* freedom famil* faith responsib* word punctual* kind* loyal* integrity cheat* care cares cared caring careful* share* independ* time dignity quiet wrong return* admit* sorry conscience shame* bribe* secret keep kept say said help* work* patien* courage* speak* | author signature equality lies credit / name pray*',
  description:
    'friend* say* said calls quiet* loud* stubborn funny patient careful honest* listen* late organi* trait* calm* describe* would agree* serious shy talk* laugh* tease*',
  'school-wish':
    'teach* lesson* class* exam exams examination* uniform* rule* homework timetable memor* library lab* book* pupil* student* toilet* change* subject* marks learn* boring bored ask* question* copy copied blackboard / school* | cane* punish* shout* rote cram* strict* bench* noise crowded ranking* compar* pressure* separate* coaching favourit* sport* computer* / fan fans heat girls boys',
  'school-lesson':
    'lesson* teacher* class* school* taught explain* learn* physics chemistry biology math* history literature poem* experiment* said board geography frog* book* sir madam miss',
  'free-choice':
    'read* draw* play* walk* build* write* code* coding cook* sew* repair* run* sing sings sang singer singers singing music film* listen* garden* watch* make* fish* bike* paint* swim* sleep* take* photo* football cricket chess collect* | bake* weld* solder* knit* crochet* embroider* tinker* mend* hike* skate* juggl* guitar piano violin flute drum* choir poem* diary blog* puzzle* telescope podcast* gym',
  mind: 'thought think* believe* opinion* wrong right changed mind view sure convinced realis* realiz* / said told before now used understood | certain doubt* convinced anymore supported / then',
  rulebreaking:
    'rule* law laws right wrong break breaks breaking broke* allow* life save* unjust unfair lie* traffic steal* obey* doctor* emergency forbid* forbidden police hurt* harm* dying punish* fine fined danger* forbade guard* secret* permission policeman',
  questions:
    'how what which who when where why do does is are can could would ask* question* course* research teach* / student* year first',
  'working-hours':
    'hour* work* week* stud* exam exams examination* term lecture* weekend* evening* job* shift* morning* permit timetable balance course* semester thursday* saturday* free / time',
  'new-somewhere':
    'new first moved school* city village* nobody knew class* hostel alone job office arrived friend* asked language* day week* team* came accent stranger* arriv* transfer* / know place* lunch groups | lycee boarding dormitory bilingual transferred / steps bench lunch ate corner silent',
  'no-money':
    'save* saved spent cost* bought cheap* poor rent pay* paid food coin* taka rupee* shilling* naira cedi* dollar* borrow* budget* salary fee fees scholarship* earn* walk* count counts counted counting hungry / month* eat ate market # money buy bread free each',
  misunderstanding: `said meant mean* understood misunderst* thought word* language* laugh* angry sorry culture* country explain* asked foreign* gesture* greet* hand* accent* polite* offended custom* shook eyes | nod* head shook ordered joke* literal* rude translat* tone silence expected confus* foreigner* guest* / yes no ${peoples}`,
  angry:
    'angry customer* shout* said calm* listen* boss* sorry apolog* asked complain* guest* patient* manager* wait* refund* wrong voice anger upset client* | bang* table rude furious yell* scream* swear* insult* counter queue kiosk bill order* transfer* delay* parcel* blame* / finish* screen late plate',
  teamwork:
    'team* group* club* together member* task* project* captain players colleagues newspaper agree* disagree* argu* quarrel* shout* fight fought vote* voted compromise* opinion* bridge committee classmate* propos* split divided / we wanted said played others each side decided talk* both two generator turbine wind sunday four five three six | bamboo steel model robot role roles deadline shared share* leader* goal* match* election',
  relying:
    'rely relied depend* need needs needed team* patient* children group* care cared responsib* trust* wait* help* work* called alone ill sick* hospital / famil* mother father brother* sister* class* taught without people everything everybody came me asked cook* flood* key only | boat boats engine key keys shift* medicine baby babies pregnant rescue* accounts translat* password',
  'leading-change':
    'change* group* team* village* people student* organi* convinc* asked persuad* collected company office meeting* club* committee signed girls women / we stop* started wrong letter* teacher* neighbour* school* | door toilet* brick* campaign* poster* march* union ward council chief principal raised families elders mothers / club money built build credit',
  'helped-people': `help* taught teach* child* student* women famil* villag* people patient* school* neighbour* old girl* boy* tutor* gave community farmer* learn* read* | mothers baby babies weigh* widow* orphan* elderly disabled blind deaf refugee* slum vendor* trader* stall* clinic nurse* labourer* youth hungry homework lesson* / ${kin}`,
  contacts: `asked ask* call* professor* wrote email* contact* met introduced group colleague* office classmate* message* visited introduc* boss letter* knows / friend* teacher* know* knew uncle people meet* need needs needed number network* card phone* | alumni linkedin favour favor lent / ${kin} pastor imam chief neighbour* chat* @name`,
  encouraged: `${family} teacher* school* said told encourag* help* gave believ* headmaster* coach* neighbour* principal taught key paid fee* girl boy madam mr mrs sir class pupil* lesson* learn*`,
  'home-place':
    'town* village* city people river* sea mountain* food market* house* street* festival* language* tea fish* farm* road* school* known island* region* live* weather rice bus desert*',
} as const;

export type TopicId = keyof typeof topics;

/** What may come instead of speaking of the topic: how an answer begins. Phrases, parted by commas. */
export const openings = {
  no: 'no, nope, never, none, nobody, nothing, nowhere, not, neither, no one, my first, this is my first, it is my first, there is none, there are none, i have never, i never, only me, just me',
  yes: "yes, yeah, yep, there is, there's, there are, one of, a few, some, several, sure, of course, i do think, i do not think, i think so, i would say, i would not, definitely, both",
  depends:
    'it depends, that depends, sometimes, partly, hard to say, mostly, not always, in some, only when, only if, only at, not much, a little, they, it, that, for me, in my opinion, in my view, personally, i believe, i guess, i agree, i disagree, i doubt, absolutely, probably, maybe, perhaps, up to, rarely, usually, in general, certainly, definitely, hardly, only, honestly, less, more, to some extent, to a degree',
  'no-gap':
    'no gap, i have no gap, there is no gap, there was no gap, there are no gaps, i have none, there was none, there were none, there is none',
} as const;

export type OpeningId = keyof typeof openings;
