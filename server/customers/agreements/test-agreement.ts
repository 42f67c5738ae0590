import { cancelPendingTicket } from '@takst/contract/services/company-tickets/employee/cancel-pending-ticket.contract.ts';
import { endCompanyTicket } from '@takst/contract/services/company-tickets/employee/end-company-ticket.contract.ts';
import { changeAgreement } from '@takst/contract/customers/agreements/change-agreement.contract.ts';
import { changeAgreementEnd } from '@takst/contract/customers/agreements/change-agreement-end.contract.ts';
import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { getAgreementUses } from '@takst/contract/customers/agreements/get-agreement-uses.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { getCompanyOverview } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { orderSubscription } from '@takst/contract/services/subscriptions/order-subscription.contract.ts';
import { placeCompany } from '#customers/companies/test-companies.store.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type Person = { readonly phone?: string; readonly lastName?: string };

let companyCount = 0;

/** A new company with one agreement, perhaps beside another, and what support does there on 6 March 2026. */
export async function companyIn(
  portal: TestPortal,
  subtype = 'SUBSCRIPTIONS',
  ...others: string[]
) {
  const support = portal.user('support');
  const id = await placeCompany(portal.database, {
    name: 'Sluttdato AS',
    organisationNumber: String(897_000_000 + (companyCount += 1)),
    agreements: [subtype, ...others].map((one) => ({ subtype: one })),
  });
  const all = async () =>
    getCompany.reply.parse((await portal.callAs(support, getCompany, { params: { id } })).json)
      .allAgreements;
  const agreementId = (await all()).find(({ subTypeId }) => subTypeId === subtype)?.id ?? 0;
  const params = { id, agreementId };
  return {
    id,
    agreementId,
    all,
    end: (endDate: string | null, previousEndDate: string | null = null) =>
      portal.callAs(support, changeAgreementEnd, { params, body: { endDate, previousEndDate } }),
    change: (body: object) =>
      portal.callAs(support, changeAgreement, {
        params,
        body: { invoicingInterval: 'WEEKLY', ...body },
      }),
    uses: async (after: string) =>
      getAgreementUses.reply.parse(
        (await portal.callAs(support, getAgreementUses, { params, query: { after } })).json,
      ),
    order: (startDate = '2026-04-01', person: Person = {}) =>
      portal.callAs(support, orderCompanyTicket, {
        body: {
          ...orderCompanyTicket.example,
          agreementName: String(agreementId),
          phone: newPhone(),
          startDate,
          ...person,
        },
      }),
    subscribe: (person: Person = {}) =>
      portal.callAs(support, orderSubscription, {
        body: {
          ...orderSubscription.example,
          agreementId,
          type: 'JOULE',
          phone: newPhone(),
          startDate: '2026-04-01',
          ...person,
        },
      }),
    endTicket: (ticketId: number, isoDate: string) =>
      portal.callAs(support, endCompanyTicket, { params: { id: ticketId, isoDate } }),
    cancel: (ticketId: number) =>
      portal.callAs(support, cancelPendingTicket, { params: { id: ticketId } }),
    remove: () => portal.callAs(support, deleteAgreement, { params }),
    overview: async () =>
      getCompanyOverview.reply.parse(
        (await portal.callAs(support, getCompanyOverview, { params: { id } })).json,
      ),
    agreement: async () => (await all())[0],
    history: async () =>
      listCompanyHistory.reply.parse(
        (await portal.callAs(support, listCompanyHistory, { params: { id } })).json,
      ).matches,
  };
}
