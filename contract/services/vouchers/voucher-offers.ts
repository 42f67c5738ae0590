import { offerFaults } from '@takst/domain/services/vouchers/offer-to-make.rules.ts';
import * as z from 'zod/mini';
import { amountText } from '#platform/calls/amount-text.ts';
import { batchService } from '#ticketing/batches/batch-service.ts';
import { slashOrderOption } from '#ticketing/batches/option-fields.ts';
import { requiredText } from '#platform/calls/text-fields.ts';

/** Offers of vouchers for people by their phones, from a file of customer support. */
export const voucherOffers = batchService({
  name: 'voucher-offers',
  needs: 'vouchers',
  needsToRead: 'vouchers',
  isOfOperator: true,
  maxRows: 10_000,
  options: z.strictObject({ slashOrder: slashOrderOption }),
  exampleOptions: {},
  columns: {
    phone: {
      as: 'phone',
      headings: {
        nb: ['Mobil', 'Mobilnummer', 'Telefon', 'Telefonnummer'],
        en: ['Mobile', 'Mobile number', 'Phone', 'Phone number'],
      },
      example: '412 34 567',
      isRequired: true,
      isIdentity: true,
    },
    amount: {
      as: 'text',
      schema: amountText,
      headings: { nb: ['Beløp', 'Verdi', 'Kroner'], en: ['Amount', 'Value', 'NOK'] },
      example: '500',
      isRequired: true,
    },
    periodStart: {
      as: 'date',
      headings: {
        nb: ['Første dag', 'Fra', 'Fra dato', 'Periode fra'],
        en: ['First day', 'From', 'From date', 'Period from'],
      },
      example: '01.03.2026',
      isRequired: true,
    },
    periodEnd: {
      as: 'date',
      headings: {
        nb: ['Siste dag', 'Til', 'Til dato', 'Periode til'],
        en: ['Last day', 'To', 'To date', 'Period to'],
      },
      example: '31.03.2026',
      isRequired: true,
    },
    campaign: {
      as: 'text',
      schema: requiredText(100, 2),
      headings: { nb: ['Kampanje'], en: ['Campaign'] },
      example: 'Vår 2026',
      isRequired: true,
    },
  },
  faults: offerFaults,
  faultsOfExisting: ['OFFER_EXISTS'],
  generalFaults: [],
});
