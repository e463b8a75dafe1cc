// What is said of lenders, by its English.

export const loanFactsBn: Readonly<Record<string, string>> = {
  features: 'সুবিধা',
  'Student file for payments abroad, which is an account and no loan; personal and secured loans beside it.':
    'বিদেশে টাকা পাঠানোর স্টুডেন্ট ফাইল, এটি একটি অ্যাকাউন্ট, ঋণ নয়; পাশাপাশি ব্যক্তিগত ও জামানতের ঋণ আছে।',
  'ask for the sanction letter and type its rate into the calculator':
    'ঋণ মঞ্জুরির চিঠি চান, আর তাতে লেখা হারটি হিসাবের ঘরে বসান',
  'Student file, and loans secured by deposits or salary.': 'স্টুডেন্ট ফাইল, আর আমানত বা বেতনের বিপরীতে ঋণ।',
  'Student file and education finance.': 'স্টুডেন্ট ফাইল ও শিক্ষার জন্য অর্থায়ন।',
  'Education loan, paid back over at most four years.': 'শিক্ষাঋণ, বড়জোর চার বছরে শোধ করতে হয়।',
  collateral: 'জামানত',
  'Guarantor or collateral.': 'জামিনদার বা জামানত।',
  'State-owned bank; ask a branch whether it lends for studies abroad.':
    'রাষ্ট্রায়ত্ত ব্যাংক; বিদেশে পড়ার জন্য ঋণ দেয় কি না, শাখায় জিজ্ঞেস করুন।',
  'Credit for studies; ask for terms abroad.': 'পড়াশোনার জন্য ঋণ; বিদেশের শর্ত জিজ্ঞেস করুন।',
  'Public credit for studies, with lines for postgraduate study abroad.':
    'পড়াশোনার জন্য সরকারি ঋণ, বিদেশে স্নাতকোত্তর পড়ার আলাদা ব্যবস্থা আছে।',
  'A co-debtor with a clean credit record.': 'একজন সহ-ঋণগ্রহীতা, যাঁর ঋণের ইতিহাস ভালো।',
  processing: 'আবেদন',
  'Applications in calls during the year.': 'বছরে নির্দিষ্ট সময়ে আবেদন নেওয়া হয়।',
  'Education finance for fees; ask whether a university abroad is accepted.':
    'ফি-র জন্য শিক্ষা অর্থায়ন; বিদেশের বিশ্ববিদ্যালয় চলে কি না জিজ্ঞেস করুন।',
  'Personal and education finance; ask for terms abroad.': 'ব্যক্তিগত ও শিক্ষা অর্থায়ন; বিদেশের শর্ত জিজ্ঞেস করুন।',
  'Personal loans against salary; ask for terms for studies abroad.':
    'বেতনের বিপরীতে ব্যক্তিগত ঋণ; বিদেশে পড়ার শর্ত জিজ্ঞেস করুন।',
  'For accredited institutions in Ghana: not for fees abroad.': 'ঘানার স্বীকৃত প্রতিষ্ঠানের জন্য: বিদেশের ফি-র জন্য নয়।',
  'Education loans for listed courses abroad, also before admission.': 'বিদেশের তালিকাভুক্ত কোর্সের জন্য শিক্ষাঋণ, ভর্তির আগেও।',
  'Education loans for courses abroad, with or without collateral.': 'বিদেশের কোর্সের জন্য শিক্ষাঋণ, জামানতসহ বা ছাড়া।',
  'Education loans with a family co-applicant.': 'পরিবারের একজনকে সহ-আবেদনকারী করে শিক্ষাঋণ।',
  'For listed institutions abroad on better terms.': 'বিদেশের তালিকাভুক্ত প্রতিষ্ঠানের জন্য ভালো শর্তে।',
  'Lends for education alone; formerly HDFC Credila.': 'শুধু শিক্ষার জন্য ঋণ দেয়; আগের নাম HDFC Credila।',
  'Secured and unsecured education loans.': 'জামানতসহ ও জামানত ছাড়া শিক্ষাঋণ।',
  'Without collateral for listed institutions; with it otherwise.': 'তালিকাভুক্ত প্রতিষ্ঠানে জামানত লাগে না; অন্যগুলোতে লাগে।',
  'Education loans for courses abroad.': 'বিদেশের কোর্সের জন্য শিক্ষাঋণ।',
  'Cooperative bank with education loans; ask for terms abroad.': 'সমবায় ব্যাংক, শিক্ষাঋণ দেয়; বিদেশের শর্ত জিজ্ঞেস করুন।',
  'Education loan for full-time courses abroad; interest rebate for paying during the course.':
    'বিদেশের পূর্ণকালীন কোর্সের জন্য শিক্ষাঋণ; কোর্স চলার সময় শোধ করলে সুদে ছাড়।',
  'at most': 'বড়জোর',
  'Usually above 7.5 lakh rupees; waived for some listed universities.':
    'সাধারণত ৭.৫ লাখ রুপির বেশি হলে; কিছু তালিকাভুক্ত বিশ্ববিদ্যালয়ের জন্য মাফ।',
  'State-owned bank with education loans for study abroad.': 'রাষ্ট্রায়ত্ত ব্যাংক, বিদেশে পড়ার জন্য শিক্ষাঋণ দেয়।',
  'Government portal: one form, sent to several banks.': 'সরকারি পোর্টাল: একটি ফরম কয়েকটি ব্যাংকে যায়।',
  'Follow the application on the portal.': 'পোর্টালে আবেদনের অগ্রগতি দেখুন।',
  'Personal and school-fee loans; ask for terms abroad.': 'ব্যক্তিগত ও স্কুল ফি-র ঋণ; বিদেশের শর্ত জিজ্ঞেস করুন।',
  'Mainly for study in Kenya and East Africa.': 'মূলত কেনিয়া ও পূর্ব আফ্রিকায় পড়ার জন্য।',
  'Savings cooperative: members borrow a multiple of their savings, also for fees.':
    'সঞ্চয় সমবায়: সদস্যরা সঞ্চয়ের কয়েক গুণ ঋণ নেন, ফি-র জন্যও।',
  'Savings and guarantors among members.': 'সদস্যদের সঞ্চয় ও জামিনদার।',
  'Trust of the Bank of Mexico: credit for postgraduate study in Mexico and abroad.':
    'মেক্সিকোর কেন্দ্রীয় ব্যাংকের তহবিল: মেক্সিকো ও বিদেশে স্নাতকোত্তর পড়ার ঋণ।',
  'A guarantor.': 'একজন জামিনদার।',
  'Applications in yearly calls.': 'প্রতি বছর নির্দিষ্ট সময়ে আবেদন।',
  'Foundation with credit-scholarships for postgraduate study abroad, paid back in part.':
    'বিদেশে স্নাতকোত্তর পড়ার ঋণ-বৃত্তি দেয় এমন ফাউন্ডেশন, আংশিক শোধ করতে হয়।',
  'Education loans for study abroad.': 'বিদেশে পড়ার জন্য শিক্ষাঋণ।',
  'Usually land or a house.': 'সাধারণত জমি বা বাড়ি।',
  'State-owned bank with education loans.': 'রাষ্ট্রায়ত্ত ব্যাংক, শিক্ষাঋণ দেয়।',
  'Personal loans and school-fee products; ask for terms abroad.':
    'ব্যক্তিগত ঋণ ও স্কুল ফি-র ব্যবস্থা; বিদেশের শর্ত জিজ্ঞেস করুন।',
  'School-fee finance; ask whether a university abroad is accepted.':
    'স্কুল ফি-র অর্থায়ন; বিদেশের বিশ্ববিদ্যালয় চলে কি না জিজ্ঞেস করুন।',
  'Runs the Student Loan Scheme, which is for listed universities in Pakistan.':
    'Student Loan Scheme চালায়, যা পাকিস্তানের তালিকাভুক্ত বিশ্ববিদ্যালয়ের জন্য।',
  'Personal loans; ask for terms for studies abroad.': 'ব্যক্তিগত ঋণ; বিদেশে পড়ার শর্ত জিজ্ঞেস করুন।',
  'State-owned bank; its study loans are for schools in the Philippines.':
    'রাষ্ট্রায়ত্ত ব্যাংক; এর শিক্ষাঋণ ফিলিপাইনের শিক্ষাপ্রতিষ্ঠানের জন্য।',
  'Loans for higher education, also abroad.': 'উচ্চশিক্ষার ঋণ, বিদেশের জন্যও।',
  'Education loans and a student file for payments abroad.': 'শিক্ষাঋণ ও বিদেশে টাকা পাঠানোর স্টুডেন্ট ফাইল।',
  'Grew out of thrift and credit cooperatives; education loans.': 'সঞ্চয় ও ঋণ সমবায় থেকে গড়ে উঠেছে; শিক্ষাঋণ দেয়।',
  'Loans for study abroad and proof of funds.': 'বিদেশে পড়ার ঋণ ও টাকার প্রমাণ।',
  'Usually property or savings.': 'সাধারণত সম্পত্তি বা সঞ্চয়।',
  'Loans for study abroad.': 'বিদেশে পড়ার ঋণ।',
  'For students of poorer families at schools in Vietnam.': 'ভিয়েতনামের শিক্ষাপ্রতিষ্ঠানে দরিদ্র পরিবারের শিক্ষার্থীদের জন্য।',
  'No co-signer; listed universities in the United States and Canada.':
    'সহ-স্বাক্ষরকারী লাগে না; যুক্তরাষ্ট্র ও কানাডার তালিকাভুক্ত বিশ্ববিদ্যালয়।',
  'None.': 'লাগে না।',
  'No co-signer; master’s courses at listed universities, for listed nationalities.':
    'সহ-স্বাক্ষরকারী লাগে না; তালিকাভুক্ত বিশ্ববিদ্যালয়ের মাস্টার্স, তালিকাভুক্ত নাগরিকত্বের জন্য।',
};
