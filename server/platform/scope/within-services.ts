import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { scopeWith } from './authorise.ts';
import type { CompanyScope } from './scope.ts';
import { isWithinScope, withinScope } from './within-scope.ts';

/** The services whose tickets a call is about, and what its user may reach. */
export type TicketReach<Service extends TicketServiceId = TicketServiceId> = {
  readonly scope: CompanyScope;
  readonly services: readonly Service[];
};

/** What of a scope is about one service. A call that needs one feature is about one service. */
function scopeOfService({ scope, services }: TicketReach, service: TicketServiceId): CompanyScope {
  if (scope.companiesByFeature) return scopeWith(scope, ticketServiceAccess[service].feature);
  if (services.length > 1) throw new Error('A call about several services needs any of theirs.');
  return scope;
}

/**
 * The condition that keeps a statement about tickets within its scope: each service's tickets in the
 * companies where the user has that service. A ticket of another service is as if it did not exist.
 */
export function withinServices(reach: TicketReach, table: string): RawBuilder<SqlBool> {
  const reached = reach.services
    .map((service) => ({ service, scope: scopeOfService(reach, service) }))
    .filter(({ scope }) => scope.companies.length > 0);
  const byCompanies = Object.groupBy(reached, ({ scope }) => String(scope.companies));
  const conditions = Object.values(byCompanies).flatMap((group) => {
    const [first] = group ?? [];
    if (!group || !first) return [];
    const names = sql.val(group.map(({ service }) => service));
    const ofServices = sql<SqlBool>`${sql.ref(`${table}.service`)} = any(${names}::text[])`;
    return [sql<SqlBool>`(${withinScope(first.scope, table)} and ${ofServices})`];
  });
  return conditions.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** Of some services those that the user has in a company. */
export const servicesIn = <Service extends TicketServiceId>(
  reach: TicketReach<Service>,
  companyId: number,
): Service[] =>
  reach.services.filter((service) => isWithinScope(scopeOfService(reach, service), companyId));
