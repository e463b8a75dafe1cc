// How calls about essays can fail, in the sentences that people read.

export const essayProblems = {
  too_many_essays: {
    status: 422,
    title: 'You have 500 essays, as many as Lantern keeps. Delete one in the list of essays, then try again.',
  },
  too_many_deleted_essays: {
    status: 422,
    title:
      'You have 1,000 essays with the deleted ones. Delete some of those for good, under “Recently deleted” in the list of essays, then try again.',
  },
  too_many_ideas: {
    status: 422,
    title: 'You have 200 saved ideas, as many as Lantern keeps. Delete one, then try again.',
  },
  too_many_comments: {
    status: 422,
    title: 'This essay has 200 comments, as many as Lantern keeps. Take one back, then try again.',
  },
  too_many_replies: { status: 422, title: 'A comment has room for 20 answers. Write to each other in the chat.' },
  too_many_prompts: { status: 422, title: 'An essay can be mapped to 20 prompts. Take one off, then try again.' },
} as const;
