import { randomUUID } from 'node:crypto';
import { startDraft, updateEssay } from '@lantern/contract/essays';
import { saveBrainstorm, saveIdea, saveInput } from '@lantern/contract/essays.brainstorm';
import { addComment, deleteComment, replyToComment } from '@lantern/contract/essays.comments';
import { evaluateEssay, setModelSettings } from '@lantern/contract/essays.evaluations';
import { addToLog } from '@lantern/contract/essays.log';
import { putIgnoredMarks } from '@lantern/contract/essays.marks';
import { addEssayPrompt } from '@lantern/contract/essays.prompts';
import { nameVersion } from '@lantern/contract/essays.versions';
import { putOwnWord } from '@lantern/contract/essays.words';
import { must } from '../../support/must.ts';
import type { Entry, FeatureInputs } from '../entry.ts';
import { type Caller, makeEssay, makeVersion, type World } from '../world.ts';

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

const saidOf = (comment_id = randomUUID()) => ({
  comment_id,
  revision: 2,
  start: 3,
  quote: 'crossed',
  text: 'Say how.',
  replacement: 'rowed across',
});

/** A comment of the mentor with a live share on an essay of the owner. */
async function makeComment({ owner, people }: World): Promise<{ id: string; commentId: string }> {
  const id = await makeText(owner);
  const commentId = randomUUID();
  must(await people['mentor with a live share'].call(addComment, { params: { id }, body: saidOf(commentId) }));
  return { id, commentId };
}
async function makeText(owner: Caller): Promise<string> {
  const id = await makeEssay(owner);
  must(await owner.call(updateEssay, { body: { essay_id: id, final_text: 'We crossed before sunrise.' } }));
  return id;
}
const ofComment = (body?: () => object): Entry => ({
  isOwners: true,
  input: async (world) => ({ params: await makeComment(world), body: body?.() }),
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

const brainstorm = { step: 1, answers: {}, reflections: {}, activities: [], ideas: [] };

export const inputs: FeatureInputs = {
  calls: {
    listEssays: { isOwners: true, input: ({ owner }) => ({ params: { userId: owner.user.id } }) },
    getEssay: essayOfOwner,
    startDraft: { input: () => ({ body: { essay_id: randomUUID(), title: 'The ferry at dawn' } }) },
    saveFullEssay: essayBody(() => ({ final_text: 'We crossed before sunrise.' })),
    updateEssay: essayBody(() => ({ final_text: 'We crossed before sunrise.', base_revision: 1 })),
    updateEssayStatus: essayBody(() => ({ status: 'review' })),
    favoriteEssay: essayBody(() => ({ favorited: true })),
    deleteEssay: essayOfOwner,
    restoreEssay: {
      isOwners: true,
      input: async (world) => ({ body: { essay_id: await deletedEssay(world) } }),
    },
    listDeletedEssays: {},
    searchEssays: { input: () => ({ body: { words: 'ferry' } }) },
    listComments: essayOfOwner,
    addComment: {
      isOwners: true,
      input: async ({ owner }) => ({ params: { id: await makeText(owner) }, body: saidOf() }),
    },
    replyToComment: ofComment(() => ({ reply_id: randomUUID(), text: 'By boat.' })),
    decideComment: ofComment(() => ({ state: 'accepted' })),
    deleteComment: ofComment(),
    restoreComment: {
      isOwners: true,
      input: async (world) => {
        const params = await makeComment(world);
        must(await world.people['mentor with a live share'].call(deleteComment, { params }));
        return { params };
      },
    },
    listVersions: essayOfOwner,
    getVersion: {
      isOwners: true,
      input: async ({ owner }) => ({ params: await makeVersion(owner) }),
    },
    nameVersion: essayBody(() => ({ name: 'Before the break' })),
    evaluateEssay: essayBody(() => ({ essay_text: 'We crossed before sunrise.' })),
    exportEssay: {
      isOwners: true,
      input: async ({ owner }) => ({ params: { id: await makeEssay(owner), format: 'txt' } }),
    },
    exportLog: {
      isOwners: true,
      input: async ({ owner }) => ({ params: { id: await makeEssay(owner), format: 'csv' } }),
    },
    listEvaluations: essayOfOwner,
    checkLanguage: { input: () => ({ body: { paragraphs: ['We crossed before sunrise.'] } }) },
    getModelSettings: {},
    setModelSettings: { input: () => ({ body: { enabled: false } }) },
    addToLog: essayBody(() => ({ sittings: [sitting()] })),
    getLog: essayOfOwner,
    listCataloguePrompts: {},
    listEssayPrompts: essayOfOwner,
    addEssayPrompt: essayBody(() => ({ prompt_id: 'ucas-1' })),
    removeEssayPrompt: {
      isOwners: true,
      input: async ({ owner }) => ({ params: { id: await makePrompt(owner) } }),
    },
    keepBoth: {
      isOwners: true,
      input: async ({ owner }) => {
        const { id, versionId } = await makeVersion(owner);
        return { body: { essay_id: id, version_id: versionId } };
      },
    },
    getQuiz: {},
    getReflections: { input: () => ({ query: { traits: ['curiosity', 'empathy'] } }) },
    generateIdeas: { input: () => ({ body: brainstormed }) },
    saveInput: { input: () => ({ body: { ...brainstormed, run_id: randomUUID(), generated_ideas: [idea()] } }) },
    getBrainstorm: {},
    saveBrainstorm: {
      input: () => ({
        body: { state: brainstorm, base_revision: 0 },
      }),
    },
    listIdeas: { isOwners: true, input: ({ owner }) => ({ params: { userId: owner.user.id } }) },
    saveIdea: { input: () => ({ body: idea() }) },
    favoriteIdea: {
      isOwners: true,
      input: async ({ owner }) => ({ body: { idea_id: await makeIdea(owner), favorited: true } }),
    },
    deleteIdea: { isOwners: true, input: async ({ owner }) => ({ params: { id: await makeIdea(owner) } }) },
    listOwnWords: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    putOwnWord: { input: () => ({ params: { id: 'নদী' }, body: { kept: true } }) },
    listIgnoredMarks: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    putIgnoredMarks: {
      isOwners: true,
      input: async ({ owner }) => ({ params: { id: await makeEssay(owner) }, body: { marks: ['a1b2'] } }),
    },
    deleteForGood: { isOwners: true, input: async (world) => ({ params: { id: await deletedEssay(world) } }) },
  },
  async plant(app, { call, user }) {
    const { database } = app;
    must(await call(saveIdea, { body: idea() }));
    const essay_id = randomUUID();
    must(await call(startDraft, { body: { essay_id, title: 'The ferry at dawn', essay_type: 'SOP' } }));
    // lines break in odd places on purpose
    const final_text = 'We crossed\u2028before\r\nsunrise.\tA "quoted" \\ line: 🛶 \ufeff নদী نهر\n'.repeat(40);
    must(await call(updateEssay, { body: { essay_id, final_text, base_revision: 1, save_id: randomUUID() } }));
    must(await call(nameVersion, { body: { essay_id, name: 'First try' } }));
    must(await call(evaluateEssay, { body: { essay_id, essay_text: final_text } }));
    must(await call(addEssayPrompt, { body: { essay_id, prompt: 'Why here?' } }));
    must(await call(addToLog, { body: { essay_id, sittings: [sitting()] } }));
    must(await call(saveInput, { body: { ...brainstormed, run_id: randomUUID(), generated_ideas: [idea()] } }));
    must(await call(saveBrainstorm, { body: { state: brainstorm, base_revision: 0 } }));
    must(await call(putOwnWord, { params: { id: 'নদী' }, body: { kept: true } }));
    must(await call(putIgnoredMarks, { params: { id: essay_id }, body: { marks: ['a1b2', 'c3'] } }));
    must(await call(setModelSettings, { body: { enabled: false } }));
    const mentor = await app.mentor();
    await database
      .insertInto('shares')
      .values({ student_id: user.id, mentor_id: mentor.user.id, scope: 'essays' })
      .execute();
    const said = saidOf();
    must(await mentor.call(addComment, { params: { id: essay_id }, body: said }));
    const params = { id: essay_id, commentId: said.comment_id };
    must(await call(replyToComment, { params, body: { reply_id: randomUUID(), text: 'By boat.' } }));
    // what only a model makes
    await database.insertInto('model_uses').values({ user_id: user.id, day: '2026-11-20', tokens: 12 }).execute();
  },
  chosenFromAList: [
    'essay_comment_replies.written_by',
    'essay_comments.state',
    'essay_prompts.limit_unit',
    'essay_versions.kind',
    'essays.essay_type',
    'essays.limit_unit',
    'essays.status',
    'model_switches.purpose',
  ],
};
