import { randomUUID } from 'node:crypto';
import { type Interview, saveInterview } from '@lantern/contract/interviews';
import {
  cancelVideoUpload,
  continueVideoUpload,
  startVideoUpload,
  submitVideoLink,
} from '@lantern/contract/interviews.videos';
import type { Person, TestApp } from '../../support/app.ts';
import { must } from '../../support/must.ts';
import { encode, makeMp4 } from '../../support/recordings.ts';
import { formOf } from '../../support/vault.ts';
import type { Entry, FeatureInputs } from '../entry.ts';
import type { Caller, World } from '../world.ts';

export const interview: Interview = {
  method: 'wizard',
  type: 'visa',
  detail: 'GB',
  country: 'GB',
  university: 'University of Leeds',
  program: 'MSc Public Health',
  level: 'master',
  facts: ['gap'],
  seed: 7,
  step: 4,
  place: 0,
  timer_seconds: 930,
  used_seconds: 12,
  questions: [
    {
      id: 'visa-what-study',
      why: { kind: 'category', of: 'Academic' },
      draft: 'I am going',
      tries: [
        {
          id: '0b0c6a3e-95a5-4f0e-8a0c-3b1f0a1b2c3d',
          text: 'A Master of Science in Public Health at the University of Leeds.',
          seconds: null,
          pauses: [],
          at: '2026-11-22T10:00:00Z',
        },
      ],
    },
  ],
  again_of: null,
  started_at: '2026-11-22T09:59:00Z',
  ended_at: null,
  ended_by: '',
};

async function makeInterview(person: Caller): Promise<string> {
  const id = randomUUID();
  const { status, body } = await person.call(saveInterview, { params: { id }, body: { interview, base_revision: 0 } });
  if (status !== 200) throw new Error(`an interview was refused: ${JSON.stringify(body)}`);
  return id;
}

const ofOwner = {
  isOwners: true,
  input: async ({ owner }: { owner: Caller }) => ({ params: { id: await makeInterview(owner) } }),
};

const video = () => ({ id: randomUUID(), type: 'visa' as const, notes: 'My second try' });
const linkOf = () => ({ ...video(), link: 'https://videos.example.com/watch?v=1' });

async function makeVideo(person: Caller): Promise<string> {
  const body = linkOf();
  must(await person.call(submitVideoLink, { body }));
  return body.id;
}
const ofVideo = {
  isOwners: true,
  input: async ({ owner }: World) => ({ params: { id: await madeOnce(owner) } }),
} satisfies Entry;

const videos = new WeakMap<Caller, Promise<string>>();
/** The same for every call that changes nothing of it: a student has fifty at most. */
function madeOnce(person: Caller): Promise<string> {
  const made = videos.get(person) ?? makeVideo(person);
  videos.set(person, made);
  return made;
}

const spoken = formOf([
  { name: 'agreed', value: 'true' },
  { name: 'file', value: makeMp4(), fileName: 'recording.mp4' },
]);

const tus = { 'tus-resumable': '1.0.0' };
const recording = makeMp4();
const beginning = () => ({ ...tus, 'upload-length': String(recording.length), 'upload-metadata': encode(video()) });
const piece = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
const uploadOf = ({ location }: Record<string, unknown>) => String(location).split('/').at(-1) ?? '';

let lastUpload: string | undefined;
const ofUpload = {
  isOwners: true,
  input: async ({ owner }: World) => {
    // only so many may be open
    if (lastUpload) await owner.call(cancelVideoUpload, { params: { id: lastUpload } }, { headers: tus });
    lastUpload = uploadOf((await owner.call(startVideoUpload, {}, { headers: beginning() })).headers);
    return { params: { id: lastUpload } };
  },
} satisfies Entry;

/** One more than a student could submit within the hour. */
async function videoRow({ app, owner }: World): Promise<string> {
  const id = randomUUID();
  const row = { id, user_id: owner.user.id, type: 'visa', link: 'https://videos.example.com/watch?v=2' };
  await app.database.insertInto('interview_videos').values(row).execute();
  return id;
}

/** A recording of the owner, which stays for every call. */
const files = new WeakMap<World, Promise<string>>();
function fileOnce(world: World): Promise<string> {
  const made = files.get(world) ?? makeFile(world.owner);
  files.set(world, made);
  return made;
}

async function makeFile(person: Caller): Promise<string> {
  const started = await person.call(startVideoUpload, {}, { headers: beginning() });
  const params = { id: uploadOf(started.headers) };
  const made = await person.call(continueVideoUpload, { params }, { headers: piece, bytes: recording });
  must(made);
  return JSON.parse(made.raw.toString())._id;
}

async function commentBy({ app, owner }: World, mentorId: string | undefined): Promise<string> {
  const id = randomUUID();
  const words = { author: 'Farhana Karim', text: 'Slower here.' };
  const video_id = await madeOnce(owner);
  await app.database
    .insertInto('interview_video_comments')
    .values({ id, video_id, ...words, mentor_id: mentorId ?? null })
    .execute();
  return id;
}

async function plantVideos({ database }: TestApp, person: Person): Promise<void> {
  const id = await makeVideo(person);
  await makeFile(person);
  const comment = { id: randomUUID(), video_id: id, author: 'Farhana Karim', text: 'Slower here.', at_seconds: 12 };
  await database.insertInto('interview_video_comments').values(comment).execute();
}

export const inputs: FeatureInputs = {
  calls: {
    readInterviewRecord: {},
    listInterviews: {},
    getSpeechServer: {},
    // this installation has no speech server
    transcribeRecording: {
      upload: { type: spoken.headers['content-type'] ?? '', bytes: spoken.bytes },
      outcome: 'not_found',
    },
    getInterview: ofOwner,
    saveInterview: {
      isOwners: true,
      input: async ({ owner }) => ({
        params: { id: await makeInterview(owner) },
        body: { interview: { ...interview, used_seconds: 20 }, base_revision: 1 },
      }),
    },
    deleteInterview: ofOwner,
    listInterviewVideos: {},
    submitVideoLink: { input: () => ({ body: linkOf() }) },
    startVideoUpload: { headers: beginning() },
    findVideoOffset: { ...ofUpload, headers: tus },
    continueVideoUpload: {
      ...ofUpload,
      headers: { ...tus, 'upload-offset': '0' },
      upload: { type: 'application/offset+octet-stream', bytes: recording.subarray(0, 100) },
    },
    cancelVideoUpload: { ...ofUpload, headers: tus },
    getInterviewVideo: ofVideo,
    openInterviewVideo: {
      isOwners: true,
      input: async (world) => ({ params: { id: await fileOnce(world) } }),
    },
    withdrawInterviewVideo: {
      isOwners: true,
      input: async (world) => ({ params: { id: await videoRow(world) } }),
    },
    deleteInterviewVideo: {
      isOwners: true,
      input: async (world) => ({ params: { id: await videoRow(world) } }),
    },
    commentOnVideo: {
      ...ofVideo,
      input: async (world) => ({
        ...(await ofVideo.input(world)),
        body: { comment_id: randomUUID(), at_seconds: 12, text: 'Slower here.' },
      }),
    },
    deleteVideoComment: {
      isOwners: true,
      input: async (world, { user }) => ({
        params: { ...(await ofVideo.input(world)).params, comment: await commentBy(world, user?.id) },
      }),
    },
    reviewVideo: {
      ...ofVideo,
      input: async (world) => ({ ...(await ofVideo.input(world)), body: { status: 'in-review', summary: '' } }),
    },
    printInterviewReport: {
      input: () => ({
        body: {
          title: 'Mock interview',
          notes: ['22 Nov 2026'],
          sections: [{ heading: 'What are you going to study?', paragraphs: ['Public health.'] }],
          language: 'en',
        },
      }),
    },
  },
  async plant(app, person) {
    must(await person.call(saveInterview, { params: { id: randomUUID() }, body: { interview, base_revision: 0 } }));
    await plantVideos(app, person);
  },
  chosenFromAList: [
    'interviews.method',
    'interviews.type',
    'interview_videos.status',
    'interview_videos.type',
    'interview_video_files.state',
    'interview_video_files.type',
  ],
};
