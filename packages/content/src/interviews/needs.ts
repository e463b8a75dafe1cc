// What an answer must hold besides its topic, a sign of each: a story of a quarrel holds a quarrel, a plan looks ahead. In the notation
// of topics.ts; @did is something that "I" or "we" did. Two weak signs count like a sure one. Generous, since what is held without
// need does more harm: it finds that something is spoken of, not whether it is good.

import { coins, crops, kin, mishaps, peoples, trades, weaknesses, windfalls } from './kin-and-peoples.ts';

const trouble =
  "wrong fail* mistake* problem* trouble* broke* burn* dead die dies died dying lost lose losing bad badly fell fall* worse worst ill sick* fever hospital accident* afraid cried cry crying flood* fire blast bomb* war stole* stolen missed forgot* hungry debt* pain hurt* reject* refused empty stuck crash* spoil* wasted stop* angry shout* blood surgery operation storm strike* shame* asham* sorry regret* apolog* error* panic* exhausted wreck* collaps* couldn't damage* robbed leak* / late missing hard difficult* never nothing nobody alone not didn't wasn't too closed fear* tired short without but cut cuts cutting";

export const needs = {
  conflict:
    "disagree* argu* quarrel* fight* fought against refus* vote* voted angry shout* insist* oppos* conflict* split complain* dispute* convinc* persuad* compromise* wouldn't sulk* blam* tension* rival* overrul* stubborn propos* / agree* not didn't wanted but instead others either neither nobody half speak spoke both said | clash* row heated divid* majority minority sides deadlock gave nobody bossy / wanted half",
  trouble: `${trouble} | ${mishaps} | instead accident* accidentally wrongly`,
  little:
    "without little nothing broke* broken dead missing cheap* few cost* repair* fix* instead enough built build made used borrow* waste scrap found save* no-one couldn't poor less bottle* rope wire tin bucket* junk / no only old problem* solv* | improvis* makeshift homemade cardboard bamboo newspaper* jar jars string tape candle* cooler donated leftover* recycled spare* thermometer / kitchen ice wood* phone hand hands lent off",
  achievement:
    'made built build won pass passes passed passing finish* help* first save* repair* learn* manag* proud wrote grew organi* sold start* taught teach* found* cured carried changed published designed founded led kept stopped paid raised graduat* swam climbed planted cook* sew* sewed painted translat* persuad* since still now record* | award* medal* prize* invent* overcame trained launched opened recover* quit',
  deed: '@did',
  'time-spent':
    'worked working job jobs since cared caring care ill sick hospital baby child* pregnan* maternity pandemic covid lockdown war closed attempt* retak* retook business shop farm* intern* volunteer* army taught helped prepar* learn* salary company office clinic @did | born operation accident nursed conscript* freelanc* tutor* apprentic* dialysis drove repaired / until month* was were father mother training work* then',
  self: "i i'm i've my name called born years",
  explaining:
    'imagine suppose like example mean* because if when so every each why how called think as or but then therefore',
  weakness: `weak* difficult* slow* shy bad badly mistake* problem* late nervous afraid avoid* impatien* forget* quiet trouble* cannot can't never wrong stop* too fast struggle* not less fear* interrupt* lazy stubborn worry worr* deadline* disorgani* don't unless lose loud | ${weaknesses} / hard`,
  'change-of-mind':
    'change* changed used before now then until since wrong realis* realiz* convinc* anymore longer thought was believed first but saw stopped today learned understood | certain doubt* anymore',
  dislike:
    "least not never without only change* would should boring bored bad hate* problem* wish could unfair no nobody nothing don't didn't couldn't wouldn't missing lack* too wrong useless copy copied memor* beat* instead afraid loud dirty crowded | strict* rote cane* punish* shout* mock* noise* narrow pressure* cram* parrot scared separate* favourit*",
  'low-marks': `fail* low* fell fall* drop* ill sick* war closed strike* nights night died moved repeat* again retake* retook because improv* lost hospital difficult* hard hurt funeral pandemic covid commut* weak* poor changed switch* flood* tired fever / worked since not | ${mishaps} caring anxiety anxious depress* lockdown / job shift* online internet electricity language medium absent harvest`,
  turn: 'now so because then saw want* need needs needed notic* but both lack* miss misses missed missing realis* realiz* understood found before after instead lets can could cannot same still until next only why would where not when what / since | became pull* bored enjoyed loved hooked discovered started led given curious stuck ceiling limit* beyond deeper / gave asked fast',
  ahead:
    "will i'll we'll i'd would want* wants plan plans planned planning hope* going back return* next apply kept keep* keeps wait* promised offered become join* continue* find build* stay* later if lead afterwards / then go goes take train open post pays double licence earn opens future | shall intend* aim* dream* soon someday gonna",
  fallback:
    'then instead again otherwise another second next offer* stay wait* reapply* still else cheaper local loan apply / other* also job company home year* if or take* go start* | defer* evening online part-time postpon* ask* smaller retry',
  return: `back return* home wife husband child* son sons daughter* mother father parent* famil* house land shop* business* job* company post place contract* leave law visa wait* kept keep* keeps grand* farm* clinic* lease* fianc* promise* brother* sister* bakery / school* years sign* | ${kin} bond* pension* pensionable officer* tenure licence* license* stall cattle poultry birds trees orchard* plantation* plot engaged marry married wedding guarantor mortgage* heir inherit*`,
  'sum-of-money': `tuition fee* pound* dollar* euro* lakh lakhs thousand taka rupee* account bank statement paid total* naira cedi* shilling* loan* saving* saved scholarship* pay* afford* income salary dollars expense expenses / # | ${coins} cheap* price* rent deposit wage* afford* save saved / percent`,
  'who-pays': `father mother parent* uncle aunt brother* sister* sponsor* scholarship* myself loan* bank saving* saved guardian* employer* assistantship husband wife fund* stipend* famil* company mine grand* cousin* government ministry foundation pay pays paid pension account* free tuition dad mum mom municip* give gives / my own | ${kin} committee chama susu esusu tontine* stokvel inherit* church mosque trust donor* charity foundation waiver* bursar* cooperative`,
  'money-came': `sold sale* sell* buyer* auction* inherit* gift* gave got received bonus loan* matur* closed fixed transfer* saving* saved harvest* retire* land plot* salary won compensation* sent insurance provident dowry orchard house car business* gold pension paid | ${windfalls} cattle cow cows goat* camel* turn`,
  earner: `shop* business* earn* salar* owner teach* doctor* nurse* farm* engineer* officer* driver drive* trade* company mill factory run* sell* sold works work worked retired pension rent* contractor tailor* clerk manager income profit* army police bank hotel truck* taxi taxis land import* export* fish* builder workshop boat* restaurant* owner* owns / year* month* | ${trades} ${crops} ${coins}`,
  'why-they-pay':
    'because brother* sister* mother* father* parent* uncle* aunt* cousin* husband wife grand* child* children son daughter promise* helped raised grew like house company bond employer agree* own always want* wants died since so no | raised orphan* widow* blood eldest dream* believe* trust* proud duty heir investment bond contract nephew niece',
  'will-work':
    "no not won't will i'll would only maybe hours hour allow* permit* plan plans planned planning want* library part-time yes focus weekend* need needs needed rules / if",
  there: `nobody none no one any cousin* uncle* aunt* brother* sister* friend* relative* lives live living there classmate* neighbour* know knows alone only yes except | grandm* grandf* niece* nephew* twin flatmate*`,
  lodging:
    'hall* hostel* room* flat* apartment* rent* house* dorm* residence* campus* home-stay homestay live stay* share* landlord* landlady bed lodger* street uncle aunt cousin* friend* shared deposit booked | road lane avenue unit lease* tenan* key keys dorm* boarding flatmate* roommate* | walking / week month heat behind @name minutes',
  test: 'ielts toefl duolingo pte cambridge test exam exams examination* score* goethe delf dele telc band certificate* level waiver school* university gre gmat sat english | toeic cefr oet celpip wassce waec neco kcse a1 a2 b1 b2 c1 c2 reading speaking listening',
  'visa-past':
    'no never yes refus* visa visas reject* denied appl* once time twice uk usa canada schengen first embassy consulate granted stamp* 201* 202* overstay* | turned overstay* residence tourist visitor transit evisa entry',
  helper: `no nobody alone myself yes agent* agency agencies consult* help* teacher* friend* sister brother uncle father mother cousin* checked read lawyer* counsel* advis* wrote filled website only typed | ${kin} bureau senior* lecturer* cafe portal`,
  rule: 'hour* attend* enrol* full full-time condition* allow* limit* visa credit* address register* insurance leave extend* report* must may pass absence* cover permit* law rule* | twenty sixteen forty fortnight renew* expire* biometr* notify inform* credits points drop* salary company ministry',
  reads:
    'read reads reading book* paper* article* chapter* author* title* page* novel* wrote published journal* report* pages biography emperor essay* poem*',
  news: 'news read heard saw article* report* week month announced vaccine* law court paper* headline* study ministry newspaper* election launch* published found last ban bans banned price* bank government',
  tried:
    'measur* test tests tested testing tried try weigh* count counts counted counting times sampl* compar* result* control repeat* again experiment* built build made record* survey* asked model* data trial* @did',
  lesson: 'lesson* taught teacher* class* explain* said board told sir madam miss day teach* gave asked experiment*',
  why: "because since so want* need needs needed only nobody if why like reason* would could therefore that's love* help* my look* teach* not no found saw more than",
  compared:
    'only other* others both none no not compar* offer* than instead while alternat* abroad but nobody first else without there lack* miss misses missed missing find found closed closest neither here',
  abroad:
    "because since so only need needs needed want* nobody other* than not no cannot can't instead why where lab labs tuition year* if best better gives / there here one more free at",
  institution:
    'professor* dr lab labs published paper* course* module* thesis project group depart* research* wrote institute* programme* program* centre center clinic* work* offer* appl* price* cost* pounds only compar* others because than library fund* workshop* / fee fees tuition there taught teach* | doctor prof tunnel simulator telescope reactor scholarship* accredit* took turned accepted rejected refused declined waitlist* deferred admitted cheaper bench / @name city town',
  modules:
    'module* semester* term exam exams examination* thesis dissertation credit* essay* project* course* coursework* lab labs practical* @title placement internship first topic* because need needs needed',
  stranger:
    'man woman lady boy girl stranger* tourist* somebody someone passenger* unknown couple child person people old driver traveller* pregnant foreigner* refugee*',
  'still-there':
    'still now chang* began introduc* since made before after new used today start* stopped print* every use uses built set wrote moved replac* first instead until put | card* notebook template checklist spreadsheet register label* shelf system',
  'people-helped': `girl* boy* woman women child* famil* student* patient* farmer* neighbour* mother* villag* pupil* classmate* friend* brother* sister* old man kids cousin* he she him her poor / # | ${kin} mothers baby babies infant* orphan* elder* disabled blind deaf refugee* vendor* trader* driver* youth* worker* / them they their`,
  objection:
    "said says told tell critic* doubt* ask* wrong right risk* worr* but weak* too expensive why argue* objection* sceptic* never cannot can't narrow question*",
  money:
    'save* saved left cheap* borrow* walk* enough spent spend month* week* count counts counted counting sold less without instead only little share* cut budget* each salary paid pay / money no',
  asking: 'how what which whether if who where why does ask question* can could',
  hours:
    "hour* day days week* weekend* saturday* sunday* monday* tuesday* wednesday* thursday* friday* evening* morning* no won't free after between night* holiday*",
  volunteer:
    'because want* give* since rely come every each help* always saturday* sunday* promise* volunteer* week* when also hours',
  'new-there':
    "new first moved came arrived started nobody didn't alone accent language strange week day days joined transfer* knew until stranger* / know",
  reliance:
    'need needs needed rely relied depend* trust* ask* alone care cares cared caring careful* cook* help* hospital without sick ill only me wait* called came captain kept brother* sister* children responsib* charge led team group looked when lost flood*',
  strangers: `different countr* foreign* muslim* christian* hindu* buddhist* tribe* village language* religio* food eat* pray* syria* korea* india* china* african* european* refugee* roommate* neighbour* new other* from culture* custom* accent* dialect* old rich poor deaf blind exchange volunteers | ${peoples} flatmate* host* greet*`,
  ambassador:
    'there here show* tell* bring* share* evening food people talk* teach* both home countr* story stories cook* back explain* invite* write',
  settle:
    "will i'll call* miss misses missed missing alone cold winter food language* homesick hardest friend* first evening* hard english accent noise silent silence would weather lonely sleep",
  independent:
    'alone myself without book* plan plans planned planning learn* ask* group* online video* internet library taught work* already help* week* try tried find self nobody',
  gain: 'share* show* teach* help* bring* offer* start* club* organi* together learn* give* repair* tutor* explain* tell cook* play* would could',
  'free-time':
    'read* draw* play* walk* build* write* code* coding cook* sew* repair* run* sing sings sang singer singers singing music film* listen* garden* watch* make* fish* bike* paint* swim* sleep* take* photo* football cricket chess collect* open* grow* fix* climb* study* learn* nothing visit* talk* knit*',
  strength:
    'good strong can able patien* careful* organi* curious* calm* persist* listen* explain* quick* honest* reliab* notic* remember* fix* best better strength* skill* repair* count counts counted counting teach* call* talk* solve* draw* never always / make learn* find',
  friendly: 'friend* say* says said agree* would call* true not but think* describe* yes no',
  angry:
    'listen* calm* sorry apolog* ask* explain* said say let wait* refund* change* sit manager boss first then would give gave quiet | finish* turned show* screen water chair breathe* breath softly replace* thank* understand* / voice',
  misread:
    'thought mean* meant misunderst* understood understand* laugh* explain* word* sorry offend* angry because culture* no yes said accent* rude polite different | rude joke* nod* gesture assum* expect* confus* wrong / took head',
  'lesson-of':
    'learn* taught understood understand realis* realiz* since notic* found never before ask* thought different know* saw changed mistake* wrong / not now because only but nobody real',
  repay: 'repay* pay* instal* month* salary earn* job work* year* interest guarantor* sell return* father no none',
  'ahead-or-no':
    "will i'll we'll i'd would want* wants plan plans planned planning hope* going go goes back return* next apply kept keep* keeps wait* then promised offered become open join* continue* find build* stay* later if no not never train lead take",
  changing:
    'chang* convinc* persuad* asked stop* start* began organi* collect* together meeting* decided agree* sign* wrote tried showed new petition made vote* brought / we our before after now instead | campaign* poster* door families brick* march* rota taught trained raised built / came',
  contact:
    'ask* call* phone* wrote email* message* introduc* met meet* friend* professor* teacher* colleague* cousin* uncle aunt classmate* boss neighbour* knows write',
  'deed-or-none':
    '@did none work* job* ill sick* cared nursed stud* teach* taught exam exams examination* course* closed strike* money father mother without wrote team / no',
} as const;

export type NeedId = keyof typeof needs;
