import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Blurb = { name: MessageDescriptor; text: MessageDescriptor };

/** What Lantern does, in the specification's fourteen points. */
export const blurbGroups: readonly { title: MessageDescriptor; blurbs: readonly Blurb[] }[] = [
  {
    title: msg`Know where you stand`,
    blurbs: [
      {
        name: msg`Dashboard overview`,
        text: msg`One next step, and a percentage that you can open to see what it is made of.`,
      },
      { name: msg`Personal information hub`, text: msg`Your name, address and citizenship, typed once.` },
      {
        name: msg`Profile management`,
        text: msg`Your photo, your emergency contact, your devices and who is signed in.`,
      },
    ],
  },
  {
    title: msg`Build your application`,
    blurbs: [
      { name: msg`Education tracking`, text: msg`Several schools, with grades kept in their original scale.` },
      { name: msg`Test score management`, text: msg`IELTS, TOEFL, SAT and more, with prep roadmaps.` },
      { name: msg`Activities portfolio`, text: msg`Paid work and family care count too.` },
      {
        name: msg`AI essay assistant`,
        text: msg`Scores and suggestions that quote your own sentences, from an engine on this server. It never writes for you.`,
      },
      {
        name: msg`Document vault`,
        text: msg`Photograph a page and it becomes a small PDF. Papers are checked for common faults, and shared by links that end.`,
      },
    ],
  },
  {
    title: msg`Choose and go`,
    blurbs: [
      { name: msg`AI university matching`, text: msg`Reach, target or safety, with the sum that leads there.` },
      { name: msg`Finance planning`, text: msg`Loan instalments (EMI), loan tracking, costs in your own currency.` },
      { name: msg`Visa process tracker`, text: msg`Steps, documents and dates for your destination.` },
      { name: msg`Settlement planning`, text: msg`Sixteen things for your first month, also offline.` },
    ],
  },
  {
    title: msg`Ask people`,
    blurbs: [
      { name: msg`Expert mentorship sessions`, text: msg`Free calls with volunteers, shown in both time zones.` },
      { name: msg`Help and support`, text: msg`Plain answers about what is on the screen. They open offline too.` },
    ],
  },
];
