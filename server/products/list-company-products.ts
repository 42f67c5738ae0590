import { listCompanyProducts as route } from '@takst/contract/products/list-company-products.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { profilesOfCompany } from './company-profile.query.ts';
import { pricedProducts } from './product.query.ts';
import { productReply } from './product-reply.ts';

export const listCompanyProducts = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const { tenant } = scope;
    const [profiles, products] = await Promise.all([
      profilesOfCompany(database, { tenant, companyId: params.id }),
      pricedProducts(database, tenant, today.with({ day: 1 })),
    ]);
    return {
      reply: products
        .filter((product) => product.service === 'COMPANY_TICKET')
        .map((product) => productReply(product, profiles)),
    };
  });
