import type { Slot } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#components/field.tsx';
import { Checkbox, TextInput } from '#components/inputs.tsx';

export type Meeting = { byPhone: boolean; phone: string };
export const emptyMeeting: Meeting = { byPhone: false, phone: '' };

const isPhone = (text: string) => /^\+?(?:[\s().-]*\d){6,15}\s*$/.test(text.trim());

type HowToMeetProps = {
  slot: Slot;
  meeting: Meeting;
  byPhone: boolean;
  tried: boolean;
  onChange: (meeting: Meeting) => void;
};

/** Lantern's call room or the mentor's link; or a call to the student's phone, which needs no data. */
export function HowToMeet({ slot, meeting, byPhone, tried, onChange }: HowToMeetProps) {
  const { t } = useLingui();
  const { mentor_name: name, has_link, call_room, calls_phones } = slot;
  const isOnline = has_link || call_room;
  const isSpare = !byPhone && call_room && calls_phones;
  const isWrong = tried && !isPhone(meeting.phone) && (byPhone || meeting.phone.trim() !== '');
  return (
    <div>
      {call_room ? (
        <p>
          <Trans>You meet in Lantern’s call room. Press Join in My sessions. You install nothing.</Trans>
        </p>
      ) : (
        has_link && (
          <p>
            <Trans>You meet by a link from your mentor. You find it in My sessions.</Trans>
          </p>
        )
      )}
      {isOnline && calls_phones && (
        <Checkbox checked={byPhone} onChange={({ target }) => onChange({ ...meeting, byPhone: target.checked })}>
          <Trans>Call my phone instead</Trans>
          <br />
          <span className="small">
            <Trans>No video and no data needed.</Trans>
          </span>
        </Checkbox>
      )}
      {(byPhone || isSpare) && (
        <Field
          optional={isSpare}
          label={<Trans>Your phone number</Trans>}
          help={
            isSpare ? (
              <Trans>
                For when the call does not connect. <bdi>{name}</bdi> sees it, for this session.
              </Trans>
            ) : (
              <Trans>
                <bdi>{name}</bdi> sees it, for this session.
              </Trans>
            )
          }
          error={isWrong ? t`Write a phone number with its country code.` : undefined}
        >
          <TextInput
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={meeting.phone}
            onChange={({ target }) => onChange({ ...meeting, phone: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
