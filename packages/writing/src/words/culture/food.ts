/** Dishes, drinks, fruits, spices and kitchen things. How these lists were made: docs/essay-engine.md. */
export const FOOD_WORDS = {
  southAsia: `aachar achaar achar achcharu aloo alu amchur amloki amra appam asafoetida atta badam baingan bakarkhani balushahi bandel barfi basmati batata
begoon begunpora besan bhaat bhaja bhajas bhajia bhakri bhapa bharta bhat bhatura bhature bhel bhelpuri bhetki bhindi bhorta bhuna bhurji
bikaneri biryanis boal bonda boondi borhani bori boroi bundi burfi chaana chaas chaat chach chakli chalta chana chanachur chappathi charchari
chatamari chatpat chatpate chhana chhang chhole chhurpi chichinga chira chirer chitoi chitol chiura chiwda choila chole chomchom choorma choto
chotpoti chui churma daab daalpuri dahi dalchini daliya daruchini dewa dhaba dhabas dhansak dherosh dhindo dhokla dhone dhonia doi doodh
doodhpati dosai dosas dudh dudhpuli dum elach elaichi falooda faluda fuchka fuchkas gajar galouti garam ghevar ghol gobhi gobi golgappa golgappas
gosht gud gujia gulab gulgula gundruk gur haldi haleem halim halua halwa handi hilsa holud horlicks idiyappam idli idlis ilish imarti imli jaam
jaggery jalebi jalebis jamun jeelapi jeera jhalmuri jhinga jhol jilapi jilipi jira jolpai jowar kaanji kabab kabob kachki kachori kachoris
kachumber kadhi kalakand kalijira kalojeera kalonji kamranga karahi karela kasundi kathal kathi katla kavum keema kesar khaja khaman khandvi
kheer khejur khichdi khichri khichuri khir khoa khoya khurma kiribath kochu kofta koftas koki kokis kolkata korola kosha kothu kottamalli kottu
kulcha kulfi kulhad kulhads kwati laddoo laddu laddus ladoo lamprais lassi latkan lau lauki lichu litti loochi lota lotkon lotpot luchi macher
machh maida makhan makhana makhani malai malpua mansho masala masalas masoor matar mattha methi mihidana milagu mishti misthi mithai moa modak
modakam moimoi momo momos mooli moong moori morich motichoor mua muri murukku mustor muthia namkeen narkel naru neem nigella nihari nimbu nimki
nolen paan paans paapri pakan pakhala pakoda pakodas pakora pakoras palak panchphoron paneer panta papad papadam papads papri parathas parotta
paruppu pasanda patali patishapta patishaptas payasam payesh peda pedas pera pesarattu peyaj phoron phuchka phuchkas pithe pittu poha pomfret
pongal poori pooris poriyal porota potol pua puchka pulao pulau pulav puli pulusu puri puris puttu qorma rabri raita rajma rasam rasgulla
rasgullas rasmalai rava rezala roshogolla roshomalai roshun rosogolla rotis ruhi rui saag sabji sabudana sabzi safeda samay sambar sambhar sambol
sambola sandesh shaag sharbat shatkora sheera sheermai shemai shemaiya shikanji shingara shingaras shojne shondesh shorisha shorshe shrikhand
shukto shutki singara sooji suji sukuti supari taal tadka tandoor tarka tawa tehari tejpata tentul tetul thali thalis thekua thepla thosai thukpa
tikka tikki tori tsampa tulsi undhiyu upma uttapam vada vadai vadas varan vindaloo watalappam yomari`,
  southEastAsiaAndPacific: `adobo adobong afritada ampalaya arroz atchara ayam bagoong bakar bakmi bakso bakwan balut bangus banh banhmi bawang bebek belacan bibingka bicol
bihon binagoongan binignit bistek bulalo bumbu bunbo cabai cabe calamansi caldereta camote cendol champorado chendol chicharon congee daun dawet
dinuguan dodol durian durians ensaymada gado gaeng geprek gorengan gudeg gulai hangi ikan inasal jamu kacang kaeng kalamansi kaldereta kalua
kambing kamote kangkong kava kaya kecap kemiri kerupuk ketupat khanom khao kinilaw klepon kokoda kolak kopi kopitiam krapow kueh kuih kumara
kutsinta kuy kway kwek lahpet laing laksa laphet lapu larb laulau leche lechon lemak lemang lengkuas lolo lomi longanisa longganisa lontong lovo
lugaw lumpia lupak malunggay mami martabak mendoan merienda mie mohinga nagasari nangka nasi ngohiong nilaga nuoc okoy onde paksiw palabok
palusami pancit pandan pandesal parol pastil pecel pempek pepes pho phở piaya pinakbet pinangat pisang polvoron popiah prahok prata puso puto
rambutan rambutans rawon rendang rendangs rengginang rica rojak rujak salak sambal sambals samlor santan sapi sapin sayur seblak semur serundeng
sinangag singkong sinigang siomai siopao sisig soi soto suman susu taho tahu tapa tapai tapsilog tarik teav telur tempe tempeh tempoyak terasi
tinapa tinola tinutuan tocino tortang tumpeng turon tuyo ubad ube ubi ukoy ulam urap wajik`,
  africa: `abacha abula acheke achu agbalumo agege agidi akamu akara akasa akassa akpu alapa alloco amala ampesi aseeda asida asun atadwe atieke attieke
attiéké ayamase ayib azonto banga banku bariis basbousa beiruti benachin berbere biltong bissap bitterleaf bobotie boerewors boma braai braais
bredie buka bukateria buna bunna bunnychow cachupa canjeero chakalaka chapo chapos chermoula chibuku chikanda chikhowa chikwanga dambou dawadawa
degue dengu dibi domoda dulet eba edikaikong edikang efo egusi egusis egwusi ekwang eru ewa ewedu fankasso fettira fiofio firfir fonio foofoo
foufou fufu fura gari garri gbegiri genfo ghomi githeri gizdodo gomen gonja ifisashi ijebu ikokore injera irio isombe jangali jarret jebena
jollof joloff kachumbari kachumbaris kahawa kamba kapenta karanga kedjenou kelewele kenkey kenkeys khebab kibanda kibandas kiburu kilishi kitcha
kitenge kitfo kitunguu kocho koko kokonte kontomire koose koshari koshary kuku kuli kulikuli kunde kunu lablabi lahoh laping lekan maafe maandazi
mabele mabuyu mafe mahamri maharage maharagwe mahindi mala malakwang malva managu mandazi mandazis maotwe masa matapa matembele matoke matooke
mayai mbongo mchicha mchuzi mealie mealies merguez mielie mielies mishkaki mkate mogodu moin moinmoin molokhia mopane mopani morogo moyi mrenda
msemen mtama mtindi mtori mtura muamba mufete mukhwazi mukimo mursik muthokoi mutura nasara ndengu ndizi ndole ngai njahi njugu nkatenkwan nkwobi
nsala nshima nsima ntoba nyama nyamachoma nyanya nyembwe obe ofada ofe ogbono ogiri ogogoro okpa okporoko olele omena omotuo onugbu osban palava
pepe pilau pinkinyi pombe posho potjie potjiekos puffpuff rogo rolex sadza saka sambusa sambusas samp shai shawarmas shiro shito shuwa smen
sobolo soffritto sosatie sossous soumbala sukuma sukumawiki suya suyas tagine tajine teff tej tella terere thieb thiebou thieboudienne
thiéboudienne tibs tiga tigadegena tigadene tihlo togwa tuwo tuwon ubwari ugali ugba uji ukwa ukwaju ulezi umngqusho umqombothi umuceri urwagwa
utara utazi vetkoek viazi vibanda vitumbua waakye waakyi waina wali wara yassa yebeg zaalouk zigni zobo zoumbara`,
  arabWorldAndWestAsia: `aash adas ali arak arayes ashak awameh ayran baba bademjan baghali baharat baklawa balah bamia bamieh barbari basterma bastilla batinjan baursak
bazella bazin besara beshbarmak bissara bolani boorsoq borek börek bourek boza brik bulgur burghul çay chelo chorba chuchvara dabke daqoos debes
dolma dolmas doogh esfiha falafel falafels fatayer fatta fattah fattoush feseekh fesenjan feteer fiteer freekeh gahwa gheymeh ghoriba ghormeh
gozleme gözleme güveç hamouth harees hareesa harira harissa hawawshi helba hilbeh jallab jameed jareesh kaak kabsa kabuli kahk kahwa kanafeh
karak karkade kashk kawarma kebbeh kefta khobz khoresh khoresht khubz khubza kibbe kibbeh kishk knafeh kouskous kubbeh kufta kumis kunafa kurt
kymyz laban labaneh labneh laghman lagman lahmacun lahmajoun lavash lokum loqaimat loubia lukum luqaimat ma'amoul maamoul machboos mahshi majboos
makdous makloubeh malfouf man'oushe manakeesh manakish manousheh mansaf manti mantu maqlooba maqluba masgouf mehshi meze mezze mloukhiyeh
molokhiya mouhalabia moutabal mughrabieh muhallebi muhammara mujadara mujaddara mulukhiyah musakhan mutabbal nabulsi nan nana ouzi palov pastirma
pide pilaki plov qabuli qahwa qatayef qeema qurma qurut quzi qymyz rakweh rfissa rishta rooibos sabzeh sahlab saj salep saloona samak sambousek
sambusek samneh samsa sangak sayadieh sfiha shakriyeh shakshouka shakshuka shanklish sharab shashlik shatta shawarma shawerma shish shisha shorba
simit somsa sujuk sumak taameya taboon tabouleh tabun taftoon tagen tahdig tahina tahini tamiya tannour tanoor thareed tharid tirmis toum turmus
umm warak waraq za'atar zaatar zahtar zalabia zereshk zhug`,
  latinAmericaAndCaribbean: `acai açaí ackee aguachile aguardiente aji ají ajiaco ajíes akee alfajor alfajores anticucho anticuchos arepa arepas arepera arequipe asado asados
atol atole bacalaítos bacalao baleada baleadas bammy bandeja batido bizcocho bombilla brigadeiro brigadeiros bunuelo buñuelo bunuelos buñuelos
cachaca cachaça cachapa cachapas cafecito cafezinho caipirinha calabaza caldo caldos callaloo callaloos camarones cancha canjica carne carnitas
casabe cazuela cebiche ceviche ceviches chalupa champurrado chancaca chancho chapulines charqui chayote chicha chicharron chicharrón chicharrones
chifa chifles chilaquiles chimichurri chipa chipas chirimoya choclo choripan choripán chorizo chuno chuño churrasco churro churros cocada colada
concha conchas congri coquito cortadito corvina coxinha coxinhas cuajada curanto cuy cuyes dulce duro elote elotes empanada empanadas epazote
escabeche escovitch esquites farofa feijao feijão feijoada frijol frijoles fritada fritanga gallo griot guanabana guanábana guarapo guaro guayaba
guineo guineos hallaca hallacas horchata hornado huancaina huancaína huevos huitlacoche humita humitas jugo kibe kombi lechona llapingacho
llapingachos locro lomo lucuma lúcuma lulo maduros mafongo maiz maíz mamey mandioca mangu mangú mani maní maracuya maracuyá mazamorra mofongo
molcajete mondongo moqueca morcilla nacatamal nacatamales naco nopal nopales oiltdown olla olluco pachamanca paila palta pamonha paneton panetón
pão paozinho parrilla parrillada pasteis pastelillo pastelitos pastelon patacón patacones pelau pepian pepián pibil picadillo picaña picanha
picarones pisco pitahaya platanitos platano plátano platanos pollo pozol pozole pupusa pupusas pupuseria quesillo queso quesos quinua quipe
salchipapas salteña salteñas sancocho seco silpancho sofrito sopaipilla sopaipillas sopes sudado tacacho tamal taquito tejate tepache tereré
tiradito tlayuda tlayudas tostada tostadas tostones tucupi vatapa vatapá viandas vigoron yerba yuca zapote`,
} as const;
