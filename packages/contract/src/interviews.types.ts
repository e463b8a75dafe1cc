// Apart from the calls, whose schemas would come along to every feature that names a type of interview.
export const interviewTypes = ['university', 'visa', 'ielts', 'scholarship', 'general', 'other'] as const;
