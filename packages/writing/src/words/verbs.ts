/** Common verbs: irregular ones with their past forms, regular ones by base form. */

/** "base past participle"; forms parted by "/" are both right. */
export const IRREGULAR_VERBS: readonly string[] =
  `arise arose arisen,awake awoke awoken,bear bore borne,beat beat beaten,
become became become,begin began begun,bend bent bent,bet bet bet,bind bound bound,bite bit bitten,bleed bled bled,
blow blew blown,break broke broken,breed bred bred,bring brought brought,build built built,burn burned/burnt burned/burnt,
burst burst burst,buy bought bought,catch caught caught,choose chose chosen,cling clung clung,come came come,cost cost cost,
creep crept crept,cut cut cut,deal dealt dealt,dig dug dug,draw drew drawn,dream dreamed/dreamt dreamed/dreamt,
drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,feed fed fed,feel felt felt,fight fought fought,
find found found,foresee foresaw foreseen,flee fled fled,fly flew flown,forbid forbade forbidden,forget forgot forgotten,forgive forgave forgiven,
freeze froze frozen,get got got/gotten,give gave given,go went gone,grow grew grown,hang hung hung,have had had,
hear heard heard,hide hid hidden,hit hit hit,hold held held,hurt hurt hurt,keep kept kept,know knew known,lay laid laid,
lead led led,lean leaned/leant leaned/leant,learn learned/learnt learned/learnt,leave left left,lend lent lent,let let let,
lie lay lain,light lit lit,lose lost lost,make made made,mean meant meant,meet met met,mistake mistook mistaken,
overcome overcame overcome,oversee oversaw overseen,misunderstand misunderstood misunderstood,pay paid paid,put put put,quit quit quit,read read read,ride rode ridden,ring rang rung,
rebuild rebuilt rebuilt,repay repaid repaid,rethink rethought rethought,rewrite rewrote rewritten,rise rose risen,run ran run,say said said,see saw seen,seek sought sought,sell sold sold,send sent sent,set set set,
shake shook shaken,shine shone shone,shoot shot shot,show showed shown,shrink shrank shrunk,shut shut shut,sing sang sung,sink sank sunk,
sit sat sat,sleep slept slept,slide slid slid,speak spoke spoken,spend spent spent,spread spread spread,stand stood stood,
steal stole stolen,stick stuck stuck,strike struck struck,swear swore sworn,sweep swept swept,swim swam swum,
swing swung swung,take took taken,teach taught taught,tear tore torn,tell told told,think thought thought,
throw threw thrown,understand understood understood,undergo underwent undergone,undertake undertook undertaken,wake woke woken,
wear wore worn,weave wove woven,weep wept wept,win won won,withdraw withdrew withdrawn,withstand withstood withstood,write wrote written`
    .split(/,\s*/)
    .filter(Boolean);

export const REGULAR_VERBS: readonly string[] =
  `accept accompany achieve acquire act adapt add address adjust admire admit adopt advance advise affect afford agree
aim allow amaze analyse analyze announce annoy answer apologize appear apply appreciate approach approve argue arrange arrive
ask aspire assign assist assume attach attack attempt attend attract avoid ban base behave believe belong benefit blame block
boil borrow bother breathe broaden calculate call care carry cause celebrate challenge change charge chat cheat check
clean clear climb close collaborate collect combine comment communicate compare compete complain complete concentrate
concern conclude conduct confirm confuse connect consider consist constitute consume contact contain continue contribute
control convert convince cook cooperate copy correct count cover create criticize cry cultivate damage dance decide declare
decorate decrease dedicate defend define deliver demand demonstrate depend describe deserve design desire destroy determine
develop differ disagree disappear disappoint discover discuss distract distribute disturb divide donate drop earn educate
eliminate embrace emphasize employ enable encounter encourage end enhance enjoy enroll ensure enter entertain establish
evaluate examine exchange excite excuse exercise exist expand expect experience experiment explain explore express extend
face fail fascinate fear fill finish fit fix focus follow force form fulfill gain gather generate graduate greet
guarantee guess guide handle happen harm hate help hesitate highlight hire hope identify ignore imagine implement
improve include increase indicate influence inform inspire install intend interact interest introduce invent invest
investigate invite involve join judge jump justify kill knock lack last laugh launch like limit link listen live locate look
love lower maintain manage mark marry master matter measure mention mind miss mix motivate move multiply need notice obey
observe obtain occur offer open operate oppose order organise organize overlook own participate pass perceive perform permit
persuade place plan plant play please point possess postpone practice practise pray predict prefer prepare present preserve
pretend prevent produce progress promise promote pronounce propose protect prove provide publish punish purchase pursue push
qualify question raise reach react realise realize receive recognise recognize recommend record recover recycle reduce refer
reflect refuse regard register regret relate relax release rely remain remember remind remove rent repair repeat
replace reply report represent request require rescue research reserve resolve respect respond rest result retire
return reveal review revise reward risk ruin satisfy save scare search seem select separate serve settle share shift shout
sign simplify smell smile smoke solve sort sound specialize specialise spell start state stay stop store
strengthen stress struggle study submit succeed suffer suggest suit supply support suppose surprise surround survive
suspect talk taste tend test thank threaten touch train transfer transform translate travel treat trust try turn use
value vary visit volunteer vote wait walk want warn wash waste watch welcome wish wonder work worry yell
abandon abolish absorb abuse accelerate accommodate accomplish accumulate accuse administer advertise allocate alter
amuse anticipate appoint arrest assemble assert assess assure attain attribute bake betray blend boast boost bully
bury cancel capture cease certify chase cite classify collapse comfort commit compel compensate compile compose
comprehend conceal concede conceive condemn confess confine confront conquer conserve construct consult contaminate
contradict convey coordinate cope correspond crash crawl cross deceive decline degrade delete deny depress derive
descend detect deteriorate devote diagnose differentiate diminish discard disclose discourage disguise dismiss dispose
distinguish diversify dominate download drag elect elevate embarrass emerge emit endanger endure enforce engage
enlarge enrich entitle erase erode evacuate evolve exaggerate exceed excel exclude execute exhaust exploit expose
extinguish extract facilitate fasten fetch flourish fold formulate foster frighten frustrate fund govern grab grant
harvest hunt illustrate imitate immigrate impose impress imprison incorporate inherit inhibit initiate inject injure
innovate insert insist inspect instruct insult integrate intensify interfere interpret interrupt intervene invade
irritate isolate kick kidnap kiss legalize liberate lift manipulate manufacture memorize memorise migrate minimize
minimise modify monitor mourn narrate negotiate nominate nourish oblige offend originate outweigh owe pack paint park
penetrate persist pollute portray pour praise precede prescribe presume prioritize prohibit prolong prosper provoke
pull quote recall reconsider recruit refine regulate rehearse reinforce reject relieve relocate renew reproduce
resemble reside resign resist restore restrict retain retrieve reverse revolve rob rotate sacrifice scream secure
seize shorten soften stare starve stimulate substitute summarize summarise supervise suppress surf surpass surrender
suspend sustain swallow tackle tempt terminate testify tolerate trace track transmit trigger undermine unite update
upgrade upload urge utilize utilise validate vanish verify violate weaken whisper widen worsen yield
accustom acknowledge activate apologise automate await beg bless captivate categorize collide colonize commence
computerize congratulate contemplate crave criticise deepen defy deprive despise detach dictate digest dine disapprove
dissolve distort drown embark empower encompass enlighten enlist entail envision exert exemplify expire explode fade
glorify hasten haunt hinder humiliate illuminate immerse impair imply induce infect infer inhale inquire instill
lengthen lessen linger maximize maximise mediate melt mingle navigate notify nurture outnumber overwhelm perish
pinpoint plead plunge ponder populate prevail proceed proclaim propel prosecute radiate rearrange reassure reconcile
refresh refute rejoice render resume revive revolutionize roam scatter scold shatter signify socialize socialise
specify speculate spoil squeeze stabilize startle steer stumble subscribe suffice suffocate thrive tremble unify
unlock unveil utter visualize wander`
    .split(/\s+/)
    .filter(Boolean);
