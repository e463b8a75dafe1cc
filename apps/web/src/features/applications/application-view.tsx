import type { applicationCalls } from '@lantern/contract/applications';
import { studyWishesNow } from '#api/study-wishes.ts';
import type { RecordView } from '#components/record/record-view.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { applicationRecord } from './application-record.tsx';
import { type ApplicationValues, applicationForm } from './form/application-form.ts';
import { ApplicationInputs } from './form/application-inputs.tsx';

export const applicationView: RecordView<typeof applicationCalls, ApplicationValues> = {
  ...applicationRecord,
  Facts: ApplicationFacts,
  form: {
    ...applicationForm,
    // the first one begins with the level that was wished for
    begin: (others) => ({
      ...applicationForm.begin?.(others),
      ...(others.every(({ level }) => !level) && { level: studyWishesNow().level }),
    }),
  },
  Inputs: ApplicationInputs,
};
