import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.public.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { serveAccessRequestList } from './access-request-list.query.ts';
import { getAccessRequest } from './get-access-request.ts';
import { handleAccessRequest } from './handle-access-request.ts';
import { rejectAccessRequest } from './reject-access-request.ts';
import { requestAccess } from './request-access.ts';

type Dependencies = { database: Database; changes: ChangePath; register: CompanyRegister };

/** Requests for access, and their answers. A user created for one is its acceptance (`users`). */
export const accessRequestRoutes = (dependencies: Dependencies): readonly ServedRoute[] => [
  requestAccess(dependencies),
  ...serveAccessRequestList(dependencies.database),
  getAccessRequest(dependencies.database),
  rejectAccessRequest(dependencies.changes),
  handleAccessRequest(dependencies.changes),
];
