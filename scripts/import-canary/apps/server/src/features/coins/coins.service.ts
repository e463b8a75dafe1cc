// breaks: no-feature-cycles
import { readBills } from '#features/bills/bills.service.ts';

export const readCoins = () => readBills;
