// Words that say what kind of place an institution is, in the languages that students type. Each line: the word by which
// it is compared, then what else means it. What is written together in scripts without spaces is cut by the same table.

const table = `
university: universities univ uni varsity unis universidad universidade universitat universita universite universiteit universitet universitetet universiteti universitesi universitas universiti universitate universitatea univerzita univerzitet univerzitetu univerza uniwersytet universitario universitaria universitaet universitatis universit yliopisto yliopiston egyetem ollscoil prifysgol sveuciliste unibersitatea universidades ülikool ulikool haskoli universitates universitaria universitar
university: daihoc университет университета університет універсітэт университеті універсытэт বিশ্ববিদ্যালয় বিশ্ববিদ্যালয ইউনিভার্সিটি ভার্সিটি विश्वविद्यालय विश्वविद्यालयः युनिवर्सिटी यूनिवर्सिटी विद्यापीठ جامعه الجامعه دانشگاه یونیورسٹی جامعة يونيورسيتي 大学 大學 대학교 대학 มหาวิทยาลัย πανεπιστημιο universitetas universitate πανεπιστήμιο universitāte ዩኒቨርሲቲ විශ්වවිද්‍යාලය பல்கலைக்கழகம் უნივერსიტეტი համալսարան
college: caodang colleges colegio collège colegiul kolej kolleg kollege kolegji coleg কলেজ कॉलेज कालेज महाविद्यालय كليه الكليه колледж коледж 书院 칼리지 วิทยาลัย
institute: institut instituto istituto instituut institutet instituti institutul ústav ustav inst institutes ইনস্টিটিউট ইনস্টিটিউট संस्थान इंस्टीट्यूट معهد المعهد институт інститут 学院 學院 研究所 연구원 สถาบัน institution institutions
academy: academia akademie akademia akademi akademija academie accademia академия академія আকাদেমি একাডেমি अकादमी اكاديميه الاكاديميه
school: ecole escuela escola scuola schule skola skole hogere sekolah okulu hochschule hogskole hogskolan hogskola hogeschool fachhochschule শিক্ষালয় школа مدرسه المدرسه
technology: technologies technological technical technic technics tech teknologi teknoloji teknologiya tecnologia tecnologico tecnologica technische technischen technischer technique techniques technologie technologique tecnica tecnico tecnicas teknik teknisk tekniska tekniske tehnica tehnic techniczny techniczna technicka technicke technikal প্রযুক্তি প্রযুক্তিবিদ্যা टेक्नोलॉजी प्रौद्योगिकी تكنولوجيا التكنولوجيا للتكنولوجيا تقنيه التقنيه технологический технический технологии технологій технічний 工业 理工 工業 技术 기술 เทคโนโลยี
science: sciences scientific ciencia ciencias ciencias scienze wissenschaften wissenschaft wetenschappen nauk vetenskap sains bilim বিজ্ঞান विज्ञान علوم العلوم للعلوم наук научный 科学 과학 วิทยาศาสตร์
science technology: sciencetechnology বিজ্ঞানপ্রযুক্তি 科技 科学技术 과학기술
engineering: ingenieria engenharia ingegneria ingenierie ingenieurs ingenieros engg engineers প্রকৌশল इंजीनियरिंग अभियांत्रिकी هندسه الهندسه инженерный инженерии 공학 工程
polytechnic: polytechnical politecnico politecnica polytechnique politechnika politechniki politehnica polytechnik polytechnion politeknik politechnic polytechnics poly পলিটেকনিক पॉलिटेक्निक политехнический политехнічний بوليتكنيك πολυτεχνειο
medical: medicine medicina medica medico medizinische medizin medicale medyczny medyczna tip medicines মেডিকেল চিকিৎসা मेडिकल आयुर्विज्ञान चिकित्सा طبيه الطبيه طب медицинский медичний 医科 医学 의과 의학 แพทย์
agricultural: agriculture agraria agrario agronomy agronomic agrarian agricola agri agricultura কৃষি कृषि زراعه الزراعيه аграрный сельскохозяйственный аграрний 农业 农林 농업
national: nacional nationale nationaler nazionale nacionalni narodowy narodni natl জাতীয় ন্যাশনাল राष्ट्रीय وطنيه الوطنيه национальный національний 国立 國立 국립 แห่งชาติ quoc quocgia
state: estatal estadual staat statale государственный державный державний государственного
international: internacional internationale internazionale intl আন্তর্জাতিক ইন্টারন্যাশনাল अंतरराष्ट्रीय अंतर्राष्ट्रीय عالميه العالميه دوليه الدوليه международный міжнародний 国际 국제 นานาชาติ
education: educational educacion educacao educativa pedagogical pedagogic paedagogical pedagogica শিক্ষা शिक्षा تربيه педагогический педагогічний 教育 교육
normal: normale 师范 師範
economics: economic economy economia economiche economica economicas wirtschaft wirtschaftsuniversitat ekonomi ekonomia ekonomiczny অর্থনীতি اقتصاد الاقتصاد экономический економічний 经济
finance economics: 财经 financeeconomics
business: negocios affari handelshojskole handelshogskolan handelshochschule ব্যবসায় व्यवसाय اعمال бизнеса 商业 商科 경영
management: gestion gestao administracion administration administracao ব্যবস্থাপনা प्रबंधन اداره الاداره менеджмента управления 管理
applied: aplicadas applicate angewandte angewandten toegepaste stosowanych প্রয়োগিক
art: arts artes arti kunst kunste beaux কলা कला فنون الفنون искусств 艺术 美术 예술
law: derecho direito diritto droit recht iuris আইন विधि قانون القانون права юридический 法学 政法 법학
music: musica musik musique musikhochschule সঙ্গীত संगीत موسيقي музыки консерватория 音乐
study: studies estudios estudos studi studien etudes
foreign study: 外国语 外语 외국어 foreignstudy
free: libre libera freie vrije livre
autonomous: autonoma autonomo autonome
catholic: catolica cattolica catholique katholieke katholische katolicki
federal: federale ফেডারেল федеральный
central: centrale কেন্দ্রীয় केंद्रीय केन्द्रीय مركزي المركزيه центральный 中央 중앙
open: abierta aberta উন্মুক্ত मुक्त مفتوحه المفتوحه открытый 开放 방송통신
women: woman womens ladies mujeres মহিলা महिला بنات 女子 여자
traditional chinese medical: 中医药 中医
nationalities: minzu 民族
aeronautics astronautics: 航空航天
post telecommunications: 邮电
petroleum: 石油
forestry: 林业
ocean: 海洋 해양
electronic science technology: 电子科技
electronic: electronics 电子
sport: sports 体育 체육
geoscience: geosciences 地质
mining technology: 矿业
communication: communications 传媒
chemical technology: 化工
islamic: islam islamia islami ইসলামিক ইসলামী इस्लामिक اسلاميه الاسلاميه اسلامي
american: americana americaine আমেরিকান अमेरिकन امريكيه الامريكيه американский
british: বৃটিশ ব্রিটিশ بريطانيه البريطانيه
german: deutsche জার্মান المانيه الالمانيه
royal: রয়্যাল ملكي الملكي koninklijke
saint: st saints sankt sint santo santa sao san sainte ste সেন্ট सेंट सेन्ट
new: nueva nuovo nouvelle নিউ नई
north: northern উত্তর উত্তরা
south: southern
east: eastern
west: western
graduate: postgraduate স্নাতকোত্তর
government: govt সরকারি सरकारी
textile: textiles টেক্সটাইল
public: publica publico publique
pure: pura
`;

/** Between words of a name; they tell nobody apart. */
export const smallWords: ReadonlySet<string> = new Set(
  `the of in at and for de la le les di der des den del della degli dei d do da das dos du y e et und u van von zu zur
  og i och en el al l al- an a on to por para per em nel im aan te ta main campus o و في من এর ও के की का में और এবং ও de' cua va truong named after`.split(
    /\s+/,
  ),
);

/** What many names have and many who type leave out. */
export const kindWords: ReadonlySet<string> = new Set(['university', 'college', 'institute', 'school', 'academy']);

/** From each other word to what it is compared as: one word or several. */
export function readTable(text: string, key: (word: string) => string): Map<string, readonly string[]> {
  const meant = new Map<string, readonly string[]>();
  for (const line of text.trim().split('\n')) {
    const [plain = '', others = ''] = line.split(':');
    const words = plain.trim().split(' ');
    for (const other of others.trim().split(/\s+/)) if (!meant.has(key(other))) meant.set(key(other), words);
  }
  return meant;
}

export const kindTable = table;
