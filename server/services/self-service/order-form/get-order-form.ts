import { getOrderForm as route } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import {
  productReply,
  productsFrom,
  profilesOfCompany,
} from '#catalogue/products/products.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import { openAgreements } from './open-agreements.ts';
import { findForm } from './order-form.query.ts';

/** What the form of a company shows to anybody. */
export const getOrderForm = (database: Database) =>
  serve(route, async ({ origin: { tenant }, params, today }) => {
    const { clientId } = params;
    const form = await findForm(database, { tenant, clientId });
    if (!form) return { refused: { code: 'ORDER_FORM_NOT_FOUND' } };
    const { companyId, companyName, format, colourScheme, logo, employeeIdHelpText } = form;
    const open = await database.transaction((tx) => openAgreements(tx, form, today));
    const profiles = await profilesOfCompany(database, { tenant, companyId });
    const products = await productsFrom(database, tenant, today.with({ day: 1 }));
    const zones = await zonesOn(database, tenant, today);
    return {
      reply: {
        companyName,
        format,
        colourScheme,
        logo,
        employeeIdHelpText,
        agreements: open.map((agreement) => ({
          agreementNumber: agreement.agreementNumber,
          invoiceReference: agreementLabel({ ...agreement, id: agreement.agreementNumber }),
          service: agreement.service,
          employeeIdLabel: agreement.employeeIdLabel,
          isRequest: agreement.widgetAccess === 'ALLOW_TICKET_REQUESTS',
          startDates: [...agreement.startDates],
          profiles,
          products: products
            .filter(({ services }) => services.includes(agreement.service))
            .map((product) => productReply(product, profiles)),
        })),
        zones: zones.map(({ id, name, adjacentZoneIds }) => ({ id, name, adjacentZoneIds })),
      },
    };
  });
