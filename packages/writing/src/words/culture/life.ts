/** Dress, faith and feasts, school and work, music and games, house, land and road. How these lists were made: docs/essay-engine.md. */
export const LIFE_WORDS = {
  dress: `abaya abayas achkan agbada agbadas aguayo ajrak alpargatas anarkali angarkha ankara atampa baju banarasi bandhani baro't barong barongs bindi
bindis bisht bishts bogolan bogolanfini boubou boubous buba bubas buibui bukhnuq busuti camisa chadar chaddar chador chadors chappal chappals
charro chechia chikan chikankari chitenge chitenges choli cholis chooridar chuba chullo chullos churi churidar churidars churis dhakai dishdasha
dishdashas doppa dupattas durra faja fajas fila gamcha gamchas gamosa gele geles ghagra gho ghoonghat ghungroo ghungroos ghutra gomesi gomesis
guayabera guayaberas gutra habesha haik hanbok hijabi hijabis huipil huipiles ihram ikat iro isiagu isicholo jainsem jalabiya jallabiya jamdani
jamdanis jandhani jelabiya jellabiya jora jubba jubbah jubbas kajal kameezes kamis kamiz kanga kangas kanthas kanzu kanzus kapa kara kasavu katan
kebaya kebayas keffiyeh keffiyehs kente khadar khaddar khadi khalat khimar khussa kikoi kikoy kippah kitenges kolhapuri kuffiyeh kufi kufis
kufiya kurtas kurti kurtis lehenga lehengas lenga longyi longyis lunghi lungi lungis malong mehedi mehendi mehndi mekhela mukena mundu netela
netelas niqabs noriyas odhni orhna paduka pagri pagris pallu panjabi panjabis patola peplos peshawari phanek pheta pollera polleras punjabis
ruana ruanas sabai sado salwars sarafan serwal shalwar shalwars shamiana shamma shash shemagh sherwani sherwanis shuka shukas sindoor sirwal
songket tagelmust tangail tant taqiyah thawb thobe thobes tilak tilaka tobe tocapu toob topis tsinelas tsotsi tudung tudungs umbaco uttariya
veshti zardozi zari`,
  faithAndFeasts: `aarti aartis adhan adhkar akbar alaikum alhamdulilah alhamdulillah allahu amavasya amin arafat arti asalamu asar ashura asr assalamu awqaf azaan
azan babalawo babalawos baisakhi bakrid baraka barakah barmitzvah bhajan bhajans bhikkhu bhikkhus bhog bihu bismillah bodhi boishakh boishakhi
brahmin calavera calaveras candomble capilla carnaval chatth chhath dargah dargahs darshan dasain dashain dashara deepavali dhikr dhuhr dibia
diya diyas dua duas durga dussehra eidgah eidi eids enkutatash fajr fasika fatiha fidyah fitr fitrana galungan ganesh genna gita gurdwara
gurdwaras gurudwara hadiths hafez hafiz hafiza halaqa haram hidayah hifz hijrah hijri holika ibadah ifa iftari iftaris ilm imambara iman
insha'allah inshaallah inshallah inti iqama isha jagannath janaza janazah janmashtami jazakallah juma jumma jummah jummuah jumuah kaaba kafan
kali karva kathin khatam khatib khatm khutba khutbah kirtan kirtans kumbh kwanzaa lailat lakshmi langar langars laylat lohri madrasha maghrib
makar maktab maktabs mandap mandir mandirs mangala masha'allah mashallah masjid masjids maulana maulvi mawlana mawlid mela melas meskel meskerem
milad minbar misa misas misbaha mohalla moharram moksha monjil muharram muqaddam murti murtis musalla mushaf nafl namaaz namaj nauryz navaratri
navratri nawruz nikah nikkah nino niyah niyyah noche nochebuena norouz nowruz nyepi ofrenda ofrendas onam orisha orishas ozan pachamama pagmamano
pahela panata pandal pandals pandit pandits parikrama penafrancia pir pirs pista pohela poornima posadas prasad prasadam pravachan pujari pujas
pujo pujos purnima qadr qari qariah qazi qibla qiyam quinceanera quinceañera quinceaneras qur'an quran qurani quranic qurbaan qurbani rakah rakat
rakats rakhi rakhis ramadhan ramjan ramzan raymi ruh ruku sabr sadaqa sadaqah sahoor sahur sakura salam salams salat sangha sankranti santo
santos saraswati seder semana shaban shabbat shabe shahada shaheed shahid shehri shia shiva shivaratri siddur sijda simbang simbanggabi sinakulo
sinulog songkran subhanallah suhur sujood sunna sunnah sunni sura surah surahs suras tafsir takbir taqwa tarabi taraweeh tarawih tasbeeh tasbih
tawaf tawhid tazia teej thaipusam tihar tika timkat torah tsechu ummat umrah upanayan upavas uposatha vaisakhi velorio vesak vihara viharas
wa'alaikum waqf wesak wudu wuduu wuzu yatra yatras zakaat zakah zamzam zikir zikr ziyarat zuhr`,
  schoolAndWork: `aalim aanganwadi adivasi adivasis ajo alia alim alimah anganwadi anganwadis asha ayni babugiri baccalaureat baccalauréat bachha bachillerato
bahay bakaloria barangay barangays barat bastee bastees basti bayanihan beneficio bhavan biddaloy bidya bidyalaya bimbel boda bodaboda bodas
cafetal cafetales chacra chacras chamas changarro chapa chapas chikola chilimba chowkidar chowkidars colegio colegios comuna comunidad
comunidades conuco conucos cooperativa corregimiento daara daaras dabbawala dabbawalas dakhil dala dhobi dhobis dhopa duka dukaan dukan dukas
dukawallah durwan ebi ebtedayee ejidatarios ejido ejidos eqqub equb escuela escuelas escuelita esusu ewu faena faenas favela favelas fazil finca
fincas fundo gaokao gharana ghoti godown godowns gotong gurukuls haat haats hafizia hagwon hakim hakims hakwon halqa harambee hartal hartals
hifzkhana iddir idir igbo imihigo jhupdi jhupri jirga jua juku kaajer kabadi kabadiwala kaderisasi kalam kamala kankor karigar karigars karkhana
katib kawmi khadem khata khataa khatakolom khatas khatha khet kho kirana kiranas kisan kisans kolkhoz kolom konkoor konkur kubo kudumbashree
kuttab kuttabs lapa lekhpal liceo liceos lycee lycée maali mahalla mahila majboor majelis majlis mali mandi mandis maquila maquiladora
maquiladoras matatu matatus milpa milpas minga mingas minka miseria mistri mistrii mistris mistry mofussil mohajir mouza mudir muhalla munshi
mushaira mutirao mutirão naib nakba neta osis paathshala panchayat panchayats parishad pasantia paskibra pathshala patwari pesantren pesantrens
porikkha poriksha posyandu pramuka prepa preparatoria puskesmas qaumi qawmi rancheria rancho ranchos rickshawwala royong sabha sabhas salish
samiti samitis samity sangh sardar sardars sarisari sarpanch secundaria sepoy shikkha shikkhok shiksha shomiti shramik sirdar slametan somiti
stokvel stokvels suneung tabligh tablighi tahsil talib talibe talibes tawana tawjihi tawjihy tehsil tehsildar tehsils tequio thana thanas
thanaweya thanawiya tienda tiendas tiendita tontine tontines trapiche trapiches tuk tuktuk tuktuks tutora ubuntu ujamaa ujamaa's umoja umuganda
undugu universidad upazilas vereda veredas vidya vidyalay vidyalaya wala walas walla zamindar zamindari zamindars zila zilas zilla`,
  musicAndGames: `adda addas alaap alap alpana alpona alponas ashiko ayo bachata baile bailes balafon balafons balero bandoneon bandura banshi bansuri bashi
batuque bauls bhangra bharatanatyam bhatiali bhawaiya bihugeet bomba bossa bouchi boumoti cajon cajón capoeira capoeirista carimbo carrom carroms
carrum charango charangos charreada charreria chaturanga chhau chorinho corrido corridos cuatro cueca cuica cumbia cumbias dabkeh daf daff danda
dandiya darbuka darbukas dariabandha dastan debka dhak dhaki dhol dholak dholaks dhols dhoom djembe djembes dohol dombra dotara dotaras duduk
dundun dutar ektara ektaras esraj gamaka gambhira gamelan gamelans garba ghazal ghazals ghoomar gilli gnawa golla gollachut griots guiro güiro
gulli guzheng hadadu hadududu haka hakas highlife hiplife igisoro jaltarang jaran jarana jaranas jari jarigan jaripeo jatra jatras joropo kabaddi
kabbadi kalari kalaripayattu kamancheh kanamachi kanjira kanun karom kathak kathakali kerar khol kompang komuz kora koras koto krar kriti kriyas
kuchipudi kukuryo kulintang kundiman lathi lathikhela lattu lezginka loteria lotería lukochuri lundu makossa mancala maqam maqamat marabi
marinera masenqo masinko mbalax mbaqanga mbira mbiras mehfil mehfils merengue milonga morabaraba mridangam mugham munazara murga naat naats
nagada nasheed nasheeds natok nazrul ney ngoma ngomas nohay nondo odissi omweso oud ouds oware pachisi palo pandeiro pansori payada pinkillu
pitthu plena punta putulnach qanoon qanun qasida qawwal qawwali qawwalis raag raaga raagas rabab rabindra rabindrasangeet ranchera rancheras
rayuela rebab rubab salegy samul sangeet santoor santur sanxian saraighat sarangi saraswat sarod satoliya saz seega sega sema semazen senet setar
shairi shamisen shayari shayri shehnai shehnais shekere shloka siku sikus simsimiyya sipa siyahi slokas soca soukous steelpan steelpans sufi
sufis sungka taarab tala tambur tampura tanbur tanpura tanpuras taqsim tarana tembang timbila tinikling tinku torobaka trompo trompos tuho
uilleann ulti veena veenas vina waiata wayang wayangs zampona zampoña zapateado zarzuela zouk zurna`,
  houseLandAndRoad: `aangan almira almirah almirahs angan annas aul ayllu azotea baadi bagan bakya balay banca banda bangka bangkas baoli baori baris barsati batey
bati bazar bazars beel beels bhite bhiti bhotbhoti bidi bidis biri biris birr bohio bolo bomas bote bund bunds burans casita casitas cenote
cenotes chaka chaki chakki charpai charpais charpoy charpoys chatai chatais chattai chaukhat chawl chawls chita chora chorki choura chowk chowks
chula chulas chulha chulhas chuli chullah chulo cngs cocina colectivo colectivos combi combis contrade cuadra daladala danfo danfos daos dargha
dari daris debe dhaan dhan dheki dhekis dhenki dighi dirham dirhams diwan diwans dokan dokans dolmus dolmush duar dungra easybike estancia
estancias fanoos fanous farash fawanees gach gali galis galli ghar ghara gher ghers ghor gobar gobor godhuli gola goru gorur gowal guaguas hamam
hammam hammams handpump harmattan haveli havelis hosh hukka ibrik indigena isba jaanala jali jambiya jamuna jebel jeepney jeepneys jembe jembes
jheel jhola jholas jhuri jiko jikos joot kaccha kacha kalsi kampong kampongs kampung kampungs kanoon karai kasbah kashi katcha kerosine khaal
khals khas khejuri kheti kholpa khupri kikapu kiondo kiondos kobo koda kodali kolosh kolshi kolsi kopje kucha kula kulfiwala kulis kulo kumar
kumars kumbho kumor kund kurakura kuri kutcha kutir labas lathis launchghat leguna losmen lotas maath maati mabati mabatis madur madurs mahal
maidan maidans maizan makuti malecon malecón manyatta manyattas masaka mashrabiya matha mati mayu medina medinas mercado mercados mkokoteni
mkokotenis mohona moro muddha mundo mura murram naddi nadi naira nairas nala nalla nallah nasiman nauka nipa nodi nosimon nouka noukas nouko
nowka nullah nullahs okadas otobus pahar paisa paisas paise palapa palengke palengkes palenque palki palkis panga pangas parao pati patta pesero
pira piri piris pirogue pirogues pohar poisha poishas poroto pucca pukur pukurs pulperia punkah qamaria qanat qanats qat quebrada quebradas
quinta raanta rakhal reja riad riads rickshawallah rondavel rondavels sabana sadar sadarghat sahel sala salas sawah saweto sayl seda selva selvas
serai serir shamal shamba shambas shiuli sholar sikka simul sitalpati sitio sitios sofreh soms souq souqs spaza spazas stoep sufuria sufurias
sukh sukuk sundarban sundarbans suq takas takia taluk taluka talukas tambo tanda tanga tenge tianguis tokri tokris tola toman tomans tomtom tonga
tongas trapal trotro trotros tubewell tubewells uthan uthon uttara vangari varanda waris warung warungs yurta ger gers zaguan zocalo zócalo zongo zongos`,
  thingsSaid: `aagey accha acha achha adab adabu afwan ahlan akwaaba amanah amar asante ashe ayubowan bahala bangal bangali bangla baraat barakallah barishailla
batchmate batchmates baya bayan bengalis bhadralok bhalo bhalobasha bidesh bideshi bienvenidos bismillahi bonjou buenas buenos bundobast chaiwala
chaiwalas chaiwallah chalao chale chalo chashi chashis chatgaiya chawala chukran chup daijobu desh deshi dhakaiya dhanyavad dhonnobad diskarte
doa dokandar doya eish ekushe ekushey fitna fuchkawala ghurbat gracias habari hakuna harambees hiraya hwarang hygge ikigai izzat jaldi jambo jele
jeles jeong jhalmuriwala jhamela jugaad jugad kaizen kamar kamusta kapwa karibu kasih khoda khodahafez khuda khushi kilig kintsugi kismat
konnichiwa krishok kuleana kumhar lagom lajja lekin loob mabuhay majhi majhis maktub malasakit malu mañana marhaba mashala mateship maya mehnat
meraki merdeka merhaba mochi molweni mubarak mukti muktibahini muktijoddha muktijoddhas muktijuddho muthi naija nakib nakshatra namaskar
namaskara namastey napit nisbat niyat noakhailla ojala ojalá omotenashi pagmamahal pakikisama pardes pasalubong probashi probashis pura pyaar
razakar razakars rickshawala rizq sabar salamat sankofa sanskar sanskars saudade saudades sawubona selamat seva sewa shabash shabbash shanti
shohid shohor shubho shukran shukriya sisu sobremesa sohbet sumud swachh swadeshi swaraj sylheti taarof tadrij tafadal tahadhari talanoa tarab
tarbiya tarbiyah tarof tashkeel tati tawakkul tehzeeb terima utang vamos vasudhaiva wahala wasta whakapapa whanau xenios yaani yalla yallah yani
zahmat zindabad zindagi zulm`,
  peoplesAndTongues: `akan amazigh amharic ashaninka ashanti ayacuchano aymara balinese baloch balochi bambara banjar bawm bemba bicolana bicolano bikolana bikolano
bisaya boricua bugis bunong caboclo catracho cebuana cebuano chagga chakma chakmas chapin chapín charrua chewa chicana chicano chicanos chichewa
chilango chittagonian cholita cholitas chuquisaqueño dagbani dagomba darija derja dhivehi dholuo dinka diola fante fanti fula fulani fulfulde
ganda garifuna garo garos gikuyu guaraní guaymi gujarati gujaratis gurage gurung hassaniya hausa hazara hazaras hiligaynon hutu ibibio igbo's
igbos ijaw ilocana ilocano ilokano iloko isan isixhosa isizulu jarai javanese jola jummas kabyle kachin kalenjin kannada kanuri kapampangan
karakalpak karen kashmiri kashmiris kazakh khasi khasis khmer kichwa kikongo kikuyu kikuyus kinyamwezi kinyarwanda kirundi kisii kisukuma konkani
krio kriol kurmanji kyrgyz ladakhi lenca limbu lingala luba luganda luhya luo luos lurs maaori maasai madiga magar maithili malagasy malayalam
malayali malayalis mande mandinga mandingo mandinka manipuri manobo mapuche mapuches mapudungun maranao marathi marma marmas masai mazahua mbundu
meitei mende mestiza mijikenda minangkabau mixe mixtec mixteca mixteco mizo mossi mundari nahua nahuatl náhuatl ndebele nepali nepalis newar
newari newars nobiin nuba nuer oraon oromiffa oromo oromos otavaleño otomi ovambo ovimbundu pahari paharia pangasinense pashto pashtun pashtuns
pathan pathans patwa peul pinay pinays pinoy pinoys porteño punjabi quechua quechuas quichua rakhaine rakhine rapanui rarotongan rohingya
rohingyas runyankole samburu santal santali santals saora saraiki sepedi seraiki sesotho setswana shilluk shona shuar sidama sindhi sindhis
singlish sinhala sinhalese siswati somali somalis soninke sotho sundanese swahili swati tagalog tagalogs taglish tajik tamang tamil tamils tausug
tehuelche telugu telugus temne tetum tharu tica ticas tico ticos tigray tigrayan tigrinya tiv tripuri tsonga tswana tuareg tulu turkana turkmen
tutsi twi tzeltal tzotzil urdu uyghur uyghurs uzbek venda visaya visayan warao waray wayuu wolof xhosa xitsonga yanomami yemeni yoruba yorubas
yucatec zapotec zapoteca zaza zulu zulus`,
} as const;
