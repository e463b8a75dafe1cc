import { useState } from 'react';
import { TextInput } from './inputs.tsx';

type TitleInputProps = { value: string; maxLength: number; onChange: (title: string) => void };

/** A title that is saved while it is typed, and is never empty: who empties the field to write anew sees it empty. */
export function TitleInput({ value, maxLength, onChange }: TitleInputProps) {
  const [blank, setBlank] = useState<string>();
  return (
    <TextInput
      value={blank ?? value}
      maxLength={maxLength}
      onBlur={() => setBlank(undefined)}
      onChange={({ target: { value: typed } }) => {
        const isBlank = typed.trim() === '';
        setBlank(isBlank ? typed : undefined);
        if (!isBlank) onChange(typed);
      }}
    />
  );
}
