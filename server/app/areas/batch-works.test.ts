import { batchServices } from '@takst/contract/app/batch-services.ts';
import type { BatchServiceName } from '@takst/contract/ticketing/batches/batch-service-names.ts';
import { globSync, readFileSync } from 'node:fs';
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

type Faults = Readonly<Record<string, string>>;

/** What stands behind the locks of a service, and how its users are told. */
const faultsBehindLocks: Readonly<Record<string, Faults>> = {
  'company-ticket-orders': { one_ticket_at_a_time: 'TICKET_ALREADY_HELD' },
  'company-ticket-changes': { one_ticket_at_a_time: 'TICKET_NOT_CHANGEABLE' },
  'company-ticket-roster': {
    one_ticket_at_a_time: 'TICKET_ALREADY_HELD',
    one_subscription_at_a_time: 'SUBSCRIPTION_ALREADY_HELD',
  },
  'housing-orders': { one_ticket_at_a_time: 'TICKET_ALREADY_HELD' },
  'free-ticket-orders': {
    one_open_ticket_per_holder: 'CONFLICTING_TICKET',
    one_open_ticket_per_medium: 'TICKET_ALREADY_EXISTS',
    card_number_in_use: 'TICKET_ALREADY_EXISTS',
  },
  'free-ticket-ends': {},
  'free-ticket-departments': {},
  'free-ticket-birthdays': {},
  'free-ticket-leavers': {},
  'school-ticket-orders': {
    one_open_ticket_per_holder: 'CONFLICTING_TICKET',
    one_open_ticket_per_medium: 'PHONE_HAS_TICKET',
    card_number_in_use: 'CARD_HAS_TICKET',
  },
  'school-ticket-rollover': {
    one_open_ticket_per_holder: 'CONFLICTING_TICKET',
    one_open_ticket_per_medium: 'PHONE_HAS_TICKET',
  },
  'code-imports': { code_once_in_pool: 'CODE_EXISTS' },
  'voucher-offers': { one_offer_of_campaign: 'OFFER_EXISTS' },
  'travel-card-numbers': { card_number_in_use: 'CARD_NUMBER_IN_USE' },
} satisfies Record<BatchServiceName, Faults>;

const constraints = new Set(
  Object.values(faultsBehindLocks).flatMap((faults) => Object.keys(faults)),
);

it.each(batchWorks(tickets))(
  '$service.name refuse a row that meets a constraint, and fail at any other',
  ({ service, faultOfConstraint }) => {
    const faults = [...constraints].flatMap((name) => {
      const fault = faultOfConstraint(name);
      return fault === null ? [] : [[name, fault]];
    });
    expect(Object.fromEntries(faults)).toEqual(faultsBehindLocks[service.name]);
  },
);

it('names constraints that the database has', () => {
  const migrations = globSync('database/migrations/*.sql').map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const name of constraints)
    expect(migrations.join(''), name).toMatch(
      new RegExp(`(constraint|unique index) ${name} `, 'u'),
    );
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
