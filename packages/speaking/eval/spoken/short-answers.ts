/** Short answers that are right: nobody should be told that they are beside the question, or wait for more words. */
export type ShortAnswer = {
  question: string;
  answer: string;
  /** It says all that was asked: it is not held as too short either. */
  whole: boolean;
};

export const SHORT_ANSWERS: readonly ShortAnswer[] = [
  { question: 'visa-refused', answer: 'No, never, this is my first application.', whole: true },
  { question: 'visa-refused', answer: "No sir. I've never applied anywhere before.", whole: true },
  { question: 'visa-refused', answer: 'Never.', whole: true },
  { question: 'visa-refused', answer: 'No, not once.', whole: true },
  { question: 'visa-refused', answer: 'Yes, Canada in 2023, because of the money.', whole: false },
  { question: 'visa-relatives', answer: 'No, nobody.', whole: true },
  { question: 'visa-relatives', answer: 'None at all.', whole: true },
  { question: 'visa-relatives', answer: "No, I don't know anyone there.", whole: true },
  { question: 'visa-relatives', answer: 'One cousin, in Leeds, she is a nurse.', whole: true },
  { question: 'visa-relatives', answer: 'Just my aunt in Dublin.', whole: true },
  { question: 'visa-travel', answer: "None. I've never left Nepal.", whole: true },
  { question: 'visa-travel', answer: 'India twice, in 2019 and 2022, for weddings.', whole: true },
  { question: 'visa-travel', answer: 'Nowhere yet, this is the first time.', whole: true },
  { question: 'visa-agent', answer: 'No, I did it all myself.', whole: true },
  { question: 'visa-agent', answer: 'Nobody. My teacher read my statement once.', whole: true },
  { question: 'visa-work-there', answer: 'No. Everything is paid already.', whole: true },
  { question: 'visa-work-there', answer: "No, I don't plan to work.", whole: true },
  { question: 'visa-work-there', answer: 'Not in the first year.', whole: true },
  { question: 'visa-what-study', answer: 'Nursing, at the University of Salford, for three years.', whole: true },
  { question: 'visa-what-study', answer: 'An MSc in Food Safety at Ghent.', whole: true },
  { question: 'visa-live', answer: 'In Ash Hall, 118 pounds a week, paid until June.', whole: true },
  { question: 'visa-who-pays', answer: 'My mother, from her two pharmacies in Jos.', whole: false },
  { question: 'visa-who-pays', answer: 'The Commonwealth Scholarship pays everything.', whole: false },
  { question: 'visa-cost', answer: '24,000 pounds, and I have 27,000.', whole: false },
  { question: 'ca-spouse', answer: 'No, I go alone.', whole: true },
  { question: 'ca-spouse', answer: 'Nobody, my wife stays with the children.', whole: true },
  { question: 'us-residence', answer: 'My parents and two brothers, and yes, I will go back.', whole: true },
  { question: 'us-opt', answer: 'No, I go straight home to the clinic in Ndola.', whole: true },
  { question: 'us-opt', answer: 'No.', whole: false },
  { question: 'au-history', answer: 'No, never. I have not been outside Bhutan.', whole: true },
  { question: 'de-language', answer: 'A2, since March, at the Goethe Institute in Lomé.', whole: true },
  { question: 'fr-home', answer: 'No, there is none in Togo.', whole: false },
  { question: 'gb-history', answer: 'This is my first visa, for any country.', whole: true },
  { question: 'gb-funds-28', answer: "My father's, since last November.", whole: false },
  { question: 'visa-english', answer: 'TOEFL, 96, in April. I took a course at the library.', whole: true },
  { question: 'ielts-1-food-1', answer: 'My dad, he makes a great lentil soup.', whole: true },
  { question: 'ielts-1-food-3', answer: 'Alone mostly, my shifts are odd.', whole: false },
  { question: 'ielts-1-phones-2', answer: 'Never, honestly.', whole: false },
  { question: 'ielts-1-phones-3', answer: 'Write. I hate my own voice.', whole: false },
  { question: 'ielts-1-weather-3', answer: 'Not really, no.', whole: false },
  { question: 'ielts-1-studies-3', answer: 'Yes, physics, after the second year.', whole: false },
  { question: 'ielts-1-daily-life-3', answer: 'By bus, fifty minutes, and I sleep.', whole: true },
  { question: 'uni-gap', answer: 'I nursed my father in Ibadan until he died in 2023.', whole: false },
  { question: 'oth-costs', answer: 'My employer, Safaricom. It is 900 dollars.', whole: true },
];
