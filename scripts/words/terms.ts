/**
 * Words beside the everyday list that a sentence may use: what an application, a computer or a test calls things. A student
 * meets them anyway, and Lantern's help explains them. Base forms, and names that are no words.
 */
const application = `abroad academic administrator admission admit adviser applicant application apply appointment arrival
award bachelor’s campus category centre certificate citizenship condition confirm confirmation course decision degree
deadline departure deposit diploma discussion doctoral doctorate document draft education embassy employer enrolled
entrance essay exam experience extracurricular faculty fee fund graduation grammar guardian hub institution interest
international interview laboratory letter licence lor master’s mentor ministry mock motivation national nationality official offer
panel paragraph passage passport permit phd placement portfolio postal postgraduate profile program programme project
proof proposal punctuation qualification qualify reapply receipt recommendation recommender referee refusal register
research residence result scholarship science secondary semester sibling sop specialty sponsor statement student
subject submission submit studienkolleg topic trait transcript tuition undergraduate university vault verify visa
volunteer waive waiver workspace`;
const money = `balance bank budget cost currency estimate eur finance financial funding instalment insurance lender loan
percent percentage profit rate surcharge total`;
const computer = `account anonymous app attach authenticator backup browser camera cancel cancelled character chat
checklist click code comment computer connection contact conversation cookie copy csv dashboard data database delete device
digit digital download edit editor email emails encrypted error export feedback file filter folder format google guest heic
html https image import info install iphone jpeg jpg json kb keyboard limit link list load log login lowercase mail mb
memory message microphone mute network notification offline ogg online option page password paste pdf phone photo png
preview print privacy profile reload rename replace reply request reset restore retry save scan screen script search
security server session setup sign-in signup site software sync tab text tick time-out token type unmute update upload uppercase url
user version video wav web webm webp website zip zone`;
const everyday = `active activity afford agree agreement available average avoid basic calculator calendar choose comma
compare comparison complete consider contain content continue correct country create current daily decide description
destination detail differ different difficulty effect emergency entry event evidence example exist expert expire famous
favourite final focus foundation future gap german germany goal impossible include information international invitation
label medium method minimum minute mode model modern month negative normal optional ordinary organisation original
overall passion perfect permission person personal phrase physics plan plural policy positive possible practice practise
practising prefer prepare preparation press previous private probable probably process professional progress prompt protect provide publish
purpose quick range reason recent recently record reject reminder required requirement responsible risk role rule
sample schedule section select sentence separate several shown similar situation skill social source special standard
start status step style successful suggest suggestion summary support target task technical test theme themselves
total training transport travel typed understood usual usually valid verb weekday whether within writer zero`;
const names = `adobe aegis ai bsc cambridge cv duolingo eca eu facebook freeotp gpa hsc ib ielts kcse lantern mit pte sat
scholarshiparc toefl ucas uk unipair wassce waec ssc id qr sms ms pin ug pg bd h s e min per`;

export const terms: ReadonlySet<string> = new Set(
  [application, money, computer, everyday, names].join(' ').split(/\s+/),
);
