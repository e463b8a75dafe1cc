import { saveBasicInformation, saveEmergencyContact } from '@lantern/contract/profile';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { makePhoto, smallPng } from '../world.ts';

export const inputs: FeatureInputs = {
  calls: {
    getPersonalInfo: {},
    savePersonalInfo: {
      input: () => ({
        body: {
          firstName: 'Nadia',
          lastName: 'Karim',
          oneName: false,
          familyNameFirst: false,
          preferredName: '',
          nameInOwnScript: '',
          passportName: '',
          dateOfBirth: '2008-05-01',
          phone: '+880 1712 345678',
          address: '',
          city: '',
          postalCode: '',
          country: 'BD',
          citizenship: 'BD',
          receiveResources: false,
        },
      }),
    },
    getStudentRecord: { isOwners: true, input: ({ owner }) => ({ params: { userId: owner.user.id } }) },
    getProfile: {},
    saveBasicInformation: {
      input: () => ({ body: { firstName: 'Nadia', lastName: 'Karim', oneName: false, preferredName: '', phone: '' } }),
    },
    saveEmergencyContact: {
      input: () => ({ body: { emergencyName: '', emergencyPhone: '', emergencyRelation: '' } }),
    },
    saveNotifications: {
      input: () => ({
        body: { emailUpdates: true, sessionReminders: true, applicationDeadlines: false, mentorMessages: true },
      }),
    },
    savePhoto: { upload: { type: 'image/png', bytes: smallPng } },
    deletePhoto: {},
    getPhoto: { isOwners: true, input: async ({ owner }) => ({ params: { key: await makePhoto(owner) } }) },
  },
  async plant(_app, person) {
    must(
      await person.call(saveBasicInformation, {
        body: { firstName: 'Nadia', lastName: 'Karim', oneName: false, preferredName: '', phone: '' },
      }),
    );
    must(
      await person.call(saveEmergencyContact, {
        body: { emergencyName: 'Rafi', emergencyPhone: '+880 1712 345678', emergencyRelation: 'Brother' },
      }),
    );
    await makePhoto(person);
  },
  chosenFromAList: ['personal_infos.citizenship', 'personal_infos.country', 'photo_files.type'],
};
