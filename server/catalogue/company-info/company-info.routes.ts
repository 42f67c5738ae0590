import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { getCompanyInfo } from './get-company-info.ts';

type Dependencies = { database: Database; mailboxes: PerTenant<string | null> };

export const companyInfoRoutes = ({ database, mailboxes }: Dependencies): ServedRoute[] => [
  getCompanyInfo(database, mailboxes),
];
