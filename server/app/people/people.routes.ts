import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
  listPersonRequests,
} from './personal-data.ts';

type Dependencies = { readonly database: Database; readonly changes: ChangePath };

/** Customer support finds a person by phone, and gives out or erases what is known (docs/decisions/0146). */
export const peopleRoutes = ({ database, changes }: Dependencies): ServedRoute[] => [
  findPersonalData(database),
  exportPersonalData(changes),
  erasePersonalData(changes),
  listPersonRequests(database),
];
