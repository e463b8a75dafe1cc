// Different words for one thing, in English, Bangla and Arabic; those of other languages stand in languages/: the first of a line stands for all of them, in passages and in
// questions alike. So a question in Bangla finds a fact that is written in English.
import { languageWords } from './languages/all.ts';

const lines = `
fee fees cost costs price prices charge charges tariff tariffs frais costo precio expense expenses খরচ ফি মূল্য দাম رسوم الرسوم رسم تكلفه تكاليف التكاليف سعر
visa visas ভিসা ভিসায় ভিসাতে تاشيرتي فيزتي الفيزه فيزه ভিসা ভিসার تاشيره التاشيره تاشيرات فيزا الفيزا
permit পারমিট অনুমতি تصريح الاقامه اقامه
paper papers ডকুমেন্টস কাগজপত্রের পেপার পেপারস ورق الورق وثيقه document documents paperwork certificate certificates কাগজ কাগজপত্র নথি ডকুমেন্ট اوراق الاوراق مستند مستندات المستندات وثائق الوثائق
fund ব্যাংকে_টাকা مصاري فلوس فلوسي المصاري funds ফান্ড ফান্ডস মেইনটেন্যান্স money balance savings maintenance proof টাকা অর্থ তহবিল ব্যালেন্স مال المال اموال الاموال رصيد الرصيد
hour hours ঘণ্টা ঘন্টা ساعه ساعات
job jobs জব পার্ট-টাইম اشتغل شغل الشغل وظائف work works working parttime employment চাকরি কাজ পার্টটাইম عمل العمل وظيفه
stay remain থাকা থাকতে البقاء ابقي
graduation পাস ডিগ্রির graduate graduating poststudy স্নাতক التخرج تخرج
processing decision প্রসেস টাইম لتاخذ wait waiting duration প্রসেসিং সিদ্ধান্ত সময় معالجه المعالجه قرار القرار انتظار مده المده
bank banks account accounts ব্যাংক ব্যাংকে অ্যাকাউন্ট একাউন্ট হিসাব بنك البنك حساب حسابا بنكي
blocked sperrkonto ব্লকড ব্লক مغلق المغلق محظور
insurance assurance seguro mutuelle ইনস্যুরেন্স বিমা বীমা ইন্স্যুরেন্স تامين التامين
health medical স্বাস্থ্য চিকিৎসা মেডিকেল صحي الصحي طبي
doctor gp physician ডাক্তার ডাক্তারের طبيب الطبيب
tuberculosis tb টিবি যক্ষা درن الدرن سل যক্ষ্মা السل
biometrics fingerprint fingerprints বায়োমেট্রিক আঙুল بصمه بصمات البصمات
photo photos photograph photographs picture pictures ছবি صوره صور الصور
passport passports পাসপোর্ট পাসপোর্টের جواز الجواز
expire expires ভ্যালিড বৈধ expiry valid validity expired মেয়াদ মেয়াদ صلاحيه صالح صالحه تنتهي انتهاء
interview interviews ইন্টারভিউ ইন্টারভিউয়ের ইন্টারভিউর ইন্টারভিউতে সাক্ষাৎকার مقابله المقابله مقابلات
practise প্র্যাকটিস প্রাকটিস exercise practice practising practicing mock rehearse অনুশীলন মক تدرب اتدرب تجريبيه التدرب
appointment appointments rendezvous অ্যাপয়েন্টমেন্ট موعد الموعد مواعيد
scholarship bourse bourses beca becas beasiswa بعثه البعثه স্কলারশিপে scholarships স্কলারশিপের bursary bursaries grant grants funding fellowship fellowships stipendium বৃত্তি স্কলারশিপ বৃত্তির منحه المنحه منح المنح
loan loans lender lenders borrow borrowing ঋণ লোন ঋণের قرض القرض قروض القروض
calculate calculator calculation emi instalment installment monthly হিসাব ক্যালকুলেটর কিস্তি احسب حاسبه قسط القسط
interest rate rates সুদ হার فائده الفائده
collateral security mortgage জামানত ضمان الضمان
university universities ইউনিভার্সিটি ভার্সিটি uni college colleges institution বিশ্ববিদ্যালয় বিশ্ববিদ্যালয় বিশ্ববিদ্যালয়ে جامعه الجامعه جامعات
master masters msc ma mba postgraduate postgrad pg স্নাতকোত্তর মাস্টার্স ماجستير الماجستير
bachelor bachelors undergraduate undergrad ug bsc ব্যাচেলর بكالوريوس البكالوريوس
doctorate phd doctoral পিএইচডি دكتوراه الدكتوراه
ielts ielt আইইএলটিএস الايلتس ايلتس
toefl টোফেল التوفل توفل
duolingo det ডুওলিঙ্গো دولينجو
pte পিটিই
sat স্যাট
gre জিআরই
gmat জিম্যাট
test tests exam exams examination পরীক্ষা পরীক্ষার টেস্ট اختبار الاختبار اختبارات امتحان
score scores result results band bands marks mark points স্কোর ফল ব্যান্ড নম্বর نتيجه نتائج درجه الدرجه درجات
section sections part parts component components subscore subscores বিভাগ অংশ اقسام قسم
maximum max highest range scale minimum lowest সর্বোচ্চ সর্বনিম্ন স্কেল اعلي ادني مدي سلم
grade marksheet marksheets মার্কশিট grades gpa cgpa transcript transcripts গ্রেড জিপিএ ট্রান্সক্রিপ্ট درجاتي معدل المعدل
essay essays sop statement রচনা এসে রচনার مقال مقالي المقال مقالات
word শব্দে শব্দসংখ্যা words শব্দসীমা শব্দের শব্দ كلمه كلمات
limit limits length সীমা حد الحد
delete deleted remove removed erase erased lost lose restore recover undo মুছে মুছেছি মোছা হারিয়ে حذف حذفت احذف ضاع فقدت استعاده
save saved keep kept saves সংরক্ষণ সেভ حفظ محفوظ يحفظ
offline internet connection network wifi disconnected অফলাইন ইন্টারনেট সংযোগ নেটওয়ার্ক انترنت الانترنت اتصال شبكه الشبكه
password পাসওয়ার্ড পাসওয়ার্ডে كلمه_المرور المرور
forget ضيعت ضيعته بنسي نسيته forgot forgotten ভুলে ভুলেছি نسيت
email mail address ইমেইল মেইল بريد البريد ايميل
account_safety secure security safe safer safety twofactor 2fa নিরাপদ নিরাপত্তা امان الامان امن
share shared sharing send শেয়ার পাঠাব مشاركه اشارك ارسل ارسال
upload uploads uploading আপলোড رفع ارفع تحميل
download downloads export print printing ডাউনলোড ছাপাব ছাপা প্রিন্ট تنزيل انزل طباعه اطبع
language languages bangla arabic ভাষা لغه اللغه لغات
colour mod الليلي ليلي داكن الداكن مظلم color colours colors theme dark রং ألوان الوان
privacy يقرا يشوف يطلع يقراها private see sees read reads দেখতে গোপন خصوصيه يري يرى
free cost_lantern বিনামূল্যে مجانا مجاني
arrive arrival arriving arrived landing পৌঁছানো পৌঁছে الوصول وصول وصلت
emergency accident ambulance fire জরুরি দুর্ঘটনা অ্যাম্বুলেন্স طوارئ الطوارئ الاسعاف حادث
police পুলিশ الشرطه شرطه
phone_number sim mobile cellphone সিম মোবাইল شريحه هاتف الهاتف
transport bus train trains buses metro travel যাতায়াত বাস ট্রেন পরিবহন مواصلات نقل حافله قطار
register registration registering inscribe inscription anmeldung নিবন্ধন রেজিস্ট্রেশন تسجيل اسجل
rent logement سكن hostel room rooms housing accommodation apartment flat dormitory dorm halls hall ভাড়া ঘর রুম বাসা ايجار غرفه سكن السكن
deposit জামানতের عربون تامين_السكن
activity অ্যাক্টিভিটি এক্টিভিটি activities hobbies chores extracurricular eca ecas hobby hobbies কার্যক্রম কার্যকলাপ نشاط انشطه الانشطه
refuse deny denied rejeter রিফিউজড مرفوضه refused denial রিফিউজ রিজেক্ট রিজেক্টেড প্রত্যাখ্যাত رفض الرفض رفضوا ترفض refusal rejected rejection reject refusals প্রত্যাখ্যান বাতিল رفضت رفض_التاشيره مرفوض
family spouse dependant dependants dependent dependents wife husband children পরিবার স্ত্রী زوجه زوجي عائله العائله
plan planning planner পরিকল্পনা خطه الخطه اخطط
checklist list তালিকা قائمه القائمه
step steps timeline ধাপ خطوات خطوه
number numbers নম্বরগুলো رقم ارقام
device devices phone computer laptop যন্ত্র ফোন কম্পিউটার جهاز اجهزه
version versions older সংস্করণ نسخه نسخ
person human talk speak contact support helpdesk যোগাযোগ মানুষ সাহায্য تواصل اتواصل شخص دعم الدعم
data megabytes mb ডেটা ডাটা بيانات البيانات
gap gaps فجوه فراغ انقطاع gaps গ্যাপ বিরতি فجوه فجوات
sponsor sponsors sponsored origin পৃষ্ঠপোষক كفيل ممول
tuition টিউশন
form forms ফর্ম ফরম استماره نموذج
recommendation lor lors recommendations recommender recommenders recommend referee referees reference সুপারিশপত্র সুপারিশপত্রের সুপারিশ রেকমেন্ডেশন توصيه التوصيه
compare comparison difference পার্থক্য তুলনা فرق الفرق الفروق
apply application applying admission ভর্তি আবেদন আবেদনের اقدم قدم القبول قبول
waiver waive waived exempt exemption মওকুফ মাফ اعفاء الاعفاء
mention disclose declare اذكر ذكر
currency exchange মুদ্রা عمله العمله
tie ties
chevening চিভেনিং চিভনিং শেভেনিং تشيفنينج تشيفينينج شيفنينج تشيفننج تشيفنينغ تشيفينينغ شيفنينغ شيفننج
fulbright ফুলব্রাইট فولبرايت
erasmus ইরাসমাস এরাসমাস ايراسموس اراسموس
daad ডাড داد
commonwealth কমনওয়েলথ কমনওয়েলথ الكومنولث
conditional conditions শর্তসাপেক্ষ مشروط مشروطه
change changed বদলাতে বদলাব বদলাবো পরিবর্তন تغيير اغير غيرت
government সরকারি সরকার حكومه الحكومه حكومي حكوميه
`;

/** From each word, normalized, to the one that stands for it. */
export const synonyms: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.trim().split(/\s+/);
      return others.map((other): [string, string] => [other, first]);
    })
    .concat(
      languageWords.flatMap(({ synonyms: own }) =>
        Object.entries(own).flatMap(([first, others]) =>
          others.split(' ').map((other): [string, string] => [other, first]),
        ),
      ),
    ),
);
