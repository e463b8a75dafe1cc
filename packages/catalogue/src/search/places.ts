// Places that students write in another way than the catalogue does: former names, their own language, another script.
// Each line: the English word (several words without spaces are written with a space), then what else means it.

export const placeTable = `
kyiv: kiev kyjiv киев киевский київ київський
kharkiv: kharkov харьков харьковский харків харківський
lviv: lvov lemberg львовский львівський львів львов
odesa: odessa одесса одесский одеса одеський
dnipro: dnepr dnepropetrovsk dnipropetrovsk днепр
dhaka: dacca dakka ঢাকা ढाका دكا داكا
chittagong: chattogram চট্টগ্রাম চিটাগাং
rajshahi: রাজশাহী
khulna: খুলনা
sylhet: সিলেট
barishal: barisal বরিশাল
mymensingh: ময়মনসিংহ
cumilla: comilla কুমিল্লা
jashore: jessore যশোর
bogura: bogra বগুড়া
bangladesh: বাংলাদেশ बांग्लादेश بنغلاديش
jahangirnagar: জাহাঙ্গীরনগর জাহাঙ্গিরনগর
jagannath: জগন্নাথ
mumbai: bombay মুম্বাই मुंबई मुम्बई बंबई
kolkata: calcutta কলকাতা কলিকাতা कोलकाता कलकत्ता
chennai: madras চেন্নাই चेन्नई मद्रास
bengaluru: bangalore bengalooru बेंगलुरु बैंगलोर बंगलौर
pune: poona पुणे
varanasi: benares banaras वाराणसी बनारस
prayagraj: allahabad इलाहाबाद प्रयागराज
mysuru: mysore मैसूर
baroda: vadodara बड़ौदा वडोदरा
thiruvananthapuram: trivandrum
kochi: cochin कोच्चि
kozhikode: calicut
visakhapatnam: vizag
tiruchirappalli: trichy tiruchi
puducherry: pondicherry पुडुचेरी
guwahati: gauhati गुवाहाटी
vellore: वेल्लोर
delhi: dilli दिल्ली দিল্লি দিল্লী دلهي دهلي
india: bharat भारत ভারত الهند
indian: bharatiya भारतीय ভারতীয়
hyderabad: हैदराबाद
lucknow: लखनऊ
kanpur: cawnpore कानपुर
kharagpur: खड़गपुर
roorkee: रुड़की
patna: पटना
jaipur: जयपुर
rajasthan: राजस्थान
punjab: panjab पंजाब پنجاب البنجاب
bihar: बिहार
kerala: केरल
gujarat: गुजरात
aligarh: अलीगढ़ عليگڑھ
hindu: हिंदू हिन्दू
muslim: मुस्लिम مسلم
nehru: नेहरू
jawaharlal: जवाहरलाल
jadavpur: যাদবপুর जादवपुर
millia: मिलिया ملليه
kathmandu: काठमाडौं काठमांडू
tribhuvan: त्रिभुवन
nepal: नेपाल
colombo: கொழும்பு
karachi: كراچي كراتشي
lahore: لاهور لاہور
peshawar: پشاور بيشاور
islamabad: اسلاماباد
cairo: kairo القاهره قاهره کایرو
alexandria: iskandariya الاسكندريه اسكندريه
shams: الشمس شمس
helwan: حلوان
mansoura: mansura المنصوره
assiut: asyut اسيوط
azhar: الازهر ازهر
saud: سعود
king: الملك ملك
abdulaziz: عبدالعزيز
fahd: فهد
faisal: فيصل
riyadh: riyad الرياض
jeddah: jidda جده
mecca: makkah مكه
medina: madinah المدينه المنوره
kuwait: الكويت كويت
qatar: قطر
bahrain: البحرين
emirates: الامارات
dubai: دبي
sharjah: الشارقه
jordan: الاردن الاردنيه
yarmouk: اليرموك
damascus: دمشق
aleppo: حلب
baghdad: بغداد
basra: basrah البصره
mosul: الموصل
mustansiriyah: المستنصريه mustansiriya
beirut: بيروت
lebanese: اللبنانيه لبنان
algiers: alger الجزائر
oran: وهران
constantine: قسنطينه
annaba: عنابه
fez: fes فاس
marrakesh: marrakech مراكش
tunis: تونس
morocco: المغرب maroc
rabat: الرباط
khartoum: الخرطوم
sanaa: sana صنعاء
tripoli: طرابلس
tehran: teheran تهران طهران
sharif: شريف
shiraz: شيراز
isfahan: esfahan اصفهان
mashhad: مشهد
tabriz: تبريز
kabul: كابل كابول
moscow: moskva moskau москва московский москвы
saint petersburg: petersburg санктпетербургский петербургский
novosibirsk: новосибирский
kazan: казанский казань
tomsk: томский
ural: уральский
siberian: сибирский
far eastern: дальневосточный
russian: российский русский
bauman: бауман баумана
lomonosov: ломоносова ломоносов
minsk: минский
belarusian: белорусский беларускі
kazakh: казахский қазақ
almaty: алматы alma
tashkent: toshkent ташкентский
tbilisi: tiflis тбилисский
yerevan: erevan ереванский
baku: баку bakı
ukraine: украина україни ukrainian
munich: munchen muenchen মিউনিখ
cologne: koln koeln
vienna: wien
zurich: zuerich
geneva: geneve genf
basel: bale
bern: berne
nuremberg: nurnberg nuernberg
brunswick: braunschweig
hanover: hannover
gottingen: goettingen
tubingen: tuebingen
wurzburg: wuerzburg
dusseldorf: duesseldorf
berlin: বার্লিন برلين
milan: milano mailand
rome: roma rom
turin: torino
florence: firenze
naples: napoli
venice: venezia
genoa: genova
padua: padova
bologna: bolonia
seville: sevilla
lisbon: lisboa lissabon
porto: oporto
coimbra: coimbre
copenhagen: kobenhavns kobenhavn københavn
gothenburg: goteborg goteborgs
helsinki: helsingin
warsaw: warszawa warszawski warszawska warschau
krakow: cracow krakau
wroclaw: breslau wroclawski
gdansk: danzig gdanska
prague: praha praze prag karlova
brno: brunn brne
bratislava: pressburg komenskeho
belgrade: beograd beogradu
zagreb: zagrebu
ljubljana: ljubljani
sofia: sofija sofiski sofiyski
bucharest: bucuresti
athens: athina αθηνων
thessaloniki: salonica salonika
istanbul: constantinople ইস্তাম্বুল
izmir: smyrna
ankara: angora
brussels: bruxelles brussel
antwerp: antwerpen anvers
ghent: gent gand
leuven: louvain
liege: luik
hague: haag
strasbourg: strassburg
lyon: lyons
marseille: marseilles
paris: باريس
sorbonne: السوربون
london: londres লন্ডন लंदन لندن 伦敦
oxford: অক্সফোর্ড ऑक्सफोर्ड اكسفورد اوكسفورد оксфордский 牛津 옥스퍼드
cambridge: কেমব্রিজ ক্যামব্রিজ कैम्ब्रिज كامبريدج كمبريدج кембриджский 剑桥 케임브리지
harvard: হার্ভার্ড हार्वर्ड هارفارد гарвардский 哈佛 하버드
stanford: স্ট্যানফোর্ড स्टैनफोर्ड ستانفورد стэнфордский 斯坦福
toronto: টরন্টো टोरंटो تورنتو 多伦多
melbourne: মেলবোর্ন मेलबर्न ملبورن 墨尔本
sydney: সিডনি सिडनी سيدني 悉尼
manchester: ম্যানচেস্টার मैनचेस्टर مانشستر 曼彻斯特
edinburgh: এডিনবরা ادنبره 爱丁堡
columbia: কলাম্বিয়া 哥伦比亚
yale: ইয়েল ييل 耶鲁
princeton: 普林斯顿
york: ইয়র্ক
beijing: peking pekin 北京 베이징 пекинский
shanghai: 上海
guangzhou: canton 广州
guangdong: kwangtung 广东
nanjing: nanking 南京
tianjin: tientsin 天津
chongqing: chungking 重庆
xian: sian 西安
chengdu: 成都
wuhan: 武汉
hangzhou: 杭州
zhejiang: chekiang 浙江
jiangsu: 江苏
suzhou: soochow 苏州
shandong: shantung 山东
qingdao: tsingtao 青岛
jinan: 济南
dalian: 大连
shenyang: 沈阳
harbin: 哈尔滨
jilin: 吉林
changchun: 长春
liaoning: 辽宁
heilongjiang: 黑龙江
hebei: 河北
henan: 河南
zhengzhou: 郑州
shanxi: 山西
shaanxi: 陕西
hubei: 湖北
hunan: 湖南
changsha: 长沙
jiangxi: 江西
nanchang: 南昌
anhui: 安徽
hefei: 合肥
fujian: fukien 福建
fuzhou: 福州
xiamen: amoy 厦门
guangxi: 广西
guizhou: 贵州
yunnan: 云南
kunming: 昆明
sichuan: szechuan szechwan 四川
gansu: 甘肃
lanzhou: 兰州
ningxia: 宁夏
qinghai: 青海
xinjiang: sinkiang 新疆
inner mongolia: 内蒙古
hainan: 海南
shenzhen: 深圳
ningbo: 宁波
tsinghua: 清华
jiaotong: jiao-tong 交通
tongji: 同济
fudan: 复旦
nankai: 南开
wenzhou: 温州
yangzhou: 扬州
jinhua: 金华
sun yat sen: 中山
china: 中国 চীন 중국
south china: 华南
east china: 华东
central china: 华中
north china: 华北
northwest: 西北
northeast: 东北
southwest: 西南
southeast: 东南
hong kong: hongkong 香港
macau: macao 澳门
taiwan: formosa 台湾
taipei: 台北
tokyo: tokio 东京 도쿄 টোকিও
kyoto: 京都
osaka: 大阪
nagoya: 名古屋
hokkaido: 北海道
kyushu: 九州
kobe: 神户 神戸
hiroshima: 广岛
yokohama: 横滨
chiba: 千叶
tsukuba: 筑波
waseda: 早稻田 早稲田
keio: 庆应义塾 庆应
sophia: 上智
ritsumeikan: 立命馆
doshisha: 同志社
okayama: 冈山
kanazawa: 金泽
kumamoto: 熊本
nagasaki: 长崎
niigata: 新潟
ryukyu: ryukyus 琉球
seoul: 서울 首尔 汉城
busan: pusan 부산 釜山
daegu: taegu 대구
gwangju: kwangju 광주
incheon: inchon 인천
jeonbuk: chonbuk 전북
jeonnam: chonnam 전남
chungnam: 충남
chungbuk: 충북
kyungpook: 경북
gangwon: kangwon 강원
jeju: cheju 제주
korea: 고려 한국
yonsei: 연세
hanyang: 한양
ewha: 이화
sogang: 서강
konkuk: 건국
dongguk: 동국
inha: 인하
ajou: 아주
sejong: 세종
kookmin: 국민
soongsil: 숭실
sookmyung: 숙명
singapore: singapura সিঙ্গাপুর 新加坡 싱가포르 سنغافوره
malaysia: মালয়েশিয়া ماليزيا 马来西亚
malaya: 马来亚
jakarta: batavia
yangon: rangoon
myanmar: burma
ho chi minh: saigon
bangkok: krung
chiang mai: chiangmai เชียงใหม่
khon kaen: khonkaen ขอนแก่น
chulalongkorn: จุฬาลงกรณ์ จุฬา
thammasat: ธรรมศาสตร์
mahidol: มหิดล
kasetsart: เกษตรศาสตร์
prince songkla: สงขลานครินทร์
naresuan: นเรศวร
silpakorn: ศิลปากร
burapha: บูรพา
walailak: วลัยลักษณ์
mae fah luang: แม่ฟ้าหลวง
srinakharinwirot: ศรีนครินทรวิโรฒ
ramkhamhaeng: รามคำแหง
suranaree: สุรนารี
rangsit: รังสิต
assumption: อัสสัมชัญ
siam: สยาม
addis ababa: addisababa
lagos: লাগোস
nairobi: নাইরোবি
mexico: mexiko
sao paulo: saopaulo
america: আমেরিকা
germany: deutschland জার্মানি
canada: কানাডা
australia: অস্ট্রেলিয়া
`;
