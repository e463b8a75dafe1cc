// What was typed and has not reached the server, and the steps it goes through. Pure: no storage, no network.
import type { Essay, Idea, SaveEssay } from '@lantern/contract/essays';
import { presetLimit, untitled } from '@lantern/contract/essays';
import type { limitUnits } from '@lantern/contract/essays.limits';
import type { EssayType } from '@lantern/contract/essays.types';
import type { ProblemCode } from '@lantern/contract/problem';

export type DraftFields = {
  title: string;
  text: string;
  type: EssayType;
  prompt: string;
  tags: readonly string[];
  max: number;
  unit: (typeof limitUnits)[number];
};

/** What is not the words: two devices may each change another of these, and both changes stand. */
type Settings = Omit<DraftFields, 'title' | 'text'>;

export type Draft = {
  user: string;
  essay: string;
  /** The browser tab that edits it. Two tabs with one essay have two drafts. */
  tab: string;
  fields: DraftFields;
  /** The idea that a new essay starts from. */
  idea?: Idea;
  /** The server's revision that this was written on; null while the server does not know the essay. */
  base: number | null;
  /** The settings of that revision: only those that were changed here are sent. Drafts of older versions lack it. */
  was?: Settings;
  /** What this goes on from, where another tab of this browser had typed it and not sent it yet. */
  on?: DraftFields;
  /** Milliseconds, by this device's clock. */
  createdAt: number;
  changedAt: number;
  /** The save that may have arrived: it is repeated under its id until it is answered, then what came after is sent. */
  sent?: Sent;
  /** The server has another text. `fields` are what it keeps of this device's text, as the version `version`. */
  conflict?: { essay: Essay; version: string; fields: DraftFields };
  refused?: { code: ProblemCode; fields?: Record<string, string> };
};

export type Sent = { id: string; fields: DraftFields };

export function fieldsOf(essay: Essay): DraftFields {
  const { title, final_text: text, essay_type: type, prompt, tags, max_words: max, limit_unit: unit } = essay;
  return { title, text, type, prompt, tags, max, unit };
}

export function sameFields(a: DraftFields, b: DraftFields): boolean {
  return a.text === b.text && titleOf(a) === titleOf(b) && sameKind(a, b) && a.prompt === b.prompt && sameTags(a, b);
}

function settingsOf({ type, prompt, tags, max, unit }: DraftFields): Settings {
  return { type, prompt, tags, max, unit };
}

const sameTags = (a: Settings, b: Settings) => a.tags.join('\n') === b.tags.join('\n');
/** A kind of essay and its limit are chosen together. */
const sameKind = (a: Settings, b: Settings) => a.type === b.type && a.max === b.max && a.unit === b.unit;

/** The settings of `theirs`, but for those that were changed here since `was`. */
function mergeSettings(mine: DraftFields, was: Settings, theirs: DraftFields): DraftFields {
  const kind = sameKind(mine, was) ? theirs : mine;
  return {
    ...mine,
    type: kind.type,
    max: kind.max,
    unit: kind.unit,
    prompt: mine.prompt === was.prompt ? theirs.prompt : mine.prompt,
    tags: sameTags(mine, was) ? theirs.tags : mine.tags,
  };
}

/** Written on the server's `essay` from now on. */
function rebase(draft: Draft, essay: Essay, was = draft.was): Draft {
  const theirs = fieldsOf(essay);
  const fields = was ? mergeSettings(draft.fields, was, theirs) : draft.fields;
  return { ...draft, fields, base: essay.revision, was: settingsOf(theirs) };
}

/** The server trims titles and names the nameless. */
function titleOf({ title }: DraftFields): string {
  return title.trim() || untitled;
}

type Place = { user: string; essay: string; tab: string; now: number };

export function beginEssay(place: Place, title: string, type: EssayType): Draft {
  const { now, ...where } = place;
  const fields = { title: title.trim() || untitled, text: '', type, prompt: '', tags: [], ...presetLimit(type) };
  return { ...where, fields, base: null, createdAt: now, changedAt: now };
}

export function beginDraft(place: Place, essay: Essay): Draft {
  const { now, ...where } = place;
  const fields = fieldsOf(essay);
  return { ...where, fields, base: essay.revision, was: settingsOf(fields), createdAt: now, changedAt: now };
}

/** Begins on what another tab of this browser has typed since `essay`. */
export function beginOn(place: Place, essay: Essay, ahead: DraftFields): Draft {
  return { ...beginDraft(place, essay), fields: ahead, on: ahead };
}

/**
 * The server has a newer `essay`. Undefined when nothing was changed here since `before`; written on it from now on
 * when it says what this goes on from. Else the draft as it was: the next save shows what the two texts come to.
 */
export function follow(draft: Draft, before: Essay | undefined, essay: Essay): Draft | undefined {
  if (draft.sent || draft.conflict || draft.base === null) return draft;
  if (sameFields(draft.fields, fieldsOf(essay))) return undefined;
  if (draft.on && sameFields(draft.on, fieldsOf(essay))) return goOn(draft, essay);
  const isUntouched = before?.revision === draft.base && sameFields(draft.fields, fieldsOf(before));
  return isUntouched ? undefined : draft;
}

function goOn({ on, ...draft }: Draft, essay: Essay): Draft {
  return rebase(draft, essay);
}

/** Whether another tab's draft, begun on `on`, holds everything that this one does: then this one is not needed. */
export function isTakenOver(draft: Draft, on: DraftFields): boolean {
  return !draft.sent && !draft.conflict && draft.base !== null && sameFields(draft.fields, on);
}

export function edit(draft: Draft, changes: Partial<DraftFields>, now: number): Draft {
  const { refused, ...rest } = draft;
  // PostgreSQL cannot hold NUL, and nobody means to write it.
  const clean = changes.text?.includes('\0') ? { ...changes, text: changes.text.replaceAll('\0', '') } : changes;
  // A changed text may be accepted now; an essay that is gone stays gone.
  const still = refused && isGone(refused.code) ? { refused } : {};
  return { ...rest, ...still, fields: { ...draft.fields, ...clean }, changedAt: now };
}

export function isGone(code: ProblemCode): boolean {
  return code === 'not_found' || code === 'id_taken';
}

/** Whether there is anything that sending could change. */
export function canSend(draft: Draft): boolean {
  return !draft.conflict && !draft.refused;
}

/** Fixes what is sent next. A save without an answer is repeated unchanged, whatever was typed since. */
export function prepare(draft: Draft, saveId: string): Draft & { sent: Sent } {
  return { ...draft, sent: draft.sent ?? { id: saveId, fields: draft.fields } };
}

export function bodyOf(draft: Draft & { sent: Sent }): SaveEssay {
  const { sent, was } = draft;
  const { id, fields } = sent;
  return {
    essay_id: draft.essay,
    title: titleOf(fields),
    final_text: fields.text,
    ...(!(was && sameKind(fields, was)) && {
      max_words: fields.max,
      limit_unit: fields.unit,
      essay_type: fields.type,
    }),
    ...(fields.prompt !== was?.prompt && { prompt: fields.prompt }),
    ...(!(was && sameTags(fields, was)) && { tags: [...fields.tags] }),
    save_id: id,
    ...(draft.base === null ? {} : { base_revision: draft.base }),
  };
}

/** The server knows the essay now; its text, if any, is sent next. */
export function started(draft: Draft, essay: Essay): Draft | undefined {
  return sameFields(draft.fields, fieldsOf(essay)) ? undefined : rebase(draft, essay);
}

/**
 * The save `sent` is on the server. Undefined when nothing newer waits. A repeated save is answered with the revision
 * that it got the first time, so that what others changed since shows as a conflict.
 */
export function acknowledge(draft: Draft & { sent: Sent }, essay: Essay): Draft | undefined {
  const { sent, on, ...rest } = draft;
  if (sameFields(sent.fields, draft.fields)) return undefined;
  return rebase(rest, essay, settingsOf(sent.fields));
}

/** The server has another text and keeps ours as a version. Undefined when both say the same. */
export function collide(draft: Draft & { sent: Sent }, essay: Essay, version: string): Draft | undefined {
  const { sent, ...rest } = draft;
  if (sameFields(draft.fields, fieldsOf(essay))) return undefined;
  // the other tab was faster: its text is what this one goes on from
  if (draft.on && sameFields(draft.on, fieldsOf(essay))) return goOn(rest, essay);
  return { ...rest, conflict: { essay, version, fields: sent.fields } };
}

/** "Keep mine": the next save is written on the server's text, which stays as a version. */
export function keepMine(draft: Draft): Draft {
  const { conflict, ...rest } = draft;
  return conflict ? rebase(rest, conflict.essay) : draft;
}

/** Whether the version that the server keeps of this device's text is all that was typed. */
export function isKept(draft: Draft): boolean {
  return draft.conflict !== undefined && sameFields(draft.conflict.fields, draft.fields);
}

/** An essay of its own with the same text, for a draft whose essay is gone. */
export function asNewEssay(draft: Draft, essay: string, now: number): Draft {
  const { user, tab, fields } = draft;
  return { user, tab, essay, fields, base: null, createdAt: now, changedAt: now };
}
