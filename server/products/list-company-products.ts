import { listCompanyProducts as route } from '@takst/contract/products/list-company-products.contract.ts';
import { ticketServiceAccess } from '@takst/domain/tickets/ticket-service-access.ts';
import { scopeWith } from '#access/authorise.ts';
import type { Scope } from '#access/scope.ts';
import { isWithinScope } from '#access/within-scope.ts';
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
    const services = servicesIn(scope, params.id);
    return {
      reply: products
        .filter((product) => services.some((service) => product.services.includes(service)))
        .map((product) => productReply(product, profiles)),
    };
  });

/** The services that the user may use in the company. */
const servicesIn = (scope: Scope, companyId: number) =>
  (['company-tickets', 'housing'] as const).filter((service) =>
    isWithinScope(scopeWith(scope, ticketServiceAccess[service].feature), companyId),
  );
