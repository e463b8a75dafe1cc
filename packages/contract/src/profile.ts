import * as z from 'zod/mini';
import { readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import {
  daySchema,
  idSchema,
  limit,
  line,
  nameLine,
  okSchema,
  optionalPhoneSchema,
  phoneSchema,
  requiredLine,
  requiredName,
  timestampSchema,
} from './fields.ts';
import { requiredPersonalFields } from './profile.required.ts';

const countryCode = z.string().check(limit(2), z.regex(/^[A-Z]{2}$/, 'Choose a country from the list.'));

const birthDate = daySchema.check(
  z.refine((day) => day >= '1920-01-01', 'Check the year of birth.'),
  z.refine((day) => {
    const youngest = new Date();
    youngest.setUTCFullYear(youngest.getUTCFullYear() - 10);
    return day <= youngest.toISOString().slice(0, 10);
  }, 'Check the year of birth: Lantern is for people of 10 and older.'),
);

type LastName = { oneName: boolean; lastName: string };
const hasLastName = (name: LastName) => name.oneName || name.lastName !== '';
const lastNameMissing = { path: ['lastName'], message: 'This is required.' };

/** First name, last name, date of birth, phone, country and citizenship are required; people with one name tick `oneName`. */
export const personalInfoSchema = z
  .strictObject({
    firstName: requiredName(100),
    lastName: nameLine(100),
    oneName: z.boolean(),
    familyNameFirst: z.boolean(),
    preferredName: nameLine(100),
    nameInOwnScript: nameLine(200),
    passportName: line(200),
    dateOfBirth: birthDate,
    phone: phoneSchema,
    address: line(300),
    city: line(120),
    postalCode: line(20),
    country: countryCode,
    citizenship: countryCode,
    receiveResources: z.boolean(),
  })
  .check(z.refine(hasLastName, lastNameMissing));
export type PersonalInfo = z.infer<typeof personalInfoSchema>;

/** What is kept so far; a field not yet given is an empty text. */
export const storedPersonalInfoSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  oneName: z.boolean(),
  familyNameFirst: z.boolean(),
  preferredName: z.string(),
  nameInOwnScript: z.string(),
  passportName: z.string(),
  dateOfBirth: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  citizenship: z.string(),
  receiveResources: z.boolean(),
  updatedAt: z.nullable(timestampSchema),
});
export type StoredPersonalInfo = z.infer<typeof storedPersonalInfoSchema>;

export type RequiredAnswers = Pick<StoredPersonalInfo, (typeof requiredPersonalFields)[number] | 'oneName'>;

const requiredAnswers = {
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  dateOfBirth: birthDate,
  phone: phoneSchema,
  country: countryCode,
  citizenship: countryCode,
} as const;

const isTaken = (info: RequiredAnswers, field: (typeof requiredPersonalFields)[number]) =>
  requiredAnswers[field].safeParse(info[field]).success;

/** Whether a required answer is given as the save would take it; a single name counts for both names. */
export function isAnswered(info: RequiredAnswers, field: (typeof requiredPersonalFields)[number]): boolean {
  return isTaken(info, field) || (field === 'lastName' && info.oneName && isTaken(info, 'firstName'));
}

/** How many of the six required answers are given. */
export function countRequiredAnswers(info: RequiredAnswers): number {
  return requiredPersonalFields.filter((field) => isAnswered(info, field)).length;
}

export const getPersonalInfo = endpoint({
  method: 'GET',
  path: '/api/profile/personal-info',
  summary: 'My personal information; before the first save it is prefilled from the sign-up',
  access: student,
  response: z.object({ personalInfo: storedPersonalInfoSchema }),
});

export const savePersonalInfo = endpoint({
  method: 'PUT',
  path: '/api/profile/personal-info',
  summary: 'Save my personal information',
  access: student,
  body: personalInfoSchema,
  response: z.object({ personalInfo: storedPersonalInfoSchema }),
});

/** A mentor's view of a student who shares their record. */
export const getStudentRecord = endpoint({
  method: 'GET',
  path: '/api/profile/student/{userId}',
  summary: "A student's name, country and citizenship, for themselves or a mentor they share their record with",
  access: readers({ scope: 'record', student: 'userId' }),
  params: z.object({ userId: idSchema }),
  response: z.object({
    student: z.object({
      id: idSchema,
      name: z.string(),
      preferredName: z.string(),
      country: z.string(),
      citizenship: z.string(),
    }),
  }),
  problems: ['not_found'],
});

/** Which mails are wanted; each is on until it is switched off. */
export const notificationSchema = z.strictObject({
  emailUpdates: z.boolean(),
  sessionReminders: z.boolean(),
  applicationDeadlines: z.boolean(),
  mentorMessages: z.boolean(),
});
export type Notifications = z.infer<typeof notificationSchema>;

export const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  oneName: z.boolean(),
  preferredName: z.string(),
  email: z.string(),
  /** null where no mail server is set up: nobody can be asked then */
  emailVerified: z.nullable(z.boolean()),
  phone: z.string(),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
  emergencyRelation: z.string(),
  /** Address of the photo, changing with it; null when there is none. */
  profilePhoto: z.nullable(z.string()),
  notifications: notificationSchema,
});
export type Profile = z.infer<typeof profileSchema>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  summary: 'My profile: basic information, emergency contact, notification switches',
  access: student,
  response: z.object({ profile: profileSchema }),
});

export const basicInformationSchema = z
  .strictObject({
    firstName: requiredName(100),
    lastName: nameLine(100),
    oneName: z.boolean(),
    preferredName: nameLine(100),
    phone: optionalPhoneSchema,
  })
  .check(z.refine(hasLastName, lastNameMissing));
export type BasicInformation = z.infer<typeof basicInformationSchema>;

export const saveBasicInformation = endpoint({
  method: 'PUT',
  path: '/api/profile/basic-information',
  summary: 'Save names and phone; the same fields as in my personal information',
  access: student,
  body: basicInformationSchema,
  response: z.object({ profile: profileSchema }),
});

export const emergencyContactSchema = z
  .strictObject({ emergencyName: line(200), emergencyPhone: optionalPhoneSchema, emergencyRelation: line(100) })
  .check(
    z.refine((contact) => contact.emergencyName === '' || contact.emergencyPhone !== '', {
      path: ['emergencyPhone'],
      message: 'Add a phone number for this person.',
    }),
    z.refine((contact) => contact.emergencyPhone === '' || contact.emergencyName !== '', {
      path: ['emergencyName'],
      message: 'Add the name of this person.',
    }),
  );

export type EmergencyContact = z.infer<typeof emergencyContactSchema>;

export const saveEmergencyContact = endpoint({
  method: 'PUT',
  path: '/api/profile/emergency-contact',
  summary: 'Save whom to call in an emergency',
  access: student,
  body: emergencyContactSchema,
  response: z.object({ profile: profileSchema }),
});

export const saveNotifications = endpoint({
  method: 'PUT',
  path: '/api/profile/notifications',
  summary: 'Save the four notification switches',
  access: student,
  body: notificationSchema,
  response: z.object({ profile: profileSchema }),
});

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const photoMaxBytes = 512 * 1024;

export const savePhoto = endpoint({
  method: 'PUT',
  path: '/api/profile/photo',
  summary: 'Set my photo: JPEG, PNG or WebP up to 512 KB, told from its bytes',
  access: student,
  upload: { types: photoTypes, maxBytes: photoMaxBytes },
  response: z.object({ profile: profileSchema }),
  problems: ['unsupported_media_type', 'payload_too_large', 'storage_full'],
});

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: '/api/profile/photo',
  summary: 'Remove my photo',
  access: student,
  response: okSchema,
});

export const getPhoto = endpoint({
  method: 'GET',
  path: '/api/profile/photo/{key}',
  summary: 'My photo',
  access: student,
  params: z.object({ key: idSchema }),
  response: 'file',
  problems: ['not_found'],
});
