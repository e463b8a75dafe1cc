/** Common nouns that are counted: in the singular they need a word before them ("a", "my", "this"). */

/** Nearly always nouns, and never used bare in the singular. */
export const COUNTABLE_NOUNS: readonly string[] =
  `ability accident account achievement activity actor adult advantage adventure age airport animal
answer apartment apple application area argument article artist aspect assignment athlete athlete attitude author
baby bag ball bank barrier bedroom benefit bicycle bike bird boat body book boss bottle boy brother building bus business
businessman camera car career case cat category celebrity century chair challenge chance change character child choice
choir citizen city class classmate classroom club coach colleague college color colour community company competition computer
concept conclusion condition connection consequence country couple course cousin criminal culture customer daughter day deadline decision
degree desk detail device dictionary difference difficulty disadvantage discussion disease doctor dog dollar door dream
driver effort email employee employer engineer environment error essay event exam example excuse expert
fact factor factory family fan farm farmer father feature feeling field film flower foreigner
friend future game garden generation girl goal government grade grandfather grandmother grandparent group guest guide habit hand
head hero hobby holiday home hospital hotel hour house human husband idea image individual industry instrument
interview invention island issue job joke journey judge key kid kitchen lake language laptop lawyer leader lesson letter
level library lie life limit link list location machine magazine manager map match meal meeting member
memory message method mile minute mistake moment month mother mountain movie museum musician nation
neighbor neighbour neighborhood neighbourhood newspaper night noise novel number nurse object obstacle occasion office officer
opinion opportunity option organization organisation owner page parent park participant partner party patient period person
phone photo picture place plan planet plant player poem politician pool population position
possibility president price prize problem process product profession professor program programme project purpose quality question
reader reason recipe relationship relative requirement researcher resource restaurant result river road
role room rule salary scholar scholarship school scientist score season seat secret sentence series shirt shop sister
site situation skill society soldier solution son song speaker species speech sport stage star step stereotype store story stranger
street student subject suggestion surprise system table task teacher team teenager
test text theory thing thought ticket tool topic tour tourist town tradition train traveler tree trip
truck type uncle university vacation value vehicle video view village visit visitor voice volunteer wall war way website
week weekend wife window winner woman word worker advertisement ad automobile illusion freshman lecture lecturer passage policy statement viewpoint drug truck battery bucket chart classmate
component corporation crowd currency definition device experimenter forest graph habitat habit hypothesis incident ingredient innovation invention laboratory leaflet loan microscope
notebook organism passenger pencil poem pump rainforest recipe ritual robot rumor rumour satellite scandal shelter skeptic slogan statue strategy survey symptom toolbox tourist tutor
vaccine victim villager warehouse youth workshop writer year youngster
academy acquaintance actress advisor adviser agency airline airplane album alley ambassador ancestor anniversary
apology appliance applicant appointment arena army artifact artefact asteroid assistant atom attraction auditorium
aunt avenue badge bakery balloon banana beach bean bee beginner belief beverage blanket bookshop bookstore bowl
bracelet brain bridge butterfly cabin cafe cafeteria cake campus candidate candle carpet cartoon castle cathedral cave
celebration cell ceremony champion chapter charity chef chimney cigarette circumstance client cliff cloud coast coin
colony column comedian comedy commitment committee companion complaint composer concert conference consumer container
contest continent contribution conversation corner corridor costume counselor counsellor county critic crop cup
curriculum custom dancer database dealer decade department designer destination detective developer diagram dialect
diary dictator dinosaur director disability disaster discovery dish district division dolphin donation dragon drawback
earthquake economist editor election elephant elevator emotion emperor empire employment encyclopedia enemy enterprise
entrepreneur episode equation era exhibition expectation expense explanation explorer expression eye facility failure
festival finger firefighter flag flight floor folder footballer formula fossil foundation funeral gadget galaxy
gallery gap garage gardener gate gene genius ghost gift glacier glove guideline guitar gym hall hat headache
helicopter highway hill historian hole horse household hunter hurricane idiom illness immigrant incentive inhabitant
injury insect institution interaction intersection invitation jacket journal journalist jungle kingdom ladder landlord
landmark landscape layer legend lifestyle limitation lion lip locker lover mammal mansion marathon mechanic medal
merchant metaphor migrant mineral minister minority mission mosque motorcycle mouth muscle myth narrator necklace
nephew nest niece nightmare obligation observer ocean operation operator orchestra outcome outfit oven painter panel
passport path pattern pen perspective pet phase philosopher photographer phrase physician pianist pilot pirate pizza
plate platform playground poet poster potato prediction predator preference presentation priest prince princess
principle prisoner privilege procedure producer programmer proposal province psychologist publisher puppy pupil puzzle
pyramid rabbit rainbow rat recommendation referee reflection refrigerator refugee region regulation reporter
reputation resident responsibility restriction riddle rider rival rocket roof roommate rope route sailor sandwich
scenario scene scheme screen sculptor sculpture sector seed seminar senator shark shoe shoulder singer skirt
skyscraper slave snack snake sofa soul souvenir specialist spectator spirit stadium statistic storm structure suitcase
summit superhero supermarket supervisor supporter surgeon sweater swimmer symbol symphony tablet tale tank taxi
technician technique telescope temple tenant tendency tent terrorist textbook theme tiger title tomato tornado toy
trait transaction transition treasure treatment treaty trend tribe trophy tunnel turtle twin umbrella uniform union
vegetable version veteran viewer villain virus vision volcano voter wage waiter waitress wallet warrior weakness
weapon wedding wheel wing workplace yard zone
analyst astronaut attachment backpack balcony battlefield biologist biscuit blog border boundary brand brick
broadcaster browser bulb burden burger calculator calendar carrot ceiling chemist climber clinic clock closet clue
cookie cottage couch courtyard cow creature cube cupboard curtain cyclist dam defect dentist diamond dilemma diploma
dorm dormitory dose drawer drum duck eagle ear effect egg embassy entity envelope executive expedition fence finding
fireplace fork fort fraction freezer fridge frog gang giant goat grape guy hairdresser hamburger handbag helmet
hometown hurdle icon ideal implication impression intern internship interval jar jet jewel keyboard lab lamp lane lawn
leg lemon liar librarian liquid maker mayor maze microphone microwave milestone miner mirror missile
molecule monkey monument mosquito motive motor mug nail neck needle norm notion nut nutrient objective onion opponent
optimist  organ orphan owl palace pan panda paradox parcel peasant pedestrian peer penalty percentage
petition pig pill pillow pipe planner playwright pocket point pole pond portrait possession pot premise prescription
presenter prophet proposition protester prototype  quarrel quota railway rapper receipt receiver recipient reminder
replica republic reservoir reviewer ribbon rifle robber rooftop rug saucer scar schoolmate scooter seller sensor
session sheet sidewalk signature smartphone socket spaceship spider spoon squirrel stair sticker stove suburb surfer
survivor sword syllabus taxpayer template territory threshold throne  tile timetable toddler toe tongue torch
tower tractor trader trailer trainer traveller tray triangle tube tyre undergraduate user valley van vein venue verb
verdict vessel villa vitamin voyage wagon wardrobe wave weed whale widow wizard worksheet worm wrist yacht zebra`
    .split(/\s+/)
    .filter(Boolean);

/** "singular plural". */
export const IRREGULAR_PLURALS: readonly string[] =
  `child children,person people,man men,woman women,businessman businessmen,wife wives,life lives,
half halves,foot feet,tooth teeth,series series,species species,hero heroes,country countries,mouse mice,leaf leaves,shelf shelves,
crisis crises,knife knives,thief thieves,wolf wolves,housewife housewives,studio studios,zoo zoos,logo logos,stomach stomachs,
fisherman fishermen,salesman salesmen,phenomenon phenomena,thesis theses,hypothesis hypotheses,policeman policemen`
    .split(/,\s*/)
    .filter(Boolean);

/** Nouns that are not counted: no "a", no plural, no "many". */
export const UNCOUNTABLE_NOUNS: readonly string[] =
  `accommodation advice baggage bread clothing courage equipment evidence furniture garbage happiness
homework housework information jewelry jewellery knowledge luggage machinery math mathematics money music news patience poverty progress
rubbish scenery software stuff traffic transportation trash vocabulary weather wealth wisdom violence pollution
electricity research sunshine rice feedback`
    .split(/\s+/)
    .filter(Boolean);

/** What learners make of them, and what is right. */
export const FALSE_PLURALS: Readonly<Record<string, string>> = {
  accomodations: 'accommodation',
  advices: 'advice',
  baggages: 'baggage',
  clothings: 'clothing',
  courages: 'courage',
  equipments: 'equipment',
  evidences: 'evidence',
  feedbacks: 'feedback',
  furnitures: 'furniture',
  garbages: 'garbage',
  homeworks: 'homework',
  houseworks: 'housework',
  informations: 'information',
  jewelries: 'jewelry',
  knowledges: 'knowledge',
  luggages: 'luggage',
  machineries: 'machinery',
  musics: 'music',
  pollutions: 'pollution',
  poverties: 'poverty',
  progresses: 'progress',
  sceneries: 'scenery',
  vocabularys: 'vocabulary',
  stuffs: 'stuff',
  traffics: 'traffic',
  trashes: 'trash',
  wisdoms: 'wisdom',
  peoples: 'people',
  childrens: 'children',
  childs: 'children',
  mans: 'men',
  womans: 'women',
  womens: 'women',
  mens: 'men',
  lifes: 'lives',
  datas: 'data',
  fishes: 'fish',
  medias: 'media',
  polices: 'police',
  softwares: 'software',
  jewelleries: 'jewellery',
  slangs: 'slang',
  staffs: 'staff',
  moneys: 'money',
  transportations: 'transportation',
  persons: 'people',
};

/** Counted nouns that also have a meaning that is not counted: "a lot of experience", "much noise". */
export const ALSO_UNCOUNTED: readonly string[] =
  `memory ability accident achievement action activity age area argument benefit business care challenge change character choice class college
community company competition condition connection culture degree design difference difficulty disease education effort
environment error exercise experience experiment family fish government group head hero history home house human industry interest
language life light lake magazine mountain nature noise object opinion opportunity part population price process production profession progress
purpose quality reason relationship risk road role room salary school series society space species speech sport success surprise text
theory thought time tradition belief campus celebration commitment contribution conversation custom disability discovery division emotion employment
expectation expense explanation expression failure flight illness injury interaction landscape limitation mission obligation operation pattern perspective
preference principle privilege recommendation reflection regulation reputation responsibility restriction scheme spirit structure taxi technique tendency
transition treasure treatment uniform union vision weakness zone effect liquid session territory possession penalty youth train training university value variety video voice war water way word wood work`
    .split(/\s+/)
    .filter(Boolean);
