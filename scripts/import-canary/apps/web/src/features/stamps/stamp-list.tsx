// breaks: web-front-door
import { letterList } from '#features/letters/letter-list.tsx';

export const stampList = letterList;
