import type { ChangePath } from '#changes/change-path.ts';
import { companyTicketRoutes } from '#company-tickets/company-tickets.routes.ts';
import type { Database } from '#db/database.ts';
import { pageErrorRoute } from '#http/report-page-error.ts';
import type { Served } from '#http/serve.ts';
import type { ReportError } from '#observability/error-reports.ts';
import { productRoutes } from '#products/products.routes.ts';
import { sessionContractRoutes } from '#session/session.routes.ts';
import { zoneRoutes } from '#zones/zones.routes.ts';

type Parts = { database: Database; changes: ChangePath; report: ReportError };

/** The whole API: each area's table of contents. */
export const allRoutes = ({ database, changes, report }: Parts): Served[] => [
  ...sessionContractRoutes(database),
  ...zoneRoutes(database),
  ...productRoutes(database),
  ...companyTicketRoutes(database, changes),
  pageErrorRoute(report),
];
