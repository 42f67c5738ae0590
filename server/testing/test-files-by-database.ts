import { shareOf } from './sweep-share.ts';

/**
 * Where test files of the server run. PostgreSQL is the usual place: there, a test takes a third of
 * the processor time that it takes on PGlite, the database that comes with the portal. Both speak
 * the same SQL. What PGlite does in its own way runs on PGlite too: one connection, a queue before
 * it, files of its own, every migration, the jobs; and one light file of the main flow of each area. Without a
 * PostgreSQL everything runs on PGlite.
 */
export const onBothDatabases: readonly string[] = [
  'server/platform/access/signed-in.query.test.ts',
  'server/customers/agreements/agreement-terms.test.ts',
  'server/app/cached-reads.test.ts',
  'server/ticketing/batches/batch-races.test.ts',
  'server/ticketing/batches/order-many.test.ts',
  'server/customers/companies/search-companies.test.ts',
  'server/services/company-tickets/order/order-company-ticket.test.ts',
  'server/customers/contact/send-contact-form.test.ts',
  'server/platform/db/cache/cached.test.ts',
  'server/platform/db/connection/statement-names.test.ts',
  'server/platform/db/connection/temporal-values.test.ts',
  'server/platform/db/connection/transaction.test.ts',
  'server/platform/db/search/folded.test.ts',
  'server/platform/db/search/norwegian-order.test.ts',
  'server/services/free-tickets/order/order-free-ticket.test.ts',
  'server/services/housing/housing.test.ts',
  'server/billing/invoices/payments/payments.test.ts',
  'server/billing/payroll/payroll.test.ts',
  'server/billing/invoices/run/run-invoices.test.ts',
  'server/platform/jobs/chunks/chunk-races.test.ts',
  'server/platform/jobs/run-schedule.test.ts',
  'server/platform/jobs/start-jobs.test.ts',
  'server/services/self-service/requests/answer-requests.test.ts',
  'server/customers/session/renew-session.test.ts',
  'server/customers/session/sign-in.test.ts',
  'server/ticketing/subscribers/list-subscribers.test.ts',
  'server/services/subscriptions/subscription-races.test.ts',
  'server/ticketing/code-pools/warn-low-stock.test.ts',
  'server/ticketing/tickets/anonymise/anonymise-tickets.test.ts',
  'server/ticketing/tickets/every-kind/every-kind.test.ts',
  'server/ticketing/tickets/ticket/status-twin.test.ts',
  'server/ticketing/travel-cards/cards-on-tickets.test.ts',
  'server/customers/users/administration/create-user.test.ts',
  'server/catalogue/products/product.query.test.ts',
  'server/catalogue/zones/zone.query.test.ts',
  'server/customers/company-history/erased-history.test.ts',
  'server/services/onboarding/phone/code.test.ts',
  'server/services/school-tickets/order/order-school-tickets.test.ts',
  'server/services/ticket-counter/order/order-counter-tickets.test.ts',
  'server/services/vouchers/vouchers.test.ts',
  'server/services/operator-desk/operator-desk.test.ts',
  'server/services/price-changes/price-changes.test.ts',
  'server/ticketing/holders/holder-search.test.ts',
  'server/ticketing/roster/roster-counts.test.ts',
];

const isOfPlatform = (file: string): boolean => /^server\/(app|platform)\//.test(file);

/**
 * Those of both that this run tries on PGlite, too: all that PGlite does in its own way, and a third of the main flows
 * (docs/decisions/0153).
 */
export const onPGliteToo = (): readonly string[] => [
  ...onBothDatabases.filter(isOfPlatform),
  ...shareOf(
    onBothDatabases.filter((file) => !isOfPlatform(file)),
    3,
  ),
];

/** The test files about what PostgreSQL does not have: a database inside the process, with a file to lock. */
export const onPGliteAlone: readonly string[] = [
  'server/app/embedded-exports.test.ts',
  'server/app/start.test.ts',
  'server/app/wrong-key.test.ts',
  'server/ticketing/batches/embedded-database.test.ts',
  'server/platform/db/connection/embedded-jobs.test.ts',
  'server/platform/db/connection/lock-file.test.ts',
  'server/platform/db/migrate/migrations.test.ts',
  'server/services/free-tickets/order-many/embedded-mass-order.test.ts',
];

/** Races need several connections, which PGlite does not have (docs/decisions/0126). */
export const isRaceTest = (file: string): boolean => file.endsWith('.race.test.ts');

/** Other test files about what PGlite does not have: several connections, and a network to lose. */
export const onPostgresAlone: readonly string[] = [
  'benchmarks/data/bench-database.test.ts',
  'server/app/areas/routes-without-conditions.test.ts',
  'server/app/commands/backup-command.test.ts',
  'server/app/commands/doctor-command.test.ts',
  'server/app/commands/setup-command.test.ts',
  'server/app/commands/rotate-key-command.test.ts',
  'server/app/lost-database.test.ts',
  'server/app/troubled-database.test.ts',
  'server/platform/db/connection/lost-database.test.ts',
  'server/platform/db/row-scope.test.ts',
  'server/platform/db/migrate/migrate-on-server.test.ts',
  'server/platform/db/migrate/pooled-role.test.ts',
  'server/platform/tries/count-request.test.ts',
  'server/billing/invoices/run/chunks-of-runs.test.ts',
  'server/platform/jobs/chunks/chunk-locks.test.ts',
  'server/billing/invoices/run/delivery-races.test.ts',
  'server/billing/invoices/run/run-races.test.ts',
  'server/billing/invoices/run/preview-locked.test.ts',
];
