// English words in Devanagari, Bangla and Arabic letters: half of what students type in Hindi is one of them. Only those that the
// groups and synonyms do not have.

const lines = `
marks: मार्क्स मार्क মার্কস মার্ক
master: एमबीए मास्टर्स मास्टर এমবিএ মাস্টার্স ماستر
bachelor: बैचलर बैचलर्स ব্যাচেলর بكالوريوس
registration: रजिस्ट्रेशन রেজিস্ট্রেশন
experience: एक्सपीरियंस অভিজ্ঞতা এক্সপেরিয়েন্স
intake: इनटेक ইনটেক انتيك
semester: सेमेस्टर সেমিস্টার سمستر
course: कोर्स কোর্স كورس
credit: क्रेडिट ক্রেডিট كريديت
spouse: स्पाउस স্পাউস
dependent: डिपेंडेंट ডিপেন্ডেন্ট
property: प्रॉपर्टी প্রপার্টি
savings: सेविंग सेविंग्स সেভিংস
sponsor: स्पॉन्सर स्पांसर سبونسر
appointment: अपॉइंटमेंट অ্যাপয়েন্টমেন্ট ابوينتمنت
slot: स्लॉट স্লট
refused: रिफ्यूज रिजेक्शन রিজেকশন ريفيوز
defer: डेफर ডিফার
waitlist: वेटलिस्ट ওয়েটলিস্ট
phd: पीएचडी পিএইচডি
foundation: फाउंडेशन ফাউন্ডেশন فاونديشن
medical: मेडिकल
biometric: बायोमेट्रिक বায়োমেট্রিক
deposit: डिपॉजिट ডিপোজিট ديبوزيت
internship: इंटर्नशिप ইন্টার্নশিপ انترنشيب
login: लॉगिन লগইন
grade: ग्रेड গ্রেড
percent: परसेंट প্রতিশত পার্সেন্ট
band: बैंड ব্যান্ড باند
listening: लिसनिंग লিসেনিং ليسننج
reading: रीडिंग রিডিং ريدنج
writing: राइटिंग রাইটিং رايتنج
speaking: स्पीकिंग স্পিকিং سبيكنج
retake: रीटेक রিটেক ريتيك
valid: वैलिड ভ্যালিড
expire: एक्सपायर এক্সপায়ার
drop: ड्रॉप ড্রপ
subject: सब्जेक्ट সাবজেক্ট
provisional: प्रोविजनल প্রভিশনাল
notary: नोटरी নোটারি
attested: अटेस्टेशन अटेस्ट অ্যাটেস্টেশন অ্যাটেস্ট
translation: ट्रांसलेशन ট্রান্সলেশন
immigration: इमिग्रेशन ইমিগ্রেশন
luggage: लगेज बैगेज লাগেজ ব্যাগেজ
version: वर्जन ভার্সন
draft: ड्राफ्ट ড্রাফট درافت
deadline: ديدلاين
offer: اوفر
application: ابلكيشن
password: باسورد باسوورد
proposal: प्रपोजल প্রপোজাল بروبوزل
publication: पब्लिकेशन পাবলিকেশন
supervisor: सुपरवाइजर
assistantship: असिस्टेंटशिप অ্যাসিস্ট্যান্টশিপ
transfer: ট্রান্সফার
collateral: कोलेटरल কোলেটারেল
waiver: वेवर ওয়েভার ওয়েভার
accommodation: अकोमोडेशन একোমোডেশন
consent: कंसेंट কনসেন্ট
birth: जन्म জন্ম
`;

/** From a word in another script to the English one. */
export const loanWords: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => [word, [english]] as const);
    }),
);
