/**
 * Small words of other languages as students write them in Latin letters, none of them an English word or a common name. A
 * dish, a festival or a title ("jollof", "Eid", "dai") is not among them.
 */
export const OTHER_LANGUAGES: ReadonlySet<string> = new Set(
  // Bangla
  `ami amar amake tumi tomar apni apnar amra amader tara tader ekta ekjon onek kintu karon jonno theke korte kore korbo korchi korsi korlam
chai chaichi hobe hoye holo ache achhe asi bolse boleche bolte porte portam porbo porchi jabo giye giyechi desher deshe desh bhalo khub tai
jodi kichu kothay keno kivabe shob shobai nai nei eta oita oikhane ekhane ekhon tokhon taka-pisa bari poira jonne
mujhe mera meri mere humein hamara hamari hum main aap aapka unka uska iska hai hain tha thi hoga hogi raha rahi rahe karna karta karti
karke kiya kiye nahi nahin kyunki kyun kya kaise bahut bohot accha acha aur lekin magar mein ko ka ki ke se par tak bhi sirf yeh woh
waha wahan yahan padhna padhai padh chahta chahti chahiye jaana jaanta jata jati sakta sakti koi kuch abhi phir
yo soy eres somos pero porque muy mucho mucha gusta quiero tengo tiene hace hacer nadie sabe desde hasta tambien también ahora
siempre nunca donde cuando como ella ellos nosotros mi los las una unos por para con del y es está esta estudiar trabajo
je suis nous vous ils elle mais parce que très tres avec pour dans sur mon ma mes une des les est sont était etait j'ai c'est
eu sou não nao mas porque muito minha meu com para uma também quero tenho estudar
saya aku kamu dan yang untuk dengan karena tidak ingin sudah belum akan bisa adalah di ke dari itu ini sangat banyak belajar
mimi ni wewe sisi kwa sababu lakini sana nataka ninataka yangu wangu kusoma kazi nina hapa huko
ana enta enti ehna mish mesh lakin bas 3ashan 3shan 3ala ma3a kteer kathir awi 7abit bidi bdi 3andi
ben bir çok cok ama için icin ve bu çünkü cunku istiyorum gibi daha okumak değil degil
men juda lekin uchun bilan kerak
ako ikaw kami tayo kasi gusto ko mga ang ng hindi naman talaga dahil
toi tôi muốn và của không vì học`
    .split(/\s+/)
    .filter(Boolean),
);

/** Those that an English answer, a name or a typing slip may hold: they count only beside others. */
export const DOUBTFUL: ReadonlySet<string> = new Set(
  'main par tha men ben ana sur com con mi me es y ma mon par ni bas bu ve ka ki ke ko se tara hum para una del des les dan di ini dari ama as bari nei tai como how toi ng ang par hai asi main mas y'.split(
    ' ',
  ),
);
