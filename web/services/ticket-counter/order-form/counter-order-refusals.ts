import type { orderCounterTickets } from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import { exampleOf } from '@takst/domain/services/ticket-counter/personal-reference.rules.ts';
import type { OperationCauses, OperationOptions } from '#platform/operations/use-operation.ts';
import { formatPrice } from '#platform/design/format.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';

/** What is in the way of an order, and what the user can do about it. */
export const counterOrderRefusals: RefusalTexts<typeof orderCounterTickets, 'counter-order-form'> =
  {
    AGREEMENT_NOT_FOUND: 'agreementNotFound',
    AGREEMENT_NOT_VALID: 'agreementNotValid',
    PRODUCT_NOT_OFFERED: 'productNotOffered',
    MEDIUM_NOT_OFFERED: 'mediumNotOffered',
    INVALID_ZONE_FROM: 'zoneUnknown',
    INVALID_ZONE_TO: 'zoneUnknown',
    START_DATE_NOT_OFFERED: 'startNotOffered',
    SEND_TIME_NOT_OFFERED: 'sendTimeNotOffered',
    AMOUNT_NOT_OFFERED: 'amountNotOffered',
    HAND_OVER_NOT_OFFERED: 'handOverNotOffered',
    TOO_MANY_TICKETS: 'tooManyTickets',
    INVOICE_REFERENCE_REQUIRED: 'referenceRequired',
    INVOICE_REFERENCE_NOT_FOUND: 'referenceNotFound',
    PERSONAL_REFERENCE_WRONG_FORM: (t, { pattern }) =>
      t('wrongForm', { pattern, example: exampleOf(pattern) }),
    RECIPIENTS_REFUSED: (t, { recipients }) => t('recipientsRefused', { count: recipients.length }),
    PRICE_CHANGED: (t, { totalOre }) => t('priceChanged', { price: formatPrice(totalOre) }),
    BUDGET_EXCEEDED: (t, { leftOre }) =>
      t('budgetExceeded', { price: formatPrice(Math.max(0, leftOre)) }),
  };

const zones = ['productId', 'zoneChoice', 'zoneFrom', 'zoneTo'];
const recipients = ['counts', 'guests', 'cards', 'medium'];

/** The fields that each refusal is about; of the price any. */
export const counterOrderCauses: OperationCauses<typeof orderCounterTickets> = {
  AGREEMENT_NOT_FOUND: ['agreementNumber'],
  AGREEMENT_NOT_VALID: ['agreementNumber', 'startDate'],
  PRODUCT_NOT_OFFERED: [...zones, ...recipients],
  MEDIUM_NOT_OFFERED: ['medium', 'productId'],
  INVALID_ZONE_FROM: zones,
  INVALID_ZONE_TO: zones,
  START_DATE_NOT_OFFERED: ['startDate', 'medium'],
  SEND_TIME_NOT_OFFERED: ['sendTime', 'sendDay', 'sendClock', 'medium'],
  AMOUNT_NOT_OFFERED: ['amount', 'productId'],
  HAND_OVER_NOT_OFFERED: ['handOver', 'medium', 'agreementNumber'],
  TOO_MANY_TICKETS: recipients,
  INVOICE_REFERENCE_REQUIRED: ['invoiceReferenceId'],
  INVOICE_REFERENCE_NOT_FOUND: ['invoiceReferenceId'],
  PERSONAL_REFERENCE_WRONG_FORM: ['personalReference', 'invoiceReferenceId'],
  RECIPIENTS_REFUSED: recipients,
  // The order is sent again with what is confirmed.
  BUDGET_EXCEEDED: ['invoiceReferenceId'],
};

/** Refusals that are a fault of one field. */
export const counterOrderFaults: NonNullable<
  OperationOptions<typeof orderCounterTickets, 'counter-order-form'>['faults']
> = {
  AGREEMENT_NOT_FOUND: { path: 'agreementNumber', message: 'wrongFormat' },
  AGREEMENT_NOT_VALID: { path: 'agreementNumber', message: 'wrongFormat' },
  PRODUCT_NOT_OFFERED: { path: 'productTemplateId', message: 'wrongFormat' },
  MEDIUM_NOT_OFFERED: { path: 'mediaType', message: 'wrongFormat' },
  INVALID_ZONE_FROM: { path: 'zoneIdFrom', message: 'wrongFormat' },
  INVALID_ZONE_TO: { path: 'zoneIdTo', message: 'wrongFormat' },
  START_DATE_NOT_OFFERED: { path: 'startDate', message: 'wrongFormat' },
  SEND_TIME_NOT_OFFERED: { path: 'sendAt', message: 'wrongFormat' },
  AMOUNT_NOT_OFFERED: { path: 'amountOre', message: 'wrongFormat' },
  HAND_OVER_NOT_OFFERED: { path: 'handOver', message: 'wrongFormat' },
  INVOICE_REFERENCE_REQUIRED: { path: 'invoiceReferenceId', message: 'required' },
  INVOICE_REFERENCE_NOT_FOUND: { path: 'invoiceReferenceId', message: 'wrongFormat' },
  PERSONAL_REFERENCE_WRONG_FORM: { path: 'personalReference', message: 'pattern' },
};
