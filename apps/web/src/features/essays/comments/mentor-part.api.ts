// For the page where a mentor reads an essay.
import { partOf } from '#components/lazy.tsx';

/** An essay's text to read and to comment on. */
export const mentorCommentsPart = partOf(async () => (await import('./mentor-comments.tsx')).MentorComments);
