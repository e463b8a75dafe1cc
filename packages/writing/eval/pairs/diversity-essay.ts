import { diversityEssaySample } from '../../src/samples/diversity-essay.ts';
import type { ContentPair } from './pair.ts';

export const DIVERSITY_ESSAY_PAIRS: readonly ContentPair[] = [
  {
    id: 'diversity-two-alphabets',
    essayType: 'Diversity Essay',
    heldOut: false,
    prompt: 'How has your background shaped you, and how would you contribute to the diversity of our community?',
    weak: diversityEssaySample.weak.text,
    strong: diversityEssaySample.strong.text,
  },
  {
    id: 'diversity-camp-school',
    essayType: 'Diversity Essay',
    heldOut: true,
    weak: `As a refugee, I have experienced many things in my life that other people of my age cannot even imagine. When I was a child,
my family had to leave our home in Sudan because of the war. We lost everything we had and had to begin a new life in a
different country. It was a very hard time for all of us.

Life in the camp was not easy. There were many problems such as lack of food, water, electricity and education. However, I did
not lose hope. I always knew that education was the only way to a better future, so I studied as hard as I could. I also
helped other children with their studies and volunteered for different organisations. Through this work I met people from
many countries and learned about their cultures and traditions. It opened my eyes and made me a more compassionate and
understanding person.

These hardships have shaped me into the person I am today: strong, resilient and grateful for every opportunity. I have learned
that we should never take anything for granted and that, at the end of the day, we are all human beings. It does not matter
where we come from, but where we are going.

I believe that my story can inspire others and that I can bring a different point of view to your university. I want to be a
voice for those who have no voice. With my positive attitude and my life experience I would be a valuable member of your diverse
community and make a lasting impact.`,
    strong: `Our school in Kakuma had 118 pupils in Class Six, one blackboard, and a rule that whoever came late sat behind the pillar.
From behind the pillar you hear arithmetic but you cannot see it. I came late for most of 2017, because I queued for water
first, and so I learned long division by ear.

There was a Somali boy behind the pillar too, Abdirahman, who came late on purpose. He was ashamed of his shoes. We had no
language in common except the lesson, so we whispered it: he repeated each line in bad Swahili, I repeated it in worse, and
where our two versions differed we knew that one of us had not understood. I have never since had a better way to study. When
I moved to the front in Class Seven, my marks fell.

For a long time I told the story of the camp as a story of what was missing, since that is what visitors came to hear. A
journalist once asked me for the saddest thing I had seen, and I gave it to her, and she thanked me. I noticed afterwards that
I had not mentioned the pillar, which was the thing I was proudest of. I had begun to see my own life from the visitor's chair.

Now I run a study group in Nairobi for nineteen students from six countries. We call it Nguzo, the pillar. The rule is that you
may not look at the page while you explain it. People laugh a great deal, and four of them have passed the exam that they had
failed before.

I would bring that rule to your residence. I think that a university is full of people who sit in front and have never had to
hear whether they understood. I would also listen for whoever sits behind something, and go and sit there.`,
  },
  {
    id: 'diversity-left-hand',
    essayType: 'Diversity Essay',
    heldOut: true,
    prompt: 'Tell us about a community you belong to and your place within it.',
    weak: `I belong to several communities which are all important to me: my family, my school, my church, my neighbourhood and my
basketball team. Each of them has contributed to my development and has made me who I am. In this essay I would like to talk
about my community in the Philippines.

In my community everybody knows each other and people are very friendly and helpful. We celebrate many festivals together and we
support each other in good times and in bad times. This spirit of unity is something that I really appreciate. As a person with
a disability, I was not always sure about my place, but my community accepted me the way I am. I am very thankful for that.

My place within the community is to be a leader and a role model. I have organised different events, helped in relief
operations after typhoons, taught children and raised funds. I have shown that a disability is not inability and that everyone
can do great things. These activities gave me leadership skills and self-confidence, and they taught me that being different is
nothing to be ashamed of.

In conclusion, community is about caring and sharing. No man is an island, and we all need each other. I would like to become a
part of your university community as well, and I promise to give my best to make it a better place. I look forward to meeting new
people, making lifelong friends and celebrating our differences.`,
    strong: `In Barangay San Roque, when a typhoon is coming, every house sends one person to carry sandbags, and the captain calls the
names. I was born without a left hand. In Yolanda's year I was eight and nobody's turn. When Odette came I was sixteen, my
father was in Dubai, and the captain reached our house on the list, looked at my sleeve, and went on to the next.

I do not think that he was unkind. He was being careful with me, as everybody had been for sixteen years, and I had always
thanked them. That night I understood that I had been thanking them for leaving me out.

I could not carry sandbags fast, it was true. But somebody had to know which houses had an old person upstairs, and nobody did:
after the storm we learned that Lola Ising had waited on a roof for nine hours. So I went from door to door with a notebook
under my arm, 212 doors, and made the list. I asked three things: who sleeps here, who cannot walk, who has a boat. People told
me things they would not have told the captain. I think that my sleeve helped. It had made me someone who waits too.

The barangay uses the list now; I hand it over each June, corrected. My place in this community, I would say, is the one who
knocks. It was not offered to me, and I am still surprised that it was free.

Last month the captain called the names for a fire drill and got to our house. He looked at me for a moment and said my name. I
carried one bag, badly, to the end of the street. Everyone was very patient about it, and then I went and did my doors.`,
  },
];
