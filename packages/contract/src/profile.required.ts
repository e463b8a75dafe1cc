// What a student has to say of themselves; apart from the rest, since the dashboard names it.
export const requiredPersonalFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'phone',
  'country',
  'citizenship',
] as const;
