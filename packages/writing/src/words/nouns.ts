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
vaccine victim villager warehouse youth workshop writer year youngster`
    .split(/\s+/)
    .filter(Boolean);

/** "singular plural". */
export const IRREGULAR_PLURALS: readonly string[] =
  `child children,person people,man men,woman women,businessman businessmen,wife wives,life lives,
half halves,foot feet,tooth teeth,series series,species species,hero heroes,country countries,mouse mice,leaf leaves,shelf shelves,
crisis crises,phenomenon phenomena,thesis theses,hypothesis hypotheses,policeman policemen`
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
  `ability accident action activity area argument benefit business care challenge change character choice class college
community company competition condition connection culture degree design difference difficulty disease education effort
environment error exercise experience experiment family fish government group head hero history home house human industry interest
language life light lake magazine mountain nature noise object opinion opportunity part population price process production profession progress
purpose quality reason relationship risk road role room salary school series society space species speech sport success surprise text
theory thought time tradition train training university value variety video voice war water way word wood work`
    .split(/\s+/)
    .filter(Boolean);
