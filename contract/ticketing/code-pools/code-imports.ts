import {
  codePoolKinds,
  voucherPoolKinds,
} from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import * as z from 'zod/mini';
import { amountText } from '#platform/calls/amount-text.ts';
import { requiredText } from '#platform/calls/text-fields.ts';
import { batchService } from '#ticketing/batches/batch-service.ts';
import { slashOrderOption } from '#ticketing/batches/option-fields.ts';

/** As partners write them; a spreadsheet that makes a number of one writes it with a plus or a comma. */
const discountCode = requiredText(100, 4).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, { error: 'wrongFormat' }),
);

/** Codes of one pool, from a partner's file (docs/decisions/0049). */
export const codeImports = batchService({
  name: 'code-imports',
  needs: 'codePools',
  needsToRead: 'codePools',
  isOfOperator: true,
  hasSecrets: true,
  maxRows: 10_000,
  options: z.strictObject({
    /** The pool that is filled; each is an act of its own. */
    act: z.enum(codePoolKinds),
    slashOrder: slashOrderOption,
  }),
  exampleOptions: { act: 'JOULE' },
  columns: {
    code: {
      as: 'text',
      schema: discountCode,
      headings: {
        nb: ['Kode', 'Rabattkode', 'Kupongkode', 'Verdikode'],
        en: ['Code', 'Discount code', 'Voucher code', 'Coupon code'],
      },
      example: 'SYKKEL-4F7K-29QM',
      isRequired: true,
    },
    amount: {
      as: 'text',
      schema: amountText,
      headings: { nb: ['Beløp', 'Verdi', 'Kroner'], en: ['Amount', 'Value', 'NOK'] },
      example: '500',
      /** The pools in which it counts ask for it in each row. */
      isRequired: false,
      onlyWith: { option: 'act', values: voucherPoolKinds },
    },
    validUntil: {
      as: 'date',
      headings: {
        nb: ['Gyldig til', 'Siste dag', 'Utløper', 'Utløpsdato'],
        en: ['Valid until', 'Last day', 'Expires', 'Expiry date'],
      },
      example: '31.12.2030',
      isRequired: false,
    },
  },
  faults: ['CODE_EXISTS', 'CODE_EXPIRED'],
  generalFaults: ['POOL_NOT_OFFERED'],
});
