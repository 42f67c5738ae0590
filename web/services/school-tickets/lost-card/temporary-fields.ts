import { replaceSchoolCardBody } from '@takst/contract/services/school-tickets/lost-card/replace-school-card.contract.ts';
import {
  temporaryTicketChoice,
  type TemporaryTicketChoice,
} from '@takst/contract/services/school-tickets/lost-card/temporary-ticket.schema.ts';
import type { FeePayer } from '@takst/domain/services/school-tickets/lost-card/card-fee.rules.ts';
import type { TemporaryTicketKind } from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import type { OrderedReplacementReason } from '@takst/contract/ticketing/travel-cards/replacement-reasons.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';

/** What the pupil is to travel with until the card is there. */
export type TemporaryFields = {
  kind: TemporaryTicketKind | 'none';
  phoneCountryCode: string;
  phone: string;
};

export type LostCardFields = TemporaryFields & {
  reason: OrderedReplacementReason;
  paidBy: FeePayer;
};

export const noPhone = { phoneCountryCode: '+47', phone: '' };

/** What is sent of the fields; what the schema does not take is said by its faults. */
const wishIn = ({
  kind,
  phoneCountryCode,
  phone,
}: TemporaryFields): TemporaryTicketChoice | null => {
  if (kind === 'none') return null;
  return kind === 'sms' ? { kind, phoneCountryCode, phone } : { kind };
};

/** The card is named as the user sees it: another one is not blocked in its place. */
export const lostCardResolver = (cardNumber: string | null) =>
  bodyResolver({
    schema: replaceSchoolCardBody,
    bodyOf: (fields: LostCardFields) => ({
      reason: fields.reason,
      paidBy: fields.paidBy,
      ...(cardNumber !== null && { cardNumber }),
      temporaryTicket: wishIn(fields),
    }),
    nameOf: fieldOfPath,
  });

export const temporaryResolver = bodyResolver({
  schema: temporaryTicketChoice,
  bodyOf: (fields: TemporaryFields) => wishIn(fields),
});

export const fieldOfPath = (path: string): string => path.replace(/^temporaryTicket\./, '');
