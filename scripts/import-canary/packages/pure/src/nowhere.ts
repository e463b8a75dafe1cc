// breaks: resolved
import { nothing } from './no-such-module.ts';

export const something = nothing;
