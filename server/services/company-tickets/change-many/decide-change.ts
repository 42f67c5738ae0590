import type {
  OptionsOf,
  RowValues,
  ServiceFault,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketChanges } from '@takst/contract/ticketing/batches/company-ticket-changes.ts';
import { isChargedAsHandedOut } from '@takst/domain/catalogue/products/charged-months.rules.ts';
import {
  ticketToChange,
  ticketToContinue,
} from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { firstEndFrom } from '@takst/domain/services/company-tickets/date-choices.rules.ts';
import { writtenDate } from '@takst/domain/ticketing/batches/column-kinds/date-from-text.rules.ts';
import { agreementOf, zonesOf } from '@takst/domain/services/company-tickets/order-of-row.rules.ts';
import type { PeopleIndex } from '@takst/domain/services/company-tickets/person-of-row.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { RowDecision } from '#ticketing/batches/batches.public.ts';
import type { ContinuedTicket, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { isHandedOut, productOf, ruledTicket } from '#ticketing/tickets/tickets.public.ts';
import {
  decideAgreementChange,
  decideZoneChange,
  type NewAgreement,
} from '../employee/decide-continuation.ts';
import type { OfferFacts } from '../order/load-offer.ts';
import { decideEnd, type EndOfTicket } from './decide-end.ts';
import type { LoadedPerson } from './load-people.ts';
import { monthlyPriceOf } from './monthly-price.ts';

type Service = typeof companyTicketChanges;
export type ChangeRow = RowValues<Service>;
type ChangeOptions = OptionsOf<Service>;

/** What decides about any number of changes. */
export type ChangeFacts = OfferFacts & {
  readonly people: PeopleIndex<LoadedPerson>;
  readonly agreements: ReadonlyMap<number, NewAgreement & { readonly arbitraryDates: boolean }>;
  readonly tickets: Tickets;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

export type AcceptedChange =
  | { readonly do: 'end'; readonly end: EndOfTicket }
  | { readonly do: 'continue'; readonly continued: ContinuedTicket }
  | { readonly do: 'resend'; readonly resent: ResentCode }
  | { readonly do: 'cancel'; readonly cancelled: CancelledTicket }
  | { readonly do: 'undo'; readonly undone: UndoneEnd };

type ResentCode = Parameters<Tickets['resendCode']['save']>[1][number];
type CancelledTicket = Parameters<Tickets['cancel']['save']>[1][number];
type UndoneEnd = Parameters<Tickets['undoEnd']['save']>[1][number];
type ChangeDecision = RowDecision<Service, AcceptedChange>;
type WantedChange = { readonly row: ChangeRow; readonly options: ChangeOptions };

/** What is done to the ticket of one person, by the rules of the single calls. */
export function decideChange(
  facts: ChangeFacts,
  person: LoadedPerson,
  input: WantedChange,
): ChangeDecision {
  switch (input.options.act) {
    case 'end':
      return decideToEnd(facts, person, input);
    case 'change-zone':
      return decideZones(facts, person, input);
    case 'change-agreement':
      return decideAgreement(facts, person, input);
    case 'resend-pickup-code':
      return decideResend(facts, person);
    case 'take-back':
      return decideTakeBack(facts, person);
  }
}

function decideToEnd(
  facts: ChangeFacts,
  person: LoadedPerson,
  input: WantedChange,
): ChangeDecision {
  const lastDay = input.row.lastDay ?? input.options.lastDay;
  if (!lastDay) return refuseMissing(input.row, 'lastDay');
  const decision = decideEnd(facts.tickets, person, { ...facts, lastDay });
  if ('refused' in decision) return refuseOn(facts, person, { code: decision.refused, ...input });
  const { accepted, savedOre, isChargedAsHandedOut } = decision;
  return {
    accepted: { do: 'end', end: accepted },
    effect: {
      knownAs: null,
      startDate: lastDay.add({ days: 1 }),
      priceOre: savedOre === null ? null : 0 - savedOre,
      notes: isChargedAsHandedOut ? ['CHARGED_AS_REDEEMED'] : [],
    },
  };
}

function decideZones(
  facts: ChangeFacts,
  person: LoadedPerson,
  { row, options }: WantedChange,
): ChangeDecision {
  const lastDay = row.lastDay ?? options.lastDay;
  const zones = zonesOf(row, options);
  if ('column' in zones) {
    const { code, column } = zones;
    return code === 'required' ? refuseMissing(row, column) : refuse(code, column);
  }
  if (!lastDay) return refuseMissing(row, 'lastDay');
  const choice = ticketToChange('change-zone', ruledTickets(facts, person));
  if ('fault' in choice) return refuse(choice.fault);
  const { loadedTicket } = choice.ticket;
  const decision = decideZoneChange(loadedTicket, { ...zones, lastDay }, facts);
  if ('refused' in decision) return refuseOn(facts, person, { code: decision.refused, row });
  // The month of both is invoiced once, by the dearer of the two.
  const isChargedByDearest = isChargedAsHandedOut({
    ...choice.ticket,
    isHandedOut: isHandedOut(loadedTicket.row),
    expirationDate: lastDay,
    endedOn: facts.today,
  });
  const notes = isChargedByDearest ? ['CHARGED_BY_DEAREST'] : [];
  return continueTicket(facts, decision.continued, notes);
}

function decideAgreement(
  facts: ChangeFacts,
  person: LoadedPerson,
  { row, options }: WantedChange,
): ChangeDecision {
  // One that is named is looked for even when there is but one.
  const named = row.agreement ?? options.agreementName;
  if (named === null) return refuseMissing(row, 'agreement');
  const agreementId = agreementOf(row.agreement, options, agreementsToName(facts));
  if (typeof agreementId === 'string') return refuse(agreementId, 'agreement');
  const choice = ticketToContinue(ruledTickets(facts, person), facts.today);
  if ('fault' in choice) return refuse(choice.fault);
  const { loadedTicket } = choice.ticket;
  if (loadedTicket.row.agreement_id === agreementId)
    return refuse('AGREEMENT_UNCHANGED', columnOf(row, 'agreement'));
  const decision = decideAgreementChange(loadedTicket, facts.agreements.get(agreementId));
  if ('refused' in decision) {
    const isAboutTicket = decision.refused === 'TICKET_NOT_CHANGEABLE';
    return refuse(decision.refused, isAboutTicket ? null : columnOf(row, 'agreement'));
  }
  return continueTicket(facts, decision.continued);
}

function decideResend(facts: ChangeFacts, person: LoadedPerson): ChangeDecision {
  const choice = ticketToChange('resend-pickup-code', ruledTickets(facts, person));
  if ('fault' in choice) return refuse(choice.fault);
  const decision = facts.tickets.resendCode.decide(choice.ticket.loadedTicket, facts);
  if ('refused' in decision) return refuse(decision.refused.code);
  return {
    accepted: { do: 'resend', resent: decision.accepted },
    effect: { knownAs: null, startDate: null, priceOre: 0 },
  };
}

/** A change that has not begun is cancelled, by which the ticket before it goes on; else an end is undone. */
function decideTakeBack(
  { tickets: { cancel, undoEnd } }: ChangeFacts,
  { tickets }: LoadedPerson,
): ChangeDecision {
  const effect = { knownAs: null, priceOre: 0 };
  const changed = tickets.find(
    ({ row, actions }) => row.previous_id !== null && actions.has('cancel-pending-ticket'),
  );
  const cancelled = changed && cancel.decide(changed, undefined);
  if (cancelled && 'accepted' in cancelled) {
    return {
      accepted: { do: 'cancel', cancelled: cancelled.accepted },
      effect: { ...effect, startDate: changed.row.start_date },
    };
  }
  const ended = tickets.find(({ actions }) => actions.has('undo-end'));
  const undone = ended && undoEnd.decide(ended, undefined);
  return undone && 'accepted' in undone
    ? {
        accepted: { do: 'undo', undone: undone.accepted },
        effect: { ...effect, startDate: null, notes: ['END_UNDONE'] },
      }
    : refuse('NOTHING_TO_TAKE_BACK');
}

/** With what the ticket costs more or less, from the first whole month on. */
function continueTicket(
  { products, agreements }: ChangeFacts,
  continued: ContinuedTicket,
  notes: readonly string[] = [],
): ChangeDecision {
  const { newStart, row, product, agreement } = continued;
  const invoiceReference = agreements.get(row.agreement_id)?.invoiceReference ?? '';
  const first = firstOfMonth(newStart);
  const month = newStart.day === 1 ? first : first.add({ months: 1 });
  const before = monthlyPriceOf(products, row, month);
  const sold = { ...row, product_id: product.productId, nr_of_zones: product.nrOfZones };
  const after = monthlyPriceOf(products, sold, month);
  return {
    accepted: { do: 'continue', continued },
    effect: {
      knownAs: null,
      startDate: newStart,
      priceOre: before === null || after === null ? null : after - before,
      notes,
      replaces: {
        before: { zones: zoneIdsOf(productOf(row)), invoiceReference, priceOre: before },
        after: {
          zones: zoneIdsOf(product),
          invoiceReference: agreement?.invoiceReference ?? invoiceReference,
          priceOre: after,
        },
      },
    },
  };
}

const zoneIdsOf = ({ zoneFrom, zoneTo }: ContinuedTicket['product']): string[] | null =>
  zoneFrom === null || zoneTo === null ? null : [...new Set([zoneFrom, zoneTo])];

const ruledTickets = ({ today }: ChangeFacts, { tickets }: LoadedPerson) =>
  tickets.map((loadedTicket) => ({ ...ruledTicket(loadedTicket.row, today), loadedTicket }));

type Code = ServiceFault<Service> | 'required' | 'notAChoice';
type ChangedColumn = 'lastDay' | 'zoneFrom' | 'zoneTo' | 'agreement';

const refuse = (code: Code, column: ChangedColumn | null = null): ChangeDecision => ({
  faults: [{ column, code }],
});

const { agreementSubtypes } = ticketServiceAccess['company-tickets'];

/** Those of company tickets: the reference of a deleted one may have been given to another. */
const agreementsToName = ({ agreements }: ChangeFacts): NewAgreement[] =>
  [...agreements.values()].filter(
    ({ isDeleted, subtype }) => !isDeleted && agreementSubtypes.some((one) => one === subtype),
  );

/** A file may have it in the row; those who were ticked wait for a choice above the table. */
const refuseMissing = ({ subscriberId }: ChangeRow, column: ChangedColumn): ChangeDecision =>
  subscriberId === null ? refuse('required', column) : refuse('NOT_CHOSEN');

/** About a cell of the row where it has one, else about what stands above the table. */
const columnOf = (row: ChangeRow, column: ChangedColumn): ChangedColumn | null =>
  row[column] === null ? null : column;

/** About the last day with the next one that would do, about zones, or about the ticket. */
function refuseOn(
  { agreements, today }: ChangeFacts,
  { tickets }: LoadedPerson,
  { code, row }: { code: Code; row: ChangeRow },
): ChangeDecision {
  const isAboutZones = code.startsWith('ZONES') || code === 'PRODUCT_NOT_OFFERED';
  if (isAboutZones) return refuse(code, columnOf(row, 'zoneFrom'));
  if (code !== 'END_DATE_NOT_OFFERED' || row.lastDay === null) return refuse(code);
  const terms = agreements.get(tickets[0]?.row.agreement_id ?? 0);
  const offered = terms ? firstEndFrom(row.lastDay, { ...terms, today }) : null;
  return { faults: [{ column: 'lastDay', code, proposal: offered ? writtenDate(offered) : null }] };
}
