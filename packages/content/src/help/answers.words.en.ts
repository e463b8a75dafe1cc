import type { HelpWords } from './answers.ts';

export const helpWordsEn: HelpWords = {
  offline: {
    question: 'What happens when the network goes?',
    answer:
      'You can go on. Screens that you have opened before still open. What you write is saved on this device within two seconds and sent when the connection is back. The top of the page says how many changes wait.',
  },
  'two-devices': {
    question: 'I wrote on two devices. Is anything lost?',
    answer:
      'No. When the same essay was changed in two places, Lantern keeps both texts and shows them side by side. You choose.',
  },
  'new-phone': {
    question: 'I have a new phone. Is my work still there?',
    answer:
      'Yes. What you save is in your account, not only on the phone: sign in on the new one and it is there. Before you give the old phone away, open Lantern on it with a connection until nothing waits to be sent, then sign out.',
  },
  evaluation: {
    question: 'How is my essay scored?',
    answer:
      'Choose an essay and press Start Evaluation. Lantern measures your text against fixed criteria, each out of 10, and quotes the sentence that each suggestion is about. The same text always gets the same scores. No person reads it.',
  },
  writing: {
    question: 'Can Lantern write my essay for me?',
    answer: 'No, and it never will. It asks, measures and points. The words stay yours.',
  },
  limit: {
    question: 'My essay is over the word limit. Is it saved?',
    answer: 'Yes. Going over the limit shows a warning and never stops saving.',
  },
  deleted: {
    question: 'I deleted an essay by mistake.',
    answer: 'You can take it back for 30 days: open Essays and look under deleted essays.',
  },
  activities: {
    question: 'What counts as an activity?',
    answer:
      'Everything you do outside of class: clubs, sport, art, paid work, care at home. Give each one its hours a week and what came of it. Put first what matters most to you.',
  },
  papers: {
    question: 'Which papers can I keep in Lantern, and how?',
    answer:
      'PDF files of up to 10 MB. Take photos of a paper instead, and Lantern makes one small PDF of them on your phone. An upload that is cut goes on where it stopped.',
  },
  'sharing-papers': {
    question: 'How do I send a paper to somebody?',
    answer:
      'Share a link that ends on a day you choose; you see when it was opened and can take it back. Or download the papers you choose as one PDF, as a ZIP, or as a copy under 2 MB for portals.',
  },
  verified: {
    question: 'What does “verified” mean on a paper?',
    answer:
      'That a person of this installation has opened it and found it to be what it should be. Hints under a paper come from an automatic look, which can be wrong.',
  },
  'take-along': {
    question: 'Can I take everything with me or delete my account?',
    answer:
      'Yes, both on your profile under “Your data”. The copy is a ZIP with a page that opens without Lantern and without a connection.',
  },
  'who-sees': {
    question: 'Who can see what I write?',
    answer:
      'You. Mentors see only what you share with them, and whoever reviews papers here opens those that wait to be verified. The people who run this installation look after the server; the privacy page says what that means.',
  },
  'shared-device': {
    question: 'I use a shared phone or computer.',
    answer:
      'Sign out when you are done. Everything of yours is then removed from the device. If something was not sent yet, Lantern asks you first.',
  },
  password: {
    question: 'I forgot my password.',
    answer:
      'Open the log-in page and choose “Forgot your password?”. If this installation cannot send emails, ask the people who run it for a link that works once.',
  },
  language: {
    question: 'How do I change the language or the colours?',
    answer:
      'Press the button with the sliders at the top, or More on a phone. The choice is remembered on this device.',
  },
  cost: {
    question: 'What does it cost?',
    answer: 'Nothing. Lantern is free and open source, and nothing in it can be bought.',
  },
  school: {
    question: 'How do I enter my grades?',
    answer:
      'Open Academic background and add each school with its own scale and its best grade. Lantern keeps the grade as your school gave it; a converted value is shown as a range with the formula named.',
  },
  'test-scores': {
    question: 'How do I add or correct a test score?',
    answer:
      'Open Test scores and press the add button. Choose the test and the day first: sections and ranges follow from both. The overall is computed where the test defines it, and you can correct it.',
  },
  scholarships: {
    question: 'Which scholarships can I apply for?',
    answer:
      'Open the list of scholarships and set your citizenship, your level and the country: what is not for you is put apart and counted, with the reasons. Each one names its conditions, its source, and the day on which somebody read it.',
  },
  'visa-plan': {
    question: 'How do I plan my student visa in Lantern?',
    answer:
      'Open Visa support, choose the destination and give the first day of your course. You get the papers, the steps with their dates, a calculator for the funds and the reasons for which visas are refused. Several countries can stand side by side.',
  },
  'no-pack': {
    question: 'My country of destination is not in the visa list.',
    answer:
      'Then you get the general list that every country asks for and the link to find the embassy, and never the steps of another country. What the embassy says is what counts.',
  },
  'loan-calculator': {
    question: 'How do I calculate the monthly payment of a loan?',
    answer:
      'Open Finance and loan and type amount, rate and years. Grace period, part payments and 0% work too. The table of all payments can be taken along as a file.',
  },
  'cost-plan': {
    question: 'How do I plan what a year abroad costs me?',
    answer:
      'Make a cost plan in Finance and loan: tuition, rent, food, insurance and what you bring. It is shown in the country’s money and in your own, at the day’s rate, and shows what a change of the rate would do.',
  },
  settling: {
    question: 'Where is the checklist for my arrival?',
    answer:
      'Open Settlement plan and give the country and the day of arrival. Sixteen things get their dates, with the emergency numbers and the first offices of the country. The page also works without a connection, and prints as one sheet.',
  },
  'document-checklist': {
    question: 'Which papers do I have to collect?',
    answer:
      'Open Document checklist. It puts together what your applications and each visa that you prepare ask for, says why, takes what is in your vault as there, and names the cheapest missing step.',
  },
  'mock-interview': {
    question: 'How do I practise for an interview?',
    answer:
      'Open Mock interview and choose a way. You get five questions for your type of interview, with a timer that you can change. Record or type your answers; a recording stays on your device unless you send it.',
  },
  'interview-feedback': {
    question: 'What does the interview feedback look at?',
    answer:
      'What you said: whether it answers the question, its structure, names and numbers, length, pace, fillers, and whether it contradicts your own record. It never judges accent, face, voice or confidence.',
  },
  brainstorm: {
    question: 'I do not know what to write my essay about.',
    answer:
      'Open Essays and then Brainstorm. A short quiz, a few reflections and your activities become ideas in your own words, each with questions to answer. It works offline and never writes the essay.',
  },
  versions: {
    question: 'Can I go back to an older version of my essay?',
    answer:
      'Yes. Lantern keeps versions while you write. Open the essay, then Versions: compare them, give one a name, or take one back.',
  },
  'essay-download': {
    question: 'How do I download or print my essay?',
    answer:
      'Open the essay to read it. There you can print it or take it as PDF, as a Word file (DOCX) or as plain text to copy into a portal.',
  },
  expiry: {
    question: 'Does Lantern remind me when my passport expires?',
    answer:
      'Yes. Write the expiry date at the paper. You are reminded before it ends, by email where this installation can send them.',
  },
  'two-factor': {
    question: 'How do I make my account safer?',
    answer:
      'On your profile, under security: change the password, switch on two-factor sign-in, print recovery codes, and see on which devices you are signed in.',
  },
  'change-email': {
    question: 'How do I change my email address?',
    answer:
      'On your profile, under security. You give your current password and confirm at the new address; the old one gets a notice.',
  },
  assistant: {
    question: 'What can I ask the assistant?',
    answer:
      'Anything about Lantern, visas, tests, scholarships, money and arriving, and a few things about your own record. It searches what Lantern knows on your device and shows the source. When it finds nothing it says so. Where a language model is set up here you can switch it on: it then answers from those passages, with their numbers.',
  },
  contact: {
    question: 'How do I reach a person?',
    answer:
      'Write to the people who run this installation with the form on the help page. When you are signed in, you see their answer there too.',
  },
  guest: {
    question: 'I am only looking around. What happens to what I write?',
    answer:
      'A look around makes a private workspace with samples that is removed after 24 hours. Turn it into an account before that, and nothing is lost.',
  },
  'data-use': {
    question: 'How much mobile data does Lantern use?',
    answer:
      'The first visit of a screen is at most 230 KB; after that a screen that you have opened comes from your phone. Photos of papers are made small on the phone before they are sent.',
  },
  reminders: {
    question: 'Does Lantern remind me of deadlines, and can I put them in my own calendar?',
    answer:
      'Yes. It reminds you 30, 7 and 1 days before. In your profile, at Notifications, you choose what also comes by email. In the tracker, “These days in your own calendar” makes a private address that Google Calendar or your phone can read. Whoever has the address can read titles and days: do not pass it on.',
  },
  'save-university': {
    question: 'How do I save, compare or remove a university?',
    answer:
      'In UniPair press Save on a university; you find it under Saved universities, where you can also remove it. To compare, tick Compare on two or three and press the Compare button below.',
  },
  fit: {
    question: 'What do Safety, Target and Reach mean?',
    answer:
      'How your grades, tests and certificate stand beside what a university asks for. Safety: clearly above it. Target: about there. Reach: below it, or very hard for everybody. We say Safety only if we know that your certificate, level, field and language fit. The page of each university shows what it was judged by.',
  },
  mentor: {
    question: 'How do I write to a mentor or book a session?',
    answer:
      'To write, open Talk to Lantern and choose a mentor. To meet, open Prep call and choose a day and a time; it is free. Under My sessions you can move or cancel it. If this installation has no mentor yet, the screen says so.',
  },
  'share-mentor': {
    question: 'How do I share my essay or my record with a mentor, and stop it?',
    answer:
      'Open Shared with mentors, choose an essay, a document or your record, and who may read it, with a last day if you like. You see there what was opened, and can end it at any time: it works at once.',
  },
  guardian: {
    question: 'Can my parents see how far I am?',
    answer:
      'Only if you want. Open Family information and make a link for a guardian. Whoever has the link sees how far you are and your next dates, without an account, until the day it ends. You see the link only once, and can close it at any time. Your essays themselves are not shown.',
  },
  recommenders: {
    question: 'How does a teacher send a letter of recommendation through Lantern?',
    answer:
      'Save your universities first. Then open Recommenders, add the teacher, and ask for a letter. They get a link, need no account, and hand in one PDF. You choose whether you keep the right to read it; you cannot change that later. Lantern does not send it to universities.',
  },
  cv: {
    question: 'How do I make a CV in Lantern?',
    answer:
      'Open CV. It is made of what you have entered: schools, tests, activities, work. Choose what stands in it and in which order, and take it as a PDF of one page where it fits. Correct the facts in your record, then the CV is right as well.',
  },
  'mark-applied': {
    question: 'How do I record that I applied, or what the university answered?',
    answer:
      'Open Saved universities and then the university. There you record that you sent the application, with a proof if you like, and later the answer, the offer and the deposit. Lantern does not send applications: you apply on the university’s own site.',
  },
  personal: {
    question: 'How do I change my name, nationality, phone or photo?',
    answer:
      'Open Personal information for name, birth date, nationality, address and phone; Profile for the photo and people to call in an emergency. Write the name as in your passport. What you change is used everywhere from then on.',
  },
  install: {
    question: 'Is there an app? How do I put Lantern on my phone?',
    answer:
      'There is no app in a store. Lantern is a website: open it in the browser of your phone and choose “Add to home screen” or “Install” in the browser’s menu. It then opens like an app, and screens you have opened work without a connection.',
  },
  'sign-up': {
    question: 'How do I make an account? The confirmation email did not come.',
    answer:
      'Press Sign up on the first page: it takes about two minutes and is free. Look for the email in the spam folder, and ask for it again where the page offers that. You can go on without it. Some installations take people by invitation only: ask whoever runs yours.',
  },
  remove: {
    question: 'How do I delete an activity, a paper or a test score?',
    answer:
      'Open it in its own list (Activities, Documents, Test scores) and choose Delete or Remove. Deleted essays can be brought back for 30 days. To delete the whole account, open Profile, then “Your data”.',
  },
  tasks: {
    question: 'How do I add my own task or date, and where do I see all of them?',
    answer:
      'Open the Progress tracker. It shows what is due, from your applications, tests, visas and sessions, and you can add a task or a date of your own there, move it, or mark it as done.',
  },
  report: {
    question: 'Somebody in a chat behaves badly. How do I report it?',
    answer:
      'Open the conversation and choose Report. The people who run this installation read it, can stop the other person’s account, and tell you that they looked. If you are in danger, call the emergency number first.',
  },
};
