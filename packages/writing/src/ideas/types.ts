/** What the brainstorm has gathered. Reflections are keyed by question id or by question text; the order of keys does not matter. */
export type IdeasInput = {
  traits: readonly string[];
  reflections: Readonly<Record<string, string>>;
  activities: readonly IdeaActivity[];
};

export type IdeaActivity = { name: string; title: string; duration: string; outcome: string; description?: string };

/** Hints and questions, never text to hand in. What stands in “ ” is the student's own, verbatim. */
export type Idea = {
  title: string;
  summary: string;
  how_to_start: string;
  what_to_include: string[];
  why_it_works: string;
  /** name of the activity that the idea rests on */
  activity?: string;
  trait?: string;
};
