// Every feature of the server, one line each, from the ground up: routes, jobs, exports, erasures and sweeps go over it.
import type { Feature } from '#feature/feature.ts';
import { feature as accounts } from './accounts/index.ts';
import { feature as activities } from './activities/index.ts';
import { feature as admin } from './admin/index.ts';
import { feature as applications } from './applications/index.ts';
import { feature as assistant } from './assistant/index.ts';
import { feature as bookings } from './bookings/index.ts';
import { feature as calendar } from './calendar/index.ts';
import { feature as calls } from './calls/index.ts';
import { feature as chat } from './chat/index.ts';
import { feature as checklists } from './checklists/index.ts';
import { feature as cv } from './cv/index.ts';
import { feature as dashboard } from './dashboard/index.ts';
import { feature as development } from './development/index.ts';
import { feature as documents } from './documents/index.ts';
import { feature as education } from './education/index.ts';
import { feature as erasures } from './erasures/index.ts';
import { feature as essays } from './essays/index.ts';
import { feature as exportsOfStudents } from './exports/index.ts';
import { feature as family } from './family/index.ts';
import { feature as finance } from './finance/index.ts';
import { feature as guardians } from './guardians/index.ts';
import { feature as guests } from './guests/index.ts';
import { feature as help } from './help/index.ts';
import { feature as institutions } from './institutions/index.ts';
import { feature as interviews } from './interviews/index.ts';
import { feature as matching } from './matching/index.ts';
import { feature as mentors } from './mentors/index.ts';
import { feature as notifications } from './notifications/index.ts';
import { feature as people } from './people/index.ts';
import { feature as planners } from './planners/index.ts';
import { feature as profile } from './profile/index.ts';
import { feature as readiness } from './readiness/index.ts';
import { feature as scholarships } from './scholarships/index.ts';
import { feature as shares } from './shares/index.ts';
import { feature as system } from './system/index.ts';
import { feature as tasks } from './tasks/index.ts';
import { feature as tests } from './tests/index.ts';
import { feature as webhooks } from './webhooks/index.ts';

export const features: readonly Feature[] = [
  system,
  accounts,
  admin,
  guests,
  webhooks,
  notifications,
  profile,
  family,
  education,
  tests,
  planners,
  activities,
  development,
  cv,
  essays,
  documents,
  institutions,
  applications,
  matching,
  scholarships,
  interviews,
  mentors,
  shares,
  bookings,
  calls,
  chat,
  checklists,
  finance,
  tasks,
  readiness,
  dashboard,
  guardians,
  calendar,
  assistant,
  help,
  exportsOfStudents,
  erasures,
  people,
];
