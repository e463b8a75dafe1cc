/** Answers to visa officers as students of many countries speak. Written before the rules that read them. */
import type { SpokenPair } from './spoken-pair.ts';

export const SPOKEN_VISA_PAIRS: readonly SpokenPair[] = [
  {
    question: 'visa-what-study',
    strong:
      "MSc Water and Environmental Engineering, at the University of Surrey, that's in Guildford. Twelve months, it starts on the twenty-third of September, and the last four months are the project.",
    weak: 'I am going for master degree. It is related to engineering, and the university is very famous one. The duration is depend on the course but I think one or two years, and I will study in a very good environment.',
  },
  {
    question: 'visa-why-course',
    strong:
      "In our clinic in Kisumu I do the malaria slides, about forty a day, and for two years I've seen that the same households come back. I couldn't say why, because nobody taught me statistics. This one has spatial epidemiology in the second term, so I can put the households on a map.",
    weak: 'Public health is very demanding subject nowadays after the covid. Every country need public health experts. I was always interested in this field and I believe that this course will open many doors for me and I can serve the humanity.',
  },
  {
    question: 'visa-why-university',
    strong:
      "I had three on my list, Wageningen, Ghent and this one. Ghent has no lab on cocoa drying, Wageningen wanted 20,000 for the year. Here Professor Adu works with farmers in Ashanti, where my mother's farm is, and I've written to her twice.",
    weak: 'This university was established in 1960 and it has more than thirty thousand students from 130 countries. It is in the top 200 in the QS ranking. It has a modern library, sports facilities and very supportive staff. That is why I choose this university.',
  },
  {
    question: 'visa-other-offers',
    strong:
      'Four. Alberta said no, they told me my statistics was too low. Saskatchewan and Dalhousie said yes, and Guelph is still waiting. I took Dalhousie because the co-op term is with the fisheries office, and that is my job at home in Vizag.',
    weak: 'I applied in some other universities also and I got many offers from good universities. But I like this one more because it is the best for me and my consultant also told me that the visa chance is higher here.',
  },
  {
    question: 'visa-not-at-home',
    strong:
      "We've got the degree, Makerere has it, I even sat in two lectures. What we haven't got is a wind tunnel, there's none in Uganda. My tower calculations need one, so far we just take the numbers from an Indian code book and hope.",
    weak: 'In my country the education system is only theory based and there is no practical. The degree from abroad has more value and in the interview for job they prefer foreign degree. Also I will get exposure of different culture.',
  },
  {
    question: 'visa-who-pays',
    strong:
      "My mum pays. She's got two chemist's shops in Kumasi, the older one since 2009, and last year they made 410,000 cedis after tax. The first year is paid already, nine thousand eight hundred pounds, here's the receipt.",
    weak: 'My parents will sponsor me, there is no problem with the money because we are financially solvent. My father has business and also some properties in the village, and my uncle in Dubai will help if it is needed.',
  },
  {
    question: 'visa-sponsor-income',
    strong:
      "He drives a tanker for the refinery in Tema, my brother. Seventy-two thousand cedis last year, it's on the slips, one for every month. And he's had that job for eleven years.",
    weak: 'My sponsor is in business, import and export. The income is not fixed, sometimes it is more and sometimes less. On paper it is shown as 25 lakh per year, but I think the real one is different, because of the tax.',
  },
  {
    question: 'visa-sponsor-why',
    strong:
      'Because she did it for my sister already. My aunt has no children, she paid my school fees from class six, when my father died, the receipts are here. She signed for both years in front of the notary, in March.',
    weak: 'He is a very kind man and a friend of my father. He likes to help students. He told us that do not worry about the money, he will support. So he is like my uncle and he is sponsoring me.',
  },
  {
    question: 'visa-deposit',
    strong:
      "That's from the sale of our plot in Biratnagar, thirty-eight lakh, on the ninth of May. The deed and the bank's note are behind the statement. Before that there was only my salary in it, you can see it, sixty thousand each month.",
    weak: 'Actually it is from a relative, he transferred so that the balance become enough for the visa requirement. After the visa process we will return it. But my father has enough income, so it is not a problem.',
  },
  {
    question: 'visa-cost',
    strong:
      "Seventeen thousand six hundred for tuition, and for living they say 9,207 outside London, so twenty-six thousand eight hundred. I've paid half of the tuition. What's left is in my dad's account in Lahore, it's been there since January.",
    weak: 'The total expenses will be around maybe twenty lakh or thirty lakh, my father knows the exact figure. We have shown sufficient balance in the bank account as per the requirement of the embassy.',
  },
  {
    question: 'visa-loan',
    strong:
      "It's thirty lakh from Canara Bank, at nine point eight. Paying starts a year after I finish, forty-one thousand a month. At the hospital in Kochi a perfusionist gets eighty-five, and if I fail my father's shop is what he signed with.",
    weak: 'After completing my study I will get a job there, the salary in this field is around 80,000 dollars per year. So within one or two years I can easily repay the whole loan and then I will save also.',
  },
  {
    question: 'visa-work-there',
    strong:
      "I might, from the second term. It's twenty hours at most while the classes are on, I know that. But I don't need it to live, that's in the account. If the language lab takes me I'd do it for the practice.",
    weak: 'Yes, I plan to do a job because the living cost is very high. I can work in a restaurant or Uber and with the money I can give my semester fee for the second year. All students are doing that.',
  },
  {
    question: 'visa-after',
    strong:
      "I go back to the dam authority in Lusaka, they've given me unpaid leave until next December. There are two of us who read the instruments and the other one retires. In Kariba we'll get forty new sensors, and somebody has to say what they say.",
    weak: 'After finishing my studies I will gain some international experience there for few years, and then I will decide. If I get a good company who can sponsor my visa then I will continue, otherwise I will come back to my country and start a business.',
  },
  {
    question: 'visa-return',
    strong:
      "My wife and the little one, he's two, they stay in Tashkent with my mother. She teaches, she won't leave her school. And I'm half of a dental practice, my partner works alone until I'm back, we've signed that.",
    weak: 'My family ties are very strong. I love my parents and my motherland. We have our own house and property there. I am the only son so I have to go back. I will surely come back after my study, you can trust me.',
  },
  {
    question: 'visa-relatives',
    strong:
      "Yes, my cousin Blessing, she's a nurse in Leicester since 2019. I won't stay with her, it's two hours by train. Besides her nobody.",
    weak: 'No, I do not have any relatives there. Only my elder brother is in Toronto with his family, and my uncle also, but they are not close. So I am totally alone there.',
  },
  {
    question: 'visa-live',
    strong:
      'In the hall, it is called Broadgate Park, 132 pounds the week with the heating. I paid the 250 for booking. It is eight minutes by foot to the engineering building, I looked on the map.',
    weak: 'I will manage a room when I will reach there. Some of my friends are living there and they told me that it is not difficult. First I can stay with someone and after that I will search for a cheap accommodation.',
  },
  {
    question: 'visa-change',
    strong:
      "I did mechanical. But at the hospital where I repaired the pumps, the nurses asked me always the same thing, is this reading right? and I didn't know what the body does. So biomedical, I want to know both sides. I've done anatomy at Alexandria last year, two evenings a week, and passed with 81.",
    weak: 'I changed because now a days the IT field has more scope than civil engineering. In civil the salary is very low and there is no job security. Data science is a booming field and I am very passionate about data so I want to change.',
  },
  {
    question: 'visa-grades',
    strong:
      "My second year's bad, I know. I failed two, Circuits and Signals. My mother was in hospital in Accra and I went each weekend, six hours by bus. I repeated both, a B and a C plus, and in the last year I'd nothing under B.",
    weak: 'My result is not so bad actually, in our university the teachers give very low marks to everyone, and the questions were out of the syllabus. I am a hard working student and I will do my best and I will not disappoint the university.',
  },
  {
    question: 'visa-english',
    strong:
      'The IELTS, in February, in Hanoi. Six and a half, and the writing was only six. I did it twice, the first time I got six. I wrote one letter every evening for three months and a friend from church corrected it.',
    weak: 'I gave the IELTS exam and I got the required score. I prepared by myself at home with YouTube and some books and my English medium background helped me. English is not a problem for me because I am watching English movies.',
  },
  {
    question: 'visa-refused',
    strong:
      "Yes, the States, two times, 2021 and 2022. Both under 214(b), they said I didn't show enough ties. I was nineteen then and had no work. Now I've got three years at the port in Mombasa and a contract, and both are on page two of the form.",
    weak: 'No. Once I applied for Australia but it was withdrawn by my agent, and he told me that it is not necessary to mention in the form. So I can say my record is clean.',
  },
  {
    question: 'visa-travel',
    strong:
      "Kenya, many times, by bus, we have family in Nakuru. And in 2022 Turkey, nine days, for the wrestling, the federation paid. I was back before the visa ended. That's all.",
    weak: 'I have travelled some countries for tourism purpose, it was a very nice experience. I like travelling because it gives knowledge about different cultures and people. I always follow the rules of the country.',
  },
  {
    question: 'visa-agent',
    strong:
      'An office in Kathmandu, yes, Everest Link. They filled in the online form and made the appointment. The statement I wrote myself, and I read every page before I signed. It was 15,000 rupees.',
    weak: 'My consultancy did everything, they selected the university and also prepared the SOP and the documents. I just gave them my certificates. They are very experienced, so I believe that all the things are correct.',
  },
  {
    question: 'us-opt',
    strong:
      "Perhaps the twelve months, if the lab keeps me, because the study with the sheep runs until spring. But not longer. The vet college in Ulaanbaatar holds my post, and I've two years of service that I owe them for the leave.",
    weak: 'Yes I want to do OPT and after that, if some company will sponsor me, I can stay on H1B. I think that the USA gives opportunity to talented people. My cousin did the same and now he has citizenship.',
  },
  {
    question: 'us-why',
    strong:
      "For catfish, really. Auburn's got the ponds, two hundred and something, and Dr Davis works on feed from insects. At home in Ibadan I run twelve ponds for a cooperative and the feed eats seventy percent. Nobody in Nigeria teaches that.",
    weak: 'USA is the number one country for education and research. It has the best universities and latest technology. The American degree is recognized all over the world, and there is great diversity. So it was always my dream to study in USA.',
  },
  {
    question: 'gb-gap',
    strong:
      "I finished in July 2020. Then I kept the books for a hotel in Hurghada, three years, until they sold it. What brings me back is IFRS 16, leases, I'd forty of them and did it wrong, the auditor showed me. So I want to learn it properly.",
    weak: 'After my bachelor I was looking for a good opportunity, and I did some courses and I was also supporting my father in his business. Then I realised that without higher education there is no growth. So I decided for going back to study.',
  },
  {
    question: 'ca-leave',
    strong:
      "Because of the school. My sister and me, we own it, a nursery with sixty children in Medellín, and she can't sign for me longer than two years. And I was in Spain on a student visa in 2018, ten months, I left on the day.",
    weak: 'I will definitely go back because I love my country and I respect the law of Canada. I am a genuine student. There are many opportunities in my country now for those who have a Canadian degree. So I have no intention for staying.',
  },
  {
    question: 'de-why',
    strong:
      "Because of the brewing, if I may say it like that. Weihenstephan has it as engineering, with the pilot brewery, and our company in Addis bought the kettles from Bavaria in 2021. Two hundred pages of handbook and nobody can read them. I did chemistry, so the process part I know, the machines I don't.",
    weak: 'Germany is famous for engineering and technology. There are no tuition fees in public universities, so it is affordable for students like me. Also the German economy is the strongest in Europe and there are many job opportunities after study.',
  },
];
