// Fine: zod is what the contract is made of.
import * as z from 'zod/mini';

export const envelope = z.string();
