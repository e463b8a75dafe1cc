// What the students of the demo school do outside of class.
import type { ActivityType } from '@lantern/contract/activities';

export type DemoActivity = {
  name: string;
  role: string;
  type: ActivityType;
  hours: number;
  weeks: number;
  /** months since it began, and since it ended; no end while it goes on */
  began: number;
  ended?: number;
  description: string;
  outcome: string;
};

export const demoActivities: Readonly<Record<string, DemoActivity>> = {
  pump: {
    ...{ name: 'Hand pump repairs', role: 'Repairs and keeps the notebook', type: 'community-service' },
    ...{ hours: 4, weeks: 40, began: 30 },
    description:
      'I open hand pumps in villages near my college, replace the washers and note depth, water level and fault.',
    outcome: 'Eleven pumps in four villages work again; the union office now buys the better washer.',
  },
  library: {
    ...{ name: 'School library', role: 'Student librarian', type: 'academic' },
    ...{ hours: 3, weeks: 36, began: 26 },
    description: 'I lend books twice a week, mend spines with cloth tape and keep the list of what is missing.',
    outcome: 'From 40 to 130 loans a month since we let pupils take books home over the weekend.',
  },
  rowing: {
    ...{ name: 'Rowing at the college ghat', role: 'Bow', type: 'athletics-school' },
    ...{ hours: 5, weeks: 30, began: 20, ended: 4 },
    description: 'Training before school on the Surma, four boats that we share between three colleges.',
    outcome: 'Third of nine at the district regatta.',
  },
  brothers: {
    ...{ name: 'Looking after my two brothers', role: 'Eldest sister', type: 'family' },
    ...{ hours: 12, weeks: 52, began: 48 },
    description: 'I cook in the evening, check homework and take them to the clinic when our parents work.',
    outcome: 'Both read a year above their class.',
  },
  code: {
    ...{ name: 'Programming club', role: 'Founder', type: 'computer' },
    ...{ hours: 4, weeks: 32, began: 22 },
    description: 'Nine of us share five old laptops. I write one task a week and we compare solutions on paper first.',
    outcome: 'Our timetable program is used by three schools.',
  },
  shop: {
    ...{ name: 'Family shop', role: 'Accounts and orders', type: 'work' },
    ...{ hours: 14, weeks: 50, began: 40 },
    description: 'I moved the credit book to a spreadsheet, order stock and serve after school.',
    outcome: 'We know at last who owes what; losses fell by a third in the first year.',
  },
  debate: {
    ...{ name: 'Debating society', role: 'Second speaker', type: 'debate' },
    ...{ hours: 3, weeks: 30, began: 24 },
    description: 'Two motions a week, in English and in our own language; I train the first-year pupils.',
    outcome: 'Semi-final of the regional tournament, and a rule that every new member speaks in their first week.',
  },
  clinic: {
    ...{ name: 'Community clinic', role: 'Volunteer at the registration desk', type: 'community-service' },
    ...{ hours: 6, weeks: 44, began: 18 },
    description: 'I write down who comes, weigh babies and explain the vaccination card to mothers.',
    outcome: 'Missed second doses fell from 31 to 12 in a year, because we began to telephone.',
  },
  singing: {
    ...{ name: 'Folk singing', role: 'Singer', type: 'music-vocal' },
    ...{ hours: 2, weeks: 40, began: 60 },
    description: 'Weekly lessons with my aunt; I write down songs that nobody has recorded.',
    outcome: 'A notebook of 23 songs with the names of who sang them.',
  },
  sky: {
    ...{ name: 'Variable stars', role: 'Observer', type: 'science-math' },
    ...{ hours: 3, weeks: 26, began: 28 },
    description:
      'With binoculars from our roof I estimate the brightness of nine stars on clear nights and send the figures in.',
    outcome: '214 estimates accepted by an observers’ association.',
  },
  cricket: {
    ...{ name: 'Cricket', role: 'Wicketkeeper', type: 'athletics-club' },
    ...{ hours: 5, weeks: 30, began: 50 },
    description: 'Saturday league on a mat laid over concrete.',
    outcome: 'Captain for two seasons.',
  },
  onions: {
    ...{ name: 'Onion storage trial', role: 'Ran the trial', type: 'research' },
    ...{ hours: 6, weeks: 20, began: 15 },
    description:
      'I compared three ways to store onions on our own farm and four neighbours’, weighing losses every week.',
    outcome: 'A raised bamboo floor lost 19 percent in four months, the old heap 41.',
  },
  trail: {
    ...{ name: 'Trail clean-up', role: 'Organiser', type: 'environmental' },
    ...{ hours: 4, weeks: 20, began: 25 },
    description: 'Every spring we carry down what trekkers leave, and weigh it by kind.',
    outcome: '1.4 tonnes in two seasons; two tea houses stopped selling small plastic bottles.',
  },
  school: {
    ...{ name: 'Evening classes', role: 'Teacher of arithmetic', type: 'community-service' },
    ...{ hours: 5, weeks: 38, began: 30 },
    description: 'I teach women who never went to school to add, to read a receipt and to sign.',
    outcome: 'Seventeen of twenty-two opened an account in their own name.',
  },
  generator: {
    ...{ name: 'Repair stand', role: 'Repairs small generators and radios', type: 'work' },
    ...{ hours: 8, weeks: 48, began: 34 },
    description: 'After school I repair what neighbours bring, with my father’s tools and a borrowed meter.',
    outcome: 'About 160 repairs; I write the fault on a card for each.',
  },
  choir: {
    ...{ name: 'Church choir', role: 'Tenor', type: 'religious' },
    ...{ hours: 3, weeks: 48, began: 70 },
    description: 'Two services a week and a carol evening for the ward where my grandmother was treated.',
    outcome: 'I arrange the parts for eleven voices.',
  },
  houses: {
    ...{ name: 'Measuring old houses', role: 'Draws plans', type: 'cultural' },
    ...{ hours: 3, weeks: 24, began: 16 },
    description: 'I measure old family houses with a tape and draw them before they are pulled down.',
    outcome: 'Six houses drawn; the district museum has copies.',
  },
  football: {
    ...{ name: 'Football', role: 'Left back', type: 'athletics-club' },
    ...{ hours: 6, weeks: 40, began: 60 },
    description: 'Sunday league, and training of the under-twelves.',
    outcome: 'Twenty-four children train with us every week.',
  },
  tea: {
    ...{ name: 'Tea growers’ figures', role: 'Keeps the weights', type: 'family' },
    ...{ hours: 5, weeks: 30, began: 36 },
    description: 'I write down what each family brings to the buying centre and check it against the payment.',
    outcome: 'Found 212 kilograms that had not been paid.',
  },
  radio: {
    ...{ name: 'School radio', role: 'Presenter', type: 'journalism' },
    ...{ hours: 5, weeks: 36, began: 21 },
    description: 'A weekly half hour about the lake: fish prices, weather, who was born.',
    outcome: 'A county station repeats it on Mondays.',
  },
  chess: {
    ...{ name: 'Chess', role: 'Second board', type: 'other' },
    ...{ hours: 4, weeks: 45, began: 55 },
    description: 'Club evenings, and lessons for eight children of our street.',
    outcome: 'Two of them play for the city now.',
  },
  gamelan: {
    ...{ name: 'Village gamelan', role: 'Plays the saron', type: 'music-instrumental' },
    ...{ hours: 4, weeks: 40, began: 90 },
    description: 'Rehearsals on Thursdays, weddings and harvest feasts.',
    outcome: 'I tuned the set anew with the smith after the earthquake.',
  },
  beach: {
    ...{ name: 'Beach survey', role: 'Counts and sorts', type: 'environmental' },
    ...{ hours: 2, weeks: 30, began: 14 },
    description: 'Every second Sunday we count what lies on the same hundred metres of beach.',
    outcome: 'The city put nets on two drains after reading our figures.',
  },
  museum: {
    ...{ name: 'Regional museum', role: 'Guide for pupils', type: 'cultural' },
    ...{ hours: 4, weeks: 34, began: 19 },
    description: 'I lead school classes through the hall of tiles in Uzbek, Russian and English.',
    outcome: 'I wrote the first leaflet for children.',
  },
};
