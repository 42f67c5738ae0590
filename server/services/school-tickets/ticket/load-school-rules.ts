import { bridgedThrough } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import type { PupilCard } from '@takst/domain/services/school-tickets/allowed-actions.rules.ts';
import {
  type SchoolTicketRules,
  schoolTicketRules,
} from '@takst/domain/services/school-tickets/school-ticket.rules.ts';
import {
  type SchoolYear,
  schoolYearOf,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { RulesRequest } from '#ticketing/tickets/tickets.public.ts';
import { type Card, findCards } from '#ticketing/travel-cards/travel-cards.public.ts';
import { schoolYearsOf } from './school-year.query.ts';

/** What decides about school tickets beside the tickets: their cards, the school years, the operator's offers. */
type SchoolFacts = {
  readonly years: readonly SchoolYear[];
  readonly cards: ReadonlyMap<number, Card>;
  readonly rules: SchoolTicketRules;
};

/** What decides about school tickets, with their rules. */
export async function loadSchoolFacts(
  tx: Database | Transaction,
  { scope, today, tickets }: RulesRequest,
): Promise<SchoolFacts> {
  const years = await schoolYearsOf(tx, scope.tenant);
  const cards = await findCards(
    tx,
    scope,
    tickets.flatMap(({ card_id, previous_card_id }) =>
      [card_id ?? [], previous_card_id ?? []].flat(),
    ),
  );
  const starts = new Map(
    tickets.flatMap(({ id, start_date, previous_id, previous_start }) => [
      [id, start_date],
      ...(previous_id !== null && previous_start ? [[previous_id, previous_start] as const] : []),
    ]),
  );
  const rules = schoolTicketRules({
    today,
    // Of those who reach school tickets, only customer support reaches the whole operator.
    isSupport: scope.companies === 'whole-tenant',
    offers: tenantOf(scope.tenant).offers,
    cardOf: (cardId) => pupilCard(scope.tenant, cards.get(cardId ?? 0)),
    endByRule(ticketId) {
      const startDate = starts.get(ticketId);
      return (startDate && schoolYearOf(years, { startDate })?.lastDay) ?? null;
    },
  });
  return { years, cards, rules };
}

/** A card as the rules look at it. */
export const pupilCard = (tenant: TenantId, card: Card | undefined): PupilCard | null =>
  card
    ? {
        state: card.state,
        origin: card.origin,
        isReplacement: isReplacement(card),
        bridgedThrough: isReplacement(card) ? bridgeOf(tenant, card) : null,
      }
    : null;

const isReplacement = ({ replacementCount }: Card): boolean => replacementCount > 0;

/** The last day on which a temporary ticket bridges the delivery of a replacement. */
export const bridgeOf = (
  tenant: TenantId,
  { requestedAt, madeOn }: Pick<Card, 'requestedAt' | 'madeOn'>,
): Temporal.PlainDate =>
  bridgedThrough(tenant, { requestedOn: businessDayOf(requestedAt), madeOn });
