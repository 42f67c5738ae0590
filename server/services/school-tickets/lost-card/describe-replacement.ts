import type { SchoolReplacement } from '@takst/contract/services/school-tickets/lost-card/temporary-ticket.schema.ts';
import { temporaryThrough } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { bridgeOf } from '#services/school-tickets/ticket/load-school-rules.ts';
import type { TicketRow } from '#ticketing/tickets/tickets.public.ts';
import type { Card } from '#ticketing/travel-cards/travel-cards.public.ts';
import type { Replacement } from './replacement.query.ts';

type ReplacementSources = {
  readonly scope: Scope;
  readonly cards: ReadonlyMap<number, Card>;
  readonly replacements: readonly Replacement[];
};

/** The replacement on which a ticket lies, with who pays for it and what its pupil travels with until it is there. */
export function describeReplacement(
  { card_id: cardId, expiration_date: lastDay }: TicketRow,
  { scope, cards, replacements }: ReplacementSources,
): SchoolReplacement | null {
  const card = cards.get(cardId ?? 0);
  const replacement = replacements.find((one) => one.cardId === cardId);
  if (!card || !replacement) return null;
  const { paidBy, feeOre, kind, phoneCountryCode, phone, issuedAt } = replacement;
  const bridged = bridgeOf(scope.tenant, card);
  return {
    paidBy,
    fee: toKroner(feeOre),
    bridgedThrough: bridged,
    temporaryTicket:
      kind !== null && issuedAt !== null
        ? {
            kind,
            phoneCountryCode,
            phone,
            issuedAt,
            validThrough: temporaryThrough(bridged, lastDay),
          }
        : null,
  };
}
