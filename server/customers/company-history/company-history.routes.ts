import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { LoadHistoryNames } from './history-names.ts';
import { downloadCompanyHistory } from './download-company-history.ts';
import { listCompanyHistory } from './list-company-history.ts';

export const companyHistoryRoutes = (
  database: Database,
  loadNames: LoadHistoryNames,
): ServedRoute[] => [
  listCompanyHistory(database, loadNames),
  downloadCompanyHistory(database, loadNames),
];
