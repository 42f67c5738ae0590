import { listCompanyProducts as route } from '@takst/contract/ticketing/subscribers/list-company-products.contract.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { servicesIn } from '#platform/scope/within-services.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
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
    const services = servicesIn({ scope, services: subscriberServiceIds }, params.id);
    return {
      reply: products
        .filter((product) => services.some((service) => product.services.includes(service)))
        .map((product) => productReply(product, profiles)),
    };
  });
