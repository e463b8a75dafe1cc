// Essays that no cache has seen: sentences of our own in a new order, with new numbers and names each time.
const sentences = [
  'The first time I crossed the river alone, I was {n} years old and carried a box of mangoes for my aunt in {p}.',
  'My grandfather repaired radios in a room that was no larger than a cupboard.',
  'He let me hold the solder, and he never told me that the iron was hot.',
  'Because I burned my thumb on the second day, I learned to ask before I touched anything.',
  'In {p} the power failed {n} times in one week, so we read by the light of a bicycle lamp.',
  'I wrote down every failure in a school notebook: the hour, the weather and the street.',
  'After {n} pages a pattern appeared that nobody at the electricity office had noticed.',
  'The transformer near the market failed whenever the ice factory started its second compressor.',
  'I drew a map and took it to the engineer, Mr {w}, who laughed and then stopped laughing.',
  'He asked me where I had found the numbers, and I showed him the notebook.',
  'Two weeks later he moved the factory to another line and the lights stayed on.',
  'That was the day on which I understood that counting is a way of caring.',
  'At school I joined {n} others who wanted to measure the water of the pond behind the mosque.',
  'We built a sensor out of an old phone, a plastic bottle and a lot of tape.',
  'It worked for eleven days and then a goat ate the cable.',
  'However, those eleven days were enough to show that the water was worst after every feast.',
  'My teacher, Mrs {w}, made us explain the chart to the cooks before we explained it to anyone else.',
  'They listened politely, and then one of them asked why we had not simply smelled the pond.',
  'Her question has stayed with me for {n} months.',
  'I want to study environmental engineering because I would like to build things that answer her.',
  'When I failed my first physics test, I was ashamed for a week and then bored of being ashamed.',
  'I went back to the notebook and listed the questions that I could not answer.',
  'There were {n} of them, and most turned out to be the same question in different clothes.',
  'My brother {w} sat with me every evening until the list was empty.',
  'I have since tutored {n} younger students in {p}, and I begin each lesson with a list.',
  'Some of them come by boat, and the lesson starts when the boat does.',
  'Last winter a storm took the roof of the library, and with it the books on the top shelf.',
  'We dried {n} books on the tennis court and lost only the dictionaries.',
  'I noticed that the paper near the spine dried last, so we opened each book in the middle.',
  'The librarian wrote our method on a card and pinned it above her desk.',
  'It is the only thing I have published so far.',
  'I do not know yet whether I will work on rivers, on cables or on paper.',
  'What I know is that I will keep a notebook, and that I will show it to whoever laughs first.',
  'My mother counts fish for the cooperative, {n} baskets on a good morning.',
  'She taught me to round down, because a promise should be smaller than the truth.',
  'If I am admitted, I will arrive with one suitcase and too many pencils.',
  'I hope to find people who enjoy being wrong in an interesting way.',
  'In return I can offer patience, a steady hand and the phone number of a goat.',
];
const places = ['Chandpur', 'Barisal', 'Khulna', 'Sylhet', 'Bhola', 'Rangpur', 'Jessore', 'Comilla'];
const people = ['Haque', 'Sultana', 'Mondol', 'Akter', 'Biswas', 'Chowdhury', 'Talukdar', 'Begum'];

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function writeEssay(words: number, seed: number): string {
  const random = makeRandom(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const paragraphs: string[] = [];
  let paragraph: string[] = [];
  let count = 0;
  let deck: string[] = [];
  while (count < words) {
    if (deck.length === 0)
      deck = sentences
        .map((text) => ({ text, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ text }) => text);
    const sentence = (deck.pop() as string)
      .replace('{n}', String(3 + Math.floor(random() * 90)))
      .replace('{p}', pick(places))
      .replace('{w}', pick(people));
    paragraph.push(sentence);
    count += sentence.split(' ').length;
    if (paragraph.length === 6) {
      paragraphs.push(paragraph.join(' '));
      paragraph = [];
    }
  }
  return [...paragraphs, paragraph.join(' ')].filter(Boolean).join('\n\n');
}
