// breaks: no-feature-cycles
import { readCoins } from '#features/coins/coins.service.ts';

export const rules = () => readCoins;
