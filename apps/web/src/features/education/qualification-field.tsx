import { searchQualifications } from '@lantern/content/qualifications';
import type { gradeScales } from '@lantern/contract/education';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import type { SchoolValues } from './school-form.ts';

type Chosen = SchoolValues['qualification'];

/** The scale that a certificate is graded on, so that nobody has to look for it. */
export const scaleOf: Partial<Record<Chosen, (typeof gradeScales)[number]>> = {
  'BD-HSC': '5.0',
  'IN-XII': 'percentage',
  'PK-HSSC': 'percentage',
  'NP-NEB': '4.0',
  'NG-WASSCE': 'waec',
  'NG-NECO': 'waec',
  'GH-WASSCE': 'waec',
  'KE-KCSE': '12',
  'EG-THANAWEYA': 'percentage',
  'VN-THPT': '10.0',
  'CO-BACHILLER': '5.0',
  'PH-SHS': 'percentage',
  'UZ-ATTESTAT': '5.0',
  'MA-BAC': '20',
  'DZ-BAC': '20',
  'GB-ALEVEL': 'alevel',
  'UG-UACE': 'alevel',
  'TZ-ACSEE': 'alevel',
  'CM-GCE': 'alevel',
  'LK-ALEVEL': 'alevel',
  IB: '45',
  'ZW-ALEVEL': 'alevel',
  'US-HSD': '4.0',
  'BD-DIPLOMA': '4.0',
  'BT-BHSEC': 'percentage',
  'RW-ACE': 'percentage',
  'SD-SSC': 'percentage',
  'JO-TAWJIHI': 'percentage',
  'IQ-IDADIYA': 'percentage',
  'SY-BAC': 'percentage',
  'YE-SECONDARY': 'percentage',
  'ID-SMA': '100',
  'TR-LISE': '100',
  'KZ-ATTESTAT': '5.0',
  'IR-DIPLOMA': '20',
  'TN-BAC': '20',
  'SN-BAC': '20',
  'CI-BAC': '20',
  'CM-BAC': '20',
  'FR-BAC': '20',
  'PE-SECUNDARIA': '20',
  'MX-BACHILLER': '10.0',
  'BR-ENSINO': '10.0',
  'AR-BACHILLER': '10.0',
};

/** The ends of scales that have no name of their own: totals of marks, and points where the fewest are best. */
export const endsOf: Partial<Record<Chosen, { best: string; pass: string }>> = {
  'ET-EUEE': { best: '600', pass: '300' },
  'MM-MATRIC': { best: '600', pass: '240' },
  'KH-BACII': { best: '475', pass: '237.5' },
  'CN-GAOKAO': { best: '750', pass: '' },
  'ZM-ECZ': { best: '6', pass: '48' },
  'UA-ATESTAT': { best: '12', pass: '4' },
};

type QualificationFieldProps = {
  chosen: Chosen;
  /** the country of the school: its certificates stand first */
  country: string;
  error: string | undefined;
  onChoose: (chosen: Chosen) => void;
};

/** Which certificate a school gives: it says which doors are open. Found by whatever students call it. */
export function QualificationField({ chosen, country, error, onChoose }: QualificationFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const found = searchQualifications(text, country);
  const options = found.some(({ id }) => id === chosen) || chosen === '' ? found : searchQualifications('', country);
  return (
    <>
      <Field
        label={<Trans>Find your certificate</Trans>}
        help={<Trans>Write what you call it: HSC, WAEC, FSc, +2, Thanaweya ...</Trans>}
        optional
      >
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            const [only, more] = searchQualifications(target.value, country);
            if (target.value.trim() !== '' && only && !more) onChoose(only.id);
          }}
        />
      </Field>
      <Field
        label={<Trans>Certificate</Trans>}
        help={<Trans>It says which universities you may enter at once, and which after a foundation year.</Trans>}
        error={error}
        optional
      >
        <Select value={chosen} onChange={({ target }) => onChoose(target.value as Chosen)}>
          <option value="">
            {found.length === 0 ? t`Nothing is called that. Choose from the list.` : t`Not on the list, or not known`}
          </option>
          {(found.length === 0 ? searchQualifications('', country) : options).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
