import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { HolderInfoPage } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import type { TicketRetention } from '@takst/domain/ticketing/tickets/ticket-retention.rules.ts';
import type { TicketRules } from '@takst/domain/ticketing/tickets/ticket-rules.ts';
import type {
  RegisteredServiceId,
  TicketServiceId,
} from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Validity } from '@takst/domain/ticketing/tickets/validity.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { BillingService } from '../billing/billing-service.ts';
import type { FindTemporary } from '../phone/find-temporary.ts';
import type { RedeemableTicket } from '../phone/redeem.store.ts';
import type { TicketRow } from './ticket.query.ts';
import type { TicketUses } from '#customers/agreements/agreements.public.ts';

export type TicketKey = { readonly companyId: number; readonly id: number };

/** A ticket that ends, and the one that continues it. */
export type TicketPair = { readonly from: TicketKey; readonly to: TicketKey };

/** What happened to a ticket, as its holder is told. */
export type TicketEvent = {
  readonly tenant: TenantId;
  /** Null when only the phone is known. */
  readonly firstName: string | null;
  readonly companyName: string;
  readonly startDate: Temporal.PlainDate;
} & (
  | {
      readonly kind: 'ordered' | 'code-again' | 'new-ticket' | 'zones-changed';
      readonly pickupCode: string;
      /** The holder page of the ticket. */
      readonly link: string;
    }
  | { readonly kind: 'ended'; readonly lastDay: Temporal.PlainDate }
  /** No user has ended it; its last day follows from a rule of the service. */
  | { readonly kind: 'ends-by-rule'; readonly lastDay: Temporal.PlainDate }
  /** The holder keeps the ticket that it was to continue. */
  | { readonly kind: 'cancelled'; readonly keepsPrevious: boolean }
  | { readonly kind: 'end-undone' }
);

export type RulesRequest = {
  readonly scope: CompanyScope;
  readonly today: Temporal.PlainDate;
  /** All of this service. */
  readonly tickets: readonly TicketRow[];
};

export type PersonKey = { readonly companyId: number; readonly holderId: number };

/** The holder of a new ticket or subscription, and its first day. */
export type OrderedFor = PersonKey & { readonly from: Temporal.PlainDate };

/**
 * The rules of each service's tickets. A service whose rules have actions or refusals of their own names their type
 * here, beside its value (`declare module`): locked tickets of that service come with those rules.
 */
export interface RulesByService extends Record<TicketServiceId, TicketRules> {}

/** What a service that issues tickets provides; everything else about its tickets is done here. */
export type TicketService<Id extends TicketServiceId = TicketServiceId> = BillingService & {
  readonly id: Id;
  /** Settings, terms and cards for any number of tickets, in at most 3 statements. */
  readonly loadRules: (tx: Transaction, request: RulesRequest) => Promise<RulesByService[Id]>;
  /** Copies the service's own details to the tickets that continue others; absent where a ticket is its row alone. */
  readonly copyDetails?: (tx: Transaction, pairs: readonly TicketPair[]) => Promise<void>;
  /** The days of a ticket that begins when its code is used; absent where tickets are ordered for days. */
  readonly validityOnUse?: (
    tx: Transaction,
    ticket: RedeemableTicket,
    now: Temporal.Instant,
  ) => Promise<Validity>;
  /**
   * Called after orders of tickets or subscriptions, with each holder once: the service saves its own data about them.
   */
  readonly onOrdered?: (
    tx: Transaction,
    tenant: TenantId,
    people: readonly OrderedFor[],
  ) => Promise<void>;
  /** Corrects what it keeps about people whose number has been corrected. */
  readonly onEmployeeIdCorrected?: (
    tx: Transaction,
    tenant: TenantId,
    people: readonly PersonKey[],
  ) => Promise<void>;
  /** The page that says why a company has registered its holders (GDPR art. 14). */
  readonly infoPage?: HolderInfoPage;
  /** The SMS about an event, in Norwegian, as the holder's language is not known; null for none. */
  readonly sms: (event: TicketEvent) => string | null;
  /** Who uses the agreements of a company: neither goes while somebody does. */
  readonly uses: TicketUses;
  readonly retention: TicketRetention;
  /** Finds the ticket of the link of a temporary one; only of services that issue those. */
  readonly findTemporary?: FindTemporary;
  /** Erases what the service's own tables hold about the holders of tickets. */
  readonly erase: (tx: Transaction, tickets: readonly TicketKey[]) => Promise<void>;
};

/** The services of the portal: every registered one, and in tests others. */
export type TicketServices = { readonly [Id in RegisteredServiceId]: TicketService<Id> } & {
  readonly [Id in TicketServiceId]?: TicketService<Id>;
};

/** The service of a ticket. Tickets of services that are not there are an error: nobody could have issued them. */
export function serviceOf<Id extends TicketServiceId>(
  services: { readonly [Other in TicketServiceId]?: TicketService<Other> },
  id: Id,
): TicketService<Id> {
  const service = services[id];
  if (!service) throw new Error(`There is no ticket service ${id}.`);
  return service;
}
