// What can be the one thing to do next: all that the card says and does for each kind, in one table.
import type { NextAction } from '@lantern/contract/dashboard';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ClipboardCheck,
  Folder,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  PenLine,
  Trophy,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { editPath, newEssayPath } from './essay-paths.ts';

/** What a step's words depend on. */
export type Shown = {
  next: NextAction;
  /** Some personal answers are given. */
  begun: boolean;
  /** Nothing of anything is there. */
  isEmpty: boolean;
  /** The personal answers wait on this device. */
  isWaiting: boolean;
};

type NextStep = {
  icon: LucideIcon;
  path: (next: NextAction) => string;
  /** The heading. Not `Trans`: it would read tags in a title, which is a student's words. */
  aim: (title: string) => MessageDescriptor;
  why: (shown: Shown) => ReactNode;
  /** The button. */
  act: (shown: Shown) => ReactNode;
};

const documentsPath = '/documents';
const universitiesPath = '/unipair';
const essayPath = ({ essay_id }: NextAction) => (essay_id ? editPath(essay_id) : newEssayPath);

export const nextSteps: Record<NextAction['kind'], NextStep> = {
  'fill-personal-info': {
    icon: UserRound,
    path: () => '/personal-info',
    aim: () => msg`Fill in your personal information`,
    why({ begun, isEmpty, isWaiting }) {
      if (isWaiting) return <Trans>Your answers are saved on this device. They count as soon as they are sent.</Trans>;
      if (begun) return <Trans>Some answers are still missing. We kept the ones you gave.</Trans>;
      return isEmpty ? (
        <Trans>Welcome. Start with a few questions. They take about three minutes.</Trans>
      ) : (
        <Trans>A few answers are missing. They take about three minutes.</Trans>
      );
    },
    act: ({ begun }) => (begun ? <Trans>Continue</Trans> : <Trans>Start</Trans>),
  },
  'describe-activities': {
    icon: Trophy,
    path: () => '/ecas',
    aim: () => msg`Describe three activities`,
    why: () => <Trans>Clubs, paid work and care at home all count. A few lines each are enough.</Trans>,
    act: () => <Trans>Open activities</Trans>,
  },
  'add-documents': {
    icon: Folder,
    path: () => documentsPath,
    aim: () => msg`Upload your required documents`,
    why: () => <Trans>Almost every university asks for them. The page shows which ones are missing.</Trans>,
    act: () => <Trans>Upload documents</Trans>,
  },
  'mend-paper': {
    icon: Folder,
    path: () => documentsPath,
    aim: (title) => msg`Replace “${title}”`,
    why: ({ next }) => <Rejected reason={next.reason ?? ''} />,
    act: () => <Trans>Open documents</Trans>,
  },
  'answer-comments': {
    icon: MessageSquareText,
    path: essayPath,
    aim: (title) => msg`Read what your mentor says of “${title}”`,
    why: () => <Trans>Some comments are still open. Use what helps, or answer them.</Trans>,
    act: () => <Trans>Open essay</Trans>,
  },
  'add-test-score': {
    icon: ClipboardCheck,
    path: () => '/tests',
    aim: () => msg`Add a test score`,
    why: () => <Trans>Most universities ask for an English test. Start by booking a date.</Trans>,
    act: () => <Trans>Open test scores</Trans>,
  },
  'find-universities': {
    icon: Landmark,
    path: () => universitiesPath,
    aim: () => msg`Save three universities`,
    why: () => <Trans>Your record is ready to be compared with what universities ask for.</Trans>,
    act: () => <Trans>Find universities</Trans>,
  },
  'choose-university': {
    icon: Landmark,
    path: () => '/saved-universities',
    aim: () => msg`Choose where to apply`,
    why: () => (
      <Trans>Choose the next stage for at least two of your saved universities. They are still at “considering”.</Trans>
    ),
    act: () => <Trans>Open saved universities</Trans>,
  },
  'start-essay': {
    icon: PenLine,
    path: essayPath,
    aim: () => msg`Start your first essay`,
    why: () => <Trans>A few sentences are enough to begin. You can write without a connection.</Trans>,
    act: () => <Trans>Start an essay</Trans>,
  },
  'continue-essay': {
    icon: PenLine,
    path: essayPath,
    aim: (title) => msg`Continue “${title}”`,
    why: ({ next }) => (
      <>
        <Length next={next} /> <Trans>Spend ten minutes on it today.</Trans>
      </>
    ),
    act: () => <Trans>Continue essay</Trans>,
  },
  'evaluate-essay': {
    icon: PenLine,
    path: essayPath,
    aim: (title) => msg`Evaluate “${title}”`,
    why: ({ next }) => (
      <>
        <Length next={next} /> <Trans>See what is strong and what to change.</Trans>
      </>
    ),
    act: () => <Trans>Open and evaluate</Trans>,
  },
  'revise-essay': {
    icon: PenLine,
    path: essayPath,
    aim: (title) => msg`Revise “${title}”`,
    why: ({ next }) => (
      <>
        <Length next={next} />{' '}
        <Plural
          value={next.open_suggestions ?? 0}
          one="The last evaluation has # suggestion. Use what helps."
          other="The last evaluation has # suggestions. Use what helps."
        />
      </>
    ),
    act: () => <Trans>Open essay</Trans>,
  },
  'complete-essay': {
    icon: PenLine,
    path: essayPath,
    aim: (title) => msg`Read “${title}” once more`,
    why: () => (
      <Trans>The last evaluation has no more suggestions. If you are happy with the essay, mark it as complete.</Trans>
    ),
    act: () => <Trans>Open essay</Trans>,
  },
  'all-done': {
    icon: PenLine,
    path: essayPath,
    aim: () => msg`Everything here is done`,
    why: () => <Trans>Your answers and your essays are complete. Start another essay when you are ready.</Trans>,
    act: () => <Trans>Start an essay</Trans>,
  },
};

function Rejected({ reason }: { reason: string }): ReactNode {
  const said = <bdi>{reason}</bdi>;
  return <Trans>It was checked and rejected: {said}</Trans>;
}

function Length({ next: { used, limit } }: { next: NextAction }): ReactNode {
  const { i18n } = useLingui();
  const count = i18n.number(used ?? 0);
  const max = i18n.number(limit?.max ?? 0);
  return limit?.unit === 'characters' ? (
    <Trans>
      {count} of {max} characters.
    </Trans>
  ) : (
    <Trans>
      {count} of {max} words.
    </Trans>
  );
}
