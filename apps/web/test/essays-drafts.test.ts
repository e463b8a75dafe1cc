import { type Essay, presetLimit } from '@lantern/contract/essays';
import { Problem } from '@lantern/contract/problem';
import { describe, expect, test } from 'vitest';
import { NetworkError } from '#api/call.ts';
import {
  acknowledge,
  beginDraft,
  beginEssay,
  beginOn,
  bodyOf,
  canSend,
  collide,
  type Draft,
  edit,
  fieldsOf,
  follow,
  isKept,
  isTakenOver,
  keepMine,
  prepare,
} from '#features/essays/drafts/draft.ts';
import { type Step, sendDraft, type Wire } from '#features/essays/drafts/send-draft.ts';

const id = '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11';
const place = { user: 'amina', essay: id, tab: 'one', now: 1000 };

function essayOf(text: string, revision: number): Essay {
  const { max, unit } = presetLimit('Other');
  const at = '2026-11-20T10:00:00.000Z';
  return {
    _id: id,
    title: 'The roof',
    essay_type: 'Other',
    type: 'Other',
    status: 'draft',
    prompt: '',
    tags: [],
    word_count: 0,
    character_count: 0,
    max_words: max,
    limit_unit: unit,
    preview: '',
    favorited: false,
    prompt_count: 0,
    revision,
    evaluated_revision: null,
    overall: null,
    created_at: at,
    updated_at: at,
    final_text: text,
    final_essay: text,
    text,
  };
}

/** A server with one essay that keeps the contract's rules of revisions and repeated saves. */
function serverWith(text: string) {
  let essay = essayOf(text, 1);
  const answered = new Map<string, Essay>();
  const versions: string[] = [];
  const wire: Wire = {
    start: async () => essay,
    save: async (body) => {
      const before = body.save_id && answered.get(body.save_id);
      if (before) return before;
      if (body.base_revision !== essay.revision) {
        versions.push(body.final_text);
        const extra = { essay, conflict_version_id: crypto.randomUUID() };
        throw new Problem('stale_revision', { extra });
      }
      essay = { ...essayOf(body.final_text, essay.revision + 1), title: body.title ?? '' };
      if (body.save_id) answered.set(body.save_id, essay);
      return essay;
    },
  };
  return { wire, versions, current: () => essay, write: (next: string) => (essay = essayOf(next, essay.revision + 1)) };
}

/** The same server, whose answer is lost once after the save was stored. */
function losingAnswer(wire: Wire): Wire {
  let lost = false;
  return {
    ...wire,
    save: async (body) => {
      const essay = await wire.save(body);
      if (lost) return essay;
      lost = true;
      throw new NetworkError('timeout');
    },
  };
}

function settle(step: Step, draft: Draft): Draft | undefined {
  if (step.kind === 'waiting') throw new Error(`The save waits: ${step.code}`);
  return step.settle(draft);
}

const typed = (text: string, base = essayOf('Once.', 1)) => edit(beginDraft(place, base), { text }, 2000);

describe('sending a draft', () => {
  test('what is saved leaves nothing behind', async () => {
    const server = serverWith('Once.');
    const draft = prepare(typed('Once. Twice.'), 'save-1');
    const step = await sendDraft(draft, server.wire);
    expect(settle(step, draft)).toBeUndefined();
    expect(server.current().final_text).toBe('Once. Twice.');
  });

  test('what is typed while a save is under way goes on from the new revision', async () => {
    const server = serverWith('Once.');
    const draft = prepare(typed('Once. Twice.'), 'save-1');
    const step = await sendDraft(draft, server.wire);
    const rest = settle(step, edit(draft, { text: 'Once. Twice. Thrice.' }, 3000));
    expect(rest?.base).toBe(2);
    expect(rest?.sent).toBeUndefined();
    await sendDraft(prepare(rest as Draft, 'save-2'), server.wire);
    expect(server.current().final_text).toBe('Once. Twice. Thrice.');
    expect(server.versions).toEqual([]);
  });

  test('a save whose answer was lost is repeated before anything newer, and is no conflict with itself', async () => {
    const server = serverWith('Once.');
    const wire = losingAnswer(server.wire);
    const first = prepare(typed('Once. Twice.'), 'save-1');
    expect((await sendDraft(first, wire)).kind).toBe('waiting');
    const later = prepare(edit(first, { text: 'Once. Twice. Thrice.' }, 3000), 'save-2');
    expect(later.sent.id).toBe('save-1');
    const rest = settle(await sendDraft(later, wire), later);
    expect(rest?.base).toBe(2);
    expect(settle(await sendDraft(prepare(rest as Draft, 'save-2'), wire), rest as Draft)).toBeUndefined();
    expect(server.current()).toMatchObject({ final_text: 'Once. Twice. Thrice.', revision: 3 });
    expect(server.versions).toEqual([]);
  });

  test('a lost answer does not hide what another device wrote on top', async () => {
    const server = serverWith('Once.');
    const wire = losingAnswer(server.wire);
    const first = prepare(typed('Mine.'), 'save-1');
    await sendDraft(first, wire);
    server.write('Theirs, on top of mine.');
    const later = prepare(edit(first, { text: 'Mine, longer.' }, 3000), 'save-2');
    const rest = settle(await sendDraft(later, wire), later) as Draft;
    const clash = settle(await sendDraft(prepare(rest, 'save-2'), wire), rest);
    expect(clash?.conflict?.essay.final_text).toBe('Theirs, on top of mine.');
    expect(clash?.fields.text).toBe('Mine, longer.');
    expect(server.current().final_text).toBe('Theirs, on top of mine.');
  });

  test.each(['not_found', 'invalid_request', 'payload_too_large', 'forbidden'] as const)(
    'refused with %s, the text stays and nothing is sent by itself',
    async (code) => {
      const wire: Wire = { start: never, save: () => Promise.reject(new Problem(code)) };
      const draft = prepare(typed('Kept.'), 'save-1');
      const rest = settle(await sendDraft(draft, wire), draft) as Draft;
      expect(rest.fields.text).toBe('Kept.');
      expect(rest.refused?.code).toBe(code);
      expect(canSend(rest)).toBe(false);
    },
  );

  test('after an edit a refused text is tried again, an essay that is gone is not', () => {
    const refused = (code: 'invalid_request' | 'not_found') => ({ ...typed('Long.'), refused: { code } });
    expect(canSend(edit(refused('invalid_request'), { text: 'Short.' }, 1))).toBe(true);
    expect(canSend(edit(refused('not_found'), { text: 'Short.' }, 1))).toBe(false);
  });

  test.each(['unauthenticated', 'busy', 'too_many_requests', 'storage_full', 'internal'] as const)(
    'with %s the draft waits unchanged',
    async (code) => {
      const wire: Wire = { start: never, save: () => Promise.reject(new Problem(code, { retryAfter: 7 })) };
      const step = await sendDraft(prepare(typed('Waits.'), 'save-1'), wire);
      expect(step).toMatchObject({ kind: 'waiting', code, seconds: 7 });
    },
  );
});

describe('an essay begun on the device', () => {
  test('is started first, then its text is saved on that revision', async () => {
    const server = serverWith('');
    const begun = edit(beginEssay(place, ' ', 'Other'), { text: 'Written offline.' }, 2000);
    expect(begun.base).toBeNull();
    const draft = prepare(begun, 'save-1');
    const rest = settle(await sendDraft(draft, server.wire), draft) as Draft;
    expect(rest).toMatchObject({ base: 1, fields: { title: 'Untitled Essay', text: 'Written offline.' } });
    expect(rest.sent).toBeUndefined();
    const last = prepare(rest, 'save-2');
    expect(settle(await sendDraft(last, server.wire), last)).toBeUndefined();
    expect(server.current().final_text).toBe('Written offline.');
  });

  test('that was only started needs no second call', async () => {
    const begun = beginEssay(place, 'The roof', 'Other');
    const draft = prepare(begun, 'save-1');
    expect(settle(await sendDraft(draft, serverWith('').wire), draft)).toBeUndefined();
  });
});

describe('a conflict', () => {
  const theirs = essayOf('Theirs.', 5);
  const clash = () => collide(prepare(typed('Mine.'), 'save-1'), theirs, 'version-1') as Draft;

  test('stops the sending while typing goes on', () => {
    const more = edit(clash(), { text: 'Mine, and more.' }, 3000);
    expect(canSend(more)).toBe(false);
    expect(more.fields.text).toBe('Mine, and more.');
    expect(isKept(clash())).toBe(true);
    expect(isKept(more)).toBe(false);
  });

  test('settled with mine, the next save is written on theirs', () => {
    const mine = keepMine(clash());
    expect(canSend(mine)).toBe(true);
    expect(mine).toMatchObject({ base: 5, fields: { text: 'Mine.' } });
    expect(mine.sent).toBeUndefined();
  });

  test('does not arise when both wrote the same', () => {
    const same = typed('Theirs.', { ...theirs, revision: 1 });
    expect(collide(prepare(same, 'save-1'), theirs, 'version-1')).toBeUndefined();
  });
});

describe('two tabs of one browser', () => {
  const first = typed('Once. Twice.');
  const second = (base = essayOf('Once.', 1)) =>
    edit(beginOn({ ...place, tab: 'two' }, base, first.fields), { text: 'Once. Twice. Thrice.' }, 3000);

  test('the second goes on from what the first has not sent yet, and the first lets go of it', () => {
    const { on } = second();
    expect(on && isTakenOver(first, on)).toBe(true);
    expect(on && isTakenOver(edit(first, { text: 'Once. Twice, and more.' }, 3000), on)).toBe(false);
    // what is on its way to the server is not taken back
    expect(on && isTakenOver(prepare(first, 'save-1'), on)).toBe(false);
  });

  test('the save of the first arrives while the second types', async () => {
    const server = serverWith('Once.');
    const before = server.current();
    const draft = second();
    await sendDraft(prepare(first, 'save-1'), server.wire);
    const followed = follow(draft, before, server.current()) as Draft;
    expect(followed.base).toBe(2);
    const last = prepare(followed, 'save-2');
    expect(settle(await sendDraft(last, server.wire), last)).toBeUndefined();
    expect(server.current().final_text).toBe('Once. Twice. Thrice.');
    expect(server.versions).toEqual([]);
  });

  test('the save of the first arrives while that of the second is on its way', async () => {
    const server = serverWith('Once.');
    const sent = prepare(second(), 'save-2');
    await sendDraft(prepare(first, 'save-1'), server.wire);
    const rest = settle(await sendDraft(sent, server.wire), sent) as Draft;
    expect(rest.conflict).toBeUndefined();
    expect(settle(await sendDraft(prepare(rest, 'save-3'), server.wire), prepare(rest, 'save-3'))).toBeUndefined();
    expect(server.current().final_text).toBe('Once. Twice. Thrice.');
  });

  test('a letter that was typed and taken back holds no older text against a newer one', () => {
    const base = essayOf('Once.', 1);
    const idle = edit(typed('Once.x', base), { text: 'Once.' }, 3000);
    expect(follow(idle, base, essayOf('Once. Twice.', 2))).toBeUndefined();
    expect(follow(typed('Mine.', base), base, essayOf('Once. Twice.', 2))?.base).toBe(1);
  });
});

describe('settings that another device changed', () => {
  const base = { ...essayOf('Once.', 1), prompt: '', tags: ['first'] };
  const there = { ...base, prompt: 'Why here?', tags: ['first', 'oxford'] };

  test('are not sent back as they were: only what was changed here goes along', () => {
    const { title, final_text, base_revision, ...settings } = bodyOf(prepare(typed('Once. More.', base), 'save-1'));
    expect({ title, final_text, base_revision }).toMatchObject({ final_text: 'Once. More.', base_revision: 1 });
    expect(settings).toEqual({ essay_id: base._id, save_id: 'save-1' });
    const tagged = edit(beginDraft(place, base), { tags: ['mine'] }, 2000);
    expect(bodyOf(prepare(tagged, 'save-2'))).toMatchObject({ tags: ['mine'] });
    expect(bodyOf(prepare(tagged, 'save-2'))).not.toHaveProperty('prompt');
  });

  test('a kind and its limit go together', () => {
    const other = edit(beginDraft(place, base), { type: 'SOP' }, 2000);
    expect(bodyOf(prepare(other, 'save-1'))).toMatchObject({
      essay_type: 'SOP',
      max_words: base.max_words,
      limit_unit: 'words',
    });
  });

  test('stand after the answer to a save, beside what was changed here meanwhile', () => {
    const sent = prepare(typed('Once. More.', base), 'save-1');
    const answer = { ...there, final_text: 'Once. More.', text: 'Once. More.', revision: 2 };
    const rest = acknowledge(edit(sent, { text: 'Once. More. Still.', tags: ['mine'] }, 3000) as typeof sent, answer);
    expect(rest).toMatchObject({ base: 2, fields: { prompt: 'Why here?', tags: ['mine'] } });
    expect(bodyOf(prepare(rest as Draft, 'save-2'))).not.toHaveProperty('prompt');
  });

  test('stand when a conflict is settled with the text of this device', () => {
    const sent = prepare(typed('Mine.', base), 'save-1');
    const clash = collide(sent, { ...there, final_text: 'Theirs.', revision: 5 }, 'version-1') as Draft;
    expect(keepMine(clash)).toMatchObject({
      base: 5,
      fields: { text: 'Mine.', prompt: 'Why here?', tags: ['first', 'oxford'] },
    });
  });

  test('drafts of older versions, which do not know what was, send everything', () => {
    const { was, ...old } = typed('Once. More.', base);
    expect(bodyOf(prepare(old, 'save-1'))).toMatchObject({ prompt: '', tags: ['first'], essay_type: base.essay_type });
  });
});

test('NUL is dropped from what is typed: the database cannot hold it', () => {
  expect(typed('a\0b').fields.text).toBe('ab');
});

test('fields come from the essay as the server names them', () => {
  const essay = { ...essayOf('Text.', 2), prompt: 'Why?', tags: ['a'], max_words: 12 };
  expect(fieldsOf(essay)).toMatchObject({ text: 'Text.', prompt: 'Why?', tags: ['a'], max: 12, unit: 'words' });
});

function never(): never {
  throw new Error('This call was not to be made.');
}
