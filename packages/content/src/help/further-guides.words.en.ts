import type { FurtherWords } from './further-guides.ts';

export const furtherWordsEn: FurtherWords = {
  'choose-country': {
    question: 'How do I choose a country and a course?',
    answer:
      'Begin with the course: what you like to read about, and what work it leads to. Then put three countries side by side: what a year costs with rent, whether you can show that money, the language, how long you may stay to work afterwards, and whether the degree counts at home. UniPair and the cost plan have the figures. Strike out what you cannot pay for until the end.',
  },
  'study-gap': {
    question: 'Is a gap in my studies a problem?',
    answer:
      'Mostly not. Say on the CV what you did, year by year: work, care at home, illness, exams, a course. Papers help, such as a letter from an employer. Some universities and scholarships limit how old the last degree may be; it stands on their page. The visa officer asks the same, so the form, the CV and your answer must agree.',
  },
  'moi-letter': {
    question: 'How do I get a medium of instruction letter?',
    answer:
      'Ask the registrar or principal of the school or university that you attended. It is on their letterhead, with date, signature and stamp. It says your name, the course, the years, and that it was taught and examined in English. Ask for two signed originals and a scan. Not every university takes it, and the visa can still ask for a test: ask before you rely on it.',
  },
  'duolingo-pte': {
    question: 'Is Duolingo or PTE accepted?',
    answer:
      'Each university says which tests it takes and which score you need: read the page of your course, not lists of others. A visa can have a list of its own, so a test that the university takes is not always enough. You take Duolingo at home, on a computer with a camera; PTE in a test centre. Look at the price and at how soon the result comes before you choose.',
  },
  oet: {
    question: 'What is OET, and who needs it?',
    answer:
      'An English test for twelve health professions, such as nursing, medicine and pharmacy. Its tasks come from work with patients. It is mostly asked for the licence to work: in the UK the Nursing and Midwifery Council takes it. For a place at a university IELTS or TOEFL is asked for more often. Read first what the licensing body and the course take, so that one test serves both.',
  },
  'transcripts-send': {
    question: 'How do I get my transcript, and how is it sent?',
    answer:
      'Ask the registrar or exam office of your university. It can take weeks and cost a fee, so ask early. To apply, an unofficial one (a scan) is often enough. An official one is signed and stamped, and the university sends it itself: electronically, or in a sealed envelope that you do not open. Ask for several sealed copies at once. If the office is slow, tell admissions in time and send what you have.',
  },
  apostille: {
    question: 'What is an apostille or attestation, and do I need it?',
    answer:
      'Both confirm that the signature and stamp on a paper are real. An apostille is one stamp, and counts between countries of the Apostille Convention. Where one country is not in it, the paper goes a longer way: mostly the education ministry, the foreign ministry, then the embassy. Do it only where the university or the embassy asks, and only for the papers that they name. Your foreign ministry says who does it.',
  },
  assistantship: {
    question: 'What is an assistantship (TA or RA), and how do I get one?',
    answer:
      'Paid work at the university beside a master’s or doctorate: in teaching (TA) or in research (RA). Many pay all or a part of the tuition and some money each month. The department or a professor gives it. Say in the application that you want one, and write to professors whose work fits yours. Teaching often asks for good spoken English. Fewer go to master’s students, so do not count on one.',
  },
  'scholarship-kinds': {
    question: 'What kinds of scholarships are there, and can I have two?',
    answer:
      'Merit: for marks or achievements. Need-based: for families that cannot pay. A tuition waiver takes away the fee alone; a full scholarship pays living costs too, and some pay the flight. Some come with the admission, others need their own application, often earlier. Whether you can hold two stands in their rules: many forbid it, so ask before you say yes.',
  },
  'loan-how': {
    question: 'How does an education loan work? What is collateral or a co-signer?',
    answer:
      'A lender pays the university, and you pay it back with interest, mostly after the course. Collateral is what the lender may take if nobody pays, such as a house. A co-signer is a person who pays if you do not. Loans without either exist for some courses, at a higher price. Compare the whole sum that you pay back, and read what happens if the visa is refused.',
  },
  sponsor: {
    question: 'Who can be my sponsor, and what must the letter say?',
    answer:
      'Mostly your parents; each country has its own rule. The UK takes money in your own account or your parents’, and not in an uncle’s or a brother’s. The letter says who pays, for whom, how you are related, how much and for how long, with date and signature. Add bank statements, proof of income, and a paper that shows how you are related, such as a birth certificate.',
  },
  'funds-kinds': {
    question: 'Which money counts as proof of funds?',
    answer:
      'Mostly money that you can use at once: a savings or current account, a fixed deposit, a granted education loan, a scholarship letter, tuition already paid. Mostly not: shares, land, gold, a company’s account, credit cards, crypto. This is the UK’s rule, and others are much like it; the visa plan names each country’s. Money must often lie in the account for some weeks before you apply.',
  },
  gic: {
    question: 'What is a GIC for Canada?',
    answer:
      'A guaranteed investment certificate: before the permit you pay money for your first year into a bank in Canada. The bank confirms it, and pays it back to you in parts after you arrive. It is one way to show the money; you do not have to use it since the Student Direct Stream ended. Open it yourself, at the bank, and ask what you get back if the permit is refused. Tuition comes on top.',
  },
  'germany-tuition': {
    question: 'Is study in Germany free?',
    answer:
      'At state universities mostly yes: most courses have no tuition, but each semester you pay a contribution. The state of Baden-Württemberg takes 1,500 euros a semester from students from outside the EU, with exceptions. Some other universities and special master’s courses charge too, and private ones always. For the visa you still show money for living. The page of the course says what it costs.',
  },
  'german-needed': {
    question: 'Do I need German to study in Germany?',
    answer:
      'For a course in German yes: the university asks for a certificate such as TestDaF or DSH, and sets the level. For a course in English it asks for English; some want a little German too. The DAAD’s list of international programmes says the language of each. Learn A1 or A2 before you fly all the same: offices, landlords and jobs speak German.',
  },
  'deposit-back': {
    question: 'Do I get my deposit back if the visa is refused?',
    answer:
      'The university’s refund policy says so: read it before you pay, and keep a copy. Many give most of it back after a refusal if you send the letter in time and your papers were honest. If you only change your mind, it is mostly lost. The visa fee is mostly not paid back. Pay only to an account that stands on the university’s own page.',
  },
  opt: {
    question: 'When and how do I apply for OPT in the US?',
    answer:
      'OPT is up to 12 months of work in your field after a US degree; some science and technology degrees can get 24 more. First your international office recommends it on a new I-20. Then you send Form I-765 to USCIS: at the earliest 90 days before the end of your programme, at the latest 60 days after it. You need no job offer to apply. Start work only when you have the card (EAD).',
  },
  pgwp: {
    question: 'When and how do I apply for the PGWP in Canada?',
    answer:
      'Within 180 days after the university says that you finished. You get it once in your life, for a course of at least eight months; it lasts as long as the course; three years for a course of two years or more, and for a master’s of at least eight months. Most graduates must also show a language test, and the passport must be valid all the time. Not every school and course leads to it: look on canada.ca before you accept the place.',
  },
  'travel-home': {
    question: 'Can I travel home during my studies?',
    answer:
      'Mostly yes, if visa and passport are valid on the day you come back. In the US you also need a travel signature on the I-20, not older than 12 months (6 on OPT), and a passport with 6 months left; a visa that has ended is renewed abroad. Elsewhere look whether your permit lets you come back in. Carry a letter that you are enrolled. Do not travel while an application is open.',
  },
  accredited: {
    question: 'How do I know whether a university is real and recognised?',
    answer:
      'Look in the register of the state, not in an advertisement: in England the register of the Office for Students, in the US the education department’s list of accredited institutions, elsewhere the education ministry’s. A college that only teaches must name the university that gives the degree. Be careful where a degree is fast, has no entry rules, or is paid to a person. Ask at home whether the degree counts there.',
  },
  'school-certificate': {
    question: 'Is my school certificate (HSC, WAEC, KCSE, 12th class) enough?',
    answer:
      'It depends on the country and the university. Each lists which certificate and which grades it takes from your country. In the UK and Germany, for example, some certificates need a foundation year first. UniPair says of each university whether your certificate opens it, where we know the rule. If you find nothing, send admissions a scan of your marks and ask.',
  },
  'three-year-degree': {
    question: 'Is a three-year bachelor’s enough for a master’s?',
    answer:
      'In the UK and much of Europe mostly yes: their own bachelor’s takes three years too. In the US there is no common rule: many universities take it, some ask for a fourth year or a master’s first, others for an evaluation of your degree. Ask the graduate office of each before you pay a fee.',
  },
  'convert-grade': {
    question: 'How do I convert my CGPA, percentage or division?',
    answer:
      'Do not convert unless the form asks: give the grade as your school gave it, with its scale. If a percentage is asked for, use the formula that your own university prints; they differ, so no general one is right. Evaluators such as WES do it themselves. Lantern keeps your grade as it is, and shows a range where it has to compare.',
  },
  intakes: {
    question: 'What is the fall, spring, January or September intake?',
    answer:
      'The time when a course begins. Fall is August to October: it has most courses, scholarships and rooms. Spring is January or February, with fewer courses. Germany has a winter semester (October) and a summer semester (April); in Australia the main one begins in February or March. “Rolling” means that they decide as applications come, until the places are gone: earlier is better.',
  },
  'college-words': {
    question: 'What is a community college, a foundation year or a pathway?',
    answer:
      'In the US a college gives a bachelor’s, like a university; elsewhere it is often a school before it. A community college gives the first two years in the US for less money, and then you move to a university. A foundation or pathway year prepares you where your certificate or your English is not enough. It costs a year’s fee: ask whether passing it gives you a sure place.',
  },
  'research-proposal': {
    question: 'What is a research proposal, and do I need publications?',
    answer:
      'A few pages: your question, why it matters, what is known, how you would find the answer, and a plan. Doctorates in the UK, Europe and Australia often ask for it, in the US seldom. It shows how you think, and you may change it later. Publications help for a doctorate, but most students have none: a thesis or a project is enough to write about.',
  },
  'not-admitted': {
    question: 'I was rejected or put on a waitlist. What now?',
    answer:
      'Waitlist: write shortly that you would come, and add only what is new, such as a grade. Take a place elsewhere before its last day. Rejected: few universities change it, but some say why if you ask. Then look at what is still open: later intakes, Clearing in the UK, a foundation year. Before you apply again, change something: a grade, a test, the list, the essay.',
  },
  'second-degree': {
    question: 'Can I do a second master’s or bachelor’s?',
    answer:
      'Mostly yes. But some scholarships, loans and state places are only for a first degree of that level. Say in two sentences what the first one did not give you, and why you need this subject now. The visa officer asks the same, because a step to the side can look like a reason to stay.',
  },
  agents: {
    question: 'Do I need an agent or a consultancy to apply?',
    answer:
      'No. Universities, visa offices and scholarships take applications from you yourself. Most agents are paid by universities for each student, and name those. If you use one: keep your own email and passwords, read each form before it is sent, sign nothing empty, and get each fee in writing. Nobody can promise a visa. Who offers false papers puts you at risk of a ban.',
  },
  'under-18': {
    question: 'I am under 18. Can I study abroad?',
    answer:
      'Yes, with more papers: your parents’ consent, and somebody who looks after you there. In Canada a student under 17 needs a custodian, an adult there who signs before a notary; at 17 the officer may ask for one. Ask the university whether it takes students under 18, where they live, and who signs for you.',
  },
  disability: {
    question: 'Should I tell the university about a disability or illness?',
    answer:
      'It is your choice, and in many countries they may not refuse you for it. Who tells early gets more: extra time in exams, a room without steps, notes. Write to the disability service before you accept, say what you need, and ask which paper it wants. For IELTS, TOEFL and others you ask for extra time when you book. Ask the insurance whether your treatment is covered.',
  },
  'faith-food': {
    question: 'Will I find halal or vegetarian food and a place to pray?',
    answer:
      'Mostly yes. Large universities have a prayer room and student groups of many religions and countries: write to them before you arrive. With a kitchen you cook yourself; in a hall with meals ask for halal, kosher or vegetarian food before you sign. Tell the exam office early about holy days. Ask the student group what is usual to wear.',
  },
  homesick: {
    question: 'I feel lonely, homesick or very low abroad.',
    answer:
      'Almost everybody does, most in the first weeks. What helps: a fixed time for calls home, food from home cooked with others, one group that you go to each week, daylight and sleep. Universities have counsellors; it is mostly free and private, and does not change your visa or marks. Go early. If you think of dying or hurting yourself, tell somebody near you now, or call the emergency number.',
  },
  'fail-abroad': {
    question: 'What happens to my visa if I fail, drop a course or stop?',
    answer:
      'One failed exam seldom ends a visa: mostly you repeat it. What counts is that you stay enrolled, full-time where the visa asks for it, and make progress. In the US you need the international office’s permission before you drop below a full load; without it you lose your status. Universities elsewhere report it too. Talk to the international office and your tutor before you drop anything.',
  },
  'credit-transfer': {
    question: 'Can I transfer credits, or move to another university or course?',
    answer:
      'Often, but the new university decides, course by course and mostly after admission. It looks at the content, the level and the grade, and a part of the degree must be done there. Collect transcripts and the description of each course in English. If you are abroad already, ask the international office first: a move can need a new visa or, in the US, a transfer of your SEVIS record.',
  },
  'work-pay': {
    question: 'Can I pay by working there, and how do I find a part-time job?',
    answer:
      'Do not plan to pay tuition by working. You must show the money before, hours are limited, and a job takes weeks to find. It helps with food and rent. Look at the university’s career office, on campus, and in shops nearby, with a CV of one page. Never pay anybody for a job. To say to an officer that you will pay by working can be a reason for a refusal.',
  },
  'student-tax': {
    question: 'Do students pay tax, and must I file something?',
    answer:
      'In the US every student on F-1 sends Form 8843 each year, even without income; who earned money also files a tax return. Many universities help for free. Elsewhere tax is mostly taken from the wage, and small incomes can get it back. Ask the international office when it is due, keep each pay slip, and let no stranger file for you.',
  },
  'insurance-us': {
    question: 'Do I need health insurance in the US?',
    answer:
      'Almost always: most universities ask for it. Many put you into their own plan and onto the bill, unless you show another plan that covers as much, in time. Treatment without insurance can cost more than a year of study. Compare the price of a year, what you pay yourself for each treatment, and whether earlier illnesses are covered.',
  },
  'visa-extend': {
    question: 'How do I extend my student visa?',
    answer:
      'Apply weeks before its last day. Ask the international office first: you need a new paper from the university (a CAS, a longer I-20, a letter that you are enrolled), proof of money, and often the reason why it takes longer. In many countries you may stay while they decide, if you applied in time. After the last day it is mostly too late, and you may have to leave.',
  },
  'visa-221g': {
    question: 'What is 221(g) or administrative processing?',
    answer:
      'The US officer has not finished: something is missing, or has to be checked. The letter says which. If it asks for papers, send those, in the way that it says; you have 12 months without a new fee. If it says administrative processing, you can only wait: the service asks you to wait 180 days before you ask, except in an emergency. Tell the university, and ask how long it keeps your place.',
  },
  'social-media': {
    question: 'Does the US embassy look at my social media?',
    answer:
      'Yes. Since June 2025 all who apply for an F, M or J visa are told to set their profiles to public. The form DS-160 asks for the names that you used in the last five years: leave none out, because that can lead to a refusal. See that what stands there about studies and work agrees with your form.',
  },
  'fraud-call': {
    question: 'Somebody calls about my visa or tax and wants money. Is it real?',
    answer:
      'Almost surely not. The US immigration service, for example, never asks for money by phone, and no office wants gift cards or crypto. Hang up, even if the number looks right. Give no code, passport number or card. Tell the international office and the police, and your bank at once if you paid.',
  },
  packing: {
    question: 'What do I pack, and may I bring medicine and food?',
    answer:
      'In the hand luggage: passport, visa, admission letter, proof of money, the address of the first nights, medicine, charger. Medicine stays in its box, with the prescription in English; some kinds are forbidden in some countries, so look at the customs page. Meat, milk, seeds and fruit are mostly not allowed, and large sums of cash must be declared. Weigh the bag at home.',
  },
  'at-border': {
    question: 'What happens at the border when I arrive?',
    answer:
      'An officer looks at your passport and visa, and asks where you study, where you live and who pays. Answer shortly and truly, and show the admission letter. Fingerprints and a photo are usual, and a second desk is mostly routine. Look at the stamp at once: name, kind of visa, last day. In the US print the I-94 later. Declare food, medicine and large sums.',
  },
  'lost-passport': {
    question: 'I lost my passport abroad. What do I do?',
    answer:
      'Report it to the police and keep the report. Go to your embassy or consulate: it gives you a new passport, or a paper to travel home, and asks for photos and proof of who you are. Then ask the international office what happens with your visa; for the US you need a new visa to come back in. Keep scans of passport and visa in your documents here for such a day.',
  },
  'change-field': {
    question: 'Can I change my field, or study abroad with commerce, arts or science?',
    answer:
      'Often yes. For a bachelor’s, look at which school subjects the course asks for: business, law, design, media, languages and social sciences often ask for none in particular; engineering and medicine mostly do. For a master’s in another field, look for “conversion” courses or ones that take any degree, and read which subjects they want to see, such as mathematics or programming. A short course with a certificate can close a gap. Say in your statement why you change.',
  },
  'taught-research': {
    question: 'What is the difference between a taught master’s and a research master’s?',
    answer:
      'A taught master’s is mostly classes and exams, with a shorter thesis at the end. A research master’s is mostly one long piece of your own work with a supervisor. Both can lead to a doctorate: what counts is a thesis and somebody who can write about your research. Choose research if you know your question and have found a supervisor. Visa rules for family can differ between the two.',
  },
  'before-results': {
    question: 'Can I apply before my final results come?',
    answer:
      'Mostly yes. Many universities take an application in the last year and give an offer on condition of the final results. Upload the transcript with all semesters so far and, where the form has a place for it, a letter from your college with the day on which results are expected. Never guess a final grade where a real one is asked: use the field for expected grades. Ask until which day the final papers must be there; the visa often needs them.',
  },
  'sop-start': {
    question: 'How do I begin to write when I have no special story?',
    answer:
      'You need no drama. Begin with one small true moment: a problem you could not leave alone, a project that went wrong, a task at work, a question in class. Say what you did, then what you learnt and what you want to learn next. Do not begin with a quotation, a definition or “since my childhood”. Write the beginning last if it does not come. Brainstorm asks questions that bring such moments back.',
  },
  'missed-deadline': {
    question: 'I missed a deadline. Can I still apply?',
    answer:
      'Write to the admissions office today: three polite sentences, who you are, which course, whether they still take your application; no long excuses. Some do, for a day or until the course is full; scholarships hardly ever do. Look also for a later round, the next intake, or places that are given late, in the UK through Clearing. Then put your next dates in Lantern with a week to spare.',
  },
  'parents-against': {
    question: 'My parents are against studying abroad. How do I speak with them?',
    answer:
      'Ask first what worries them: safety, money, marriage, being far away, what people say. Listen to the end, and answer with facts, not all in one evening: where you would live, what it costs and who pays, whom you call in an emergency, what students from your town say. Somebody they respect can help: a teacher, a relative, a family whose daughter is there. Give them a part in it, such as choosing the city. If you are in danger at home, speak first with somebody you trust.',
  },
  'cut-essay': {
    question: 'My essay is too long. How do I shorten it?',
    answer:
      'Cut in this order: what is said twice; the general sentences at the beginning and the end; what stands in your CV or form already; second examples; then adjectives and “very”. Keep the one scene and what you understood from it: nobody else has them. Turn “I was able to learn” into “I learnt”. Read it aloud, and cut where you get bored. The editor counts with you and keeps older versions. Lantern does not shorten it for you: the words stay yours.',
  },
  'full-scholarship': {
    question: 'Are there scholarships that pay everything, and how do I find one?',
    answer:
      'Yes, but they are few, and many apply. Those of governments often pay fees, living and flight. The scholarships screen says of each what it pays, who may apply and when. Look also at universities that pay according to need, and at funds of your own government. Begin a year before: most want a test, letters and essays. Apply for several, and have a cheaper plan too: a country without tuition fees, or a loan you can carry. Real ones take no fee for giving the money.',
  },
  'visa-insurance': {
    question: 'Which insurance does the student visa ask for? Is travel insurance enough?',
    answer:
      'Travel insurance, or that of a credit card, is mostly not enough: it pays for emergencies of a short trip. Student visas mostly ask for health insurance for the whole stay, or until the university’s own begins. Some consulates want it without an own share, or from an insurer of their list. Australia wants OSHC for the whole visa; the UK takes a surcharge instead. What it costs a month depends on your age and the insurer: ask the international office which ones are taken.',
  },
  ssn: {
    question: 'How do I get a Social Security number (SSN) in the US, and can I without a job?',
    answer:
      'The number is for people who may work: Social Security does not give it just because you study. When you have a job on campus, or a permission such as CPT or OPT, ask your international office for a letter and go to the Social Security office with it, the job letter, passport, I-94 and I-20. Without a job you do not get one: the university gives you a number of its own, and for a tax form there may be an ITIN. Having an SSN does not allow you to work.',
  },
  'pay-tuition': {
    question: 'How do I pay tuition from my country, where dollars or cards are limited?',
    answer:
      'Only in ways that the university names: a bank transfer with your student number, or a payment service on its page. Banks mostly want the invoice or offer letter and your passport. In Bangladesh you first open a student file at a bank that deals in foreign currency; it then sends the fees legally. In Nepal the bank wants the NOC; elsewhere ask for the rule on money for study. Without an international card a bank or a parent’s card can often pay the visa or test fee. Start weeks before the last day, keep the receipt, and never pay to a person’s account or through somebody who offers a cheaper rate.',
  },
  cpt: {
    question: 'What is CPT in the US, and how is it different from OPT?',
    answer:
      'CPT is work during the degree that belongs to your course: an internship that is required or gives credit. You need a full academic year of study first (some graduate courses need it at once), a job offer, and the international office must enter it on your I-20 before the first day. OPT is work in your field, mostly after the degree, with a card from the immigration service. Twelve months of full-time CPT take away the right to OPT at that level; part-time CPT does not.',
  },
  'us-slots': {
    question: 'There is no date for the US visa interview. What can I do?',
    answer:
      'Take the first date that there is, even if it is after the course begins: only who has one can ask for an earlier one. Then ask for an expedited appointment in the same system, or as the consulate says. Students are mostly considered within 60 days before the start on the I-20; have the I-20 and the SEVIS receipt ready and give the true reason. It is mostly granted once. Look every day for places that become free, and tell the university if you may be late. Pay nobody who sells dates.',
  },
  'canada-change': {
    question: 'Can I change my college or university in Canada after I arrive?',
    answer:
      'Only with a new study permit. Since 8 November 2024 the permit is for the school that is named on it: to change to another college or university you get a new letter of acceptance, apply again from within Canada, and mostly wait for the answer before you begin there. Another course at the same school needs no new permit while you keep its conditions. In Quebec you also need a new CAQ. Who studies elsewhere without it can lose the permit, so speak with the international office first.',
  },
  'phd-direct': {
    question: 'Can I do a PhD without a master’s degree?',
    answer:
      'In the US often yes: many doctoral courses take students straight from a bachelor’s, and the first years are like a master’s. In Canada and the UK some do, mostly with a very good bachelor’s and research experience. Much of Europe asks for a master’s. What counts is research: a thesis, a paper, work in a lab, and letters from people who saw it. Read the page of each course; if it asks for a master’s, a research master’s is the shortest way.',
  },
  'lor-myself': {
    question: 'My teacher tells me to write the recommendation letter myself. What do I do?',
    answer:
      'It happens often, but universities ask for the teacher’s own words, and the link or email must be the teacher’s. A kind way: say that the university wants it from them, and make it easy. Give one page with what you did in their class, a project or a grade that they may remember, the courses and the last days. Offer to meet for ten minutes so that they can tell it in their words. If they still will not, ask another teacher, or somebody who led your work.',
  },
  'ielts-prepare': {
    question: 'How do I prepare for IELTS by myself, and how long does it take?',
    answer:
      'Mostly one to three months, more if you want a whole band more. First take one full practice test with a clock: it shows the weakest part. Then an hour a day: listening and reading from official sample tests, and look at each mistake; speak into your phone on one topic and hear it again; write one text every two days and let somebody correct it. A coaching centre is not needed. Since 27 June 2026 the test is on a computer, and speaking is with an examiner: practise typing. The free samples of the owners are enough to begin.',
  },
  'several-countries': {
    question: 'Can I apply to several countries at the same time?',
    answer:
      'Yes, for admission: universities in different countries do not know of each other, and you may take the best offer. Look at what each asks for, because tests, papers and last days differ, and each application costs time. For the visa decide first: you need one offer that you take, and your passport lies at one embassy at a time. If a form asks about other visas or refusals, say all of them. When you have decided, give up the other places so that others get them.',
  },
  'scholarship-refused': {
    question: 'My scholarship was refused. Can I apply again or appeal?',
    answer:
      'Mostly you may apply again in the next round: one refusal does not close the door, and some who won had been refused before. An appeal is rare. Where there is one, it is often only about an error in the procedure, with a few days of time, and new papers often do not count: read the rules of your scholarship. Many give no reasons. Before the next round compare your texts with what the call asks, let a teacher read them, and apply for other scholarships too. It is not the same as a refused visa.',
  },
};
