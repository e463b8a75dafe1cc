/** What can go wrong with mock interviews alone. */
export const interviewProblems = {
  too_many_interviews: { status: 422, title: 'You have 100 mock interviews. Delete one to make room.' },
  not_a_recording: {
    status: 415,
    title: 'This file is no sound or video that browsers play. Send MP4, WebM, MP3, M4A, Ogg or WAV.',
  },
  too_many_videos: { status: 422, title: 'You have 50 submissions. Delete one to make room.' },
  too_many_recordings: {
    status: 422,
    title: 'Lantern keeps 8 of your recordings. Remove one, or send a link.',
  },
  speech_unavailable: {
    status: 503,
    title: 'The speech server does not answer right now. Try again later, or type what you said.',
  },
  speech_unusable: {
    status: 502,
    title: 'The speech server could not understand this recording. Type what you said.',
  },
  too_many_comments: { status: 422, title: 'A recording takes 200 comments. Take some back to make room.' },
} as const;
