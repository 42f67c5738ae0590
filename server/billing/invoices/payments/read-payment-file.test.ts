import {
  ocrGiroFile,
  operatorAccount,
} from '@takst/domain/billing/invoices/payments/test-ocr-giro.ts';
import { describe, expect, it } from 'vitest';
import { readPaymentFile } from './read-payment-file.ts';
import { camt054File } from './test-camt054.ts';

const camt = camt054File([{ kroner: '5', reference: 'A1', payer: 'Åse Sønn' }]);
/** The same, which says how it is written. */
const saying = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>${camt.replace(/^\s*<\?xml[^>]*>/, '')}`;

describe('a file of the bank', () => {
  it.each<[string, string, 'utf8' | 'latin1']>([
    ['without a word of it', camt, 'utf8'],
    ['in UTF-8', saying('UTF-8'), 'utf8'],
    ['in ISO-8859-1', saying('ISO-8859-1'), 'latin1'],
    ['in Windows-1252', saying('windows-1252'), 'latin1'],
  ])('is read as it is written: %s', (_, text, encoding) => {
    expect(readPaymentFile(Buffer.from(text, encoding))).toMatchObject({
      format: 'camt.054',
      payments: [{ amountOre: 5_00, payer: 'Åse Sønn' }],
    });
  });

  it('that says another encoding than it has is damaged', () => {
    const bytes = Buffer.from(saying('UTF-8'), 'latin1');
    expect(readPaymentFile(bytes)).toEqual({ fault: 'DAMAGED', line: null });
  });

  it('is OCR giro by its first line', () => {
    const bytes = Buffer.from(ocrGiroFile([{ kid: '', ore: 5_00 }]));
    expect(readPaymentFile(bytes)).toMatchObject({
      format: 'ocr-giro',
      payments: [{ amountOre: 5_00 }],
      accounts: [operatorAccount],
    });
  });

  it.each(['', 'Hei', '<Document/>', '{"BkToCstmrDbtCdtNtfctn": 1}'])(
    'is of no known format: %j',
    (text) => {
      const fault = { fault: 'UNKNOWN_FORMAT', line: null };
      expect(readPaymentFile(Buffer.from(text))).toEqual(fault);
    },
  );
});
