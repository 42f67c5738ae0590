import type { orderCompanyTicket as route } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import type { Refusal } from '@takst/contract/route.ts';
import { isStartDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import { mayOrderUnder } from '@takst/domain/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/tickets/ticket-service-access.ts';
import {
  type SubscriberServiceId,
  subscriberServiceIds,
} from '@takst/domain/tickets/ticket-service-id.ts';
import { scopeWith } from '#access/authorise.ts';
import { isWithinScope } from '#access/within-scope.ts';
import { type AgreementTerms, findAgreementTerms } from '#agreements/agreements.public.ts';
import type { Transaction } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { profilesOfCompany } from '#products/products.public.ts';
import { findOfferedProduct } from './find-offered-product.ts';
import type { TicketProduct } from '#tickets/tickets.public.ts';
import { dateTerms } from './date-terms.ts';
import { isMobile } from './mobile-number.ts';

type OrderCall = Call<typeof route>;
type OrderRefusal = { refused: Refusal<typeof route> };

/** An order in which everything is on offer. */
export type OfferedTicket = TicketProduct & {
  service: SubscriberServiceId;
  companyId: number;
  companyName: string;
  agreementId: number;
  profileId: string;
};

const refuse = (
  code: Exclude<Refusal<typeof route>['code'], 'START_DATE_IN_QUARANTINE'>,
): OrderRefusal => ({
  refused: { code },
});

/** Checks everything in an order by the same rules as the form. */
export async function findOfferedTicket(
  tx: Transaction,
  call: OrderCall,
): Promise<OfferedTicket | OrderRefusal> {
  const { body, scope, today } = call;
  const agreementId = Number(body.agreementName);
  const terms = (await findAgreementTerms(tx, scope, [agreementId])).get(agreementId);
  if (!terms || terms.isDeleted) return refuse('AGREEMENT_NOT_FOUND');
  const service = findService(scope, terms);
  if (!service) return refuse('AGREEMENT_NOT_VALID');
  const { agreementSubtypes } = ticketServiceAccess[service];
  if (!mayOrderUnder(agreementSubtypes, terms, { today, start: body.startDate })) {
    return refuse('AGREEMENT_NOT_VALID');
  }
  if (!isMobile(body)) return refuse('PHONE_NOT_MOBILE');
  if (!isStartDateOffered(body.startDate, dateTerms(call, terms))) {
    return refuse('START_DATE_NOT_OFFERED');
  }
  const { companyId, companyName } = terms;
  const profiles = await profilesOfCompany(tx, { tenant: scope.tenant, companyId });
  if (!profiles.includes(body.profileId)) return refuse('PROFILE_NOT_OFFERED');

  const product = await findOfferedProduct(tx, { tenant: scope.tenant, service }, body);
  if ('refused' in product) return refuse(product.refused);
  return { ...product, service, companyId, companyName, agreementId, profileId: body.profileId };
}

/** The service of an agreement, if the user may order from it in the company. */
const findService = (
  scope: OrderCall['scope'],
  { subtype, companyId }: Pick<AgreementTerms, 'subtype' | 'companyId'>,
): SubscriberServiceId | undefined =>
  subscriberServiceIds.find((service) => {
    const { agreementSubtypes, orderFeature } = ticketServiceAccess[service];
    return (
      agreementSubtypes.some((one) => one === subtype) &&
      isWithinScope(scopeWith(scope, orderFeature), companyId)
    );
  });
