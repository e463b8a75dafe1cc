// Words that several topics share: who belongs to a family in the speech of many countries, how people save together, who comes
// from where, how money is counted, what goes wrong. In the notation of topics.ts.

export const kin =
  'famil* parent* mother* father* mum mom mama mami mummy mommy dad daddy papa papi abba abbu ammi amma ammu appa baba babu bapu wife husband spouse partner child children kids son sons daughter* baby babies toddler* twin twins brother* sister* sibling* bhai bhaiya bhaiyya didi dada dadi nana nani nanu khala khalu khalto chacha chachi tayya phupho mausi kaka kaki grandm* grandp* grandf* grandchild* grandson* granddaughter* granny grannies gran lola lolo tita tito kuya abuela abuelo oma opa teta gedo mzee shosho uncle* aunt aunts auntie aunty cousin* nephew* niece* fiance fiancee guardian* eldest youngest firstborn stepmother stepfather in-law in-laws brother-in-law sister-in-law mother-in-law father-in-law widow* orphan*';

/** Savings clubs pay out by turns; what else brings a large sum at once. */
export const windfalls =
  'committee kameti chit chama susu esusu ajo tontine* stokvel arisan paluwagan gameya jamiya instalment* matured mature provident gratuity severance arrears refund* prize auction* mortgage* dividend* shares commission compensation dowry inherit* fixed fd advance bonus retir* pension* harvest jewel* ornament* gold plot plots land orchard';

export const coins =
  'pound* dollar* euro* lakh lakhs crore taka rupee* rupiah naira cedi* shilling* bob birr dirham* dinar* riyal* rand peso* dong ringgit baht yuan yen franc francs cfa kwacha lira* lari lei leu leva som sum sums tenge hryvnia zloty forint real reais sol soles quid cents million* billion* thousand thousands';

export const peoples =
  'german* french* british english* irish* scot* swed* dane danes danish norweg* finn finns finnish dutch belgian* spanish spaniard* portug* ital* greek* turk* russ* polish poles ukrain* czech* hungar* roman* serb* chin* japan* korea* taiwan* vietnam* thai thais filipin* indones* malay* burm* khmer lao mongol* india* pakistan* bangla* bengal* nepal* lanka* tamil* telugu punjab* pashtun* pathan* sindh* balochi hazara* afghan* iran* persian* iraq* syri* leban* palestin* jordan* egypt* sudan* libya* tunis* algeri* morocc* yemen* saudi* kuwait* arab* kurd* israel* jew* ethiop* eritre* somal* kenya* ugand* tanzan* rwand* burund* congo* cameroon* nigeri* yoruba hausa igbo fulani ghana* ashanti ewe ivorian* senegal* malian* togo* benin* zambi* zimbabw* malaw* mozamb* angol* namib* african* european* asian* american* latin* brazil* colomb* peru* chile* argentin* mexic* venezuel* ecuador* bolivia* cuban* haiti* jamaic* canadian* australian* maori muslim* christian* catholic* protestant* hindu* buddhist* sikh* jain* atheist* shia sunni ramadan church mosque temple';

/** What goes wrong, breaks, is lost or hurts. */
export const mishaps =
  'leak* crack* torn tore rotten rotted wilt* blight pest pests locust* drought* outage* blackout* loadshedding thief thieves cheated scam* fraud* bankrupt* laid fired evict* expel* suspend* flop* bug bugs corrupted deleted oversl* soaked overheat* explod* ruin* banned delay* cancel* postpon* injur* bleed* faint* coma typhoid malaria dengue cholera jaundice cancer stroke* divorc* funeral* earthquake* cyclone* landslide* mudslide* mock* bully* bullied nightmare* terrible awful horrible dreadful neglect* nepa froze* freez* frozen drown* sank sunk slipped snapped jammed smoke smok* contaminat* blame* fault faulty oversight disaster* broke* arrest* threw thrown cut';

/** What somebody does badly, or is afraid of. */
export const weaknesses =
  'freez* froze* panic* shak* sweat* stammer* stutter* blush* trembl* dread* scare* scared hide hid hides postpon* procrastin* distract* messy untid* overthink* hesitat* mumbl* struggl* bored boring clums* confus* lazy tense stress* nerv* uncomfortable awkward interrupt* delegat* temper stumbl* oversl* chaotic blank shout* rush* rushing careless* deadline* criticis* perfection* embarrass* insecur* doubt*';

/** What the subjects of a degree are about: who tells of them tells why, also without the name of the subject. */
export const fieldThings =
  'vet vets lung lungs blood virus bacteria parasite disease symptom* antibiotic* pill pills dose* wound* engine* motor* circuit* bridge* crane* turbine* pump pumps code algorithm* theorem* equation* poem* novel* verdict court* refugee* soil seed* crop* yield* inflation tax taxes budget* telescope star stars planet* fossil* rock rocks river* dam reef* coral whale* bat bats bee bees';

/** What a farm lives on. */
export const crops =
  'tea coffee cocoa cotton rice cattle poultry dairy fishpond* shrimp hatchery maize cassava sugarcane';

export const trades =
  'tailor* mechanic* contractor* carpenter* mason* plumber* electrician* butcher* baker* barber* welder* guard* soldier* navy pilot* midwi* lawyer* judge imam pastor* priest* lecturer* principal headmaster vendor* hawker* stall* kiosk* jeep* bus buses tuk matatu* boda crane* port ship* sailor* seaman dentist* pharmac* chemist* vet veterin* accountant* banker* freelanc* brick* kiln quarry petrol station garage wholesale* retail* agency salon parlour hotel* lodge guesthouse rental* landlord plantation* orchard* government ministry servant railway airline* telecom* drives sews sells teaches repairs weaves';
