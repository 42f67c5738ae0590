import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import type { FreeProfileId } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import type { TicketStatus } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import type { FreeMediaType } from '@takst/contract/services/free-tickets/free-media-type.schema.ts';
import type { Language } from '#platform/http/call.ts';

type Texts = {
  readonly fileName: Readonly<Record<'freeTicket' | 'employeeTicket', string>>;
  /** After the name of a file with tickets that are over. */
  readonly over: string;
  readonly allZones: string;
  readonly holderType: Readonly<Record<FreeHolderType, string>>;
  readonly profile: Readonly<Record<FreeProfileId, string>>;
  readonly medium: Readonly<Record<FreeMediaType, string>>;
  readonly cardState: Readonly<Record<CardState, string>>;
  readonly status: Readonly<Record<TicketStatus, string>>;
};

/** Words of the file with free tickets; those of cards are the specification's (spec 3 §4). */
export const freeTicketListTexts: Readonly<Record<Language, Texts>> = {
  nb: {
    fileName: { freeTicket: 'fribilletter', employeeTicket: 'ansattbilletter' },
    over: 'avsluttet',
    allZones: 'Alle soner',
    holderType: { EMPLOYEE: 'Ansatt', RETIRED: 'Pensjonist', FAMILY_MEMBER: 'Familiemedlem' },
    profile: { ADULT: 'Voksen', SENIOR: 'Honnør', CHILD: 'Barn' },
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
    fileName: { freeTicket: 'free-tickets', employeeTicket: 'employee-tickets' },
    over: 'ended',
    allZones: 'All zones',
    holderType: { EMPLOYEE: 'Employee', RETIRED: 'Retired', FAMILY_MEMBER: 'Family member' },
    profile: { ADULT: 'Adult', SENIOR: 'Reduced rate', CHILD: 'Child' },
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
