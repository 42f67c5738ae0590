import { collectCardFee } from '@takst/contract/services/school-tickets/lost-card/collect-card-fee.contract.ts';
import { issueTemporaryTicket } from '@takst/contract/services/school-tickets/lost-card/issue-temporary-ticket.contract.ts';
import {
  replaceSchoolCard,
  type replaceSchoolCardBody,
} from '@takst/contract/services/school-tickets/lost-card/replace-school-card.contract.ts';
import type { TemporaryTicketChoice } from '@takst/contract/services/school-tickets/lost-card/temporary-ticket.schema.ts';
import type * as z from 'zod/mini';
import { ticketOperation } from '#ticketing/tickets/change/ticket-operation.ts';

type Replace = { id: number; body: z.output<typeof replaceSchoolCardBody> };

/** The replacement of a card, with the words of its refusals. */
export const replaceSchoolCardOperation = ticketOperation(replaceSchoolCard, {
  texts: 'lost-card',
  failed: 'replaceFailed',
  failedToast: 'replaceFailed',
  refusals: {
    TICKET_NOT_FOUND: 'ticketGone',
    CARD_NOT_REPLACEABLE: 'cardNotReplaceable',
    TEMPORARY_TICKET_NOT_OFFERED: 'temporaryNotOffered',
    TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: 'noPostAddress',
    PHONE_NOT_MOBILE: 'phoneNotMobile',
  },
  causes: { PHONE_NOT_MOBILE: ['phone', 'kind'], TEMPORARY_TICKET_NOT_OFFERED: ['kind'] },
  input: ({ id, body }: Replace) => ({ params: { id }, body }),
});

type Issue = { id: number; body: TemporaryTicketChoice };

export const issueTemporaryOperation = ticketOperation(issueTemporaryTicket, {
  texts: 'lost-card',
  failed: 'temporaryFailed',
  failedToast: 'temporaryFailed',
  refusals: {
    TICKET_NOT_FOUND: 'ticketGone',
    TEMPORARY_TICKET_NOT_OFFERED: 'temporaryNotOffered',
    PHONE_NOT_MOBILE: 'phoneNotMobile',
  },
  causes: { PHONE_NOT_MOBILE: ['phone', 'kind'] },
  input: ({ id, body }: Issue) => ({ params: { id }, body }),
});

export const collectCardFeeOperation = ticketOperation(collectCardFee, {
  texts: 'lost-card',
  failed: 'collectFailed',
  failedToast: 'collectFailed',
  refusals: { TICKET_NOT_FOUND: 'ticketGone', NO_FEE_OWED: 'noFeeOwed' },
  input: ({ id }: { id: number }) => ({ params: { id } }),
});
