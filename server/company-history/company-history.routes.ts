import { downloadCompanyHistory as downloadRoute } from '@takst/contract/companies/download-company-history.contract.ts';
import { listCompanyHistory as listRoute } from '@takst/contract/companies/list-company-history.contract.ts';
import type { Database } from '#db/database.ts';
import { serve, serveDownload, type Served } from '#http/serve.ts';
import { downloadCompanyHistory } from './download-company-history.ts';
import { listCompanyHistory } from './list-company-history.ts';

/** What happened to a company, for customer support and for its own administrators. */
export const companyHistoryRoutes = (database: Database): Served[] => [
  serve(listRoute, listCompanyHistory(database)),
  serveDownload(downloadRoute, downloadCompanyHistory(database)),
];
