/** What an officer or a panel may take wrongly: how it is said, who may mind it, and the rule behind it. */
import type { InterviewType } from '../types.ts';

export type Caution = {
  id: string;
  types: readonly InterviewType[];
  /** Destinations for which it holds; none: all. */
  countries?: readonly string[];
  /** Destinations where the rule says otherwise. */
  except?: readonly string[];
  /** Patterns over base forms without articles (see gist.ts of the writing package); _ is up to three words. */
  patterns: readonly string[];
  /** After this an officer may hear nothing else: the overall is at most so much. */
  most?: number;
  /** The rule by destination; ids of the question bank's sources. */
  sources?: Readonly<Record<string, string>>;
};

const VISA: readonly InterviewType[] = ['visa'];
const PANELS: readonly InterviewType[] = ['university', 'scholarship', 'general', 'other'];
const EVERYBODY: readonly InterviewType[] = ['university', 'visa', 'scholarship', 'general', 'other'];

const LEAVING = { US: 'us-f1', CA: 'ca-leave', IE: 'ie-study', FR: 'fr-eef' };
const MONEY = {
  US: 'us-f1',
  GB: 'gb-funds',
  CA: 'ca-funds',
  AU: 'au-gs',
  DE: 'de-study',
  IE: 'ie-study',
  NL: 'nl-progress',
  FR: 'fr-eef',
};
const GENUINE = {
  US: 'us-f1',
  GB: 'gb-genuine',
  CA: 'ca-leave',
  AU: 'au-gs',
  DE: 'de-study',
  FR: 'fr-eef',
  IE: 'ie-study',
  SG: 'sg-stp',
};

export const CAUTIONS: readonly Caution[] = [
  {
    // Australia's requirement says that wanting to stay does not count against a student
    id: 'staying',
    types: VISA,
    most: 5,
    except: ['AU'],
    patterns: [
      'settle',
      'green card',
      'permanent resid\\w*',
      'immigrat\\w*',
      'citizenship',
      'never come back',
      'live there forever',
      'stay there',
      'stay in_permanently',
      'become citizen',
      'move my family',
    ],
    sources: LEAVING,
  },
  {
    id: 'working-to-pay',
    types: VISA,
    patterns: [
      'part-time job',
      'part time job',
      'work part-time',
      'work part time',
      'job on campus',
      'earn my living',
      'earn my fee',
      'work_to pay',
      'work in_and pay',
      'pay for myself',
      'send_money home',
      'do_job there',
    ],
    sources: MONEY,
  },
  {
    id: 'wages-there',
    types: VISA,
    patterns: [
      'salary be_high',
      'salary_high',
      'high salary',
      'good salary',
      'earn in dollar',
      'earn more there',
      'more opportunity',
      'better life',
      'good job in',
      'find_good job there',
    ],
    sources: GENUINE,
  },
  {
    id: 'chosen-by-others',
    types: VISA,
    patterns: [
      'my agent',
      'my consultant',
      'consultancy',
      'agent suggest',
      'agent_tell',
      'consultant_tell',
      'mistake of agent',
      'friend be do that',
      'everybody be go',
      'everyone be go',
    ],
    sources: GENUINE,
  },
  {
    id: 'borrowed-money',
    types: VISA,
    most: 5,
    patterns: [
      'put_money in_account',
      'put_in_account for visa',
      'give back to',
      'show_money',
      'so that_can show',
      'arrange_money',
      'borrow_money',
      'from somewhere',
    ],
    sources: MONEY,
  },
  {
    id: 'not-knowing',
    types: VISA,
    patterns: [
      'i do not know',
      'i be not sure',
      'not sure about',
      'i do not remember',
      'i forget',
      'something like that',
      'thing like that',
      'or something',
      'around_or so',
      'i think that_be around',
      'i will see',
      'not_exact\\w*',
    ],
    sources: GENUINE,
  },
  {
    id: 'only-a-promise',
    types: [...VISA, 'scholarship'],
    patterns: [
      'i promise',
      'trust me',
      'believe me',
      'i swear',
      'i assure',
      'hundred percent',
      'i will definite\\w* (?:come|go) back',
      'i will definite\\w* return',
    ],
    sources: LEAVING,
  },
  {
    id: 'against-home',
    types: EVERYBODY,
    patterns: [
      'in my country be_bad',
      'education_be very bad',
      'education_be bad',
      'no future there',
      'no future in',
      'my country be_corrupt',
      'my country be_poor',
      'be worthless',
      'have no value',
    ],
  },
  {
    id: 'easy-visa',
    types: VISA,
    patterns: ['easy to get_visa', 'visa be easy', 'easy_visa', 'easy to get admission'],
    sources: GENUINE,
  },
  {
    id: 'made-up-papers',
    types: VISA,
    most: 3,
    patterns: ['fake', 'make_document', 'arrange_document', 'buy_certificate'],
    sources: GENUINE,
  },
  {
    id: 'ranking',
    types: [...PANELS, 'visa'],
    patterns: [
      'high\\w* rank\\w*',
      'top-ranked',
      'rank\\w*_world',
      'top university',
      'best university',
      'world-class',
      'good reputation',
      'beautiful campus',
      'campus be beautiful',
    ],
  },
  {
    id: 'blaming',
    types: PANELS,
    patterns: [
      'teacher do not teach',
      'not my fault',
      'because of_teacher',
      'teacher be_bad',
      'exam be_difficult',
      'mistake of',
      'people be_jealous',
      'their fault',
      'jealous',
    ],
  },
  {
    id: 'praise-in-disguise',
    types: PANELS,
    patterns: [
      'perfectionist',
      'work too hard',
      'weakness_strength',
      'not have any_weakness',
      'i have no weakness',
      'not_real\\w* fail',
      'never fail',
      'not think_any real criticism',
    ],
  },
  {
    id: 'begging',
    types: ['scholarship'],
    patterns: [
      'please give',
      'please help',
      'request you',
      'i beg',
      'dream will be break',
      'if you do not help',
      'i deserve',
    ],
  },
  {
    id: 'no-step-back',
    types: ['scholarship'],
    patterns: ['settle there', 'stay abroad', 'green card', 'permanent resid\\w*'],
  },
];
