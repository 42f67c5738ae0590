/**
 * The test files that run on PostgreSQL too: they are about locks, races, search, SQL twins or
 * migrations. Every other test file of the server runs on PGlite alone.
 */
export const onBothDatabases: readonly string[] = [
  'server/access/signed-in.query.test.ts',
  'server/agreements/agreement-end.test.ts',
  'server/app/cached-reads.test.ts',
  'server/app/canaries.test.ts',
  'server/app/cost-of-reads.test.ts',
  'server/batches/batch-races.test.ts',
  'server/batches/cost-of-batches.test.ts',
  'server/batches/order-many.test.ts',
  'server/changes/create-change-path.test.ts',
  'server/changes/migrate-record.test.ts',
  'server/changes/personal-values.test.ts',
  'server/companies/company-administration.test.ts',
  'server/companies/onboard-company.test.ts',
  'server/companies/race.test.ts',
  'server/companies/search-companies.test.ts',
  'server/company-tickets/employee/send-again.test.ts',
  'server/company-tickets/employee/change-phone.test.ts',
  'server/company-tickets/employee/change-ticket-agreement.test.ts',
  'server/company-tickets/employee/races.test.ts',
  'server/company-tickets/employee/way-back.test.ts',
  'server/company-tickets/employee/way-back-races.test.ts',
  'server/subscribers/chosen-subscribers.test.ts',
  'server/subscribers/get-subscriber.test.ts',
  'server/subscribers/list-subscribers.test.ts',
  'server/subscribers/person-state.test.ts',
  'server/company-tickets/change-many/migrate-changes.test.ts',
  'server/company-tickets/find-known-person.test.ts',
  'server/company-tickets/order-races.test.ts',
  'server/company-tickets/order-without-lock.test.ts',
  'server/tickets/anonymise/anonymise-races.test.ts',
  'server/tickets/anonymise/anonymise-tickets.test.ts',
  'server/tickets/phone/redeem-ticket.test.ts',
  'server/tickets/phone/wrong-tries.test.ts',
  'server/tickets/migrate-tickets.test.ts',
  'server/tickets/status-twin.test.ts',
  'server/contact/send-contact-form.test.ts',
  'server/db/search/folded.test.ts',
  'server/db/cache/cached.test.ts',
  'server/db/search/norwegian-order.test.ts',
  'server/db/connection/statement-names.test.ts',
  'server/db/connection/temporal-values.test.ts',
  'server/db/connection/transaction.test.ts',
  'server/jobs/start-jobs.test.ts',
  'server/session/renew-session.test.ts',
  'server/users/activation-link.test.ts',
  'server/users/activation/activate-user.test.ts',
  'server/users/administration/create-user.test.ts',
  'server/users/administration/deactivate-user.test.ts',
  'server/users/list/list-users.test.ts',
  'server/users/administration/race.test.ts',
];

/** The test files about what PGlite does not have: several connections, and a network to lose. */
export const onPostgresAlone: readonly string[] = [
  'benchmarks/data/bench-database.test.ts',
  'server/app/lost-database.test.ts',
  'server/app/troubled-database.test.ts',
  'server/company-tickets/employee/races-without-lock.test.ts',
  'server/db/connection/lost-database.test.ts',
  'server/tickets/anonymise/anonymise-without-lock.test.ts',
];

/** Thousands of calls, for which PGlite needs four times as much of the processor: on PGlite only without PostgreSQL. */
export const onPostgresIfThereIsOne: readonly string[] = ['server/app/all-routes.test.ts'];
