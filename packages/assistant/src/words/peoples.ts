// Of whom a question is, in the words for peoples: who says "Nepali" says where they are from. Only of countries that no
// visa is prepared for here; "German" and "Japanese" are where somebody goes.

const lines = `
BD bangladeshi bangladesi বাংলাদেশি বাংলাদেশী বাংলাদেশিদের বাংলাদেশীদের بنغلاديشي
NP nepali nepalese nepalis নেপালি নেপালী
IN indian ভারতীয় هندي هنديه
PK pakistani পাকিস্তানি باكستاني باكستانيه
LK lankan srilankan
AF afghan afghani افغاني
MM burmese
BT bhutanese
NG nigerian naija
GH ghanaian ghanian
KE kenyan
UG ugandan
TZ tanzanian
RW rwandan
ET ethiopian habesha
ZW zimbabwean
ZM zambian
CM cameroonian
SN senegalese
EG egyptian مصري مصريه مصريين
SD sudanese سوداني سودانيه
SY syrian سوري سوريه سوريين
YE yemeni يمني يمنيه
IQ iraqi عراقي عراقيه
JO jordanian اردني اردنيه
PS palestinian فلسطيني فلسطينيه
LB lebanese لبناني لبنانيه
MA moroccan مغربي مغربيه
DZ algerian جزائري جزائريه
TN tunisian تونسي تونسيه
LY libyan ليبي ليبيه
IR iranian
VN vietnamese
ID indonesian
PH filipino filipina pinoy
KH cambodian
MN mongolian
UZ uzbek
KZ kazakh
CO colombian
PE peruvian
VE venezuelan
EC ecuadorian
BO bolivian
BR brazilian
MX mexican
`;

/** From a folded word for a people to the ISO code of its country. */
export const peoples: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...words] = line
        .normalize('NFKD')
        .replace(/[\u064b-\u065f]/g, '')
        .normalize('NFC')
        .split(' ');
      return words.map((word): [string, string] => [word, code]);
    }),
);
