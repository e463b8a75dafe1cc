import { type AskedQuestion, conversationMax, questionsMax } from '@lantern/contract/assistant';

/** Whether one more question does not go into a conversation any more: then another one begins. */
export function conversationFull(questions: readonly AskedQuestion[], text: string): boolean {
  const length = questions.reduce((sum, asked) => sum + asked.text.length, text.length);
  return questions.length >= questionsMax || length > conversationMax;
}
