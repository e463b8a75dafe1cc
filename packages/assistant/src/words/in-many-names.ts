import { termsOf } from '../terms.ts';

/** Words of scholarships' names that name none by themselves. */
export const inManyNames: ReadonlySet<string> = new Set(
  termsOf(`merit award eiffel gate excellence postdoc discipline stem develop joint program icp connect executive dean
  launch flourishing vice chancellor federation progression orange leader leaders world nl republic faculty coursework
  opportunity leadership council women think development related peace worldwide high president presidential reduction
  initiative vulnerable door doors open project great credit russian italian swedish japanese african afghan saudi iranian
  estonian romanian danish slovak entrance talent distinguished studentship comprehensive achiever invest overseas incoming
  equity endowment future dream academy high lily oxford leicester towson clark york andrew andrews council rise knight
  newcastle bristol adelaide pretoria edinburgh glasgow essex lester king queen elizabeth margaret henry louise felix women khan tomorrow potential`),
);
