/**
 * Fifteen more invented essays, of Bangladesh, Nigeria, Peru, Egypt and Vietnam, graded before the engine read them: three true and
 * quiet ones in a second language, three hollow and fluent ones, three vivid ones with a weak end, three lists of achievements in
 * prose, and three excellent ones about something ordinary. What was mended when they had been read is said in docs/essay-engine.md.
 */
import type { RankedEssay } from './ranked.ts';

const PERSONAL = 'Personal Statement';

export const SIXTH_RANKED: readonly RankedEssay[] = [
  {
    id: 'errors-ferry-ghat',
    essayType: PERSONAL,
    kind: 'strong, poor English',
    grade: 7.8,
    prompt: 'Describe a problem that you have solved, or one that you would like to solve.',
    text: `In Aricha ghat my father have a tea stall. When the ferry is late the people drink more tea, so my father is happy, but I am not, because I see also the ambulance.

The ambulance come from Pabna and Kushtia side and it wait in same line with the truck. I count it one winter, when the fog was there. In thirty one days I have seen 44 ambulance. The longest one was wait nine hours. I was giving tea to the driver and he did not take the tea, he was only looking to the back window. After that I could not ask him money, so I go away with the cup.

I was in class ten that time. I thought the ghat master is a bad man. So I went to his office for complain. He was a thin man with a cough, and he show me the radio. He said, "Boy, I do not see which vehicle is in the line. From here I see fog, same as you." He was right. The line is two kilometre and nobody know what is inside of it. The first truck know only the second truck.

So me and my friend Shahin, we made a very simple thing. The tea boys of all the stalls have mobile phone. There are eleven stall along the line. When a ambulance stop near a stall, the boy give a missed call to the ghat office number, one ring for the first stall, two times for second and like this. We did not need any money for it because missed call is free. The ghat master wrote the numbers in chalk on his wall, and when he got a call he send the police to bring this ambulance to front.

First week he was not believing it, because one boy was calling for a wedding car. We took him out. From second week it work. From my notebook: before, middle waiting was three hours and ten minute. After, it was fifty minutes. It is not zero. The fog is still there, and when no ferry go, then also the first in the line is waiting.

Now the bridge is made in other place and our ghat is small. Shahin work in a garment factory. But I still think about it, how a line cannot see itself. In the hospitals it is also a line, and in the ration shop. I want to study industrial engineering, because I read there is a subject, queueing, and somebody has made the mathematics of it. I have only did it with tea boys.`,
  },
  {
    id: 'errors-potato-names',
    essayType: PERSONAL,
    kind: 'strong, poor English',
    grade: 7.4,
    prompt:
      'Reflect on a time when you questioned or challenged a belief or idea. What prompted your thinking? What was the outcome?',
    text: `In my school of Pisac the teacher of science told that the native potatoes are a thing of the past. He is a good teacher and he has a tie. He said us that the variety of the company gives the double, and that who continues with the others is for habit.

My grandmother continues with the others. She has in her chacra, at 3 900 meters, more than sixty classes. I know because I have counted them, for make to him the contrary. Each one has name. There is one that is called the one who makes cry the daughter in law, because is very difficult to peel.

So I asked her why she has so many, and I waited that she speaks of the tradition. She did not speak of the tradition. She touched one and said, this for the frost. She touched other, this if the rain comes late. This one for when the worm enters. She was making a list, like the teacher makes. For each misfortune she has a potato.

I wrote all in a notebook with squares. Two years after came the frost of November, in one night. In the parcel of my uncle, that has sown the variety of the company, all was black the morning. In the parcel of my grandmother I went with the notebook. Of sixty three classes were dead twenty eight. The others lived. But I must to say also the other part: she had harvest for eat and nothing for sell. My uncle, in the good years, has paid with his potatoes the school of my cousins. In the bad year he came to our house with his plate.

I carried the notebook to the teacher. He read it standing in the door. He did not say that he was mistaken, and I neither say it, because in a good year he is not. He asked me if he can copy it.

Before, I believed that one of the two has to be ignorant, my teacher or my grandmother. Now I think that they answer to two questions that are different. He asks how much in a year. She asks if will be something every year. I want to study agronomy for to know if a seed exists, or a form of mix them, where my cousins go to the school and nobody comes with his plate. I do not know if it exists. In the notebook there are four that nobody in the valley has probed together.`,
  },
  {
    id: 'errors-xe-om',
    essayType: PERSONAL,
    kind: 'strong, poor English',
    grade: 7.2,
    prompt: 'Tell us about a time you changed your mind.',
    text: `My father drive xe om, it mean motorbike taxi, in front of Hai Phong station. When I am small I very proud because he know all the street. When I enter high school I begin shame. My friend father is officer or teacher. If somebody ask, I say my father work in transport.

In grade 11 the app come to Hai Phong. The young driver wear green jacket and the phone tell them the road. My father do not have smart phone. The customer become less and less. At dinner my mother do not ask him how many today. I told him, Dad, you should learn the app or you change job. I said it like teacher. He put down the bowl and go outside to smoke.

So I decide to prove to him. One Sunday I borrowed my cousin phone and we make competition. I sit behind him and I read the app, he do not use the app. We went to twelve place that I choose. I think he will lose at least ten.

The app was faster three time. My father was faster nine time. At the place number seven the app told us turn into the alley 84, but he go straight. I shouted that he wrong. He said, today is the first day of lunar month, the women of the alley put table for worship on the road, nobody can pass. We go back to see. There was the table, with the chicken and the incense, in the middle of the alley.

I sat on the motorbike and I could not say something. I have think he know the street because he has nothing else to know. But the phone know the street too. My father know the people in it, what time the school open the gate, which house have a dog, who have funeral. Nobody write it down.

He still have few customer. I cannot change that. In the summer I made a small notebook with him, he speak and I write. We have 61 alley, for each one when it close and why. My cousin who drive for the app pay my father a coffee to look at it. My father laugh very much about this coffee.

Now when they ask I say, my father drive xe om at the station, twenty two year. I want to learn information system, about map. I want to know how put in a map the thing that is only true on Monday, or only if somebody die. I ask one engineer on internet and he say it is a hard problem. I told my father, and he said, he can ask me.`,
  },
  {
    id: 'hollow-naija-leader',
    essayType: PERSONAL,
    kind: 'hollow',
    grade: 3,
    prompt: 'Describe an example of your leadership experience in which you have positively influenced others.',
    text: `Leadership, to me, has never been about titles; it is about the quiet courage to kindle light in places where others see only darkness. Growing up in the vibrant heart of Lagos, a city that never sleeps and never surrenders, I learned early that greatness is not inherited but forged in the furnace of service.

My journey as a leader began when I was entrusted with the responsibility of guiding my peers through a season of profound uncertainty. Many had lost faith in themselves and in one another. Rather than succumb to despair, I chose to listen. I discovered that beneath every voice of discouragement lies a longing to be heard, and that the leader who listens is the leader who transforms. Through open dialogue, mutual respect and a shared vision, we rose above our differences and rediscovered the strength of our collective spirit.

The road was not without its thorns. There were moments when doubt whispered in my ear and the weight of expectation threatened to bend my resolve. Yet I have come to understand that challenges are merely invitations to grow. Each setback refined my character; each disappointment deepened my empathy. By leading with authenticity, I watched hesitant followers blossom into confident changemakers, and I realised that true influence is measured not in applause but in the lives we touch.

Beyond the classroom, I have remained committed to uplifting my community. Whether mentoring younger students, championing the rights of the girl child or promoting a culture of excellence, I have strived to be a bridge between generations and a voice for the voiceless. These experiences have instilled in me an unwavering belief in the power of unity and the limitless potential of the African youth.

As I look toward the horizon of higher education, I carry with me the resilience of my people and the dreams of those who came before me. I am convinced that the leaders of tomorrow must be rooted in humility and nourished by purpose. I do not seek to stand above others but to stand beside them, so that together we may write a new chapter in the story of our continent.

In the end, leadership is a seed. When planted in the fertile soil of compassion, it grows into a tree under whose shade generations will rest. I am ready to plant that seed, to nurture it and to let it flourish wherever my path may lead.`,
  },
  {
    id: 'hollow-nile-gratitude',
    essayType: PERSONAL,
    kind: 'hollow',
    grade: 3.2,
    prompt:
      'Reflect on something that someone has done for you that has made you happy or thankful in a surprising way. How has this affected or motivated you?',
    text: `Gratitude is the memory of the heart, and my heart remembers well. Like the Nile, which gives without asking and flows without rest, the kindness of others has watered the garden of my life and made the desert of my doubts bloom.

My mother is the one to whom I owe everything. Her unconditional love has been my compass in the storms of adolescence and my shelter in the cold nights of uncertainty. She sacrificed her own dreams so that mine could take flight. In her eyes I saw a strength that no hardship could extinguish, and in her words I found a wisdom that no book could teach. When I wanted to give up, she believed in me more than I believed in myself.

What surprised me was not the greatness of her sacrifice but its silence. She never complained, never boasted, never asked for anything in return. It was then that I realized that the most beautiful gifts are those that are given without expectation. This realization changed the way I see the world. I understood that gratitude is not merely a feeling but a responsibility, and that the best way to thank those who lift us is to lift others in turn.

Since then I have tried to live by this principle. I have volunteered for noble causes, extended a helping hand to those in need and spread positivity wherever I go. I have learned that even the smallest act of kindness can ripple outward and transform lives in ways we may never know. Through this journey I have become more empathetic, more patient and more aware of the blessings that surround me.

Egypt is a land of pyramids, monuments built to defy time. My mother has taught me that the greatest monuments are not made of stone but of love. They stand in the hearts of those we have touched, and no wind can erode them.

As I step into the next chapter of my life, I carry her lessons like a lantern. I hope to use my education to give back to my society, to be a source of hope for others and to make her proud. For every success that I achieve will be a flower from the seed that she planted, and every flower will whisper the same words: thank you.`,
  },
  {
    id: 'hollow-delta-economics',
    essayType: PERSONAL,
    kind: 'hollow',
    grade: 2.7,
    prompt: 'Why do you want to study the major you have chosen?',
    text: `In today's rapidly changing world, economics is the heartbeat of every nation. From the bustling streets of Dhaka to the skyscrapers of New York, every human decision is guided by the invisible hand of scarcity and choice. It is this fascinating interplay of people, policy and progress that has captivated my mind and set my soul on fire.

Coming from Bangladesh, a land of resilience and untapped potential, I have witnessed first-hand the transformative power of economic development. Poverty and prosperity live side by side, and I have often asked myself why some rise while others are left behind. This question has become the driving force of my academic journey. I firmly believe that economics holds the key to unlocking a more just and equitable society.

Throughout my school years I have nurtured a deep passion for analytical thinking. Economics has taught me to look beyond the surface, to question assumptions and to embrace complexity. I have always been a curious and hardworking student who thrives on challenges and never settles for mediocrity. Various competitions, seminars and extracurricular activities have further broadened my horizons, sharpened my communication skills and taught me the value of teamwork and perseverance.

What draws me most to this discipline is its versatility. Economics is not merely about numbers and graphs; it is about people, their hopes and their dreams. It equips us with the tools to understand the past, navigate the present and shape the future. In an age of globalization, climate change and technological disruption, the need for visionary economists has never been greater.

I am confident that a rigorous academic environment with distinguished faculty and a diverse student body will enable me to realize my full potential. I look forward to engaging in stimulating discussions, exploring interdisciplinary perspectives and contributing to a vibrant intellectual community.

In the future, I aspire to become a renowned economist who will play a pivotal role in the development of my country. I want to design policies that uplift the marginalized, empower women and create opportunities for all. It is a long road, but with dedication and determination nothing is impossible. Economics is not just my chosen major; it is my calling, my passion and my purpose.`,
  },
  {
    id: 'weak-end-huayco',
    essayType: PERSONAL,
    kind: 'middling',
    grade: 7,
    prompt:
      'Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?',
    text: `The mud came to Chosica at ten past four in the afternoon, when my mother was frying fish. First we heard stones, like somebody emptying a truck, and then the dogs went past the window, all in one direction. My mother turned off the gas. She has told me since that she does not know why she did that first.

We went up the stairs of the neighbours, who have a second floor. There were nineteen of us on a roof for hens. From there I saw our door open by itself and the sofa come out, slowly, with the cat on its back. The mud was the colour of chocolate and it carried a refrigerator standing up. My brother Nilo, who was six, waved to it.

At night it got cold. Señora Irma took the washing from the line and divided it among us, and so I spent the night in the trousers of a policeman. Somebody had a radio. The man on it said that Chosica was under control. Everybody laughed, even Señora Irma, whose husband was on the other bank. About three o'clock he whistled to her across the water. He has a whistle with two notes, that he uses for calling the pigs. She did not cry until then.

In the morning we went down. The mud in our kitchen reached to the handle of the oven. We dug for eleven days with pots, because the shovels were all lent out. I found my school books in a block, like a brick, and the frying pan with the fish in it. Nilo found the cat. It was sitting in the sofa, four streets below, and it would not let anybody else sit down.

On the fourth day I went to the municipality to ask for a truck. The man told me to bring a list of the houses. I brought it. He told me to bring it with stamps. I went back through the mud with the list in a plastic bag around my neck and asked at forty doors, those that there still were, and I came back with the thumbs of forty families in stove soot. He looked at it and gave us the truck.

This experience taught me many things. I learned that life is full of challenges and that we must never give up. It made me a stronger and more responsible person, and I understood the importance of family and teamwork. I am sure that these values will help me to be successful at university and to achieve all my goals in the future.`,
  },
  {
    id: 'weak-end-generator',
    essayType: PERSONAL,
    kind: 'middling',
    grade: 6.8,
    prompt: 'Tell us about an obstacle that you have overcome.',
    text: `The generator of Faith Chapel, Aba, has a rope that must be pulled with the whole back. On Easter Sunday Deacon Okoro pulled it, and it coughed, and he pulled again, and the rope came away in his hand with a small wheel on the end. He looked at the wheel as if it were a tooth.

There were three hundred people inside, and the choir had new gowns. Pastor came out with the microphone in his hand. It was dead, but he spoke into it. "Who knows engine?" he said. I was fourteen and I had mended my aunt's grinder once, with her shouting. I put up my hand because nobody else did.

I had a spoon, a bicycle spanner and a biro. I took off the cover. Behind it was a spring, flat, like the tape of a tailor, and it jumped out over the wall before I had understood that it was a spring. The Okafor twins went to look for it in the cassava. I could hear the choir begin without the speakers. They were singing too high, as people do when they are afraid of not being heard.

The spring came back with soil on it. I wound it by hand, and it cut me here, between the thumb and the finger. I wound it again. To hold it, one needs a pin, and the pin had gone with the spring, and no twin could find that. So I broke the biro, and melted its end with the sexton's candle, and pushed the spring in with it. I tied the rope with a knot that my uncle uses for goats. By then Deacon Okoro had taken off his jacket and was holding the torch, although it was noon.

It caught on the third pull. Inside, all at once, the organ came in on a note that it had been holding down for half an hour, and three hundred people jumped. The fans moved. Pastor's voice said, out of all eight speakers, "And who is that boy?"

I have the scar still. It is white and has the form of a comma. The biro lasted until Pentecost, when they bought the proper pin in Enugu.

From that day I have known that where there is a will, there is a way. Obstacles are stepping stones to success, and hard work always pays off. I will carry this lesson with me to the university and beyond, and I will use it to make the world a better place.`,
  },
  {
    id: 'weak-end-pigeons',
    essayType: PERSONAL,
    kind: 'middling',
    grade: 7.1,
    prompt: 'Describe a community that you belong to and your place in it.',
    text: `At five in the afternoon the men of Imbaba go up. They go past their wives with a plastic bag of corn and climb to the wooden towers on the roofs, and each of them opens a little door and lets his pigeons out. Then the sky over our quarter has forty owners.

I was allowed up when I was ten, because Uncle Ramzy's knee had gone. He gave me the flag, a black rag on a bamboo. When you swing it, the birds may not land. They go round and round, wider each time, and that is the game: your birds pass through the neighbour's birds, and when they come home, you count. If there is one more, it is yours. If there is one less, you say nothing, you drink your tea, and you look to see which tower is laughing.

It has laws that nobody has written. You do not take from a man in the week of a funeral. You do not take from a boy with fewer than six. If the stolen bird is sitting on eggs, it goes back in a shoe box, by the stairs, with no words. Once Hagg Sayed took a red one of ours, the one my uncle called the minister. For a year my uncle greeted him every morning at the bakery, and asked after his health, and his sons, and never the bird.

My place was the counting. My uncle has cataracts and the others all know it. When the flock came in I stood behind him with my hand on his belt, and pulled once for each, and he said the number aloud, in a bored voice, as if he had seen it. I have counted for him for seven years. Twice I pulled one time too few, for a bird that was Hagg Sayed's, and let it out at night.

The towers are coming down now. There is a law about roofs, and a bridge. Last month there were eleven. Hagg Sayed's fell on a Tuesday, with a rope and a truck, and that evening his birds circled over the gap until it was dark, and then they came down, one after the other, on ours. My uncle stood with the flag and did not swing it.

In conclusion, community is very important in our lives. My community has made me the person I am today. I hope to bring my unique experience to your diverse campus and contribute to it in a positive way.`,
  },
  {
    id: 'list-hanoi-olympiad',
    essayType: PERSONAL,
    kind: 'achievements',
    grade: 4,
    prompt:
      'Discuss an accomplishment, event, or realization that sparked a period of personal growth and a new understanding of yourself or others.',
    text: `In grade 9 I won the second prize in the city competition for gifted students in physics, and this result allowed me to enter the specialized physics class of the Hanoi - Amsterdam High School. In grade 10 I won the first prize of the school Olympiad and was selected for the team for the Northern Coastal competition, where I obtained a silver medal. In grade 11 I received a gold medal in the same competition and the third prize in the national competition for gifted students. I have kept a grade point average of 9.4 for three years.

Besides physics I have been active in many fields. I was the vice president of the STEM club from 2023 to 2024 and the president from 2024 to 2025. During my term the club grew from 35 to 80 members and organised three workshops, two science fairs and one summer camp for 120 students of lower secondary schools. I was also the head of the logistics department of the Model United Nations conference, with a budget of 150 million dong, and a member of the organising committee of the charity concert, which raised 62 million dong for children in Ha Giang.

I have taken part in research as well. In 2024 I joined a project on water filters at the Hanoi University of Science and Technology. Our group of four presented a poster at the National Youth Science Conference and was awarded an encouragement prize. In the summer of 2025 I completed two online courses, on machine learning and on data science with Python, both with distinction.

In sports I obtained the brown belt in karate in 2022 and a bronze medal in the district competition in 2023. I play the piano at grade 6 and accompanied the school choir at the graduation ceremonies of 2024 and 2025. I achieved 8.0 in IELTS and 1540 in the SAT.

In addition, I have volunteered more than 200 hours. I taught English at the Hope Centre, planted trees with the Green Hanoi group and donated blood twice. I was granted the title of outstanding student of the city in 2024 and was admitted to the Youth Union with honours.

All of these accomplishments sparked my personal growth. I became more confident, and I learned how to manage my time and to cooperate with different people. In the future I will continue to try my best to obtain more achievements.`,
  },
  {
    id: 'list-rajshahi-scholar',
    essayType: 'Motivation Letter',
    kind: 'achievements',
    grade: 3.8,
    prompt: 'Explain in a letter why you apply for the scholarship and what you will do with it.',
    text: `Dear members of the committee,

I am writing to apply for the master's scholarship for the academic year 2027. I completed my Bachelor of Science in Civil Engineering at Rajshahi University of Engineering and Technology with a CGPA of 3.81 out of 4.00, standing seventh in a class of 118. I received the Dean's List Award in 2021, 2022 and 2023, the University Merit Scholarship in six of eight semesters, and the Board Scholarship for my results in the Higher Secondary Certificate, in which I obtained a GPA of 5.00.

During my undergraduate years I served as general secretary of the Civil Engineering Society and as campus ambassador of two national organisations. I organised the CivilFest of 2022 with 600 participants from 21 universities and was awarded the Best Organiser Certificate. I was champion of the Bridge Design Contest of 2021, first runner-up of the Truss Challenge of 2022 and finalist of the National Case Competition of 2023. I also participated in four international conferences and published two papers in proceedings.

After graduation I joined a consulting firm in Dhaka as a junior engineer in February 2024. I was promoted to assistant engineer in January 2025 and have been involved in nine projects with a total value of 340 million taka. I was nominated for the Employee of the Quarter. I am skilled in AutoCAD, ETABS, SAFE, STAAD.Pro, ArcGIS, Python and MATLAB, and I completed professional training in project management, quality control and occupational safety.

I have been a member of the Rotaract Club since 2020 and its treasurer since 2022. I participated in five blood donation campaigns, three relief distributions after the floods and the tree plantation of 2023. I was also captain of the departmental cricket team, which became runner-up of the university tournament, and I recited at the cultural programme of Pohela Boishakh in three successive years.

I achieved an overall band score of 7.5 in IELTS, with 8.0 in listening. I was recognised as the best speaker of the English Language Club in 2021. With these qualifications and my proven record of excellence, I am confident that I am a suitable candidate. The scholarship will help me to reach the next level of my career and to serve my country. I would be grateful if the committee would consider my application favourably.

Yours faithfully,
Tanvir Ahmed`,
  },
  {
    id: 'list-kano-doctor',
    essayType: PERSONAL,
    kind: 'achievements',
    grade: 4.3,
    prompt: 'Why do you want to study this course or subject?',
    text: `I want to study medicine because I have prepared for it since I was in junior secondary school, and my record shows it. I was the best student in biology at Rumfa College, Kano, in 2023, 2024 and 2025, and the second best in chemistry in 2025. I sat for nine subjects in the West African examination and obtained seven A1 and two B2. In the Unified Tertiary examination I scored 328 out of 400, which was among the highest marks in the state.

I founded the Health Club of the school in 2023 with twelve members and was its president for two years. Under my leadership it grew to 70 members and held five awareness campaigns, on malaria, cholera, hepatitis B, diabetes and the dangers of self-medication. We visited four primary schools and distributed 500 leaflets. For this work the club received the Governor's Award for Youth Service in 2024, and I was invited to speak on the programme "Young Voices" of Freedom Radio.

In the holidays of 2024 I was an attaché at the Murtala Muhammad Specialist Hospital, where I spent four weeks in the wards for children, two in the laboratory and two in the pharmacy. I took the blood pressure of more than 200 patients and assisted in the registration of 350 children for immunisation. In 2025 I completed a first aid course of the Red Cross and an online course on anatomy of 60 hours with a final mark of 94 per cent.

I was also the assistant head boy, the captain of the quiz team, which won the Kano State Schools Quiz in 2025, and the leader of the debate team, which reached the national final in Abuja. I memorised twenty parts of the Quran and won the third prize in the local government recitation of 2022. I play football as a midfielder and was in the school team that reached the semi-final.

I have read several books on medicine, among them the lives of great doctors, and I follow three medical channels. I speak Hausa, English, Arabic and some Fulfulde, which will be useful with patients. My teachers have described me as disciplined, punctual and intelligent.

I believe that with these achievements I am ready for the study of medicine. I will work hard to be among the best of my class and to become a consultant surgeon, and afterwards I will come back to serve the people of Kano State.`,
  },
  {
    id: 'quiet-ironing',
    essayType: PERSONAL,
    kind: 'quiet',
    grade: 9.2,
    prompt:
      'Describe a topic, idea, or concept you find so engaging that it makes you lose all track of time. Why does it captivate you? What or who do you turn to when you want to learn more?',
    text: `My mother irons for eleven families in Tanta, and I fold. A shirt takes her four minutes. It took me a year to see that she never irons the same shirt twice in the same way.

She begins with the collar, everybody does. But then she lifts the shirt by the shoulders, lets it hang and waits, perhaps for two seconds. I used to think that she was resting. When I asked, she said that she was looking where it wanted to fall. Cotton that has been dried in the sun has a memory, she said, and you cannot argue with it from the front.

I was in the second year of preparatory school, and we were doing angles. I began to watch the creases. If she pressed a sleeve along the seam, the fold on the other side came out a finger's breadth away from the seam, always towards the back. I marked it with a pencil on my own sleeve. I did it with paper, where it did not happen, and with a sugar sack, where it happened twice as much. It took me most of a Ramadan to understand that a sleeve is not a tube. It is cut from something flat, and it has been persuaded.

After that I could not leave it alone. I took an old galabeya apart and drew its pieces on the back of a calendar. Everything that goes round a body comes from pieces with one curved edge, and the curve of the one is never the curve of the other. Where they are sewn together, the cloth has nowhere to go but out. I did not have a word for this. I found one by accident in the library of the technical school, in a book on ships: you cannot lay a flat plate on a hull. There was a formula in it with a letter that I took for a k. It was a kappa. The librarian, Miss Hoda, told me, and ordered a book that was no use to either of us, and we went through eleven pages of it on Thursdays.

My mother does not think much of the formula. I explained it to her with an orange. She said that she had known since she was nine that you cannot peel one into a rectangle, and handed me a pillowcase. But last winter a customer brought a dress of silk, cut across the thread, which nobody in our street would touch. She let it hang for a long time. Then she asked me which way I thought it would go.

I said to the left. It went to the left, and a little down. We are both still thinking about the down.`,
  },
  {
    id: 'quiet-broom',
    essayType: PERSONAL,
    kind: 'quiet',
    grade: 9,
    prompt:
      'Describe a place or environment where you are perfectly content. What do you do there, and why is it meaningful to you?',
    text: `The steps in front of our house in Hoi An are seven, and I sweep them at half past five. In the dry months this takes six minutes. In the months of the flood, when the river has been in the house and gone home again, it takes three days.

I was given the broom when I was eight, and I hated it, since my cousins were given the boat. A broom of ours is made of the stalks of the coconut leaf, and it has an opinion. Held upright, it scratches. Held too low, it combs the dust into lines and leaves it there. My grandfather did not explain anything. He would stand at the gate with his tea and look at the fourth step, where I had missed a corner, until I saw it too.

At that hour the street belongs to very few. Mrs Lien goes by with her pole and two baskets of bean curd, and nods on every second step, because of the weight. The electrician's dog comes to see if anything has changed. There is one hour in which nothing is yet for the tourists, and the yellow of the walls is only a yellow.

I think on the steps. It is not that I go there to think. The hands are busy and the head is left over. I have done most of my mathematics between the second step and the fifth, and I wrote my first letter to my father there, in my head, over a whole week in March, before I put any of it on paper. He works in Taichung. I told him that the step had cracked. It was all I could find that was true and that he could do something about.

He wrote back with a drawing: sand, lime, how wet. So I mended it, and it cracked again in the next flood, beside the old place. I mended it eleven times. My cousins say that we should pour concrete, as the neighbours have. I asked my grandfather. He said that water which is not let in by the step will come in by the wall, and the wall has my grandmother's altar on it.

Since then I look at cracks. The one on the fourth step begins each time at the same corner, the one that I used to miss. I have a book with their dates. I would like to study how old towns stand in water, which I believe is mostly a question of where they agree to break. When I leave, my cousin Bao will have the broom. I shall not explain it to him.`,
  },
  {
    id: 'quiet-change-drawer',
    essayType: PERSONAL,
    kind: 'quiet',
    grade: 8.9,
    text: `In our shop in Juliaca there is a drawer with nine hollows, and in the hollows lies the change. My aunt Felicitas carved it from the lid of a chest. Everything else in the shop has been replaced, the scale, the counter, the bulb, even the aunt, who lives with her son in Tacna and has left the shop to my mother and me.

The hollow for the ten-cent coins is the deepest, and it is always empty. Children pay with ten cents. So do the porters from the station, who buy one cigarette. But nobody wants them back. If I give a woman three of them she looks at me, and I say, "A sweet?", and she takes the sweet. So the coins should pile up. I was thirteen when I noticed that they did not, and I thought that somebody was stealing.

I suspected Wilber, who carried our sacks. I did not say it. I began to count the hollow at noon and at eight, and I wrote the numbers inside the cupboard door, where he would not see. For three weeks I was very clever. On the days when Wilber did not come, the coins went too.

It was my mother. She had a jar under the sink. When somebody came who was short of twenty or thirty cents for bread, she paid the rest from the jar into the drawer, so that the drawer would be right. She did it with her back to the customer, while she looked for a bag. I had stood beside her for years. I asked why she did not simply let them off. She said that then they would owe us, and who buys bread where he owes?

I scrubbed the cupboard door. Wilber asked me what I was washing off, and I told him that it was sums. He has a boy at the university in Puno now. I have never told him what sums, and I would like to say that I mean to, but I still carry his sacks with him and I still do not.

I keep the books of the shop since my mother's eyes are bad. The jar has a line of its own. I did not know what to call it. "Losses" is what it is, and she would not have that. I have read that banks in the city count what people fail to pay, and reckon from it whom to trust. They would count our customers as people who always pay, and they would be right, and they would not know why. I should like to learn to count in a way that sees the jar.`,
  },
];
