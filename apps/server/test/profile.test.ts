import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as profile from '@lantern/contract/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepPhotos } from '#features/profile/profile.jobs.ts';
import { splitName } from '#features/profile/profile.names.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const info = {
  firstName: 'Amina',
  lastName: 'Rahman',
  oneName: false,
  familyNameFirst: false,
  preferredName: 'Mina',
  nameInOwnScript: 'আমিনা রহমান',
  passportName: 'AMINA BEGUM RAHMAN',
  dateOfBirth: '2008-03-14',
  phone: '+880 1712 345678',
  address: '12 Mill Lane',
  city: 'Sylhet',
  postalCode: '3100',
  country: 'BD',
  citizenship: 'BD',
  receiveResources: true,
};

describe('personal information', () => {
  test('is prefilled from the sign-up, and nothing counts as saved', async () => {
    const person = await t.student('Amina Begum Rahman');
    const { body } = await person.call(profile.getPersonalInfo);
    expect(body.personalInfo).toMatchObject({
      firstName: 'Amina Begum',
      lastName: 'Rahman',
      phone: '',
      updatedAt: null,
    });
  });

  test.each([
    ['Suharto', 'Suharto', ''],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Mohammed bin Salman Al Saud', 'Mohammed bin Salman', 'Al Saud'],
    ['van Gogh', 'van', 'Gogh'],
    ['Rahman, Amina Begum', 'Amina Begum', 'Rahman'],
    ['  আমিনা   রহমান ', 'আমিনা', 'রহমান'],
    [',', ',', ''],
  ])('splits the name %j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  test('comes back as it was saved, and its names and phone are those of the profile', async () => {
    const person = await t.student();
    const saved = await person.call(profile.savePersonalInfo, { body: info });
    expect(saved.status).toBe(200);
    expect((await person.call(profile.getPersonalInfo)).body.personalInfo).toEqual(saved.body.personalInfo);
    expect(saved.body.personalInfo).toMatchObject(info);
    const basic = { firstName: 'Aminah', lastName: '', oneName: true, preferredName: '', phone: '+88 01900 000000' };
    const { body } = await person.call(profile.saveBasicInformation, { body: basic });
    expect(body.profile).toMatchObject({ ...basic, email: person.user.email });
    expect((await person.call(profile.getPersonalInfo)).body.personalInfo).toMatchObject({ ...info, ...basic });
  });

  test.each([
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['no last name without one name', { lastName: '' }, 'lastName'],
    ['a day that does not exist', { dateOfBirth: '2007-02-30' }, 'dateOfBirth'],
    ['a birth in the future', { dateOfBirth: '2040-01-01' }, 'dateOfBirth'],
    ['a birth too long ago', { dateOfBirth: '1900-01-01' }, 'dateOfBirth'],
    ['no phone', { phone: '' }, 'phone'],
    ['a phone of words', { phone: 'call me' }, 'phone'],
    ['a country that is none', { country: 'ZZ' }, 'country'],
    ['citizenship as a name', { citizenship: 'Bangladesh' }, 'citizenship'],
    ['a NUL in the address', { address: 'a\u0000b' }, 'address'],
    ['a name of 101 letters', { preferredName: 'x'.repeat(101) }, 'preferredName'],
    ['a text where yes or no belongs', { receiveResources: 'yes' }, 'receiveResources'],
    ['an unknown field', { userId: 'other' }, 'userId'],
  ])('refuses %s, names the field and changes nothing', async (_, change, field) => {
    const person = await t.student();
    await person.call(profile.savePersonalInfo, { body: info });
    const { status, body } = await person.call(profile.savePersonalInfo, {
      body: { ...info, city: 'Dhaka', ...change },
    });
    expect(status).toBe(422);
    expect(body.code).toBe('invalid_request');
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect((await person.call(profile.getPersonalInfo)).body.personalInfo).toMatchObject(info);
  });

  test('takes one name', async () => {
    const person = await t.student('Suharto');
    const { body } = await person.call(profile.savePersonalInfo, {
      body: { ...info, firstName: 'Suharto', lastName: '', oneName: true },
    });
    expect(profile.countRequiredAnswers(body.personalInfo)).toBe(6);
  });

  test('is nobody else’s: strangers, mentors and other origins are refused', async () => {
    const stranger = t.stranger();
    expect((await stranger.call(profile.getPersonalInfo)).body.code).toBe('unauthenticated');
    expect((await stranger.call(profile.savePersonalInfo, { body: info })).body.code).toBe('unauthenticated');
    const mentor = await t.mentor();
    expect((await mentor.call(profile.getPersonalInfo)).body.code).toBe('forbidden');
    const person = await t.student();
    const elsewhere = await person.call(
      profile.savePersonalInfo,
      { body: info },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(elsewhere.body.code).toBe('wrong_origin');
    expect((await person.call(profile.getPersonalInfo)).body.personalInfo.updatedAt).toBeNull();
  });
});

describe('the record that a mentor sees', () => {
  let student: Person;
  let mentor: Person;
  const read = (person: Pick<Person, 'call'>) =>
    person.call(profile.getStudentRecord, { params: { userId: student.user.id } });

  beforeAll(async () => {
    student = await t.student();
    mentor = await t.mentor();
    await student.call(profile.savePersonalInfo, { body: { ...info, familyNameFirst: true } });
  });

  test('is shown while the student shares it, and holds no more than names and countries', async () => {
    expect((await read(mentor)).body.code).toBe('not_found');
    const share = { student_id: student.user.id, mentor_id: mentor.user.id };
    await t.database
      .insertInto('shares')
      .values({ ...share, scope: 'essays' })
      .execute();
    expect((await read(mentor)).body.code).toBe('not_found');
    await t.database
      .insertInto('shares')
      .values({ ...share, scope: 'record' })
      .execute();
    const { status, body } = await read(mentor);
    expect(status).toBe(200);
    expect(body.student).toEqual({
      id: student.user.id,
      name: 'Rahman Amina',
      preferredName: 'Mina',
      country: 'BD',
      citizenship: 'BD',
    });
    await t.database
      .updateTable('shares')
      .set({ revoked_at: new Date() })
      .where('mentor_id', '=', mentor.user.id)
      .execute();
    expect((await read(mentor)).body.code).toBe('not_found');
  });

  test('is the student’s own to read, and looks like nothing to another student', async () => {
    expect((await read(student)).body.student.name).toBe('Rahman Amina');
    const other = await t.student();
    const theirs = await read(other);
    const nobody = await other.call(profile.getStudentRecord, { params: { userId: crypto.randomUUID() } });
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
    expect((await read(t.stranger())).body.code).toBe('unauthenticated');
  });
});

describe('the profile', () => {
  test('begins with every reminder on and news as chosen at sign-up, and keeps the switches and the emergency contact', async () => {
    const person = await t.student();
    const { body } = await person.call(profile.getProfile);
    expect(Object.values(body.profile.notifications)).toEqual([false, true, true, true]);
    await t.database.updateTable('users').set({ marketing_emails: true }).where('id', '=', person.user.id).execute();
    expect((await person.call(profile.getProfile)).body.profile.notifications.emailUpdates).toBe(true);
    expect(body.profile.profilePhoto).toBeNull();
    const notifications = { ...body.profile.notifications, mentorMessages: false };
    await person.call(profile.saveNotifications, { body: notifications });
    const contact = { emergencyName: 'Farida Rahman', emergencyPhone: '01711-000000', emergencyRelation: 'Mother' };
    await person.call(profile.saveEmergencyContact, { body: contact });
    expect((await person.call(profile.getProfile)).body.profile).toMatchObject({ ...contact, notifications });
  });

  test('wants a name and a phone of an emergency contact, or neither', async () => {
    const person = await t.student();
    const save = async (emergencyName: string, emergencyPhone: string) => {
      const body = { emergencyName, emergencyPhone, emergencyRelation: '' };
      return await person.call(profile.saveEmergencyContact, { body });
    };
    expect((await save('Farida', '')).body.fields).toHaveProperty('emergencyPhone');
    expect((await save('', '01711000000')).body.fields).toHaveProperty('emergencyName');
    expect((await save('', '')).status).toBe(200);
  });

  test('does not take an email', async () => {
    const person = await t.student();
    const { status } = await person.call(profile.saveBasicInformation, {
      body: { firstName: 'A', lastName: 'B', oneName: false, preferredName: '', phone: '', email: 'x@example.org' },
    });
    expect(status).toBe(422);
  });
});

describe('the photo', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array(60).fill(7)]);
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
  const webp = Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBPVP8 ', 'latin1');
  const put = (person: Pick<Person, 'call'>, bytes: Buffer, type = 'image/jpeg') =>
    person.call(profile.savePhoto, {}, { bytes, headers: { 'content-type': type } });
  const files = async () => await readdir(join(t.dataDir, 'files/photos')).catch(() => []);
  const keyOf = (address: string | null) => ({ params: { key: address?.split('/').at(-1) } });

  test('is served with the type of its bytes and may do nothing in a browser', async () => {
    const person = await t.student();
    for (const [bytes, type] of [
      [jpeg, 'image/jpeg'],
      [png, 'image/png'],
      [webp, 'image/webp'],
    ] as const) {
      // the header claims one type for all
      const { body } = await put(person, bytes, 'image/png');
      const photo = await person.call(profile.getPhoto, keyOf(body.profile.profilePhoto));
      expect(photo.status).toBe(200);
      expect(photo.headers['content-type']).toBe(type);
      expect(photo.raw.equals(bytes)).toBe(true);
      expect(photo.headers['content-security-policy']).toContain('sandbox');
      expect(photo.headers['x-content-type-options']).toBe('nosniff');
      expect(photo.headers['content-disposition']).toBe('inline');
      expect(photo.headers['cache-control']).toContain('private');
    }
  });

  test.each([
    ['HTML that says it is a JPEG', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg', 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415],
    ['an SVG that says it is a PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 415],
    ['a GIF', Buffer.from('GIF89a....'), 'image/gif', 415],
    ['two bytes of a JPEG', Buffer.from([0xff, 0xd8]), 'image/jpeg', 415],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 422],
    ['one byte over 512 KB', Buffer.concat([jpeg, Buffer.alloc(512 * 1024 + 1 - jpeg.length)]), 'image/jpeg', 413],
  ])('refuses %s and keeps the old one', async (_, bytes, type, status) => {
    const person = await t.student();
    const { body } = await put(person, jpeg);
    const before = await files();
    expect((await put(person, bytes, type)).status).toBe(status);
    expect((await person.call(profile.getProfile)).body.profile.profilePhoto).toBe(body.profile.profilePhoto);
    expect(await files()).toEqual(before);
  });

  test('takes 512 KB exactly', async () => {
    const person = await t.student();
    const bytes = Buffer.concat([jpeg, Buffer.alloc(512 * 1024 - jpeg.length)]);
    expect((await put(person, bytes)).status).toBe(200);
  });

  test('is nobody else’s, and one that is replaced or removed is gone with its file', async () => {
    const person = await t.student();
    const before = (await files()).length;
    const first = (await put(person, jpeg)).body.profile.profilePhoto;
    const second = (await put(person, png)).body.profile.profilePhoto;
    expect(second).not.toBe(first);
    expect((await person.call(profile.getPhoto, keyOf(first))).status).toBe(404);
    for (const other of [await t.student(), t.stranger(), await t.mentor()]) {
      expect((await other.call(profile.getPhoto, keyOf(second))).status).toBeGreaterThanOrEqual(401);
      expect((await put(other, webp)).raw.toString()).not.toContain(second);
    }
    expect((await person.call(profile.deletePhoto)).status).toBe(200);
    expect((await person.call(profile.deletePhoto)).status).toBe(200);
    expect((await person.call(profile.getPhoto, keyOf(second))).status).toBe(404);
    // the other student's photo is the one that is left
    expect((await files()).length).toBe(before + 1);
  });

  test('of many at once exactly one is shown, and no other file stays', async () => {
    const person = await t.student();
    const before = (await files()).length;
    const answers = await Promise.all(Array.from({ length: 6 }, () => put(person, jpeg)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await files()).length).toBe(before + 1);
  });

  test('leaves no file behind when the process dies before it is shown, or its user goes', async () => {
    const person = await t.student();
    const { body } = await put(person, jpeg);
    const orphan = crypto.randomUUID();
    await t.ports.files.write(`photos/${orphan}`, jpeg);
    const note = { key: orphan, user_id: person.user.id, type: 'image/jpeg' };
    await t.database.insertInto('photo_files').values(note).execute();
    await sweepPhotos(t.ports);
    expect(await files()).toContain(orphan);
    await t.database
      .updateTable('photo_files')
      .set({ created_at: new Date(Date.now() - 2 * 3_600_000) })
      .where('user_id', '=', person.user.id)
      .execute();
    await sweepPhotos(t.ports);
    await sweepPhotos(t.ports);
    expect(await files()).not.toContain(orphan);
    const shown = keyOf(body.profile.profilePhoto).params.key;
    expect(await files()).toContain(shown);
    await t.database.deleteFrom('users').where('id', '=', person.user.id).execute();
    await sweepPhotos(t.ports);
    expect(await files()).not.toContain(shown);
  });
});
