export const practicePaths = { wizard: '/mock-interviews', ai: '/mock-interview/ai' } as const;
