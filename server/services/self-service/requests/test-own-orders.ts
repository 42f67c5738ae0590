import { ticketServices } from '#app/areas/ticket-services.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { refuseHeldTicket } from '#services/company-tickets/company-tickets.public.ts';
import { makeTickets } from '#ticketing/tickets/operations/make-tickets.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany } from '#testing/portal/world.store.ts';
import { type OwnOrder, acceptOwnOrder } from './accept-own-order.ts';

const links = { linkTo: () => '', tokenOf: () => '', holderOf: () => null };

type OwnBody = Partial<OwnOrder['order']>;

/** People who order for themselves by the form of a company, and the jobs that come of it. */
export function ownOrdersIn(portal: TestPortal, company = portal.company('several-services')) {
  const { database, clock } = portal;
  const { queue, jobs } = recordedJobs();
  const changes = createChangePath({ database, clock, queue });
  const tickets = makeTickets(ticketServices, links);
  const { tenant, id: companyId } = company;
  return {
    jobs,
    order: (body: OwnBody = {}) =>
      refuseHeldTicket(() =>
        changes(
          { tenant, userId: null, channel: 'widget', requestId: 'own', idempotency: null },
          async (change) => {
            const outcome = await acceptOwnOrder(
              { change, tickets },
              {
                tenant,
                companyId,
                channel: 'widget',
                today: clock.today(),
                now: clock.now(),
                order: { ...ownOrder(company), ...body },
              },
            );
            return 'refused' in outcome ? outcome : { reply: outcome };
          },
        ),
      ),
  };
}

/** An order that is right in everything, by somebody new, from the 1st of the next month. */
const ownOrder = ({ agreements, tenant }: WorldCompany): OwnOrder['order'] => ({
  agreementId: agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0,
  firstName: 'Siri',
  lastName: 'Selv',
  employeeId: '4712',
  phoneCountryCode: '+47',
  phone: newPhone(),
  startDate: Temporal.PlainDate.from('2026-04-01'),
  profileId: 'ADULT',
  validAllZones: false,
  ...(tenant === 'akt'
    ? { zoneFrom: 'Arendal', zoneTo: 'Grimstad' }
    : { zoneFrom: '1', zoneTo: '2Ø' }),
});
