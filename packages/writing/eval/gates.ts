/** Texts that must not score, made from real ones and written for the purpose. */
import type { EssayType } from '../src/types.ts';
import { seededRandom, shuffle } from './statistics.ts';

export type Probe = { name: string; text: string };

const LOREM = `Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna
aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute
irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat
non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.`;

const FOREIGN: Readonly<Record<string, string>> = {
  German:
    'Als Kind habe ich jeden Nachmittag in der Werkstatt meines Großvaters verbracht. Er reparierte alte Radios, und ich durfte die Schrauben sortieren. Später wollte ich wissen, warum ein Gerät ohne Strom manchmal trotzdem rauscht. Diese Frage hat mich bis heute nicht losgelassen, und deshalb möchte ich Elektrotechnik studieren.',
  French:
    'Quand j’étais petite, ma grand-mère tenait une épicerie au coin de notre rue. Le soir, je comptais les pièces avec elle et j’écrivais les chiffres dans un cahier bleu. C’est là que j’ai compris que les nombres racontent des histoires, et c’est pour cela que je veux étudier l’économie.',
  Spanish:
    'Cuando era niño, mi madre trabajaba en una clínica pequeña cerca del río. Yo la esperaba cada tarde y miraba cómo los enfermeros escribían en sus cuadernos. Un día me dejaron pesar a un recién nacido, y desde entonces quiero estudiar medicina para volver a mi pueblo.',
  Bangla:
    'আমি ছোটবেলায় প্রতিদিন বিকেলে বাবার দোকানে বসে থাকতাম। তিনি পুরোনো রেডিও সারাতেন আর আমি স্ক্রু গুছিয়ে রাখতাম। একদিন একটি রেডিও নিজে নিজেই বেজে উঠল, আর আমি জানতে চাইলাম কেন। সেই প্রশ্ন থেকেই আমার পড়াশোনার শুরু।',
  Arabic:
    'عندما كنت صغيرا كنت أجلس كل مساء في دكان أبي. كان يصلح أجهزة الراديو القديمة وكنت أرتب البراغي. في أحد الأيام عمل جهاز وحده، وأردت أن أعرف السبب. من هذا السؤال بدأت رحلتي مع الهندسة.',
  Chinese:
    '小时候，我每天下午都在爷爷的修理店里度过。他修理旧收音机，我帮他整理螺丝。有一天，一台收音机自己响了起来，我想知道为什么。从那个问题开始，我决定学习电子工程。',
  Hindi:
    'बचपन में मैं हर शाम अपने पिता की दुकान पर बैठता था। वे पुराने रेडियो ठीक करते थे और मैं पेंच संभालकर रखता था। एक दिन एक रेडियो अपने आप बजने लगा और मैंने जानना चाहा कि क्यों। उसी सवाल से मेरी पढ़ाई शुरू हुई।',
};

const WORDS = `apple river engine doctor window silver market camera forest pencil bridge garden ticket orange planet candle
mirror button castle dragon farmer guitar hammer island jacket kitchen ladder magnet needle office parrot quartz rocket
saddle temple umbrella valley wallet yogurt zipper anchor basket carpet desert elbow feather glacier harbor insect`;

/** Every text here must come out at 2 or lower. */
export function makeProbes(essays: readonly string[]): Probe[] {
  const random = seededRandom(20_240_501);
  const probes: Probe[] = [
    { name: 'empty', text: '' },
    { name: 'blank', text: ' \n\t \n ' },
    { name: 'lorem ipsum', text: `${LOREM}\n\n${LOREM}` },
    { name: 'word list', text: `${WORDS} ${WORDS.split(/\s+/).reverse().join(' ')}` },
    ...Object.entries(FOREIGN).map(([name, text]) => ({ name, text: `${text}\n\n${text}` })),
  ];
  for (const essay of essays) {
    const words = essay.split(/\s+/);
    const sentences = essay.split(/(?<=[.!?])\s+/);
    probes.push(
      { name: '20 words', text: words.slice(0, 20).join(' ') },
      { name: 'salad', text: shuffle(words, random).join(' ') },
      {
        name: 'salad in sentences',
        text: sentences.map((sentence) => shuffle(sentence.split(/\s+/), random).join(' ')).join(' '),
      },
      { name: 'repeats', text: sentences.slice(0, 3).join(' ').concat(' ').repeat(6) },
    );
  }
  return probes;
}

export const PROBE_TYPE: EssayType = 'Generic';
