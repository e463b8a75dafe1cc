import type { Quiz } from '@lantern/contract/essays.brainstorm';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Circle, CircleCheck } from 'lucide-react';
import { Menu, MenuItem } from '#components/menu.tsx';
import styles from './brainstorm.module.css';

type QuizProgressProps = {
  questions: Quiz['questions'];
  /** Ids of those without an answer. */
  left: readonly string[];
  at: number;
  onShow: (at: number) => void;
};

/** How far the quiz is, and the list of its questions to jump to. */
export function QuizProgress({ questions, left, at, onShow }: QuizProgressProps) {
  const { t, i18n } = useLingui();
  const done = questions.length - left.length;
  const [place, count, all] = [at + 1, done, questions.length].map((each) => i18n.number(each));
  return (
    <div className={styles.progress}>
      <div className="row wrap">
        <Menu
          label={t`All questions`}
          trigger={
            <>
              <Trans>
                Question {place} of {all}
              </Trans>
              <ChevronDown className="s" />
            </>
          }
          triggerProps={{ look: 'bare', className: styles.jump }}
        >
          {questions.map(({ id, question }, index) => (
            <MenuItem
              key={id}
              icon={left.includes(id) ? <Circle /> : <CircleCheck />}
              chosen={index === at}
              onClick={() => onShow(index)}
            >
              <span className="num dim">{i18n.number(index + 1)}</span> {question}
              {!left.includes(id) && (
                <span className="vh">
                  {' '}
                  <Trans>(answered)</Trans>
                </span>
              )}
            </MenuItem>
          ))}
        </Menu>
        <p className="small dim push" role="status">
          <Trans>
            <b className="num">{count}</b> of {all} answered
          </Trans>
        </p>
      </div>
      <svg className="bar thin" aria-hidden="true">
        <rect className="v" width={`${(done / questions.length) * 100}%`} height="100%" />
      </svg>
    </div>
  );
}
