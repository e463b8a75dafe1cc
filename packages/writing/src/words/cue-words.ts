/** Words that thought, aims and research are told with, and that our other lists lack. For reading misspelled ones. */
export const CUE_WORDS: readonly string[] =
  `thought learn learned learning learns think thinking thinks felt feel feeling know knew known asked asking asks taught teach teaches showed
change changed changes made forced reminded wanted hoped hope plan planned intend expected imagine imagined assume stopped until started
actually afterwards although analysis angry another answer apply applying application approach ashamed assumed
assuming assumption attempt because before beginning believe believed bachelor's bachelor between budget campus cannot chapter
clinic compare comparison conclusion course courses curious data dataset dean degree department differently disappointed
discovered dissertation doubt embarrassed engineering enough ethical ethics evidence expected expecting experiment faculty
finally finding findings finished foreign framework frustrated graduate graduated graduating graduation grandfather grandmother
guilty hypothesis hypotheses identity instead institute institution interview interviews interviewed investigate laboratory
language languages later lecture lecturer literature limitation limitations maybe masters master's measure measured measurement
method methodology methods minority mistake mistaken mistakes module modules neighbourhood neighborhood noticed nobody
participants perhaps pilot professor professors program programme programmes proposal propose question questions questionnaire
realise realised realising realize realized realizing recognise recognised recognize recognized refugee regression religion
remember remembered research researcher results return returned returning review risk sample samples sampling scholarship
semester seminar seminars simulation since society somebody something sometimes statistical statistics study studies studying
studied supervise supervisor surprise surprised survey surveys technique theory therefore thesis thought tomorrow understand
understanding understood university universities unknown village whether without wondered wondering wrong yesterday years
months weeks tribe mother father brother sister parents family community
achieved attending although behaviour behavior believed careful completely decided december definitely different difficult
environment especially existence experience february friend government happened immediately interesting knowledge library
necessary occasion occurred opportunity particular people perform persuade possible practice privilege probably receive
received recommend responsible schedule separate similar successful surprise until usually wednesday writing written`
    .split(/\s+/)
    .filter(Boolean);
