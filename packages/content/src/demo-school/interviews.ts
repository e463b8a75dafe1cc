// Answers that students of the demo school gave to questions of the bank, by the ids of the questions.
export const demoAnswers = {
  visa: [
    {
      question: 'visa-what-study',
      answer:
        'I am going to study civil and structural engineering for three years. It begins with mechanics and materials, and in the second year there is a module about water in soil, which is what I want to understand.',
    },
    {
      question: 'visa-why-course',
      answer:
        'Because for two years I have repaired hand pumps, and I can say what is broken but not why the water falls. My college has no course for that.',
    },
    {
      question: 'visa-why-university',
      answer:
        'I read about their group for public health engineering. Two of the people in it have worked in Sylhet, and one of them answered my email with three questions.',
    },
    {
      question: 'visa-who-pays',
      answer:
        'My uncle pays 9,000 pounds a year, the university gives me 6,000, and the rest is a loan that the bank has promised in a letter.',
    },
    {
      question: 'visa-sponsor-income',
      answer:
        'He has two ferries. Um, I think he earns about 140,000 taka a month. It is in the bank statement, page two.',
    },
  ],
  general: [
    {
      question: 'gen-introduce',
      answer: 'I am the eldest of three. I keep a notebook of pumps, and I can whistle with two fingers.',
    },
    { question: 'gen-why-abroad', answer: 'To learn what nobody here teaches, and then to teach it here.' },
    {
      question: 'gen-proud',
      answer:
        'That the office now buys another washer. It took four visits, and on the fourth I brought the torn ones.',
    },
    {
      question: 'gen-difficult-day',
      answer:
        'The day on which my second washer leaked too, in front of forty girls. I said that I would be back at six.',
    },
    {
      question: 'gen-mistake',
      answer: 'I wrote what I expected and not what I measured. Now I cover the old column with a ruler.',
    },
  ],
} as const;
