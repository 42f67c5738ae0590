import * as z from 'zod/mini';
import { batchService } from '#ticketing/batches/batch-service.ts';
import { slashOrderOption } from '#ticketing/batches/option-fields.ts';
import { requiredText } from '#platform/calls/text-fields.ts';
import { madeCardNumber } from './set-card-number.contract.ts';
import { anyTravelCardAdmin } from './travel-card-admin.ts';

/** The number of a request, as the list for the card factory has it: that of the ticket. */
const requestNumber = requiredText(15).check(z.regex(/^[1-9]\d*$/, { error: 'numbersOnly' }));

/** The numbers of cards that the factory has made. A card number belongs to a person: the cells go with the batch. */
export const travelCardNumbers = batchService({
  name: 'travel-card-numbers',
  needs: anyTravelCardAdmin,
  needsToRead: anyTravelCardAdmin,
  isOfOperator: true,
  hasSecrets: true,
  maxRows: 10_000,
  options: z.strictObject({ slashOrder: slashOrderOption }),
  exampleOptions: {},
  columns: {
    request: {
      as: 'text',
      schema: requestNumber,
      headings: {
        nb: ['Bestilling', 'Bestillingsnummer', 'Bestillingsnr', 'Billett'],
        en: ['Request', 'Request number', 'Request no', 'Ticket'],
      },
      example: '100234',
      isRequired: true,
    },
    cardNumber: {
      as: 'text',
      schema: madeCardNumber,
      headings: {
        nb: ['Kortnummer', 'Kortnr', 'Reisekortnummer'],
        en: ['Card number', 'Card no', 'Travel card number'],
      },
      example: '482910375',
      isRequired: true,
    },
  },
  faults: ['CARD_NOT_FOUND', 'CARD_NOT_REQUESTED', 'CARD_NUMBER_IN_USE', 'WRONG_CARD_NUMBER'],
  generalFaults: [],
});
