import { batchServices } from '@takst/contract/app/batch-services.ts';
import { expect, it } from 'vitest';
import type { BoundWork } from '#ticketing/batches/batches.public.ts';
import { makeTickets } from '#ticketing/tickets/operations/make-tickets.ts';
import { type BatchWorks, batchWorks } from './batch-works.ts';
import { ticketServices } from './ticket-services.ts';

const tickets = makeTickets(ticketServices, { linkTo: () => 'https://takst.example' });

it('has the work of every service that takes many at once', () => {
  const services = batchWorks(tickets).map(({ service }) => service);
  expect(services).toEqual(Object.values(batchServices));
});

it('does not compile without one, or with another in its place', () => {
  const check = (works: BatchWorks, other: BoundWork<'code-imports'>): unknown[] => {
    const { 'housing-orders': _work, ...others } = works;
    return [
      // @ts-expect-error nobody carries out orders for residents
      { ...others } satisfies BatchWorks,
      // @ts-expect-error the work of another service
      { ...works, 'housing-orders': other } satisfies BatchWorks,
    ];
  };
  expect(check).toBeTypeOf('function');
});
