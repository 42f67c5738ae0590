import { type PerTenant, type TenantId, tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { en } from '../../web/company-info/company-info.en.ts';
import { nb } from '../../web/company-info/company-info.nb.ts';
import { prerenderInfo } from '../../web/company-info/prerender-info.ts';
import { prerenderFreeTicketInfo } from '../../web/free-tickets/info/prerender-free-ticket-info.ts';
import { dist } from './read-bundle.ts';

type PageTexts = { readonly nb: string; readonly en: string };

/**
 * Writes beside the build what public pages say, by path, operator and language. The server puts it into the page
 * (`server/web-pages/prerendered.ts`), where it can be read before a script has run.
 */
export async function writePrerendered(): Promise<void> {
  const companyInfo = { nb: prerenderInfo(nb), en: prerenderInfo(en) };
  const pages = {
    '/bedriftsavtale/info': perTenant(() => companyInfo),
    '/fribilletter/info': perTenant((tenant) => ({
      nb: prerenderFreeTicketInfo(tenant, 'nb'),
      en: prerenderFreeTicketInfo(tenant, 'en'),
    })),
  };
  await writeFile(join(dist, 'prerendered.json'), JSON.stringify(pages));
}

const perTenant = (textsOf: (tenant: TenantId) => PageTexts): PerTenant<PageTexts> =>
  Object.fromEntries(tenantIds.map((tenant) => [tenant, textsOf(tenant)])) as PerTenant<PageTexts>;
