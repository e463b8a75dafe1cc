// Everyday English words that are no topic of a question. Where one stands in no passage it says nothing of what is asked;
// where it does, it counts like any other.

export const commonWords: ReadonlySet<string> = new Set(
  `dead tip tips absolutely acceptable accidentally accordingly actual actually additional afford afraid afterwards ago agree ahead alive almost alone
  along alternatively altogether always amazing among amount angry anyhow anyway apart apparently appear applies appropriate arrange
  arranged aside attend attended available avoid aware away awful awesome badly barely basic became become becomes began begin beginning
  behalf behind belong beneath beside besides best beyond big bit blindly bother bothered bothering break broke broken brought busy
  carefully carry casual catch caught cause caused certain certainly chase cheaper cheapest choose choosing chose chosen claim clearly
  close closer combine comfortable common commonly completely complicated concern concerned confirm confirmed confirming consider
  considered considering constantly contain continue continued convenient cope correctly count counted couple crazy create current
  cut dare decide decided deciding deeply definitely delay delayed deliver depend depending depends describe desperate desperately
  despite differ differently directly disappear disappointed discuss double dropped during eager earlier earliest easier easily eat
  else elsewhere encounter end ended ending enjoy enough enter entirely entitled equal equally especially essentially eventually
  everyday everywhere evidently except excited exist existing expect expected expecting expensive experience experienced extend extended
  extremely face faced facing fact factor fail failed fairly fake fall familiar famous farther faster favour favourite feeling feels few
  fewer figure final finally finds fine first firstly fit fix fixed focus followed following force forced forget forth forward found
  frequently fresh frustrated frustrating full fully funny further furthermore generally gently genuinely glad goal gone gradually
  granted greatly grow guarantee guaranteed guessing half handle hang happened happening happens happily hardly harder hate having
  heard heavily heavy height helped helpful hence hesitate hide highly hold holding holds honest honestly hopefully however huge hurry
  hurts idea ideal ideally ignore imagine immediate important impossible improve improved inclined include included includes including
  increase increased indeed indicate individually initial initially inside insist instance instantly instead intend intended
  intending interested interesting introduce invite involve involved jump keeping kept kindly knew knowing known lack largely last
  lastly late lately latest latter lead leading least led legally lesser lest lets liable likely limited listen literally live lives
  living longer longest loose love lovely lower luckily lucky mad made mainly maintain major majority making managed manually marked
  matter matters maximum meanwhile medium meet meeting meets mentioned mere merely mess middle might mind minor minute minutes miss
  missed mistake mistakenly mixed moment moreover mostly mother move moved moving multiple namely narrow nearby nearly necessarily
  neither nervous nevertheless newly nicely none nonetheless nope normal nor noted notice noticed nowhere numerous observe obtain
  obtained obvious obviously occasionally occurs odd offered officially often oh older once ones ongoing opinion opposed opposite option
  options ordinary originally otherwise ought overall owing owned pain paid parts partly particular particularly partially past pay
  paying pays pending perfect perfectly perform period personally persons physically pick picked piece plain plenty plus pointed
  points poor popular position possibility possibly potential potentially practically precisely prefer preferably preferred presence
  present presently press pretend pretty prevent previous previously prior probable proceed produce proper properly provide provided
  provides providing purely pushed putting quickly quietly quit quite raise ran random rare rarely rate reaching react real reality
  realize reason reasonable reasonably reasons received receiving recent recently recommended reconsider refer reflect regardless
  regards regularly relatively relevant rely remains remember remind repeated repeatedly replace replied replies report reports
  represent request requested resolve respect respectively respond responsible rest returned returning returns review risk risky
  round rough rude rule run running rush sad safe satisfied satisfy saves scared scary scheduled second secondly secret seek seem seemed
  seems seldom selected selecting sends sense sensible separate separately serious serve served set sets setting settle several
  severe shall shock shocked shortly shown shows sick side sign similar similarly simple simply single sit situation skip slight
  slightly slow slowly small smart smoothly sole solely solution solve somehow someday sometime somewhat somewhere sooner soonest
  speaking specific specifically speed spend spending spent split spoke stage standing starts stated stay stayed step stick stop
  stopped straight strange stress stressed stressful strict strictly strong strongly struggle struggling stuck successful
  successfully such suddenly suffer suffering suggested suit suitable suited sum super suppose supposed surely surprised switch taken
  takes taking talk talking target tempted tend term terms terrible thankful thats themselves thereafter therefore third thoroughly
  thoughts thousand throughout thus tight tired together tomorrow tonight tough toward towards track tricky tries trip truly trust
  truth trying twice typical typically ultimately unable unclear understanding undo unfair unfortunately unique unless unlike unlikely
  unsure unto unusual upcoming update updated upset urgent useful useless usual utmost valuable value various vary view wait waiting
  walk wanting warn waste wasted watch weak week weekend weird whatever whenever wherever whichever whoever whole whom whose wide widely
  willing wise wisely wished wishes withdraw won wondering worked worse worst worth worthy wow wrongly yesterday yet younger`.split(
    /\s+/,
  ),
);
