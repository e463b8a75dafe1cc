import { researchProposalSample } from '../../src/samples/research-proposal.ts';
import type { ContentPair } from './pair.ts';

export const RESEARCH_PROPOSAL_PAIRS: readonly ContentPair[] = [
  {
    id: 'proposal-mobile-money',
    essayType: 'Research Proposal',
    heldOut: false,
    weak: researchProposalSample.weak.text,
    strong: researchProposalSample.strong.text,
  },
  {
    id: 'proposal-arsenic-rice',
    essayType: 'Research Proposal',
    heldOut: true,
    prompt:
      'Submit a research proposal of up to 350 words: background and gap, research question, methodology, work plan, and expected significance.',
    weak: `Title: Arsenic in Rice and Its Effects

Background: Rice is the main food of Bangladesh and of many other Asian countries. Arsenic is a dangerous poison which is found in
the groundwater. When farmers use this water, the arsenic goes into the rice and then into the human body. This is a serious
problem for public health, and many researchers have written about it. Despite the efforts of the government and of different
organisations the problem still exists.

Research question: This research will investigate the problem of arsenic in rice and try to find possible solutions for it.

Methodology: First, I will do a literature review in order to understand the topic in depth. Then I will collect samples from
different places and test them in the laboratory with modern equipment. After that, I will analyse the results using statistical
methods. Finally, I will write the report and publish the findings in a good journal.

Work plan: In the beginning of the project I will do the literature review and the planning. In the middle part I will do the
field work and the laboratory work. In the last part I will do the analysis and the writing. I will manage my time carefully so
that everything is finished within the given period.

Expected significance: This research is very significant because it deals with a problem that affects many people. The findings
will raise awareness among the people and help policy makers to take the right decisions. It will also add to the existing
knowledge and open the way for further research. I have a strong background in this subject and I am fully committed to it.`,
    strong: `Title: Can one dry week in the field lower arsenic in boro rice without raising cadmium?

Background and gap: Rice grown in flooded soil takes up arsenic because the lack of oxygen releases it from iron. Letting the
field dry once or twice lowers grain arsenic by a third to a half in trials in the United States (Linquist et al., 2015), but
drying also frees cadmium, and in Faridpur the soils hold both. No study has measured the two together in farmers' own fields in
Bangladesh, where the pump owner and not the farmer decides when water flows.

Question: At which week of growth does a single drying of seven days reduce inorganic arsenic in the grain by at least 30 per
cent while cadmium stays under 0.2 mg/kg?

Method: In two boro seasons I will work on thirty-six plots in three villages of Faridpur, with one variety (BRRI dhan28). Twelve
plots stay flooded, twelve are dried at week six, and twelve at week nine. Sensors record water level and redox potential each
hour. Grain and soil are analysed by ICP-MS at the University of Aberdeen, with arsenic species separated by HPLC; plots are
compared with a mixed model, with village and season as random effects.

Work plan: Months 1 to 4 choose the plots and train six farmers; months 5 to 22 cover two seasons in the field; months 23 to 36
are for analysis and three papers. During my master's at Bangladesh Agricultural University I ran nine such plots for a season
and lost two to a pump owner who would not wait, so this time the owners sign and are paid per dry day.

Significance: If week nine works, the advice fits into one sentence on a seed bag. If it does not, because cadmium rises too
soon, then the Department of Agricultural Extension should stop recommending drying in these soils. A limit remains: one variety
in one district cannot settle the matter for others.`,
  },
  {
    id: 'proposal-kite-festival',
    essayType: 'Research Proposal',
    heldOut: false,
    weak: `Culture is the identity of a nation. Every country has its own traditions which are passed from one generation to another. In my
proposal I would like to write about the kite festival of Gujarat in India, which is a colourful and famous festival celebrated
by people of all ages. Unfortunately, because of modernisation and globalisation, such traditions are changing, and there is a
danger that they will disappear.

The purpose of my study is to explore the importance of the kite festival for the people and how it has changed over time. It
will also examine the role of craftsmen and their social and economic conditions. I think that this is a very relevant topic
which has not received enough attention so far, and that is why I have chosen it.

I will use a qualitative approach for my research. I will read books, articles and websites on the topic. In addition to this, I
will visit the place, observe the festival, take pictures and talk to people about their views and experiences. Based on this
information I will draw my conclusions. Ethical issues will also be considered. The research will be completed within the time
of the programme.

This study will help to understand our culture better and to preserve it for the coming generations. It will be interesting for
students, scholars and everybody who loves culture. As somebody who comes from Gujarat, I have a deep connection with this
festival, and I am passionate about conducting this research under the guidance of your experienced professors.`,
    strong: `Every January some eight million kites are flown in Ahmedabad, and nearly all of them are made between July and December by
Muslim women in about four streets of Jamalpur, at home and by the piece. The festival is described in public as Hindu. How do
the makers of a festival understand their part in it, when it is told without them?

Studies of the kite festival treat it as tourism (Desai, 2017) or as the story of one city's rooftops. Work on home-based
production in Ahmedabad, beginning with Jhabvala and Tate (1996), counts wages and hours but not meaning. Between the two lies
what I propose to examine: the designs themselves. Since 2014 printed portraits of politicians have replaced some of the older
patterns, and I ask who chooses a pattern, who refuses one, and what is said at the table when that happens.

I will spend two making seasons, eleven months in all, with nine households that I have known since my fieldwork for the MPhil
at Hyderabad. The method is participant observation: I will glue and cut beside the women and be paid by the piece. I will also
record life histories with twenty makers and six traders, photograph 400 designs with their local names, and code them
together with two of the women. Interviews will be in Gujarati and Urdu, which I speak.

The risks are plain. After the violence of 2002, questions about religion are not innocent in Jamalpur; names and streets will
be changed, no recordings will leave my encrypted drive, and each household can strike out any passage before I submit. If
access closes, the printed archive of the traders' union allows a smaller thesis on designs alone. The result should matter
beyond kites: it offers a way of studying how people go on making what no longer names them.`,
  },
];
