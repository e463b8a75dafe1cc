// A student who saves without pause and writes down what the server acknowledged.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getEssay, startDraft, updateEssay } from '@lantern/contract/essays';
import { getVersion, listVersions } from '@lantern/contract/essays.versions';
import { type Student, signUpStudent } from '../bench/student.ts';
import { writeEssay } from '../bench/texts.ts';

export type Writer = {
  readonly acknowledged: number;
  /** Saves until told to stop; what is refused by a dead server is not counted, nor sent again as it was. */
  write(): Promise<void>;
  stop(): void;
  /** Resolves when the server has all of something and is storing it, for a kill at that moment. */
  untilStoring?(): Promise<void>;
  /** What was acknowledged and is neither the current text, nor in it, nor a version. */
  findLost(): Promise<string[]>;
};

type Saved = { revision: number; hash: string; text: string };
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * A text that grows holds what was acknowledged before. With `replaces` every save is another text altogether, as after
 * a paste: so much is taken away that the server must keep each as a version.
 */
export async function startWriter(url: string, seed: number, replaces: boolean): Promise<Writer> {
  const student: Student = await signUpStudent(url);
  const draft = await student.call(startDraft, { body: { title: `Draft ${seed}` } });
  const essayId = draft.body.essay._id;
  const saved: Saved[] = [];
  let revision = draft.body.essay.revision;
  let text = '';
  let number = 0;
  let isWriting = false;

  async function saveOnce(): Promise<void> {
    number += 1;
    const sentence = `Save ${number} of writer ${seed}. ${writeEssay(replaces ? 120 : 12, seed * 100_000 + number)}\n`;
    const next = replaces ? sentence : text + sentence;
    const answer = await student.call(updateEssay, {
      body: { essay_id: essayId, final_text: next, base_revision: revision, save_id: crypto.randomUUID() },
    });
    if (answer.status === 200) {
      text = next;
      revision = answer.body.essay.revision;
      saved.push({ revision, hash: hashOf(next), text: next });
    } else if (answer.status === 409) {
      // the save before this one arrived and its answer did not
      await catchUp();
    } else await sleep(100);
  }

  async function catchUp(): Promise<void> {
    const current = await student.call(getEssay, { params: { id: essayId } });
    if (current.status !== 200) return;
    text = current.body.text;
    revision = current.body.revision;
  }

  return {
    get acknowledged() {
      return saved.length;
    },
    async write() {
      isWriting = true;
      while (isWriting) await saveOnce().catch(() => sleep(20));
    },
    stop() {
      isWriting = false;
    },
    async findLost() {
      const current = await student.call(getEssay, { params: { id: essayId } });
      if (current.status !== 200) return [`writer ${seed}: the essay answers ${current.status}`];
      const kept = new Set([hashOf(current.body.text)]);
      let before: string | undefined;
      for (let more = true; more; ) {
        const page = await student.call(listVersions, { params: { id: essayId }, query: before ? { before } : {} });
        for (const { id } of page.body.versions) {
          const version = await student.call(getVersion, { params: { id: essayId, versionId: id } });
          kept.add(hashOf(version.body.text));
        }
        before = page.body.versions.at(-1)?.created_at;
        more = page.body.more && before !== undefined;
      }
      const last = saved.at(-1);
      if (last && current.body.revision < last.revision)
        return [`writer ${seed}: revision ${last.revision} was acknowledged, ${current.body.revision} is there`];
      const lost = saved.filter(({ hash, text }) => !kept.has(hash) && !current.body.text.includes(text));
      return lost.map((save) => `writer ${seed}: revision ${save.revision} (${save.hash}) is gone`);
    },
  };
}
