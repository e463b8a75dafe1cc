import type { applicationCalls } from '@lantern/contract/applications';
import type { RecordView } from '#components/record/record-view.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { applicationRecord } from './application-record.tsx';
import { type ApplicationValues, applicationForm } from './form/application-form.ts';
import { ApplicationInputs } from './form/application-inputs.tsx';

export const applicationView: RecordView<typeof applicationCalls, ApplicationValues> = {
  ...applicationRecord,
  Facts: ApplicationFacts,
  form: applicationForm,
  Inputs: ApplicationInputs,
};
