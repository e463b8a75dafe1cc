import type { CardId, RentSignId, SettlementItemId, TipId } from './settlement.ts';

type Titled = { title: string; description: string };
export type SettlementWords = {
  items: Record<SettlementItemId, Titled>;
  cards: Record<CardId, Titled>;
  tips: Record<TipId, Titled>;
  /** the question, and what it means when the answer is the bad one */
  rent: Record<RentSignId, { question: string; reason: string }>;
};

export const settlementWordsEn: SettlementWords = {
  items: {
    'first-nights': {
      title: 'Book the first nights',
      description: 'A hall, a hostel or a host for at least five nights, so that no room has to be taken unseen.',
    },
    'papers-at-hand': {
      title: 'Put your papers in the hand luggage',
      description: 'Passport, visa, admission letter, proof of funds and of insurance, on paper and on the phone.',
    },
    'first-cash': {
      title: 'Get money for the first two weeks',
      description: 'Some cash of the country and a card that works abroad. Tell your bank that you travel.',
    },
    'airport-way': {
      title: 'Plan the way from the airport',
      description: 'With the last train or bus of the day, the price, and what to do if the plane is late.',
    },
    'local-sim': {
      title: 'Get a local number',
      description: 'Banks, landlords and offices ask for one. Take the passport along.',
    },
    'register-arrival': {
      title: 'Register your arrival',
      description:
        'At the town, the police or the immigration office, where the country asks for it. See the date below.',
    },
    'bank-account': {
      title: 'Open a bank account',
      description: 'With passport, enrolment letter and address. Book the appointment before you fly if you can.',
    },
    'travel-card': { title: 'Get the student travel card', description: 'Buses and trains often cost half with it.' },
    'university-papers': {
      title: 'Finish the enrolment',
      description: 'Identity check, student card, timetable, and the course’s own group chats.',
    },
    'find-doctor': {
      title: 'Register with a doctor',
      description: 'Before you are ill, and put your medicines and allergies on paper.',
    },
    'room-contract': {
      title: 'Sign for a room',
      description: 'Only after you have seen it. Photograph every damage on the first day.',
    },
    'money-home': {
      title: 'Set up payments from home',
      description: 'Compare two services with all fees. Send a small sum first.',
    },
    'monthly-budget': {
      title: 'Write down the first month',
      description: 'What you really spent against your cost plan, and correct the plan.',
    },
    'emergency-plan': {
      title: 'Agree on an emergency plan',
      description: 'Numbers on paper, one person there and one at home who knows where your papers are.',
    },
    'work-rules': {
      title: 'Read the rules for working',
      description: 'How many hours, which papers, and the tax number, before you accept a job.',
    },
    'student-discounts': {
      title: 'Collect what students get',
      description: 'Software, museums, phone plans, sports: ask at the student union.',
    },
  },
  cards: {
    halls: {
      title: 'Halls of residence',
      description:
        'Dearer at first sight, but with bills and without agents. Apply on the day your place is sure: they fill up in order.',
    },
    'private-room': {
      title: 'Rooms with others',
      description:
        'Cheaper a month. Ask what is in the rent: heating, internet, taxes, and for how long you are bound.',
    },
    deposit: {
      title: 'Deposit',
      description:
        'Usually one to three months of rent. It belongs in a protected scheme or an account of its own, with a receipt.',
    },
    sim: {
      title: 'A number on the first day',
      description:
        'Prepaid first: no contract, no credit check. A contract can come when you have an address and a bank.',
    },
    'calls-home': {
      title: 'Calls home',
      description: 'Calls over the internet cost data, not minutes. Agree on a time that suits both clocks.',
    },
    apps: {
      title: 'Offline first',
      description: 'Save the map of the city, a dictionary and this page on the phone before you fly.',
    },
    'from-airport': {
      title: 'From the airport',
      description: 'Use marked taxis or the train. Nobody who offers a ride inside the hall is an official taxi.',
    },
    passes: {
      title: 'Passes',
      description:
        'A monthly or semester pass pays from about ten days of travel. Your student card may already be one.',
    },
    safety: {
      title: 'Getting home at night',
      description: 'Know the last bus and the night line. Many universities have a phone number for a safe way home.',
    },
    account: {
      title: 'A student account',
      description: 'Choose one without a monthly fee. Ask for the card, the app and a letter with your address.',
    },
    cash: {
      title: 'Cash and cards',
      description: 'Pay in the country’s currency when a machine asks: its own conversion is dearer.',
    },
    transfers: {
      title: 'Money from home',
      description:
        'Some countries limit what may be sent for studies and ask for the admission letter. Ask your bank before you leave.',
    },
  },
  tips: {
    copies: {
      title: 'Three copies',
      description: 'Papers once with you, once with somebody at home, once in your vault here.',
    },
    'first-days': {
      title: 'The first days are long',
      description: 'Sleep, eat, walk the way to the university once. Paperwork can wait until the second day.',
    },
    ask: {
      title: 'Ask early',
      description: 'The international office has seen every problem before. So has your mentor here.',
    },
  },
  rent: {
    unseen: {
      question: 'Can nobody you trust see the room before you pay?',
      reason: 'What nobody has seen may not exist. A live video call that you lead is the least.',
    },
    'pay-first': {
      question: 'Do they want a deposit or rent before you have seen it or signed?',
      reason: 'This is how most rent fraud works. Pay after the contract and the key.',
    },
    wire: {
      question: 'Should you pay by cash service, gift card, crypto or to an account in another country?',
      reason: 'Money sent this way cannot be called back.',
    },
    'too-cheap': {
      question: 'Is it much cheaper than other rooms in the area?',
      reason: 'A price a third below the others is bait.',
    },
    hurry: {
      question: 'Are you told that many others want it and you must decide today?',
      reason: 'Hurry keeps you from checking.',
    },
    abroad: {
      question: 'Is the owner abroad and unable to show it?',
      reason: 'The usual story. A real owner has an agent or a neighbour with the key.',
    },
    'passport-copy': {
      question: 'Do they ask for a copy of your passport or bank card before a viewing?',
      reason:
        'It is used to cheat the next student in your name. Give it only with the contract, with a line across it.',
    },
    contract: {
      question: 'Is there a written contract with name, address, rent and end?',
      reason: 'Without a contract you have no proof and often no right to register the address.',
    },
    'picture-search': {
      question: 'Did a search find the same pictures with another address?',
      reason: 'The pictures are stolen. Stop here and report it.',
    },
    'off-platform': {
      question: 'Do they want to leave the website’s own messages or payment?',
      reason: 'Outside it nobody protects you.',
    },
  },
};
