import type { GuideWords } from './guides.ts';

export const guideWordsEn: GuideWords = {
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
};
