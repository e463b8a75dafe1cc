// What each endpoint is called with in the role matrix. An endpoint without an entry fails the test: decide here what
// its input is, whether it names a thing of the owner, and what those who may call it are answered.
import { randomUUID } from 'node:crypto';
import { addActivity, deleteActivity } from '@lantern/contract/activities';
import { saveIdea } from '@lantern/contract/essays.brainstorm';
import { addEssayPrompt } from '@lantern/contract/essays.prompts';
import { goodPassword } from '../support/app.ts';
import { documentsInputs } from './documents-inputs.ts';
import type { Entry, Outcome } from './entry.ts';
import {
  type Caller,
  makeEssay,
  makePhoto,
  makeVersion,
  type Relation,
  relations,
  smallPng,
  type World,
} from './world.ts';

const email = () => `${randomUUID()}@example.org`;
const token = 'A'.repeat(32);
const account = () => ({ name: 'Rafi Islam', email: email(), password: goodPassword, agreeToTerms: true });
const withPassword: Entry = { isFresh: true, input: () => ({ body: { password: goodPassword } }) };
const essayOfOwner: Entry = {
  isOwners: true,
  input: async ({ owner }) => ({ params: { id: await makeEssay(owner) } }),
};
const essayBody = (more: (id: string) => Record<string, unknown> = () => ({})): Entry => ({
  isOwners: true,
  input: async ({ owner }) => {
    const id = await makeEssay(owner);
    return { body: { essay_id: id, ...more(id) } };
  },
});

const sitting = () => ({
  id: randomUUID(),
  started_at: '2026-11-20T10:00:00Z',
  ended_at: '2026-11-20T10:20:00Z',
  typed: 800,
  pasted: 0,
  deleted: 90,
  pastes: 0,
});

async function makePrompt(owner: Caller): Promise<string> {
  const { body } = await owner.call(addEssayPrompt, {
    body: { essay_id: await makeEssay(owner), prompt: 'Why here?' },
  });
  return body.prompt._id;
}

async function deletedEssay({ owner, app }: World): Promise<string> {
  const id = await makeEssay(owner);
  await app.database.updateTable('essays').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  return id;
}

async function sessionOf({ app }: World, { user }: Caller): Promise<string> {
  const row =
    user && (await app.database.selectFrom('sessions').select('id').where('user_id', '=', user.id).executeTakeFirst());
  return row?.id ?? randomUUID();
}

// no hours a week: the owner's list grows with every call of the matrix
const activity = { name: 'Rowing', duration: '2025-01 - present', weeklyHours: 0 };

async function makeActivity(person: Caller): Promise<string> {
  const { status, body } = await person.call(addActivity, { body: activity });
  if (status !== 200) throw new Error(`an activity was refused: ${JSON.stringify(body)}`);
  return body.eca._id;
}

const idea = () => ({
  title: `The list on the roof ${randomUUID()}`,
  summary: 'What a flood took from a school library, and who wrote it down.',
  how_to_start: 'Begin with the second shelf.',
  what_to_include: ['The forty-one books'],
  why_it_works: 'Nobody else was on that roof.',
});

async function makeIdea(person: Caller): Promise<string> {
  const { status, body } = await person.call(saveIdea, { body: idea() });
  if (status !== 200) throw new Error(`an idea was refused: ${JSON.stringify(body)}`);
  return body.idea._id;
}

const brainstormed = {
  traits: ['curiosity'],
  reflections: { 'curiosity-1': 'In June 2022 the water came up to the second shelf.' },
  ec_activities: [{ name: 'Rowing' }],
};

const secondStep: Entry = { isFresh: true, input: () => ({ body: { code: '123456' } }), outcome: 'invalid_token' };
// who is signed in already is told about the account instead
const noTwoFactorYet = Object.fromEntries(
  relations.map((relation) => [relation, relation === 'signed out' ? 'invalid_token' : 'two_factor_not_ready']),
) as Record<Relation, Outcome>;

export const inputs: Record<string, Entry> = {
  ...documentsInputs,
  'accounts.signUp': { isFresh: true, input: () => ({ body: account() }) },
  'accounts.signIn': {
    isFresh: true,
    input: ({ owner }) => ({ body: { email: owner.user.email, password: goodPassword } }),
  },
  'accounts.verifyTotp': { ...secondStep, outcome: noTwoFactorYet },
  'accounts.verifyRecoveryCode': { ...secondStep, outcome: noTwoFactorYet },
  'accounts.getSession': {},
  'accounts.signOut': { isFresh: true },
  'accounts.getSignInOptions': {},
  'accounts.signInSocial': { input: () => ({ body: { provider: 'google' } }), outcome: 'not_found' },
  'accounts.socialCallback': { input: () => ({ params: { provider: 'google' } }), outcome: 'not_found' },
  'accounts.requestPasswordReset': { input: () => ({ body: { email: email() } }) },
  'accounts.resetPassword': {
    input: () => ({ body: { token, newPassword: goodPassword } }),
    outcome: 'invalid_token',
  },
  'accounts.changePassword': {
    isFresh: true,
    input: () => ({ body: { currentPassword: goodPassword, newPassword: 'Ferry2023!' } }),
  },
  'accounts.changeEmail': { isFresh: true, input: () => ({ body: { newEmail: email(), password: goodPassword } }) },
  'accounts.confirmEmail': { input: () => ({ body: { token } }), outcome: 'invalid_token' },
  'accounts.enableTwoFactor': withPassword,
  'accounts.confirmTwoFactor': {
    isFresh: true,
    input: () => ({ body: { code: '123456' } }),
    outcome: 'two_factor_not_ready',
  },
  'accounts.disableTwoFactor': withPassword,
  'accounts.newRecoveryCodes': { ...withPassword, outcome: 'two_factor_not_ready' },
  'accounts.listSessions': {},
  'accounts.revokeSession': {
    isFresh: true,
    input: async (world, caller) => ({ body: { id: await sessionOf(world, caller) } }),
  },
  'accounts.revokeOtherSessions': { isFresh: true },
  'accounts.claimAdmin': {
    isFresh: true,
    input: () => ({ body: { token, name: 'Rafi Islam', email: email(), password: goodPassword } }),
    outcome: 'invalid_token',
  },
  'accounts.acceptInvitation': {
    isFresh: true,
    input: () => ({ body: { token, name: 'Rafi Islam', password: goodPassword, agreeToTerms: true } }),
    outcome: 'invalid_token',
  },

  'activities.listActivities': { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
  'activities.addActivity': { input: () => ({ body: activity }) },
  'activities.updateActivity': {
    isOwners: true,
    input: async ({ owner }) => ({ params: { id: await makeActivity(owner) }, body: activity }),
  },
  'activities.deleteActivity': {
    isOwners: true,
    input: async ({ owner }) => ({ params: { id: await makeActivity(owner) } }),
  },
  'activities.restoreActivity': {
    isOwners: true,
    input: async ({ owner }) => {
      const id = await makeActivity(owner);
      await owner.call(deleteActivity, { params: { id } });
      return { body: { id } };
    },
  },
  'activities.listDeletedActivities': {},
  'activities.reorderActivities': {
    isOwners: true,
    input: async ({ owner }) => ({ body: { ids: [await makeActivity(owner)] } }),
  },

  'admin.inviteMentor': { input: () => ({ body: { email: email() } }) },
  'admin.listInvitations': {},
  'admin.revokeInvitation': { input: () => ({ params: { id: '0'.repeat(64) } }), outcome: 'not_found' },
  'admin.issueResetLink': { input: ({ owner }) => ({ body: { email: owner.user.email } }) },
  'admin.listOutbox': {},
  'admin.readOutboxMail': { input: () => ({ params: { id: 'no-such-mail.eml' } }), outcome: 'not_found' },

  'dashboard.getDashboard': {},

  'essays.listEssays': { isOwners: true, input: ({ owner }) => ({ params: { userId: owner.user.id } }) },
  'essays.getEssay': essayOfOwner,
  'essays.startDraft': { input: () => ({ body: { essay_id: randomUUID(), title: 'The ferry at dawn' } }) },
  'essays.saveFullEssay': essayBody(() => ({ final_text: 'We crossed before sunrise.' })),
  'essays.updateEssay': essayBody(() => ({ final_text: 'We crossed before sunrise.', base_revision: 1 })),
  'essays.updateEssayStatus': essayBody(() => ({ status: 'review' })),
  'essays.favoriteEssay': essayBody(() => ({ favorited: true })),
  'essays.deleteEssay': essayOfOwner,
  'essays.restoreEssay': {
    isOwners: true,
    input: async (world) => ({ body: { essay_id: await deletedEssay(world) } }),
  },
  'essays.listDeletedEssays': {},
  'essays.searchEssays': { input: () => ({ body: { words: 'ferry' } }) },
  'essays.listVersions': essayOfOwner,
  'essays.getVersion': {
    isOwners: true,
    input: async ({ owner }) => ({ params: await makeVersion(owner) }),
  },
  'essays.nameVersion': essayBody(() => ({ name: 'Before the break' })),
  'essays.evaluateEssay': essayBody(() => ({ essay_text: 'We crossed before sunrise.' })),
  'essays.exportEssay': {
    isOwners: true,
    input: async ({ owner }) => ({ params: { id: await makeEssay(owner), format: 'txt' } }),
  },
  'essays.exportLog': {
    isOwners: true,
    input: async ({ owner }) => ({ params: { id: await makeEssay(owner), format: 'csv' } }),
  },
  'essays.listEvaluations': essayOfOwner,
  'essays.checkLanguage': { input: () => ({ body: { paragraphs: ['We crossed before sunrise.'] } }) },
  'essays.getModelSettings': {},
  'essays.setModelSettings': { input: () => ({ body: { enabled: false } }) },
  'essays.addToLog': essayBody(() => ({ sittings: [sitting()] })),
  'essays.getLog': essayOfOwner,
  'essays.listCataloguePrompts': {},
  'essays.listEssayPrompts': essayOfOwner,
  'essays.addEssayPrompt': essayBody(() => ({ prompt_id: 'ucas-1' })),
  'essays.removeEssayPrompt': {
    isOwners: true,
    input: async ({ owner }) => ({ params: { id: await makePrompt(owner) } }),
  },
  'essays.keepBoth': {
    isOwners: true,
    input: async ({ owner }) => {
      const { id, versionId } = await makeVersion(owner);
      return { body: { essay_id: id, version_id: versionId } };
    },
  },
  'essays.getQuiz': {},
  'essays.getReflections': { input: () => ({ query: { traits: ['curiosity', 'empathy'] } }) },
  'essays.generateIdeas': { input: () => ({ body: brainstormed }) },
  'essays.saveInput': { input: () => ({ body: { ...brainstormed, run_id: randomUUID(), generated_ideas: [idea()] } }) },
  'essays.getBrainstorm': {},
  'essays.saveBrainstorm': {
    input: () => ({
      body: { state: { step: 1, answers: {}, reflections: {}, activities: [], ideas: [] }, base_revision: 0 },
    }),
  },
  'essays.listIdeas': { isOwners: true, input: ({ owner }) => ({ params: { userId: owner.user.id } }) },
  'essays.saveIdea': { input: () => ({ body: idea() }) },
  'essays.favoriteIdea': {
    isOwners: true,
    input: async ({ owner }) => ({ body: { idea_id: await makeIdea(owner), favorited: true } }),
  },
  'essays.deleteIdea': { isOwners: true, input: async ({ owner }) => ({ params: { id: await makeIdea(owner) } }) },
  'essays.deleteForGood': { isOwners: true, input: async (world) => ({ params: { id: await deletedEssay(world) } }) },

  'erasures.deleteAccount': withPassword,

  'exports.exportEverything': {},

  'guests.startGuest': { isFresh: true },
  'guests.getGuest': {},
  'guests.keepGuest': {
    isFresh: true,
    input: () => ({ body: account() }),
    outcome: { owner: 'forbidden', 'other student': 'forbidden', guest: 200 },
  },

  'house.getHealth': {},
  'house.getReadiness': {},
  'house.getOpenApi': {},
  'house.getApiPage': {},
  'house.listenToChanges': {},

  'profile.getPersonalInfo': {},
  'profile.savePersonalInfo': {
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
  'profile.getStudentRecord': { isOwners: true, input: ({ owner }) => ({ params: { userId: owner.user.id } }) },
  'profile.getProfile': {},
  'profile.saveBasicInformation': {
    input: () => ({ body: { firstName: 'Nadia', lastName: 'Karim', oneName: false, preferredName: '', phone: '' } }),
  },
  'profile.saveEmergencyContact': {
    input: () => ({ body: { emergencyName: '', emergencyPhone: '', emergencyRelation: '' } }),
  },
  'profile.saveNotifications': {
    input: () => ({
      body: { emailUpdates: true, sessionReminders: true, applicationDeadlines: false, mentorMessages: true },
    }),
  },
  'profile.savePhoto': { upload: { type: 'image/png', bytes: smallPng } },
  'profile.deletePhoto': {},
  'profile.getPhoto': { isOwners: true, input: async ({ owner }) => ({ params: { key: await makePhoto(owner) } }) },
};
