/** What relatives, elders and neighbours are called, and how they are spoken to. How these lists were made: docs/essay-engine.md. */
export const FAMILY_WORDS = {
  southAsia: `aaba aaji aapa aapi abba abbajaan abbaji abbu aja ajja ajji ajoba akka amma ammi ammijaan ammu amu anna apa apajaan appa apu athai athan atithi
baap baapu babaji babu babuji babushahib bahu baji bandhu bari bauji begam behan behen behenji betaji beti bhaabi bhabhi bhabi bhagna bhagne
bhagni bhai bhaia bhaijaan bhaijan bhaiya bhaiyya bhanja bhanji bhatija bhatiji bhauji biyai bondhu boro bou boudi bouma bouthan bua bubu buwa
chacha chachaji chachas chachee chachi chachu chikkappa chitappa chitti chotka dada dadababu dadabhai dadaji dadi dadibari dadijaan dadima dadu
devar devrani dhai dida didi didibhai didima didimoni dimma dosto dulabhai fua fufa fupa fupi fupu ghotok guruji haji hujur huzur jamai jamaibabu
janam jeth jetha jethani jethi jethima jethu jija jijaji jiju kaka kakababu kaki kakima kakoli kaku khala khalajaan khalamma khalamoni khalas
khaloo khalu maa maaji maama maami maasi maiya mamababu mamaji mamani mamima mamu manai mashi masi masima masterji mausa mausi mehmaan mehman
mejda mejo mesho meshomoshai miah mian moulvi naati nanabhai nanad nanaji nani nanibari nanijaan nanima nanna nanu nati natin natni nondai nonod
paati panditji patti periamma periappa perima periyamma phoopa phupa phuphu phupi phupu pisemoshai pishemoshai pishi pisi poribar pota poti saas
saheb sahiba sahibji sali samdhan samdhi sasur sasural shala shali shalika shashuri shokhi shoshur shoshurbari shvashur sokhi taata tai taiji
tatha tauji tayaji thakuma thakurda thakurma thakurmoshai thambi thangachi thangai thatha thaththa ukil ustaad ustad ustadji vadina vahina vahini
vaini yaar yaara yaars`,
  southEastAsia: `abang adek adik akak amang anak anaks angku anh ates atok atuk balae bapa bapak bapakku bibi bude budhe bunso chú diko ditche ditse ibu ibuku
inang inay itang itay kakak kakang kakek kapatid kapitan kumare kumpare kuya kuyas lola lolas lolos loong makcik mamang manang manong mbah mbak
mbakyu ming nanay nenek neneng ninang ninong ninongs nong oma ông opa opah pakcik pakde paklik paman pamilya panganay pinsan saya sayagyi sayama
tante tatay tita titas tito titos tiya tiyo uwak yai yaya yayas yeye`,
  africa: `aabo ababa abat abaye abiba abiku aboki abokina abokiya abti abuela abusua adeer adjoa agba ahia ajoa alhaja alhajas alhaji alhajis amai ambuya
ankoma anyi asantehene awoowe ayat ayeeyo babangida bibis bint chidodo dadewethu dattijo eeddo ehite emama emaye emeye enat etete eyo fundi
fundis gashe goggo gogo gogos guka gukas habaryar habibi hajia hajiya hooyo inkosi iyalode iyaloja iyawo kaawa kabaka kakas kawu khulu kofi kwaku
lij lodo maame maigida makhulu makoti malaika malam malkia mallam mallams malume mamaput mbuya mchungaji mdogo mdosi mjomba mjukuu mkuu mma mpwa
mwalimu mwana mwananchi mzazi mzee mzees ndugu nkosi nna nne nwa nyanyas nze oba oga ogas ogbeni ogbuefi okada oko oloye omo omoluabi ompe oom
osu ouma oupa ozo rafiki sahwira sekuru shangazi shosho shoshos tannie tata tatas tateh tatenda tete tetes umakhulu umama umfundisi umkhulu utata
uwa uwargida vashe walaal wazee weizero wofa woizero wondime yaa yaaye yarinya yaro`,
  arabWorldAndWestAsia: `abla abu abuna aga ağabey agha ajeke akam akhi akhoya akhuya amaki amca ameh ami ammou amoo amti amto anne anneanne apashe azhe azizam baabaa
babaanne baradar bintu bobo bolam buvi dayee dayi dayı dede elti enişte gelin habibta habibti haboba haboob habooba hajja ibn ibni jaan jadda
jaddah jaddi jan jeddi jeddo jida jiddo jido joon joonam khahar khal khaleh khali khalo khalti khalto khaltu lalla maadar madar madarbozorg
moallem moallim muallim mukhtar omda ostad pedar pedarbozorg sayyed sayyid sayyida shaykha sheikha sidi singlim siti sitti sitto sittu teta teyze
tog'a ukhti ukhty umda ummah ummi ustadh ustaz ustaza walad waladi walid walidi xola xolam yaba yabba yamma yemma yenge yumma`,
  latinAmerica: `abue abuelas abuelita abuelitas abuelito abuelitos abuelo abuelos ahijada ahijado amiga amigas avo avó avô bisabuela bisabuelo campesina
campesinas campesino campesinos chama chamo comadre comadres compa compadre compadres compas cuate cuates cuñada cuñado doña esposa esposo
familia guagua guri gurí guris hermana hermanas hermandad hermanita hermanito hermano hermanos hija hijas hijita hijo hijos jefa jefe jefecito
madre madrina mae mãe maestra maestras mamá mamacita mamita mayordomo menina meninas menino meninos mija mija's mijita mijito mijo muchacha
muchachas muchacho muchachos nieta nietas nieto nietos niña niñas niño ninos niños padrino padrinos pai pana panas papá papi papito parce parcero
parceros patrón pibe pibes prima primas primo primos profe profes señor señora señoras señores señorita sobrina sobrino sobrinos suegra suegro
taita tia tía tias tías tiita tio tío tios tíos titi vecina vecinas vecino vecinos vieja viejita viejito viejo vovo vovó vovô wawa wawas`,
} as const;
