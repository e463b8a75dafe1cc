import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Questions and answers about what exists today; each may name the screen that it is about. */
export const questions: readonly {
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
  screen?: string;
}[] = [
  {
    id: 'offline',
    question: msg`What happens when the network goes?`,
    answer: msg`You can go on. Screens that you have opened before still open. What you write is saved on this device within two seconds and sent when the connection is back. The top of the page says how many changes wait.`,
  },
  {
    id: 'two-devices',
    question: msg`I wrote on two devices. Is anything lost?`,
    answer: msg`No. When the same essay was changed in two places, Lantern keeps both texts and shows them side by side. You choose.`,
    screen: '/essays',
  },
  {
    id: 'evaluation',
    question: msg`How is my essay scored?`,
    answer: msg`Choose an essay and press Start Evaluation. Lantern measures your text against fixed criteria, each out of 10, and quotes the sentence that each suggestion is about. The same text always gets the same scores. No person reads it.`,
    screen: '/essays',
  },
  {
    id: 'writing',
    question: msg`Can Lantern write my essay for me?`,
    answer: msg`No, and it never will. It asks, measures and points. The words stay yours.`,
  },
  {
    id: 'limit',
    question: msg`My essay is over the word limit. Is it saved?`,
    answer: msg`Yes. Going over the limit shows a warning and never stops saving.`,
  },
  {
    id: 'deleted',
    question: msg`I deleted an essay by mistake.`,
    answer: msg`You can take it back for 30 days: open Essays and look under deleted essays.`,
    screen: '/essays',
  },
  {
    id: 'activities',
    question: msg`What counts as an activity?`,
    answer: msg`Everything you do outside of class: clubs, sport, art, paid work, care at home. Give each one its hours a week and what came of it. Put first what matters most to you.`,
    screen: '/ecas',
  },
  {
    id: 'papers',
    question: msg`Which papers can I keep in Lantern, and how?`,
    answer: msg`PDF files of up to 10 MB. Take photos of a paper instead, and Lantern makes one small PDF of them on your phone. An upload that is cut goes on where it stopped.`,
    screen: '/documents',
  },
  {
    id: 'sharing-papers',
    question: msg`How do I send a paper to somebody?`,
    answer: msg`Share a link that ends on a day you choose; you see when it was opened and can take it back. Or download the papers you choose as one PDF, as a ZIP, or as a copy under 2 MB for portals.`,
    screen: '/documents',
  },
  {
    id: 'verified',
    question: msg`What does “verified” mean on a paper?`,
    answer: msg`That a person of this installation has opened it and found it to be what it should be. Hints under a paper come from an automatic look, which can be wrong.`,
    screen: '/documents',
  },
  {
    id: 'take-along',
    question: msg`Can I take everything with me or delete my account?`,
    answer: msg`Yes, both on your profile under “Your data”. The copy is a ZIP with a page that opens without Lantern and without a connection.`,
    screen: '/profile',
  },
  {
    id: 'who-sees',
    question: msg`Who can see what I write?`,
    answer: msg`You, and nobody else by default. The people who run this installation look after the server; the privacy page says what that means.`,
  },
  {
    id: 'shared-device',
    question: msg`I use a shared phone or computer.`,
    answer: msg`Sign out when you are done. Everything of yours is then removed from the device. If something was not sent yet, Lantern asks you first.`,
  },
  {
    id: 'password',
    question: msg`I forgot my password.`,
    answer: msg`Open the log-in page and choose “Forgot your password?”. If this installation cannot send emails, ask the people who run it for a one-time code.`,
  },
  {
    id: 'language',
    question: msg`How do I change the language or the colours?`,
    answer: msg`Press the button with the sliders at the top, or More on a phone. The choice is remembered on this device.`,
  },
  {
    id: 'cost',
    question: msg`What does it cost?`,
    answer: msg`Nothing. Lantern is free and open source, and nothing in it can be bought.`,
  },
];
