/** Verb bases that are as often nouns or adjectives: a rule that needs a sure verb leaves them alone. */
export const NOUN_VERBS: ReadonlySet<string> = new Set(
  `force act address advance advocate aim amount answer appeal approach attack attempt balance ban bear benefit bet
better block blow board bother break burn call can care cause challenge change charge chat check claim clean
clear climb close combine comment complete concern conduct conflict contact content contract contrast control
cook cool copy correct cost count cover cry cure cut damage dance deal debate decrease default defeat delay
demand deposit design desire direct discount display doubt dream dress drink drive drop dry end equal escape
estimate exchange excuse exercise exhibit experience experiment export express face fail fall fan fear feature
feed feel fight fill film finish fire fish fit fix focus form free function gain guarantee guess guide hand harm
hate head heat help hire hit hold hope host hunt hurt impact import increase influence insult interest interview
issue joke judge jump kick kill kiss knock lack land last laugh launch lead lean leave let light like limit link
list live load lock look love lower man mark market master match matter may mean measure might mind miss mistake
mix move must name near need nurse object offer open order own paint park part pass past perfect phone picture
place plan plant play point post practice present press price process profit program progress project promise
protest pull push question race rain raise range rate read reason rebel record refund regard regret release rent
repair reply report request research reserve respect rest result return review reward ride ring rise risk rule
run sail salute sample save scare school score search secure sense separate serve set shake shame shape share
shift shine ship shoot shop shout show sign silence sink sleep slip slow smell smile smoke sort sound spare
speed spell sport spot spread spring stage stand start state stay step stick still stop store stress stretch
strike struggle study style subject suit supply support surprise survey suspect sweep swim swing switch talk
target taste team tear test text thank thought tidy time total touch tour trade train transfer transport trap
travel treat trust try turn twist use value view visit voice volunteer vote wait wake walk want warm wash waste
watch water welcome well will win wish wonder work worry worth wound wrap
abuse arrest attribute blend boast boost bully capture chase collapse comfort crash cross decline disguise download drag
elect exploit extract fold foster fund grant harvest lift monitor pack praise pull quote recall recruit reverse sacrifice scream stare
substitute surf surrender trace track trigger update upgrade upload urge yield await construct interrupt publish resolve`
    .split(/\s+/)
    .filter(Boolean),
);
