import type { ScholarshipPage } from '@lantern/contract/scholarships';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban, ChevronDown } from 'lucide-react';
import { Button } from '#components/button.tsx';
import styles from './scholarships.module.css';

type Refused = ScholarshipPage['refusals'][number];

/** What is not for this student, with how many for which reason; nothing is hidden without its count. */
export function NotForYou({ data, onShow }: { data: ScholarshipPage; onShow: () => void }) {
  const { i18n } = useLingui();
  const { no } = data.eligibility;
  return (
    <details className="fold">
      <summary>
        <span>
          <Trans>Not for you {i18n.number(no)}</Trans>
        </span>
        <ChevronDown />
      </summary>
      <ul className={styles.reasons}>
        {data.refusals.map((one) => (
          <li key={one.why}>
            <Ban className="s" />
            <span>
              <Reason {...one} />
            </span>
          </li>
        ))}
      </ul>
      <Button onClick={onShow}>
        <Trans>Show them</Trans>
      </Button>
    </details>
  );
}

function Reason({ why, found }: Refused) {
  if (why === 'citizenship')
    return <Plural value={found} one="# is for other countries" other="# are for other countries" />;
  if (why === 'level') return <Plural value={found} one="# is for another level" other="# are for another level" />;
  if (why === 'field') return <Plural value={found} one="# is for other subjects" other="# are for other subjects" />;
  if (why === 'age') return <Plural value={found} one="# is for another age" other="# are for another age" />;
  if (why === 'grade') return <Plural value={found} one="# asks for better grades" other="# ask for better grades" />;
  if (why === 'not-offered')
    return <Plural value={found} one="# is not given any more" other="# are not given any more" />;
  return <Plural value={found} one="# does not fit your answers" other="# do not fit your answers" />;
}
