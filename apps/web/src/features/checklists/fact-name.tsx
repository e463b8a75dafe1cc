import { Trans } from '@lingui/react/macro';

/** What a fact of a visa or an arrival is, in the reader's language; its text is English. */
export function FactName({ name }: { name: string }) {
  switch (name) {
    case 'visa_fee':
      return <Trans>Visa fee</Trans>;
    case 'health_surcharge':
      return <Trans>Health surcharge</Trans>;
    case 'biometrics_fee':
      return <Trans>Biometrics fee</Trans>;
    case 'other_fee':
      return <Trans>Fee</Trans>;
    case 'proof_of_funds':
      return <Trans>Living costs to show</Trans>;
    case 'work_hours':
      return <Trans>Hours of work allowed</Trans>;
    case 'work_rule':
      return <Trans>Work allowed</Trans>;
    case 'processing_time':
      return <Trans>Processing time</Trans>;
    case 'post_study_stay':
      return <Trans>Stay after the course</Trans>;
    case 'emergency_numbers':
      return <Trans>Emergency numbers</Trans>;
    default:
      return <Trans>Rule</Trans>;
  }
}
