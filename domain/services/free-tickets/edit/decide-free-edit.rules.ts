import { cardOriginsOf } from '#ticketing/travel-cards/card-number.rules.ts';
import { lastDayNow } from '#services/free-tickets/child-end.rules.ts';
import type { FreeAgreement } from '#services/free-tickets/decide-free-order.rules.ts';
import { type FreeAmounts, freeAmountsOf } from '#services/free-tickets/free-price.rules.ts';
import {
  type EditableFields,
  isOtherPhone,
  newTicketBecauseOf,
  type NewTicketReason,
} from '#services/free-tickets/new-ticket-because-of.rules.ts';
import { editedFieldsOf, soldAfter } from './free-edit-sale.rules.ts';
import type {
  FreeEdit,
  FreeEditFacts,
  FreeEditRefusal,
  FreeEditRefusalCode,
  SoldProduct,
} from './free-edit.ts';
import { type ConsideredEdit, refuseFreeEdit } from './refuse-free-edit.rules.ts';
import { timesOfChange } from './time-of-change.rules.ts';

/** An edit that may be done. */
export type DecidedFreeEdit<Agreement extends FreeAgreement = FreeAgreement> = Omit<
  ConsideredEdit,
  'sold' | 'agreement'
> & {
  readonly agreement: Agreement;
  readonly sold: SoldProduct;
  /**
   * Whether another ticket continues this one. So it is also when a pending ticket comes to another phone, though nobody
   * chooses a time: the link in the old phone's SMS shows the old ticket.
   */
  readonly isContinued: boolean;
  /** Monthly amounts on the first day of the edited ticket. */
  readonly amounts: { readonly before: FreeAmounts; readonly after: FreeAmounts };
};

/**
 * What becomes of a ticket by an edit, or all that stands in the way (spec 3 §4, §5; domain: Editing). Preview and save
 * ask this.
 */
export function decideFreeEdit<Agreement extends FreeAgreement>(
  facts: FreeEditFacts<Agreement>,
  edit: FreeEdit,
): DecidedFreeEdit<Agreement> | { readonly refusals: readonly FreeEditRefusal[] } {
  const { ticket, today } = facts;
  if (!facts.rules.actions(ticket.ruled).has('edit-ticket')) return refuse('TICKET_NOT_EDITABLE');
  const agreement = facts.agreements.get(edit.agreementId);
  if (agreement?.companyId !== ticket.companyId) return refuse('AGREEMENT_NOT_FOUND');
  const edited = editedFieldsOf(facts, edit);
  if (typeof edited === 'string') return refuse(edited);
  const reasons = newTicketBecauseOf(ticket, edited);
  const times = timesOfChange({ ...ticket.ruled, reasons, medium: edited.medium }, today);
  const startDate =
    reasons.length > 0 ? (edit.timeOfChange ?? times.first) : ticket.ruled.startDate;
  const sold = soldAfter(facts, { edit, edited, startDate });
  const considered = {
    edited,
    reasons,
    agreement,
    startDate,
    times,
    expirationDate: lastDayNow({ ...ticket.ruled, ...edited }, facts.childEnd, today),
    needsNewCard: isCardMadeAnew(facts, edited, reasons),
  };
  const refusals = refuseFreeEdit({ ...considered, sold }, facts);
  if (refusals.length > 0 || typeof sold === 'string') return { refusals };
  return {
    ...considered,
    sold,
    isContinued: reasons.length > 0 || isOtherPhone(ticket, edited),
    amounts: amountsOf(facts, { edited, startDate, sold }),
  };
}

const refuse = (code: FreeEditRefusalCode) => ({ refusals: [{ code }] });

/** A name that stands on a card is written on another one, where the operator makes cards. */
const isCardMadeAnew = (
  { ticket, tenant }: FreeEditFacts,
  { medium }: EditableFields,
  reasons: readonly NewTicketReason[],
): boolean =>
  medium === 'card' &&
  ticket.hasPrintedName &&
  reasons.includes('NAME') &&
  cardOriginsOf(tenant).includes('new');

function amountsOf(
  { ticket, offerOn }: FreeEditFacts,
  { edited, startDate, sold }: Pick<DecidedFreeEdit, 'edited' | 'startDate' | 'sold'>,
): DecidedFreeEdit['amounts'] {
  const amounts = (
    { productId, nrOfZones }: SoldProduct,
    { profileId, agreementId }: Pick<EditableFields, 'profileId' | 'agreementId'>,
  ) =>
    freeAmountsOf(offerOn(startDate), { productId, nrOfZones, profileId, agreementId }, startDate);
  return { before: amounts(ticket.sold, ticket), after: amounts(sold, edited) };
}
