// How words are typed in chats, and Bangla, Hindi (with Urdu) and Nepali in Latin letters, as the words that they stand for. `_` is
// a word that says nothing; several words stand with `+`. Only what is no English word of its own, or is one that says
// nothing in a question (such as `me`, which in Hindi is "in").

const chat = `
u:you ur:your r:are y:why n:and nd:and b4:before 4:for 2day:today 2moro:tomorrow 2mrw:tomorrow gr8:great thx:_ thnx:_ tnx:_ ty:_
pls:_ plz:_ plzz:_ plis:_ plss:_ pliz:_ plx:_ kindly:_ btw:_ fyi:_ asap:_ lol:_ haha:_ hmm:_ umm:_ um:_ uh:_ aoa:_ asap:_ bro:_ sis:_
wat:what wt:what wht:what wats:what whats:what wuts:what wot:what da:the dat:that dis:this d:the hw:how hows:how howz:how
whn:when wen:when whr:where wer:where wich:which whch:which whic:which whos:who hu:who shud:should shd:should wud:would cud:could
cn:can mch:much mny:many mony:money alot:many hav:have hv:have hve:have havnt:have+not dnt:dont dont:dont dosnt:doesnt nt:not
abt:about abut:about bcz:because bcoz:because cuz:because coz:because btwn:between bw:between wid:with wth:with w:with wo:without
frm:from fr:for fro:for thru:through tho:though gonna:go gotta:must wanna:want lemme:let gimme:give+me tel:tell aply:apply
aplly:apply appy:apply studing:studying studin:studying stdy:study stdnt:student studnt:student uni:university unis:universities univ:university
clg:college coll:college vrsty:university varsity:university dept:department msc:master ms:master mba:master bsc:bachelor
yr:year yrs:years mnth:month mnths:months wk:week wks:weeks hr:hour hrs:hours tym:time tme:time nmbr:number no:_ nxt:next
docs:documents doc:document docz:documents cert:certificate certs:certificates transcrpt:transcript pasport:passport passprt:passport
paswrd:password pwd:password pw:password pass:pass acct:account acc:account acnt:account ac:account amt:amount amnt:amount
max:maximum min:minimum diff:difference diffrence:difference req:required reqd:required reqs:requirements info:_ wrk:work
scholership:scholarship scolarship:scholarship schlrshp:scholarship intrview:interview intervw:interview engg:engineering eng:english
4got:forgot forgt:forgot 2:to bal:balance balnce:balance acpt:accept acceptd:accepted compulsry:compulsory mandatry:compulsory
wetin:what abeg:_ oga:_ dey:_ una:you na:_ po:_ ba:_ ang:_ ano:what kung:if habari:_ nataka:want kujua:know tafadhali:_ ile:_
ko:_ ka:_ ke:_ hai:_ hain:_ sa:_ yung:_ mga:_ ng:of gs:genuine+student coe:coe ihs:ihs totally:_ later:later ryt:right rn:now atm:now tq:_ tqvm:_ macha:_ machi:_ boss:_ hii:_ hiii:_ heyy:_ helo:_ hellow:_ gud:good mrng:_ evng:_ afternun:_ bless:_
dad:father dads:father daddy:father mom:mother moms:mother mum:mother mums:mother sth:something smth:something ps:personal+statement compulsary:compulsory complusory:compulsory lekhidinu:write+for+me lekhidinus:write+for+me kasari:how kahile:when chaincha:need chahincha:need parcha:need huncha:_ samma:until
kati:how+much k:what ani:and ho:_ cha:_ chha:_ garna:_ malai:me mero:my lagi:for
kuomba:apply naomba:_ sasa:_ ya:_ ni:_ gani:which lini:when wapi:where ngapi:how+many kiasi:how+much kusoma:studying masomo:studying kazi:work masaa:hours pesa:money benki:bank viza:visa mkopo:loan udhamini:scholarship
magkano:how+much gaano:how+much katagal:long kailan:when saan:where paano:how pwede:can pwedeng:can kailangan:need trabaho:work oras:hours lang:_ naman:_ akong:_ kailangang:need
berapa:how+much bagaimana:how gimana:how kapan:when apakah:_ biaya:cost beasiswa:scholarship kerja:work sambil:while kuliah:studying uang:money syarat:requirements berlaku:valid bisa:can untuk:for saya:i butuh:need perlu:need
cuanto:how+much cuanta:how+much cuesta:cost beca:scholarship becas:scholarship trabajar:work horas:hours necesito:need dinero:money puedo:can
wan:want dem:they wey:_ sef:_ abi:_ wahala:problem wetin:what
`;

const bangla = `
ami:i amr:my amar:my amra:we amader:our amake:me amk:me apni:you apnar:your apnake:you tumi:you tomar:your tmr:your tui:you
ki:what kii:what kmn:how kemne:how kemon:how kibhabe:how kivabe:how kivabay:how kamne:how keno:why kno:why kothay:where kothai:where
kobe:when kokhon:when koto:how+much kto:how+much kotota:how+much kototuku:how+much kotodin:how+long kon:which konta:which konti:which kono:any
jonno:for jonne:for jnno:for jonyo:for er:_ r:_ te:in theke:from diye:with sathe:with songe:with niye:about
e:_ ache:_ achhe:_ ase:_ asey:_ ace:_ nai:not nei:not na:not hoy:_ hoi:_ hobe:_ hbe:_ hoise:_ hoyeche:_ hoye:_ hoice:_ holo:_ thake:_ thakbe:_
lage:need lagbe:need lagbay:need lagb:need laglo:need dorkar:need proyojon:need chai:want cai:want jante:know jani:know janina:know jaben:_ janan:_ janaben:_
rakhte:keep rakhbo:keep rakha:keep dekhate:show dekhabo:show kora:_ kore:_ korte:_ korbo:_ korb:_ korum:_ kori:_ korbe:_ korar:_ korsi:_ korchi:_ kortesi:_ korle:_ koren:_ felsi:_ felechi:_ gese:_ gechi:_ gesi:_
jay:can jai:can jabe:can jbe:can parbo:can parbe:can pari:can pare:can parbo:can pabo:get paboo:get pete:get paoa:get pawa:get
taka:money tk:money tka:money poisa:money khoroch:cost khoros:cost dam:price sob:all shob:all
kagoj:papers kagos:papers kagojpotro:papers kagojpatra:papers kagaj:papers kagojgulo:papers document:document
baki:remaining baaki:remaining sesh:finished shesh:finished porar:studying pora:studying porte:studying porashona:studying porasona:studying poralekha:studying
por:after pore:after age:before aage:before ekhon:now akhon:now ekhono:still akhono:still poroborti:next samne:next porer:next
kaj:work kaaj:work chakri:job cakri:job ghonta:hours ghnta:hours ghontay:hours din:days dine:days diner:days mas:months mash:months bochor:years bosor:years bochhor:years
meyad:valid meyaad:valid meiad:valid britti:scholarship brritti:scholarship britty:scholarship britti:scholarship rin:loan
thaka:stay thakte:stay thakar:stay bhorti:admission vorti:admission abedon:apply bidesh:abroad bideshe:abroad desh:country deshe:country
vule:forgot bhule:forgot muche:deleted muchhe:deleted ferot:restore feroto:restore likhe:write likhbo:i+write lekha:writing
bhai:_ vai:_ vaiya:_ bhaiya:_ bhaia:_ apu:_ apa:_ sir:_ mam:_ madam:_ maam:_ assalamu:_ asalamu:_ assalam:_ salam:_ salaam:_ slm:_ alaikum:_ alaykum:_ walaikum:_ nomoshkar:_ adab:_
vhai:_ nijer:own purono:old puran:old notun:new janabe:tell janabo:tell hole:_ hoye:_ hoyeche:_ porashonar:studying porashunar:studying poralekhar:studying khujar:find khuja:find khujte:find khujbo:find gula:_ gulo:_ guli:_ dei:given diyechi:given disi:given jomma:submit joma:submit dekhabe:show dekhano:show pashe:with jete:go ashbe:come kinte:buy chalabo:use chalate:use rakhle:keep lagse:need hisheb:calculate hisab:calculate rakhben:keep jodi:if keno:why kader:whose kake:whom chilo:_ chhilo:_ silo:_ hoyto:maybe kokhono:ever sobai:everyone shobai:everyone onek:many khub:very beshi:more boro:big choto:small taratari:quickly korse:_ korsi:_ dise:_ dibe:give lagtese:need lagche:need jabo:go jaite:go jete:go ashte:_ asha:_ ashar:_ shuru:start suru:start age:before agey:before poriksha:exam porikkha:exam fol:result nombor:number mullo:price kharcha:cost kharap:bad bujhi:understand bujhte:understand bujhsi:understand pathabo:send pathate:send rachona:essay rochona:essay bhasha:language vasha:language bodlabo:change bodlate:change ekhane:here shob:all poriman:amount hoitese:_ hocche:_ hochche:_ shathe:with sathei:with pashapashi:while vitore:in moddhe:in upor:on kache:near kas:near keu:anyone kichu:any vebe:_ kmne:how keman:how ken:why kothata:_ bolsen:said mane:mean kivabe:how ektu:_ ekta:a akta:a ekti:a akti:a ektu:_ eta:this oita:that sei:that ei:this oi:that ar:and aro:more o:_ ba:or to:_ tahole:then jodi:if mone:_ bolen:tell bolun:tell bolo:tell bolte:tell
bou:wife bouke:wife stri:wife shami:husband swami:husband bacha:children baccha:children chele:son meye:daughter poribar:family naam:name nam:name banan:spelling vul:wrong bhul:wrong dey:give deya:give niye:bring niya:bring anbo:bring ante:bring neya:take jaite:go jete:go bari:house basha:house basa:house vara:rent bhara:rent khabar:food kapor:clothes desher:country shohor:city sohor:city koto:how+much kotobar:how+many kobeh:when poysa:money nogod:cash churi:stolen harie:lost hariye:lost hariyechi:lost harai:lost phone:phone mobile:mobile khullam:open bondho:closed bondo:closed cholbe:ok cholbo:ok chole:_ chalu:open paisi:got paichi:got peyechi:got pailam:got dilam:gave diyechilam:gave korlam:_ korte:_ hoyeche:_ hoyni:not hoyna:not hoini:not parina:cannot parchi:can parchina:cannot parsina:cannot mon:_ mone:_ asole:_ ashole:_ jeno:_ jokhon:when tokhon:then okhane:there shekhane:there sekhane:there kivabey:how bujhlam:_ janina:_ kottheke:from likhte:write pathate:send dhoren:_ mane:mean agami:next ei:this prothom:first sheshe:after
ta:_ ti:_ hote:_ hoite:_ shoptaho:weeks soptaho:weeks shoptah:weeks chaibo:ask caibo:ask chaile:want caile:want rakhar:keep rakha:keep dewa:give deoa:give dewar:give naki:or obhiggota:experience ovigyota:experience thakle:have lagle:need chara:without charai:without chhara:without somoy:time shomoy:time koy:how+many koyta:how+many koita:how+many nibo:take nite:take nilam:took uttor:answer proshno:question boyosh:age boyos:age baba:father babar:father mayer:mother moto:like shudhu:only sudhu:only kalke:tomorrow ajke:today aj:today poriborton:change bad:without dile:give diye:with hoile:if age:before agei:before kothau:anywhere somporke:about bishoye:about sathei:with shohoj:easy kothin:hard sotti:true protidin:daily soptahe:week shoptahe:week mashe:month bochore:year bosore:year vul:wrong bhul:wrong thik:right jinish:thing jinis:thing kaje:work kajer:work korar:_ hoytese:_ porle:studying porbo:studying porte:studying khulte:open khulbo:open dhoroner:kind
den:give dao:give diben:give dibo:give dite:give valo:good bhalo:good beshi:more kom:less
`;

const hindi = `
mai:i main:i mein:in me:in saath:with sath:with sa:_ kaunsi:which konsi:which kese:how hamare:our unka:their kiska:whose jab:when tab:then sirf:only bas:only phir:then fir:then dono:both bhejna:send bhej:send badalna:change badlu:change badal:change bhasha:language zaban:language nibandh:essay chuka:_ chuki:_ chuke:_ dalna:add daalna:add dalu:add rok:stop aana:come jana:go jaana:go jao:go ja:_ jata:_ jate:_ dino:days din:days mahino:months salon:years waqt:time samay:time kitab:book imtihan:exam pariksha:exam natija:result number:number wapas:restore wapis:restore dikhao:show zyada:more kamm:less sabse:most accha:good acha:good achha:good behtar:better sahi:right galat:wrong matlab:mean samajh:understand madad:help chahta:want chahti:want chahte:want chahunga:want pata:know maloom:know janna:know jaanna:know shuru:start khatm:finished wahan:there waha:there yahan:here yaha:here rahna:stay rahne:stay mujhe:me mujhko:me mera:my mere:my meri:my mere:my hum:we hame:us humein:us hamara:our aap:you apka:your aapka:your aapko:you tum:you
kya:what kyu:why kyun:why kyon:why kaise:how kese:how kaisey:how kahan:where kaha:where kidhar:where kab:when kitna:how+much kitne:how+many kitni:how+much kaun:which kon:which kaunsa:which kaunse:which konsa:which konse:which kis:which
hai:_ hain:_ h:_ hay:_ hei:_ ho:_ hoga:_ hogi:_ honge:_ hona:_ hota:_ hoti:_ hu:_ hun:_ hoon:_ tha:_ thi:_ the:_ gaya:_ gya:_ gayi:_ raha:_ rahi:_ rahe:_ rehta:_ rehti:_ rakhna:keep rakhne:keep
ka:of ke:of ki:of ko:to se:from par:on pe:on tak:until liye:for liyw:for lie:for purana:old purani:old purane:old naya:new nayi:new rha:_ rhi:_ rhe:_ dun:give du:give doon:give deni:give dene:give banana:make banani:make banao:make banado:make+for+me jama:submit khata:account batado:tell samjhao:explain sakti:can dekhna:see dekhe:see wapsi:return lautana:return zyada:more bahut:very thoda:little bilkul:_ shayad:maybe kyunki:because lekin:but magar:but liya:for wala:_ wale:_ wali:_ bhi:_ hi:_ aur:and ya:or agar:if toh:_ nahi:not nhi:not nahin:not mat:not
chahiye:need chaiye:need chahie:need chahye:need zaroori:necessary zaruri:necessary jaruri:necessary zarurat:need lagta:takes lagti:takes lagega:takes lagenge:takes lagte:takes
sakta:can sakte:can sakti:can skta:can skte:can skti:can karna:_ karne:_ karu:_ karun:_ karo:_ kare:_ karein:_ karta:_ kar:_ krna:_ kr:_ karke:_ milega:get milegi:get milta:get milti:get mil:get milti:get
batao:tell bataiye:tell batana:tell bata:tell btao:tell bataye:tell batado:tell btado:tell bolo:tell
paisa:money paise:money rupaye:money rupay:money kharcha:cost kharch:cost fees:fees dikhana:show dikhane:show
padhai:studying padhna:study padhne:studying parhai:studying parhna:study baad:after bad:after pehle:before pehele:before phle:before abhi:now agla:next agli:next aage:next
saal:years sal:years mahine:months mahina:months hafta:week hafte:weeks ghante:hours ghanta:hours kaam:work naukri:job kam:work
kagaz:papers kagzat:papers kaagaz:papers kaagzat:papers kagaj:papers baaki:remaining bacha:remaining bache:remaining pura:complete poora:complete khatam:finished
bana:make ek:a bibi:wife biwi:wife patni:wife shohar:husband pati:husband bachche:children bacche:children bachcha:children beti:daughter parivar:family naam:name spelling:spelling ghalat:wrong galti:mistake sakun:can laana:bring lana:bring lekar:bring leke:bring lejana:bring jaunga:go jaungi:go jaana:go rahunga:stay rehne:stay reh:stay rukna:stay ruk:stay ruke:stay kamana:earn kamai:earn pahle:before pehla:first pahla:first doosra:second dusra:second poori:complete sirf:only chori:stolen kho:lost khogaya:lost gum:lost band:closed khul:open shahar:city mulk:country kiraya:rent khana:food din:days roz:daily kal:tomorrow aaj:today parso:tomorrow der:late jaldi:early waise:_ vaise:_ actually:_ matlab:mean batayein:tell bataein:tell puchte:ask pucha:asked puchenge:ask poocha:asked poochte:ask jayega:_ jayegi:_ cheez:thing hua:_ pucho:ask puchna:ask poochna:ask dekhenge:see dekhte:see dekhta:see likha:wrote likhi:wrote bharne:fill karwa:_ karwani:_ krwana:_ krni:_ krni:_ krne:_ krte:_ hogaya:_ hogya:_ chala:_ chale:_ lun:take loon:take lu:take milenge:get mile:get mila:got
k:of padhte:studying padhke:studying padhunga:studying aaya:come aayi:come aata:come aati:come aate:come bhejta:send bhejti:send bhejte:send hue:_ hua:_ hui:_ kiye:_ kiya:_ apna:my apne:my apni:my kisi:any kuch:some sab:all saare:all sare:all jaise:like umar:age umr:age papa:father pita:father mummy:mother dost:friend bina:without ghar:home tarikh:date tareekh:date aakhri:last akhri:last aakhiri:last lagana:apply bharna:fill bharu:fill bharni:fill doge:give diya:given diye:given ilawa:besides liya:took rakhu:keep rakhun:keep rakhe:keep dalu:add karni:_ karte:_ karwana:_ karwani:_ hoti:_ chalta:works nikalna:take khulwana:open kholna:open khole:open sasta:cheap mehnga:expensive asaan:easy aasan:easy mushkil:hard baare:about bare:about taiyari:prepare yaar:_ yar:_ ji:_ beta:_ bhaiyya:_ dikkat:problem samajh:understand
kafi:enough kaafi:enough chalega:ok chalegi:ok chalenge:ok
wazifa:scholarship karz:loan karza:loan qarza:loan lena:take lene:take likh:write likhna:write likho:write likhdo:write+for+me likhwana:write+for+me do:do dedo:give+me dena:give de:give dijiye:give dijie:give
ruk:stay rukna:stay rukne:stay rehna:stay rehne:stay bhool:forgot bhul:forgot bhulgaya:forgot mita:deleted
yaar:_ yar:_ bhaijaan:_ bhaisahab:_ ji:_ jee:_ didi:_ namaste:_ namaskar:_ shukriya:_ dhanyavad:_ janab:_ hello:_ kripya:_ meherbani:_ barah:_
koi:any kuch:any sab:all yeh:this ye:this woh:that wo:that isko:this uska:that videsh:abroad bahar:abroad
`;

const nepali = `
kasari:how kaile:when kahile:when kaha:where kahaa:where kun:which kati:how+much katiwota:how+many kina:why ke:what k:what ko:of le:_ lai:for bata:from dekhi:from samma:until sanga:with ra:and pani:also tara:but ki:or bhane:if bhanne:_ bhaneko:mean bhanna:tell
ma:_ malai:_ mero:my hamro:our timro:your tapai:you hajur:_ dai:_ daju:_ didi:_ sathi:friend buwa:father buba:father bubako:father aama:mother
garne:_ garnu:_ garna:_ garera:_ gareko:_ garda:_ garchha:_ garxa:_ gardai:_ gare:_ garnuparcha:need garnuparchha:need parchha:need parxa:need parcha:need parla:need pardaina:not+need chahinchha:need chahinxa:need chaincha:need chainxa:need chahiyo:need
xa:_ chha:_ cha:_ chhan:_ xaina:not chhaina:not chaina:not hunchha:_ hunxa:_ huncha:_ hudaina:not hunna:not huna:_ hune:_ bhayo:_ vayo:_ bhayeko:_ thiyo:_ ho:_ hoina:not hola:_
lagchha:takes lagxa:takes lagcha:takes lagne:takes lagyo:took auchha:come aucha:come auxa:come aunchha:come aune:come jana:go jane:go janu:go janxu:go gayera:go milchha:can milxa:can milcha:can milne:can sakinchha:can sakincha:can sakinxa:can sakchu:can saxu:can sakne:can paincha:get painchha:get painxa:get paune:get pauna:get pauxa:get paucha:get
din:days dina:days hapta:weeks mahina:months barsa:years barsha:years ghanta:hours paisa:money rupaiya:money kharcha:cost shulka:fee kaam:work padhna:study padhne:study padhda:studying padhai:studying lekhne:write lekhnu:write lekhna:write lekheko:written dine:give dinu:give dinuparcha:need line:take linu:take rakhne:keep rakhnu:keep dekhaunu:show dekhaune:show
pariksha:exam janch:exam chhatravritti:scholarship chhatrabritti:scholarship chatrabritti:scholarship kagaj:papers kagajpatra:papers naya:new purano:old ghar:home bidesh:abroad desh:country pachhi:after paxi:after pachi:after aghi:before agadi:before sakiyo:finished harayo:lost birse:forgot birsiye:forgot birsiyo:forgot birsen:forgot metiyo:deleted hatauna:remove thapna:add kholna:open kholne:open banauna:make banaune:make thulo:big sano:small dherai:many ali:little kehi:any sabai:all aba:now ahile:now feri:again pheri:again
`;

/** From a word as it is typed to the words that it stands for; an empty list is a word that says nothing. */
function read(text: string): [string, readonly string[]][] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [word = '', meant = ''] = pair.split(':');
      return [word, meant === '_' ? [] : meant.split('+')];
    });
}

/** English chat spelling, safe in any question. */
export const chatWords: ReadonlyMap<string, readonly string[]> = new Map(read(chat));
/** Bangla, Hindi and Nepali words in Latin letters; some are English words too, so they are read where the question has others of them. */
export const banglaWords: ReadonlyMap<string, readonly string[]> = new Map(read(bangla));
export const hindiWords: ReadonlyMap<string, readonly string[]> = new Map(read(hindi));
export const nepaliWords: ReadonlyMap<string, readonly string[]> = new Map(read(nepali));
