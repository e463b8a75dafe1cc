// What the facts of the first days say, by their English.

export const arrivalFactsBn: Readonly<Record<string, string>> = {
  '911 for police, fire and ambulance. 988 for a crisis of the mind, by call or text.':
    '911: পুলিশ, ফায়ার সার্ভিস ও অ্যাম্বুলেন্স। 988: মানসিক সংকটে, কল বা মেসেজ।',
  'Report to the international office, which registers you in SEVIS, within 30 days of the programme start; tell it each new address within ten days.':
    'প্রোগ্রাম শুরুর ৩০ দিনের মধ্যে আন্তর্জাতিক অফিসে জানান, তারা আপনাকে SEVIS-এ নথিভুক্ত করে; প্রতিটি নতুন ঠিকানা দশ দিনের মধ্যে জানান।',
  'Prepaid plans need no social security number. Take an unlocked phone along.':
    'প্রিপেইড প্ল্যানে সোশ্যাল সিকিউরিটি নম্বর লাগে না। আনলক করা ফোন সঙ্গে নিন।',
  'Many banks open student accounts with passport, I-20 and a US address, without a social security number.':
    'অনেক ব্যাংক পাসপোর্ট, I-20 আর যুক্তরাষ্ট্রের একটি ঠিকানা দিয়ে, সোশ্যাল সিকিউরিটি নম্বর ছাড়াই শিক্ষার্থীর অ্যাকাউন্ট খোলে।',
  'Outside large cities buses are few: look at the way between campus, room and shop before you sign.':
    'বড় শহরের বাইরে বাস কম: চুক্তি সই করার আগে ক্যাম্পাস, ঘর ও দোকানের পথ দেখে নিন।',
  '999 or 112 for police, fire and ambulance. 111 for medical advice, 101 for the police when it is not urgent.':
    '999 বা 112: পুলিশ, ফায়ার সার্ভিস ও অ্যাম্বুলেন্স। 111: চিকিৎসার পরামর্শ, 101: জরুরি না হলে পুলিশ।',
  'Set up your eVisa account before you travel. Some nationalities no longer register with the police; read your decision letter.':
    'রওনা হওয়ার আগে eVisa অ্যাকাউন্ট খুলুন। কিছু নাগরিকত্বের আর পুলিশের কাছে নিবন্ধন লাগে না; সিদ্ধান্তের চিঠিটি পড়ুন।',
  'Prepaid SIMs are sold without a contract and without an address.': 'চুক্তি ও ঠিকানা ছাড়াই প্রিপেইড সিম কেনা যায়।',
  'Ask the university for a bank letter with your term address; app banks are the quickest.':
    'বিশ্ববিদ্যালয়ের কাছে আপনার পড়ার সময়ের ঠিকানাসহ ব্যাংকের জন্য একটি চিঠি চান; অ্যাপের ব্যাংকে সবচেয়ে দ্রুত হয়।',
  'The 16-25 Railcard takes a third off trains; in London the Student Oyster card takes about a third off passes.':
    '16-25 Railcard-এ ট্রেনের ভাড়া এক-তৃতীয়াংশ কমে; লন্ডনে Student Oyster কার্ডে পাসের দাম প্রায় এক-তৃতীয়াংশ কমে।',
  '911 for police, fire and ambulance. 988 for a crisis of the mind.':
    '911: পুলিশ, ফায়ার সার্ভিস ও অ্যাম্বুলেন্স। 988: মানসিক সংকটে।',
  'The officer at the border gives you the study permit: check dates and conditions before you leave the desk. Apply for provincial health cover where students have it.':
    'সীমান্তের কর্মকর্তা আপনাকে পড়ার অনুমতিপত্র দেন: ডেস্ক ছাড়ার আগে তারিখ ও শর্ত দেখে নিন। যেখানে শিক্ষার্থীরা পান, সেখানে প্রদেশের স্বাস্থ্যসেবার আবেদন করুন।',
  'Plans are dear: compare the small brands of the large networks.':
    'প্ল্যানের দাম বেশি: বড় নেটওয়ার্কের ছোট ব্র্যান্ডগুলো তুলনা করুন।',
  'Large banks have newcomer accounts; a GIC bank opens the account before you arrive.':
    'বড় ব্যাংকে নতুন আসাদের জন্য অ্যাকাউন্ট আছে; GIC ব্যাংক আপনি পৌঁছানোর আগেই অ্যাকাউন্ট খোলে।',
  'Many universities include a bus pass (U-Pass) in the fees.': 'অনেক বিশ্ববিদ্যালয়ের ফি-তে বাসের পাস (U-Pass) ধরা থাকে।',
  '000 for police, fire and ambulance; 112 from a mobile.': '000: পুলিশ, ফায়ার সার্ভিস ও অ্যাম্বুলেন্স; মোবাইল থেকে 112।',
  'Tell the university your address within seven days of arriving, and each new one.':
    'পৌঁছানোর সাত দিনের মধ্যে বিশ্ববিদ্যালয়কে ঠিকানা জানান, পরে প্রতিটি নতুন ঠিকানাও।',
  'Prepaid SIMs are activated with the passport.': 'পাসপোর্ট দিয়ে প্রিপেইড সিম চালু করা হয়।',
  'Accounts can be opened online before arriving and are activated at a branch with the passport.':
    'পৌঁছানোর আগে অনলাইনে অ্যাকাউন্ট খোলা যায়, পরে পাসপোর্ট নিয়ে শাখায় গিয়ে চালু করতে হয়।',
  'Student fares differ by state: some give none to international students.':
    'শিক্ষার্থীর ভাড়া রাজ্যভেদে আলাদা: কিছু রাজ্য আন্তর্জাতিক শিক্ষার্থীদের ছাড় দেয় না।',
  '112 for fire and ambulance, 110 for the police. 116117 for a doctor at night.':
    '112: ফায়ার সার্ভিস ও অ্যাম্বুলেন্স, 110: পুলিশ। 116117: রাতে ডাক্তার।',
  'Register the address at the citizens’ office (Anmeldung) within two weeks of moving in; then ask the immigration office for the residence permit.':
    'ওঠার দুই সপ্তাহের মধ্যে নাগরিক অফিসে ঠিকানা নিবন্ধন করুন (Anmeldung); তারপর অভিবাসন অফিসে বসবাসের অনুমতি চান।',
  'SIM cards are activated with the passport, by video or at a post office.': 'পাসপোর্ট দিয়ে সিম চালু হয়, ভিডিওতে বা ডাকঘরে।',
  'The blocked account pays out monthly into an ordinary account, which asks for the Anmeldung.':
    'ব্লকড অ্যাকাউন্ট থেকে প্রতি মাসে একটি সাধারণ অ্যাকাউন্টে টাকা আসে, যার জন্য Anmeldung লাগে।',
  'The semester ticket comes with the semester contribution at most universities.':
    'বেশির ভাগ বিশ্ববিদ্যালয়ে সেমিস্টারের ফি-র সঙ্গেই সেমিস্টার টিকিট থাকে।',
  '112 for everything, 15 ambulance, 17 police, 18 fire; 114 by text.':
    '112: সবকিছুর জন্য, 15 অ্যাম্বুলেন্স, 17 পুলিশ, 18 ফায়ার সার্ভিস; 114: মেসেজে।',
  'Validate the visa online within three months of arriving, and register with the health insurance.':
    'পৌঁছানোর তিন মাসের মধ্যে অনলাইনে ভিসা নথিভুক্ত করুন, আর স্বাস্থ্যবিমায় নাম লেখান।',
  'Plans without a contract are cheap; they ask for a bank account in euros.':
    'চুক্তি ছাড়া প্ল্যান সস্তা; তারা ইউরোর একটি ব্যাংক অ্যাকাউন্ট চায়।',
  'You have a right to an account: the central bank names a bank when one refuses.':
    'অ্যাকাউন্ট পাওয়া আপনার অধিকার: কোনো ব্যাংক না দিলে কেন্দ্রীয় ব্যাংক একটি ব্যাংকের নাম দেয়।',
  'Young people’s passes: in Paris the Imagine R card for those under 26.':
    'তরুণদের পাস: প্যারিসে ২৬ বছরের কম বয়সীদের জন্য Imagine R কার্ড।',
  '112 for everything; 0900-8844 for the police when it is not urgent.': '112: সবকিছুর জন্য; 0900-8844: জরুরি না হলে পুলিশ।',
  'Register at the town hall within five days of arriving: it gives the citizen number (BSN).':
    'পৌঁছানোর পাঁচ দিনের মধ্যে পৌরসভায় নিবন্ধন করুন: তারা নাগরিক নম্বর (BSN) দেয়।',
  'Prepaid SIMs are sold in supermarkets.': 'সুপারমার্কেটে প্রিপেইড সিম পাওয়া যায়।',
  'Banks ask for the BSN within some weeks; some open the account before it.':
    'ব্যাংক কয়েক সপ্তাহের মধ্যে BSN চায়; কেউ কেউ তার আগেই অ্যাকাউন্ট খোলে।',
  'A second-hand bicycle and two locks; a personal OV-chipkaart for trains.':
    'একটি পুরোনো সাইকেল আর দুটি তালা; ট্রেনের জন্য নিজের OV-chipkaart।',
  '995 for fire and ambulance, 999 for the police.': '995: ফায়ার সার্ভিস ও অ্যাম্বুলেন্স, 999: পুলিশ।',
  'Finish the formalities of the Student’s Pass, with the medical report, in the time that your approval letter names.':
    'অনুমোদনের চিঠিতে যে সময় লেখা, তার মধ্যে স্বাস্থ্য পরীক্ষার রিপোর্ট দিয়ে Student’s Pass-এর কাজ শেষ করুন।',
  'Prepaid SIMs are sold with the passport at the airport and in shops.':
    'পাসপোর্ট দিয়ে বিমানবন্দরে ও দোকানে প্রিপেইড সিম কেনা যায়।',
  'Banks ask for passport, Student’s Pass and a letter of the school.':
    'ব্যাংক পাসপোর্ট, Student’s Pass আর শিক্ষাপ্রতিষ্ঠানের একটি চিঠি চায়।',
  'Students of some institutions get the concession card; others pay adult fares.':
    'কিছু প্রতিষ্ঠানের শিক্ষার্থীরা ছাড়ের কার্ড পান; অন্যরা বড়দের ভাড়া দেন।',
  '112 or 999 for everything.': '112 বা 999: সবকিছুর জন্য।',
  'Register your immigration permission (IRP) before the date stamped at the border, at most 90 days.':
    'সীমান্তে যে তারিখের সিল পড়েছে তার আগে, বড়জোর ৯০ দিনে, অভিবাসন অনুমতি (IRP) নিবন্ধন করুন।',
  'Prepaid SIMs are sold without papers.': 'কাগজপত্র ছাড়াই প্রিপেইড সিম কেনা যায়।',
  'Banks ask for a letter of the college with your Irish address.': 'ব্যাংক আপনার আয়ারল্যান্ডের ঠিকানাসহ কলেজের একটি চিঠি চায়।',
  'The Student Leap Card gives lower fares.': 'Student Leap Card-এ ভাড়া কম লাগে।',
  '112 for everything.': '112: সবকিছুর জন্য।',
  'Ask for the residence permit at a post office within eight working days; get the tax code (codice fiscale) first.':
    'আট কর্মদিবসের মধ্যে ডাকঘরে বসবাসের অনুমতি চান; তার আগে কর নম্বর (codice fiscale) নিন।',
  'A SIM asks for the passport and often for the codice fiscale.': 'সিমের জন্য পাসপোর্ট লাগে, প্রায়ই codice fiscale-ও।',
  'A basic account asks for passport, codice fiscale and proof of enrolment.':
    'সাধারণ অ্যাকাউন্টের জন্য পাসপোর্ট, codice fiscale ও ভর্তির প্রমাণ লাগে।',
  'Stamp paper tickets before boarding; students get passes in most cities.':
    'ওঠার আগে কাগজের টিকিটে সিল দিন; বেশির ভাগ শহরে শিক্ষার্থীরা পাস পান।',
  '119 for fire and ambulance, 110 for the police.': '119: ফায়ার সার্ভিস ও অ্যাম্বুলেন্স, 110: পুলিশ।',
  'Register the address at the town office within 14 days and join the national health insurance there.':
    '১৪ দিনের মধ্যে পৌর অফিসে ঠিকানা নিবন্ধন করুন, সেখানেই জাতীয় স্বাস্থ্যবিমায় যোগ দিন।',
  'Data SIMs at the airport; a number with voice asks for the residence card.':
    'বিমানবন্দরে ডেটা সিম পাওয়া যায়; কথা বলার নম্বরের জন্য রেসিডেন্স কার্ড লাগে।',
  'In the first six months the Japan Post Bank is usually the one that opens an account.':
    'প্রথম ছয় মাসে সাধারণত Japan Post Bank অ্যাকাউন্ট খোলে।',
  'Commuter passes for students need a certificate of the school.': 'শিক্ষার্থীর যাতায়াত পাসের জন্য শিক্ষাপ্রতিষ্ঠানের সনদ লাগে।',
  '999 for everything; 112 from a mobile.': '999: সবকিছুর জন্য; মোবাইল থেকে 112।',
  'Health check within seven working days, then the passport goes to the university for the Student Pass sticker.':
    'সাত কর্মদিবসের মধ্যে স্বাস্থ্য পরীক্ষা করান, তারপর Student Pass স্টিকারের জন্য পাসপোর্ট বিশ্ববিদ্যালয়ে দিন।',
  'Prepaid SIMs are registered with the passport.': 'পাসপোর্ট দিয়ে প্রিপেইড সিম নিবন্ধন করা হয়।',
  'Banks ask for the Student Pass and a letter of the university.': 'ব্যাংক Student Pass আর বিশ্ববিদ্যালয়ের একটি চিঠি চায়।',
  'Ride apps are cheap; trains have passes for students in the Klang Valley.':
    'অ্যাপের গাড়ি সস্তা; ক্লাং ভ্যালির ট্রেনে শিক্ষার্থীদের পাস আছে।',
  '111 for police, fire and ambulance; 105 for the police when it is not urgent.':
    '111: পুলিশ, ফায়ার সার্ভিস ও অ্যাম্বুলেন্স; 105: জরুরি না হলে পুলিশ।',
  'Nothing to register at an office: read the conditions of the visa and tell the university your address.':
    'কোনো অফিসে নিবন্ধন লাগে না: ভিসার শর্ত পড়ুন আর বিশ্ববিদ্যালয়কে ঠিকানা জানান।',
  'Prepaid SIMs are sold at the airport and in supermarkets.': 'বিমানবন্দরে ও সুপারমার্কেটে প্রিপেইড সিম পাওয়া যায়।',
  'An account can be asked for from abroad and is activated with the passport.':
    'বিদেশ থেকে অ্যাকাউন্টের আবেদন করা যায়, পাসপোর্ট দেখিয়ে চালু করতে হয়।',
  'Each region has its own card with tertiary fares.': 'প্রতি অঞ্চলের নিজের কার্ড আছে, উচ্চশিক্ষার শিক্ষার্থীর ভাড়াসহ।',
  '112 for everything; 1177 for medical advice.': '112: সবকিছুর জন্য; 1177: চিকিৎসার পরামর্শ।',
  'For stays of a year or more, register with the Tax Agency to get the personal number.':
    'এক বছর বা তার বেশি থাকলে ব্যক্তিগত নম্বর পেতে কর অফিসে (Tax Agency) নিবন্ধন করুন।',
  'Prepaid SIMs are registered with a passport.': 'পাসপোর্ট দেখিয়ে প্রিপেইড সিম নিবন্ধন করা হয়।',
  'Without the personal number a basic account is possible, but slow.':
    'ব্যক্তিগত নম্বর ছাড়া সাধারণ অ্যাকাউন্ট হতে পারে, তবে সময় লাগে।',
  'The student card gives lower fares on most city and long-distance lines.':
    'শিক্ষার্থীর কার্ডে বেশির ভাগ শহর ও দূরপাল্লার পথে ভাড়া কম।',
};
