import { endCompanyTicket } from '@takst/contract/services/company-tickets/employee/end-company-ticket.contract.ts';
import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { listTicketRequests } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import { rejectTicketRequest } from '@takst/contract/services/self-service/requests/reject-ticket-request.contract.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { statementsOf } from '#testing/statements.ts';
import { ownOrdersIn } from './test-own-orders.ts';
import { requestsOf, setAccess } from './test-requests.store.ts';

type AnswerInput = {
  phone?: string;
  zoneTo?: string;
  startDate?: string;
  firstName?: string;
  lastName?: string;
  employeeId?: string;
};

/** A new person asks for a ticket of the main company. */
export async function askFor(portal: TestPortal, options: AnswerInput = {}) {
  const { phone = newPhone(), zoneTo = '2Ø', startDate = '2026-04-01', ...names } = options;
  const { id } = portal.company('several-services');
  await setAccess(portal.database, id, { access: 'ALLOW_TICKET_REQUESTS' });
  const start = Temporal.PlainDate.from(startDate);
  await ownOrdersIn(portal).order({ ...names, phone, zoneTo, startDate: start });
  const request = (await requestsOf(portal.database, phone)).at(-1);
  if (!request) throw new Error('nothing was asked for');
  return { id: request.id, phone };
}

type Counts = { open: number; expired: number; newestId: number };

/** What administrators do with requests, as the HR of the main company. */
export function answersIn(portal: TestPortal, user = portal.user('hr')) {
  const company = { id: portal.company('several-services').id };
  const count = async ({ etag }: { etag?: string } = {}) => {
    const answer = await portal.send({
      method: 'GET',
      path: countTicketRequests.path.replace('{id}', String(company.id)),
      headers: {
        cookie: `takst_session=${user.token}`,
        ...(etag && { 'if-none-match': etag }),
      },
    });
    return { ...answer, json: JSON.parse(answer.text || '{}') as Counts };
  };
  return {
    approve: (ticketRequestId: number) =>
      portal.callAs(user, approveTicketRequest, { body: { ticketRequestId } }),
    reject: (id: number) => portal.callAs(user, rejectTicketRequest, { params: { id } }),
    list: (query: NonNullable<CallInput<typeof listTicketRequests>['query']>) =>
      portal.callAs(user, listTicketRequests, { params: company, query }),
    end: (id: number, isoDate: string) =>
      portal.callAs(user, endCompanyTicket, { params: { id, isoDate } }),
    count,
    statementsOfCount: async (etag: string) =>
      (await statementsOf(() => count({ etag }))).statements,
  };
}
