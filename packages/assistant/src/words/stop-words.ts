// Words that say nothing of what a question is about.
import { languageWords } from './languages/all.ts';

const english = `a an the is are am was were be been being do does did done can could may might will would shall should must
  have has had having i me my mine we us our you your yours he she it its they them their this that these those there here
  what which who whom whose when where why how and or but if so of in on at to for from by with about into onto as than then
  also just please tell know want wants wanted like get gets got give gives give any some all much many more most very really
  let lets im ive dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt werent hasnt havent hadnt not no yes ok hi hello hey thanks thank explain show mean means happen happens happened
  exactly actually usually possible way ways thing things one ones going go make made take takes use used using
  question answer lantern app website page screen someone somebody people person student students apply applying s t re ve ll
  long often kind kinds sort look find need needs needed required require requires necessary study studying say says said
  able allowed it's i'm will'll whats abroad else other another still now today new good am't up out over per each every
  international foreign`;

const bangla = `পারেন পারবেন পারবে কয়টা কয়টি কতটা কতগুলো লেখা লিখতে নিয়ে যাওয়া নাই মনে ঢুকতে পারতেছি পারছি পারতেসি লাগবো দরকার হইবো কেমনে ক্যামনে কিভাবে কীভাবে শেষে কয় কয় দেয় দেয় দিলে দেব দেওয়া দেওয়া লাগছে বেশি কম হয়ে গেছে হয়েছে মাস সপ্তাহ দিনের বছরের টাকার পরে আগে পর সমস্যা কিছুই একবার আবার শুধু এখন এখনই তো যে যা ঠিক কিনা গুলো সময়ে বলে করলে থাকতে কাছ কাছে নেব নেবো নিব তুলে পাঠাব পাঠাতে দেখাতে দেখাব রাখতে রাখব গিয়ে হয়েছিল ছিলাম আছি পারবে পারবেন যেতে আসতে সপ্তাহে দিনে কি কী কে কার কাকে কোন কোনটা কোনটি কখন কবে কোথায় কেন কিভাবে কীভাবে কেমন কত কতটা কতটুকু আমি আমার আমাকে আমরা আমাদের আপনি আপনার
  তুমি তোমার এই এটা এটি সেই সেটা ওই ও এবং আর বা অথবা কিন্তু যদি তবে তাহলে জন্য থেকে দিয়ে সঙ্গে সাথে উপর মধ্যে হয় হবে হয়ে হলো আছে ছিল
  থাকে ছাত্র ছাত্রী শিক্ষার্থী শিক্ষার্থীর স্টুডেন্ট পার লাগছে লাগলে জানান জানি ভালো নাকি নাহলে কোনটা সহজ পর্যন্ত এর পাওয়া পেতে দিতে নিতে হলে হয়েছে গেছে গেলে প্লিজ ভাই সবচেয়ে শুরু এখনো থাকবে করব করবো করি করে করা করতে করার পারি পারব পারবো পারে যায় যাবে যাব লাগে লাগবে লাগব চাই চাইলে দরকার প্রয়োজন না নেই হ্যাঁ কিছু সব
  একটি একটা বলো বলুন জানতে দাও দিন কোনো দেশে দেশের বিদেশে পড়তে পড়াশোনা করছি পাব পাবো পাই`;

const arabic = `تبع تبعي للعرب للطلاب العرب مين يقدر تقدر ازاي شلون فين منين بكتبه بكتب ايه دي ده هاد هذا هيك شنو واش بدها بدهم بدو ياها بلاقي الاقي يجوز ياخد بياخد بتاخد بتاخذ تاخد وقت الوقت بياخذ مشان علشان كيفكم سنه سنتين سنوات شهر شهرين مشكله الثانويه مره تكون يكونون لازمه معي معاي هون هناك عم راح رح يعني وين امتي قديش اديش كيفني بقدر يقدر لسه برضو يلي حق بعدها قبلها كلها اول اخر مسموح بها به يسمح يسمحون فيها منها عليها عنه عنها تحتاج يحتاج محتاج بدون اسبوع بالاسبوع انا وانا وكم وهل ومتي وكيف طالبه الطالبه ما ماذا من متي اين كيف لماذا كم هل اي اية انا انت نحن هو هي هم هذا هذه ذلك تلك الذي التي في علي الي عن مع او و ثم لكن اذا
  ان لا لم لن ليس نعم كل بعض عند عندي لدي لي لك له يمكن يمكنني استطيع اريد احتاج يجب علي كان يكون تكون هناك هنا اجل حتي بعد قبل بين
  ايش شو وش ليش كيفيه لازم ضروري ضروريه عايز عاوز بدي ابغي ابي المطلوبه المطلوب مطلوب مطلوبه لازمه تستغرق ياخذ تاخذ سمحت ذلك قبل افضل احسن اسهل ايهما ام بس كمان ايضا حاليا الان عشان علشان اللي التقديم اقدر ينفع نفسي منهم يكون كنت صار شهاده شيء احصل افعل اعمل يلزم يلزمني للدراسة الدراسة دراسة الخارج طالب للطالب الطالب بلد`;

export const stopWords: ReadonlySet<string> = new Set(
  [english, bangla, arabic, ...languageWords.map(({ stopWords }) => stopWords)].join(' ').split(/\s+/),
);
