import type { FirstWords } from './guides.ts';

export const guideWordsEn: FirstWords = {
  'fee-waivers': {
    question: 'How do I get an application fee waived?',
    answer:
      'Ask: it is normal, and it does not count against you. In the Common App you ask in the Profile section; each college decides about students from abroad. The NACAC form is signed by your school’s counsellor or principal: tick “Other request” and write why your family cannot pay; it is meant for at most four colleges. Some colleges charge no fee, and others waive it when you write to the admissions office. For a master’s or a doctorate, look at the programme’s page or ask its office.',
  },
  'common-app': {
    question: 'What are the limits of the Common App?',
    answer:
      'The personal essay has 250 to 650 words. You can list ten activities: 50 characters for your position, 100 for the organisation, and 150 for what you did, spaces included. Many colleges ask for shorter essays of their own; their limits stand in their own questions.',
  },
  'ucas-statement': {
    question: 'How long is the UCAS personal statement now?',
    answer:
      'Since entry in 2026 it has three questions: why this course; how your studies prepared you; what else you did to prepare, and why it is useful. Each answer needs at least 350 characters, and all three together have at most 4,000, spaces included. You share them out as you like. All your UCAS choices read the same text.',
  },
  'ucas-deadlines': {
    question: 'When are the UCAS deadlines?',
    answer:
      'There are two that count. In October: Oxford, Cambridge, and medicine, dentistry and veterinary courses; for entry in 2027 the University of Oxford names 15 October 2026, 18:00 UK time. In January: most other bachelor’s courses; who applies by then must be considered equally; after that each university decides whether it still looks. The exact day in January changes each year and stands on ucas.com. Master’s courses are not in it: each university has its own day.',
  },
  'early-decision': {
    question: 'What is the difference between early decision, early action and regular decision?',
    answer:
      'Early decision binds: you ask one college only, and if it takes you, you go there and withdraw the others. Early action does not bind: you hear early and can decide until 1 May. Both mostly close on 1 or 15 November. Regular decision does not bind and mostly closes on 1 or 15 January. If you must compare what each college gives you in money, do not bind yourself. Each college’s page says its days.',
  },
  'css-profile': {
    question: 'What is the CSS Profile, and does it cost something?',
    answer:
      'A form of the College Board in which US colleges ask what your family earns and owns before they give aid of their own. Students from abroad cannot use the FAFSA for that. It costs $25 with the first college and $16 for each further one. The automatic waiver is not for students from abroad, but some colleges give one of their own, and some take another form, the ISFAA, in its place. Ask the college’s aid office before you pay; its deadline for aid can be its own.',
  },
  'offer-kinds': {
    question: 'What is a conditional offer, and what is an unconditional one?',
    answer:
      'Conditional: the place is yours if you still show something, for example your last marks, the certificate of your degree, or an English test. Unconditional: everything has been shown. Send what is asked for as soon as you have it; then the offer is made unconditional. In the UK you get a CAS for the visa only with an unconditional offer. The day on the letter can be the day for answering, not for showing: ask which one it is.',
  },
  'ielts-retake': {
    question: 'Can I repeat only one part of IELTS?',
    answer:
      'Often yes: “IELTS One Skill Retake” repeats listening, reading, writing or speaking alone. You need a full test at a centre that offers it, and you take the part within 60 days of that test. You get a second report and may use the old or the new one. Not every university and not every visa office takes it: ask them before you pay.',
  },
  'sat-need': {
    question: 'Do I need the SAT or ACT?',
    answer:
      'Each US college says “required”, “optional” or “not considered”, and it changes from year to year. Most four-year colleges are still optional; some well-known ones, among them MIT, Harvard, Yale, Stanford and Dartmouth, ask for a score again. Read the admissions page of each college before you book. Where it is optional, send a score only if it is good for that college.',
  },
  'ielts-or-toefl': {
    question: 'IELTS or TOEFL: which one is better for me?',
    answer:
      'Take the one that all your universities accept: look at each page first. Neither is easier for everybody. In IELTS you speak with a person for 11 to 14 minutes, and the test takes 2 hours 45 minutes. In TOEFL you speak to a computer, everything is typed, and it takes about 2 hours; since January 2026 it is scored from 1 to 6. Do one free practice test of each and see where you do better. Compare the price and the next free date near you, too.',
  },
  'english-waiver': {
    question: 'Do I need an English test if I studied in English?',
    answer:
      'Some universities take a letter from your school that says you were taught in English (“medium of instruction”), others ask for a test from everybody. The visa can have a rule of its own. Ask the admissions office by email before you pay for a test, and keep the answer.',
  },
  'when-to-apply': {
    question: 'When should I start to apply?',
    answer:
      'Begin 12 to 18 months before the course starts. First the list of universities, the tests and the passport; 10 to 12 months before, the essays and the people who recommend you; then the applications: many close 6 to 10 months before the course, scholarships often earlier than the course itself. Keep two to four months for the visa. The deadline of each university counts: it stands on its own page.',
  },
  'visa-when-uk': {
    question: 'How early can I apply for a UK student visa?',
    answer:
      'From outside the UK at most 6 months before the course starts; an application that is too early is refused and the fee is lost. You need the CAS number first. A decision normally takes 3 weeks after the appointment. Collect the papers early: they can take longer than the visa.',
  },
  'visa-when-us': {
    question: 'How early can I apply for a US student visa (F-1)?',
    answer:
      'As soon as you have the I-20: the visa can be given up to 365 days before the start on the I-20. You may enter the country at most 30 days before that day. Dates for interviews are short in summer, so book early.',
  },
  'cas-when': {
    question: 'When will I get my CAS?',
    answer:
      'The university gives it when you have accepted an unconditional offer, paid the deposit, shown your English and your money, and, where it is asked for, have ATAS. It comes at most six months before the course. You cannot apply for it yourself: ask the university’s admissions or visa team.',
  },
  'uk-english': {
    question: 'Which level of English does the UK student visa ask for?',
    answer:
      'For a degree level B2 in reading, writing, listening and speaking; below a degree B1. A university may test a degree student itself and may ask for more than B2: its own page says which score it wants. Nationals of some countries, and people with a degree from one of them, need not show it.',
  },
  'gre-need': {
    question: 'Do I need the GRE?',
    answer:
      'There is no rule for all: each programme says “required”, “optional” or “not considered”, and this changes from year to year. In the US many master’s programmes no longer ask for it; in Europe few ever did. Read the page of each programme before you pay. Where it is optional, send a score only if it is good.',
  },
  'german-grade': {
    question: 'How is my grade converted to a German grade?',
    answer:
      'By the modified Bavarian formula: 1 + 3 × (best − yours) ÷ (best − lowest pass). Example: 3.2 of 4.0 with a pass mark of 2.0 gives 1 + 3 × 0.8 ÷ 2 = 2.2. In Germany 1.0 is the best and 4.0 the lowest pass. Best and lowest pass are those of your own school; the university (or uni-assist) decides in the end.',
  },
  'visa-interview': {
    question: 'What do they ask in a visa interview?',
    answer:
      'Mostly: why this university and this course; why this country; who pays, and what that person does; how your studies so far lead there; what you will do afterwards; whether you have relatives there, and whether a visa was ever refused. Answers are short, true, and the same as in your form. You can practise with our questions for your country.',
  },
  statements: {
    question: 'What is the difference between an SOP, a personal statement and a motivation letter?',
    answer:
      'A statement of purpose says what you want to study, why there, and what prepared you. A personal statement (Common App, UCAS) is about you: the Common App wants a story, UCAS mostly your subject. A motivation letter is a short letter to one programme. Always read what this university asks for and its limit. Lantern has a type for each of them.',
  },
  recommendations: {
    question: 'How do I ask for a letter of recommendation?',
    answer:
      'Ask a teacher or a boss who knows your work, at least four to six weeks before the deadline. Give them your list of universities with the dates, your CV, and two or three things that they saw you do. They write it and send it themselves; never write it for them. Thank them, and tell them how it ended.',
  },
  'ai-essay': {
    question: 'May I use ChatGPT or another AI for my essay?',
    answer:
      'To have it written, no: who applies through the Common App signs that the work is their own, and its policy calls the output of an AI that is handed in as one’s own work fraud. Many universities have rules of their own; read them before you write. Asking for ideas or for the meaning of a word is mostly allowed. What you cannot tell in an interview in your own words should not stand in your essay.',
  },
  'family-us': {
    question: 'Can my wife, husband or children come with me to the US?',
    answer:
      'Yes, a spouse and unmarried children under 21 can come on an F-2 visa. Tell the designated school official (DSO) of your university: each of them gets a Form I-20 of their own, and then applies for the visa. They may not work; an adult may study part-time, children go to school. You must show money for them too.',
  },
  'uni-assist': {
    question: 'What is uni-assist, and what does it cost?',
    answer:
      'uni-assist checks foreign certificates for many German universities and converts the grades. It costs 75 euros for the first course of a semester and 30 euros for each further one in the same semester. Your papers and the payment must be there before the deadline; a bank transfer from abroad can take two weeks. Some universities pay it for you, others do not use uni-assist at all: the page of the course says so.',
  },
  studienkolleg: {
    question: 'What is a Studienkolleg, and do I need it?',
    answer:
      'A Studienkolleg is a foundation course in Germany for those whose school certificate does not open a German university by itself. It takes two semesters as a rule, with about 30 hours a week, and ends with an exam, the Feststellungsprüfung. At a state one teaching is free, but the semester contribution is paid. You need some German to get in. Whether your certificate needs it depends on your country: the DAAD’s admission database and the university say so.',
  },
  defer: {
    question: 'Can I move my place to the next year (defer)?',
    answer:
      'Often, but it is the university’s choice: write to admissions before you accept or pay, with your reason and the new start. Ask whether the deposit, the scholarship and the fee move with it: scholarships mostly do not. The papers for the visa (CAS, I-20, CoE, letter of acceptance) must be made anew for the new start, and test scores must still be valid then.',
  },
  'professor-email': {
    question: 'How do I write to a professor before I apply?',
    answer:
      'Short, in your own words, to one person at a time. The subject says what it is (“PhD from October 2027: groundwater in deltas”). In four or five sentences: who you are, one thing in a paper of theirs that you read and what you ask about it, what you did that fits, and one question that can be answered with yes or no. Add a CV of one page and your transcript. Write again once after two weeks, then leave it. For most taught master’s courses no professor is asked.',
  },
  'how-many': {
    question: 'How many universities should I apply to?',
    answer:
      'As many as you can do well and pay for: for most students five to eight. Two where your grades are clearly above what is asked, three that fit, one or two that would be luck; and at least one whose costs you can really carry. Each application costs a fee, an essay and someone’s letter: ten hurried ones are worth less than five good ones.',
  },
  'low-grades': {
    question: 'My grades are low or I failed subjects. Can I still apply?',
    answer:
      'Yes, where the lowest grade that is asked allows it: look at each course, and do not count on an exception. Say what happened in two honest sentences, without blame, and show what is better since: later grades, a retake, a course, work. A good test score and a letter from somebody who saw you work help. Backlogs and retakes stand in the transcript: never leave one out. A foundation year or another country with other rules may be a way.',
  },
  'false-scholarship': {
    question: 'How do I know whether a scholarship is real?',
    answer:
      'A real one never asks for money to apply or to “release” what you won, promises nothing before it chose, and does not come in a message about something you never applied for. Look for the page of the university, ministry or foundation itself (not a copy with nearly the same address), and write to the address that stands there. Never send a card number, a password or a code. Who asks you to decide today wants that you do not look.',
  },
  'apply-again': {
    question: 'My visa was refused. When and how can I apply again?',
    answer:
      'Read the letter first: it names the reason. Then change what it names, for example show where the money comes from, or say more clearly why this course. Many countries let you apply again at once, but you pay the fee again, and the same papers mostly get the same answer. Name the refusal in every later form. In the US a refusal under 214(b) means: you did not show that you meet the rules of the visa, often your ties to home. You cannot appeal; you can apply again at any time, with a new form, fee and interview. Ask the university how long it keeps your place.',
  },
  'after-offer': {
    question: 'I got an offer letter or an I-20. What do I do next?',
    answer:
      'Read the letter for its conditions and its last day, and answer in time. Pay a deposit only after you know when you get it back. Then ask for the paper that the visa needs: the CAS in the UK, the I-20 in the US, the letter of acceptance in Canada, the CoE in Australia. With it you begin the visa the same week: in the US you pay the SEVIS fee, fill in the DS-160, pay the visa fee and book the interview. Look for a room at the same time. The visa plan has the steps of each country.',
  },
  'choose-offer': {
    question: 'I have two offers. How do I choose?',
    answer:
      'Put them side by side: what a year costs after the aid, whether the aid comes every year, what the course teaches, whether you may work there during and after it, and how sure the visa is. Write the last day for each answer beside it. You may ask one of them politely for more aid, or for more time, before you pay a deposit. Choose one that you can pay for until the end, and tell the other that you do not come.',
  },
  'statement-form': {
    question: 'How long is an SOP or motivation letter, what should not be in it, and can I use one for all?',
    answer:
      'A limit of the university counts. Where there is none: 500 to 1,000 words for an SOP, one page to one and a half for a motivation letter. Do without famous quotations, praise of the country or the university, what already stands in the CV, reasons without an example, and whatever is not true. The part about yourself can stay the same for all. The part about why this course, its subjects and its people must be new each time. Read the university’s name twice before you send it.',
  },
  'need-blind': {
    question: 'Which US colleges are need-blind for students from abroad?',
    answer:
      'Need-blind means that a college does not look at whether you can pay when it decides. For bachelor’s students from abroad these are named: Harvard, Yale, Princeton, MIT, Amherst, Dartmouth, Bowdoin, Brown, Notre Dame, and Washington and Lee. They also say that they cover the whole need. At other colleges it can be harder to get in when you ask for aid, but many of them still give a lot. Very few are admitted to these ten, so do not apply to them alone. The list changes: read the aid page of each.',
  },
  'credential-evaluation': {
    question: 'Do I need a WES or another evaluation of my degree?',
    answer:
      'Only where the university asks for it, and they differ: some want a report course by course from WES or ECE before they read an application, others do not take such reports and read the transcript themselves. Look for “international transcripts” on the page of each programme. It takes weeks, because your university sends the papers to the service itself: begin before you apply. The report for immigration to Canada (ECA) is another one, and not for admission.',
  },
  'find-room': {
    question: 'How do I find a room before I arrive?',
    answer:
      'Start on the day on which you have the place. Ask for the halls first: on the university’s own page, in Germany at the Studierendenwerk; there a room does not come with the place, and cheap ones go early. Ask the international office where to stay in the first weeks. Do not pay before somebody you trust has seen the room and there is a signed contract. Where nothing is sure, book the first nights in a hostel.',
  },
  'family-canada': {
    question: 'Can my wife, husband or children come with me to Canada?',
    answer:
      'They can apply to come; that you study there does not give them the visa. Your wife, husband or partner can get an open work permit only with some courses: a doctorate, a master’s of 16 months or longer, and some professional degrees. With another course they can ask for a visitor visa or for a study permit of their own. You show more money for each person who comes. This changed in 2024 and 2025: read it on canada.ca before you pay anything.',
  },
  'canada-english': {
    question: 'Does the Canadian study permit ask for IELTS or another English test?',
    answer:
      'The study permit itself does not: the faster way that asked for one, the Student Direct Stream, has ended. The university does: it says which tests and which score it takes before it gives you the letter of acceptance. If your admission still waits for a test, take it before you apply for the permit. The work permit after the course has a language rule of its own.',
  },
  'noc-nepal': {
    question: 'What is the NOC of Nepal, and how do I get it?',
    answer:
      'A letter of the education ministry that it has no objection to your studies abroad. Banks in Nepal send your fees abroad only with it. You apply online at noc.moest.gov.np with the offer letter, transcripts, citizenship paper and passport, and pay about NPR 2,000; it comes after about one to five working days. Write the names as on the offer: a change of university or country needs a new one. For India it is mostly not needed.',
  },
  'age-late': {
    question: 'Am I too old to study abroad?',
    answer:
      'Mostly not: admission to a master’s or doctorate looks at your degree and your work, not at your age. Some scholarships have an age limit; it stands with each of them. An officer may ask why you study now: say in two sentences what you have done since your degree, and what this course changes in your work. Show every year on the CV.',
  },
  'visa-late': {
    question: 'My visa comes late and the course has begun. What do I do?',
    answer:
      'Write to the university before the first day: ask for the last day on which you may arrive, and what happens if you miss it. If you cannot come in time, ask for the next intake and for a new letter, because the dates on the CAS, I-20 or letter of acceptance must fit the visa. Do not travel on a visitor visa to study. Ask the visa office only when its normal time has passed.',
  },
};
