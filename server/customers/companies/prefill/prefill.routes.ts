import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { CompanyRegister } from '#platform/integrations/company-register/company-register.public.ts';
import { getPostArea } from '../post-areas/get-post-area.ts';
import { getCompanyPrefill } from './get-company-prefill.ts';

type Dependencies = { database: Database; register: CompanyRegister };

/** Data with which the forms of company administration are prefilled (spec 1 §7). */
export const prefillRoutes = ({ database, register }: Dependencies): ServedRoute[] => [
  getCompanyPrefill(database, register),
  getPostArea(database),
];
