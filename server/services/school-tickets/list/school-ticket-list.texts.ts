import type { SchoolMediaType } from '@takst/contract/services/school-tickets/school-ticket.schema.ts';
import type { TicketStatus } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import type { Language } from '#platform/http/call.ts';

type Texts = {
  readonly allZones: string;
  /** Between the zones of two homes. */
  readonly and: string;
  readonly medium: Readonly<Record<SchoolMediaType, string>>;
  readonly cardState: Readonly<Record<CardState, string>>;
  readonly status: Readonly<Record<TicketStatus, string>>;
};

/** Words of the file with school tickets; those of cards are the specification's (spec 3 §4). */
export const schoolTicketListTexts: Readonly<Record<Language, Texts>> = {
  nb: {
    allZones: 'Alle soner',
    and: 'og',
    medium: { MOBILE_TICKET: 'Mobil', TRAVEL_CARD: 'Reisekort' },
    cardState: {
      REQUESTED: 'Bestilt',
      CREATED: 'Produsert',
      DEACTIVATED: 'Sperret',
      CANCELLED: 'Kansellert',
      ANONYMISED: 'Anonymisert',
    },
    status: {
      active: 'Aktiv',
      pending: 'Ikke startet',
      expired: 'Utløpt',
      cancelled: 'Avbestilt',
      failed: 'Feilet',
      anonymised: 'Anonymisert',
    },
  },
  en: {
    allZones: 'All zones',
    and: 'and',
    medium: { MOBILE_TICKET: 'Mobile', TRAVEL_CARD: 'Travel card' },
    cardState: {
      REQUESTED: 'Requested',
      CREATED: 'Produced',
      DEACTIVATED: 'Blocked',
      CANCELLED: 'Cancelled',
      ANONYMISED: 'Anonymised',
    },
    status: {
      active: 'Active',
      pending: 'Not started',
      expired: 'Expired',
      cancelled: 'Cancelled',
      failed: 'Failed',
      anonymised: 'Anonymised',
    },
  },
};
