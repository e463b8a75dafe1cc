// Essays written for the tests, as a student might write them.

/** About 250 words. */
export const ferryEssay = `The ferry to Bhola leaves Sadarghat at half past eight in the evening, and for six years I did my homework on its lower deck. My father repaired engines for the company, so my brother and I travelled free whenever he had a night shift. I learned fractions beside a diesel motor that shook my pencil out of its lines.

In the winter of 2021 the motor stopped in the middle of the Meghna. There was fog on every side and 340 people on board. My father asked me to hold a torch while he opened the fuel line. He did not guess. He listened to the pump, wrote three numbers on his sleeve, closed one valve and tried again. After forty minutes the deck began to shake, and nobody on the upper deck ever knew how near we had been to spending the night there.

I used to think that engineering meant inventing something new. That night I saw that it can also mean noticing what everybody else has stopped hearing. The next month I borrowed a vibration sensor from our physics teacher, Mrs. Sultana, and recorded the motor on eleven trips. Two of the recordings showed a bearing that was failing. The company changed it in March.

I want to study mechanical engineering because I would like fewer families to sit in the fog and wait. I know how to hold the torch already. Now I want to learn which valve to close, and why, and how to teach a small sensor to say so before the motor does.`;

/** About 650 words. */
export const libraryEssay = `Our village library had 212 books when I counted them for the first time, and 61 of them were the same grammar book. A charity had sent the grammar books by mistake in 2014. They stood in the front row, still in their plastic, while the novels that people really wanted fell apart on the shelf behind them.

I was fourteen then, and I had come to hide from the heat. The librarian, Mr. Okello, was asleep with his radio on his chest. When he woke up he did not send me away. He gave me a pencil and a school notebook and said that if I was going to sit there every afternoon, I could at least find out what he owned. It took me nine days. I wrote down every title, the number of pages and the date of the last loan. By the end I knew something that nobody had asked me to find: of the 212 books, only 38 had been borrowed during the past two years, and most of those were about farming.

I showed the list to Mr. Okello and expected him to be pleased. Instead he was quiet for a long time. Then he said, "So we have been keeping a room full of paper for the termites." I felt ashamed, as if I had insulted his house. That evening my mother told me that a number is not an insult, but it is not a kindness either until somebody does something with it. I have thought about her sentence more often than about anything I learned at school that year.

What I did with it was small. I asked twenty-six neighbours which book they would walk two kilometres for. Nobody named a novel. Eleven of them wanted to know how to read the label on a bag of fertiliser. Seven wanted the bus timetable. Four women asked for anything about the new loan from the cooperative bank, because the clerk spoke too fast and they had signed a paper they could not follow. I had gone out with a question about books and come home with a map of what worried people.

So we changed the library. We traded forty of the grammar books to a secondary school in Lira for a laminating machine that their office no longer used. Mr. Okello and I copied fertiliser labels in large letters and translated them into Luo. My cousin Grace, who works for the bus company, brought us the timetable every month. The loan took longest. I sat with the contract for three weekends, called the bank twice, and wrote a single page that explained in plain words how much a borrower would pay back and when. The bank's manager corrected two of my sums and then, to my surprise, asked for thirty copies.

In the following year 143 people signed our loan book. I am careful with that figure, because I know how easily it could be made to sound like more than it was. Some of them came only for the shade, as I had. The termites are still winning on the south wall. But the page about the loan is pinned up in the bank now, and my mother, who left school at ten, reads it aloud to anyone who stops in front of it.

I want to study statistics because of the silence of Mr. Okello. I used to believe that counting was the end of the work: you find the answer, you underline it, you hand it in. Now I think that it is the moment when the work begins, since every figure belongs to someone who has to live with it. At your university I hope to join the public data project of Professor Lindqvist, whose surveys are written together with the people who answer them. I would bring a school notebook, a pencil, and a habit of asking one more question before I go home.`;
