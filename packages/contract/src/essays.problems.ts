// How calls about essays can fail, in the sentences that people read.

export const essayProblems = {
  too_many_essays: {
    status: 422,
    title: 'You have 500 essays. Lantern keeps no more. Delete one in the list of essays, then try again.',
  },
  too_many_deleted_essays: {
    status: 422,
    title:
      'You have 1,000 essays with the deleted ones. Go to “Recently deleted” in the list of essays, delete some for good, then try again.',
  },
  too_many_ideas: {
    status: 422,
    title: 'You have 200 saved ideas. Lantern keeps no more. Delete one, then try again.',
  },
  too_many_comments: {
    status: 422,
    title: 'This essay has 200 comments. Lantern keeps no more. Delete one, then try again.',
  },
  too_many_replies: { status: 422, title: 'A comment can have 20 answers. Write to each other in the chat.' },
  too_many_prompts: { status: 422, title: 'An essay can answer 20 prompts. Remove one, then try again.' },
} as const;
