import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import { downloadCompanyHistory } from './download-company-history.ts';
import { listCompanyHistory } from './list-company-history.ts';

export const companyHistoryRoutes = (database: Database): Served[] => [
  listCompanyHistory(database),
  downloadCompanyHistory(database),
];
