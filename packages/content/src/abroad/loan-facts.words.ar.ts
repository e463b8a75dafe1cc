// What is said of lenders, by its English.

export const loanFactsAr: Readonly<Record<string, string>> = {
  features: 'المزايا',
  'Student file for payments abroad, which is an account and no loan; personal and secured loans beside it.':
    'ملف طالب للمدفوعات إلى الخارج، وهو حساب وليس قرضًا؛ وإلى جانبه قروض شخصية وقروض بضمان.',
  'ask for the sanction letter and type its rate into the calculator':
    'اطلب خطاب الموافقة على القرض واكتب نسبته في الحاسبة',
  'Student file, and loans secured by deposits or salary.': 'ملف طالب، وقروض بضمان الودائع أو الراتب.',
  'Student file and education finance.': 'ملف طالب وتمويل للتعليم.',
  'Education loan, paid back over at most four years.': 'قرض تعليمي يُسدَّد في أربع سنوات كحد أقصى.',
  collateral: 'الضمان',
  'Guarantor or collateral.': 'كفيل أو ضمان.',
  'State-owned bank; ask a branch whether it lends for studies abroad.':
    'بنك حكومي؛ اسأل أحد فروعه هل يقرض للدراسة في الخارج.',
  'Credit for studies; ask for terms abroad.': 'قرض للدراسة؛ اسأل عن شروط الدراسة في الخارج.',
  'Public credit for studies, with lines for postgraduate study abroad.':
    'قرض حكومي للدراسة، وفيه خطوط للدراسات العليا في الخارج.',
  'A co-debtor with a clean credit record.': 'مدين مشارك سجله الائتماني نظيف.',
  processing: 'تقديم الطلب',
  'Applications in calls during the year.': 'تُقبل الطلبات في دورات خلال السنة.',
  'Education finance for fees; ask whether a university abroad is accepted.':
    'تمويل تعليمي للرسوم؛ اسأل هل تُقبل جامعة في الخارج.',
  'Personal and education finance; ask for terms abroad.': 'تمويل شخصي وتعليمي؛ اسأل عن شروط الدراسة في الخارج.',
  'Personal loans against salary; ask for terms for studies abroad.':
    'قروض شخصية بضمان الراتب؛ اسأل عن شروط الدراسة في الخارج.',
  'For accredited institutions in Ghana: not for fees abroad.': 'للمؤسسات المعتمدة في غانا: لا لرسوم الخارج.',
  'Education loans for listed courses abroad, also before admission.':
    'قروض تعليمية لبرامج في القائمة في الخارج، وقبل القبول أيضًا.',
  'Education loans for courses abroad, with or without collateral.': 'قروض تعليمية لبرامج في الخارج، بضمان أو من غيره.',
  'Education loans with a family co-applicant.': 'قروض تعليمية مع فرد من العائلة يتقدم معك.',
  'For listed institutions abroad on better terms.': 'بشروط أفضل للمؤسسات التي في القائمة في الخارج.',
  'Lends for education alone; formerly HDFC Credila.': 'تقرض للتعليم وحده؛ اسمها السابق HDFC Credila.',
  'Secured and unsecured education loans.': 'قروض تعليمية بضمان ومن غيره.',
  'Without collateral for listed institutions; with it otherwise.':
    'من غير ضمان للمؤسسات التي في القائمة؛ وبضمان لغيرها.',
  'Education loans for courses abroad.': 'قروض تعليمية لبرامج في الخارج.',
  'Cooperative bank with education loans; ask for terms abroad.':
    'بنك تعاوني لديه قروض تعليمية؛ اسأل عن شروط الدراسة في الخارج.',
  'Education loan for full-time courses abroad; interest rebate for paying during the course.':
    'قرض تعليمي لبرامج بدوام كامل في الخارج؛ وتخفيض في الفائدة لمن يدفع أثناء الدراسة.',
  'at most': 'حد أقصى',
  'Usually above 7.5 lakh rupees; waived for some listed universities.':
    'عادةً فوق 7.5 لَك روبية؛ ويُعفى منه بعض الجامعات التي في القائمة.',
  'State-owned bank with education loans for study abroad.': 'بنك حكومي لديه قروض تعليمية للدراسة في الخارج.',
  'Government portal: one form, sent to several banks.': 'بوابة حكومية: استمارة واحدة تُرسل إلى بنوك عدة.',
  'Follow the application on the portal.': 'تابع الطلب في البوابة.',
  'Personal and school-fee loans; ask for terms abroad.':
    'قروض شخصية وقروض لرسوم المدارس؛ اسأل عن شروط الدراسة في الخارج.',
  'Mainly for study in Kenya and East Africa.': 'للدراسة في كينيا وشرق أفريقيا أساسًا.',
  'Savings cooperative: members borrow a multiple of their savings, also for fees.':
    'تعاونية ادخار: يقترض الأعضاء أضعاف مدخراتهم، للرسوم أيضًا.',
  'Savings and guarantors among members.': 'المدخرات وكفلاء من الأعضاء.',
  'Trust of the Bank of Mexico: credit for postgraduate study in Mexico and abroad.':
    'صندوق لبنك المكسيك: قرض للدراسات العليا في المكسيك وفي الخارج.',
  'A guarantor.': 'كفيل.',
  'Applications in yearly calls.': 'تُقبل الطلبات في دورات سنوية.',
  'Foundation with credit-scholarships for postgraduate study abroad, paid back in part.':
    'مؤسسة تمنح قروضًا دراسية للدراسات العليا في الخارج، يُسدَّد جزء منها.',
  'Education loans for study abroad.': 'قروض تعليمية للدراسة في الخارج.',
  'Usually land or a house.': 'أرض أو بيت عادةً.',
  'State-owned bank with education loans.': 'بنك حكومي لديه قروض تعليمية.',
  'Personal loans and school-fee products; ask for terms abroad.':
    'قروض شخصية ومنتجات لرسوم المدارس؛ اسأل عن شروط الدراسة في الخارج.',
  'School-fee finance; ask whether a university abroad is accepted.':
    'تمويل لرسوم المدارس؛ اسأل هل تُقبل جامعة في الخارج.',
  'Runs the Student Loan Scheme, which is for listed universities in Pakistan.':
    'يدير Student Loan Scheme، وهو للجامعات التي في القائمة في باكستان.',
  'Personal loans; ask for terms for studies abroad.': 'قروض شخصية؛ اسأل عن شروط الدراسة في الخارج.',
  'State-owned bank; its study loans are for schools in the Philippines.':
    'بنك حكومي؛ قروضه الدراسية لمدارس الفلبين وجامعاتها.',
  'Loans for higher education, also abroad.': 'قروض للتعليم العالي، وفي الخارج أيضًا.',
  'Education loans and a student file for payments abroad.': 'قروض تعليمية وملف طالب للمدفوعات إلى الخارج.',
  'Grew out of thrift and credit cooperatives; education loans.': 'نشأ من تعاونيات الادخار والإقراض؛ قروض تعليمية.',
  'Loans for study abroad and proof of funds.': 'قروض للدراسة في الخارج وإثبات المال.',
  'Usually property or savings.': 'عقار أو مدخرات عادةً.',
  'Loans for study abroad.': 'قروض للدراسة في الخارج.',
  'For students of poorer families at schools in Vietnam.': 'لطلاب العائلات الفقيرة في مدارس فيتنام وجامعاتها.',
  'No co-signer; listed universities in the United States and Canada.':
    'من غير موقّع مشارك؛ جامعات في القائمة في الولايات المتحدة وكندا.',
  'None.': 'لا يوجد.',
  'No co-signer; master’s courses at listed universities, for listed nationalities.':
    'من غير موقّع مشارك؛ برامج ماجستير في جامعات من القائمة، لجنسيات من القائمة.',
};
