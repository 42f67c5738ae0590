import { registeredServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { expect, it } from 'vitest';
import { companyTicketService } from '#services/company-tickets/company-ticket.service.ts';
import type { TicketServices } from '#ticketing/tickets/ticket/ticket-service.ts';
import { ticketServices } from './ticket-services.ts';

it('every registered service says that it is the one', () => {
  expect(Object.values(ticketServices).map(({ id }) => id)).toEqual([...registeredServiceIds]);
});

it('a service that is missing, or leaves out a part, does not compile', () => {
  const { 'company-tickets': ofCompanies } = ticketServices;
  const { retention: _retention, ...withoutRetention } = ticketServices.housing;
  const { erase: _erase, ...withoutErasing } = ticketServices.housing;
  const { uses: _uses, ...withoutUses } = ticketServices.housing;
  const rejected: unknown[] = [
    // @ts-expect-error housing is missing
    { 'company-tickets': ofCompanies } satisfies TicketServices,
    // @ts-expect-error nobody knows how long its data is kept
    { 'company-tickets': ofCompanies, housing: withoutRetention } satisfies TicketServices,
    // @ts-expect-error its own details would stay
    { 'company-tickets': ofCompanies, housing: withoutErasing } satisfies TicketServices,
    // @ts-expect-error a company could be deleted while it holds its tickets
    { 'company-tickets': ofCompanies, housing: withoutUses } satisfies TicketServices,
    // @ts-expect-error one service in the place of another
    { 'company-tickets': ofCompanies, housing: companyTicketService } satisfies TicketServices,
  ];
  expect(rejected).toHaveLength(5);
});
