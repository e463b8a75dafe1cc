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
        text: msg`One next step, and a percentage that you can open to see its parts.`,
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
      { name: msg`Education tracking`, text: msg`Several schools, with grades as your schools write them.` },
      { name: msg`Test score management`, text: msg`IELTS, TOEFL, SAT and more, with prep roadmaps.` },
      { name: msg`Activities portfolio`, text: msg`Paid work and family care count too.` },
      {
        name: msg`AI essay assistant`,
        text: msg`Scores and suggestions about your own sentences. Lantern never writes for you.`,
      },
      {
        name: msg`Document vault`,
        text: msg`Take a photo of a page, and it becomes a small PDF. Lantern checks papers for common mistakes. You share them by links that end.`,
      },
    ],
  },
  {
    title: msg`Choose and go`,
    blurbs: [
      { name: msg`AI university matching`, text: msg`Reach, target or safety, and why.` },
      { name: msg`Finance planning`, text: msg`Loan instalments (EMI), loan tracking, costs in your own currency.` },
      { name: msg`Visa process tracker`, text: msg`Steps, documents and dates for your destination.` },
      { name: msg`Settlement planning`, text: msg`Sixteen things for your first month, also offline.` },
    ],
  },
  {
    title: msg`Ask people`,
    blurbs: [
      { name: msg`Expert mentorship sessions`, text: msg`Free calls with volunteers, shown in both time zones.` },
      { name: msg`Help and support`, text: msg`Simple answers about Lantern. They also open offline.` },
    ],
  },
];
