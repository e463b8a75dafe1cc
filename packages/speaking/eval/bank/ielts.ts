import type { BankAnswer } from './bank-answer.ts';

export const IELTS_ANSWERS: readonly BankAnswer[] = [
  {
    question: 'ielts-1-home-town-1',
    strong:
      'I live in Sylhet, in the north east, near the tea gardens. It is green and very wet, the street before our house is a river in June. Everybody knows everybody, which is nice and sometimes not.',
    beside:
      'My mother is forty five and she is a teacher. She likes to read novels with a sad end, and my father falls asleep in front of the television.',
    short: 'In Sylhet, it is small and green.',
  },
  {
    question: 'ielts-1-home-town-2',
    strong:
      'The pond is gone. We were swimming there as boys, and in 2015 they put sand in it and built a shopping centre with an escalator. And there are now many electric rickshaws, you do not hear them.',
    beside:
      'I study in the second year of economics. I have five subjects, the hardest is statistics, and I sit always in the second row with my friend Rafi.',
    short: 'Not much, only the road is new.',
  },
  {
    question: 'ielts-1-home-town-3',
    strong:
      'When I am old, yes. My parents’ house is there with the jackfruit tree, and I would like to sit under it. But as a young person no, there is no work except the bank and the tea.',
    beside:
      'I have two best friends, Rafi and Tanim. We met in class four because we had the same shoes, and until today we play carrom every Friday.',
    short: 'Yes, I think so.',
  },
  {
    question: 'ielts-1-studies-1',
    strong:
      'I am studying economics at Shahjalal University, in the second year. Most of it is graphs, but now we have one course about villages, and for that we ask people about their loans. This I like.',
    beside:
      'I go by boat in the rainy season. The boatman is an old man, he smokes and sings, and we give him ten taka and a mango.',
    short: 'Economics.',
  },
  {
    question: 'ielts-1-studies-2',
    strong:
      'At night, after eleven. Then my brothers sleep and there is no television through the wall. In the morning I read the same line three times and nothing goes in.',
    beside:
      'My brother broke his arm on Sunday. He jumped from the wall to show something to a girl, and now he eats with the left hand and spills the soup.',
    short: 'At night.',
  },
  {
    question: 'ielts-1-studies-3',
    strong:
      'Yes, music. I had the tabla for three years, and then in class nine came the board exams and my father said one thing must go. I still beat the rhythm on the table when I think.',
    beside:
      'I get up at six. First I open the window, then I feed the pigeons on the roof, and after the tea I walk to the corner where the bus comes.',
    short: 'No, I did them all.',
  },
  {
    question: 'ielts-1-daily-life-1',
    strong:
      'To be honest I look for my glasses, because without them I do not find the phone. And then I go on the roof and give water to the chillies of my mother before the sun is there.',
    beside:
      'Our country has many rivers and the biggest is the Padma. There are dolphins, and in 2022 a bridge was opened which is six kilometres long.',
    short: 'I pray.',
  },
  {
    question: 'ielts-1-daily-life-2',
    strong:
      'The hour before the sunset. It becomes cooler, people come out, the boys play cricket between the cars, and from the mosque comes the voice. Nobody asks anything of me in that hour.',
    beside:
      'I bought my shoes in the New Market. The seller wanted 1,200 and I gave 700, he was angry and then he gave me a pair of socks free.',
    short: 'The evening.',
  },
  {
    question: 'ielts-1-daily-life-3',
    strong:
      'With the CNG, the green one with three wheels, we are five who share it, twenty taka each. It takes half an hour, and when it rains one side of you is wet.',
    beside:
      'I do not like tea with sugar. In my house I am the only one, all others take three spoons, and my aunt thinks I am ill.',
    short: 'By bus.',
  },
  {
    question: 'ielts-1-food-1',
    strong:
      'My grandmother, and nobody else may touch the pot. Since her knee is bad she sits on a stool and my sister must bring her all. On Friday my father makes the eggs, that is his only thing.',
    beside:
      'I would like to buy a motorbike, a Yamaha, blue. It costs two lakh, I have saved thirty thousand, and my mother says over my dead body.',
    short: 'My mother.',
  },
  {
    question: 'ielts-1-food-2',
    strong:
      'Shutki, the dried fish. It smells so strong that in the hostel they do not allow it. When I was six months in Dhaka I dreamed of it with aubergine, really, I woke up hungry.',
    beside:
      'I am afraid of lizards. One was on my pillow last summer, I shouted, and my brothers came with a broom and broke the lamp.',
    short: 'My mother’s biryani.',
  },
  {
    question: 'ielts-1-food-3',
    strong:
      'With others. At home nobody begins until my father sits, that is the rule. Only in exam time I take the plate to my desk, and my mother looks at me like I moved out.',
    beside:
      'My phone is a Samsung, three years old. The glass is broken on one corner, it holds with tape, and the battery is good until four o’clock.',
    short: 'With my family.',
  },
  {
    question: 'ielts-1-phones-1',
    strong:
      'For maps and for voice messages to my mother. She does not read well, so we send each other one minute talk, maybe ten in a day. The rest is cricket scores, I must admit.',
    beside:
      'In winter it is foggy here. The lorries drive with light at noon, the old men make fire from tyres, and the school begins one hour later.',
    short: 'For messages.',
  },
  {
    question: 'ielts-1-phones-2',
    strong:
      'Yes, in the mosque and the night before an exam, then my sister hides it in the rice. Otherwise never, because my father has a weak heart and I want that they reach me.',
    beside:
      'I have one sister, she is seventeen and very clever. She draws flowers with henna on the hands of the whole street and she takes fifty taka.',
    short: 'No, never.',
  },
  {
    question: 'ielts-1-phones-3',
    strong:
      'I write, because I can think and delete it. When somebody calls me I say yes to everything and afterwards I regret. Only with my grandmother I call, she cannot see the letters.',
    beside:
      'My favourite colour is green, like the field after rain. I have four green shirts, and my room, the door and also my toothbrush is green.',
    short: 'To write.',
  },
  {
    question: 'ielts-1-weather-1',
    strong:
      'Wet, the most wet in the country I think. From June to September it rains almost every day and the books get soft. Then come two good months, dry and with a small wind, and in April it is 38 degrees.',
    beside:
      'I like history books. The last one I read was about the kings of Bengal, it was from the library with many pages missing, and I made up the end.',
    short: 'Hot and humid.',
  },
  {
    question: 'ielts-1-weather-2',
    strong:
      'We play carrom on the veranda, my brothers and me, and my mother fries the puffed rice with onion. When the light goes we tell ghost stories, and I check three times if the window is closed.',
    beside:
      'My cousin got married to a man from London. He talks so fast that no one understands, and he brought for all of us the same watch.',
    short: 'I stay in bed and read.',
  },
  {
    question: 'ielts-1-weather-3',
    strong:
      'Yes, the heat makes me bad. In April I quarrel with my sister for a fan. But when the first rain comes I am like a child, I go out with the shirt on and my mother shouts.',
    beside:
      'I take the bus at seven. The driver is Mr Kamal, he has a photo of his daughters above the wheel, and he waits for me if I am late.',
    short: 'No, not really.',
  },
  {
    question: 'ielts-2-teacher',
    strong:
      'This is Mamun, he repairs shoes under the stairs of the station. I was twelve and I waited there for my father each day. He taught me to sew leather with two needles, so that if one thread breaks the other holds. He never said well done, he only gave me the next shoe. I still repair the sandals of the whole family.',
    beside:
      'I want to describe my house. It has two floors, on the ground is the shop of my uncle and above we live. The kitchen is blue, there is a balcony with flowers, and on the roof we dry chillies and fly kites in January.',
  },
  {
    question: 'ielts-2-journey',
    strong:
      'I will tell about the launch from Barisal to Dhaka. It should be seven hours and it became twenty three, because in the fog we sat on a sandbank. I was with my sister, she had an exam next day. People shared the biscuits, one man played flute. She missed the exam and she laughs about it today, but that night she cried.',
    beside:
      'I describe my best friend Tanim. He is tall and thin, he wears always the same cap, and he can imitate all teachers. We know each other since class four, and he helps me in mathematics and I help him in English.',
  },
  {
    question: 'ielts-2-object',
    strong:
      'It is a pair of scales of brass which my great grandfather used for selling spices in Chittagong. It hangs in our kitchen, nobody weighs with it. One plate has a dent, from the flood in 1970, they say it hit the door. My grandmother touches it when she passes. For me it says that we were always people who measured honest.',
    beside:
      'Last month I bought a new phone. It has a good camera and 128 gigabyte, I paid it in six parts, and I use it for games, for photos of food and for talking with my cousins.',
  },
  {
    question: 'ielts-2-decision',
    strong:
      'It was if I leave the cricket academy. I thought about it nearly a year, from the injury of my shoulder in 2022. I asked my coach, who said stay, and my mother who said nothing. I made a list on the wall of my room. In the end I went one morning and gave the bag to a younger boy. I was sad two weeks and then it was light.',
    beside:
      'My favourite sport is cricket and I play since I was seven. I am a bowler, I bowl fast with the right arm, and my best match was against the next village, when I took five wickets and my uncle carried me.',
  },
  {
    question: 'ielts-2-place',
    strong:
      'Behind the old rice mill is a wall that is broken, and you can sit there with the feet over the canal. I go there on Thursdays after the lessons because in our house we are nine. You hear only the frogs and the pump far away. I do not take the phone. I come back and I can bear my brothers again.',
    beside:
      'I like to go with my friends to the big market on Saturday. It is full of people and music, the sellers shout, we try the sunglasses, we eat fuchka and go home late with the last bus.',
  },
  {
    question: 'ielts-2-help',
    strong:
      'In the bus to Comilla an old man sat beside me and he held a paper upside down. He did not know the hospital where he should go. I got out with him, though my stop was later, and we asked in three places until we found the eye ward. I never learned his name. He gave me a guava from his bag.',
    beside:
      'My aunt has helped me very much in my life. She paid my school fees when my father was without work, she bought my uniform, and she always asks how is my study. I am thankful to her for ever.',
  },
  {
    question: 'ielts-2-skill',
    strong:
      'For me it was to swim. I grew in the city and I was nineteen when I began, in the pool of the university, among children. Two months I held the edge. The problem was the breathing, I lifted the head and sank. A boy of eight told me blow bubbles. That was it. Now I can do four lengths.',
    beside:
      'I will describe a film which I liked. It is about a boy who sells tea in the train and becomes a singer. The songs are beautiful, the actor was new, and I saw it in the cinema with all my cousins.',
  },
  {
    question: 'ielts-2-news',
    strong:
      'It was last March, in the night, my brother called from Muscat and he said, the company paid. Seven months they had not paid him, and at home we knew but did not speak. My mother put the phone on loud, and she only asked, did you eat? Then she went to the kitchen and I heard her laugh alone.',
    beside:
      'I read the newspaper seldom, because it makes me tired. My father reads it each morning with his glasses on the nose, he begins from the back with the sport, and we must not speak to him.',
  },
  {
    question: 'ielts-2-work',
    strong:
      'I would like to be for a week the man who announces the trains at Kamalapur station. He sits in a small glass room above the platform. I would learn the names of all the stations and say that the train is late, politely. I wonder if people would listen to my voice. More than a week no, the noise would make me mad.',
    beside:
      'My father works in a bank since twenty years. He goes at nine and he comes at six, he wears a tie also in the summer, and on Sunday he sleeps long and repairs the radio.',
  },
  {
    question: 'ielts-2-festival',
    strong:
      'In our village it is the boat race after the rains. The young men row, forty in one boat, the old ones beat the drum and give the rhythm, and the children run along the bank. My grandfather is 81 and he still chooses who sits in front. The women cook for three hundred. I like it because nobody is only looking.',
    beside:
      'I describe a shop near my house. It sells everything, from soap to kites, and the owner is Mr Das. He writes what we owe in a long red book, and he gives me always a sweet, even now when I am twenty.',
  },
  {
    question: 'ielts-2-problem',
    strong:
      'It was the sewing machine of my mother, a Singer from 1968. It jumped each fifth stitch. I took it apart on a bed sheet and made a photo of each step. I found that the hook was bent, as thin as a hair. I filed it with the nail file of my sister. It took the whole Friday, and it goes until now.',
    beside:
      'Once I broke the window of our neighbour with a ball. He came out with a stick, we ran away over the field, and my father had to pay him 800. I was not allowed to go out for a week.',
  },
  {
    question: 'ielts-2-money',
    strong:
      'I saved for a telescope. It was eleven thousand and I got five hundred in the month for lessons to my small cousin. It took almost two years, because in the middle I had to give some for a medicine. I kept it in a tin of milk. The first evening I saw the moon with its holes and I called everybody to the roof.',
    beside:
      'Money is something what everybody needs. In our family my mother keeps it in a cupboard under the clothes, and when we want something we must say why, and she says mostly no.',
  },
];
