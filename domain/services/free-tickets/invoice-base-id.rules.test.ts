import { describe, expect, it } from 'vitest';
import { invoiceBaseId, invoiceBaseKey } from './invoice-base-id.rules.ts';

describe('the id of an invoice base', () => {
  it('names department and month', () => {
    const month = Temporal.PlainDate.from('2026-03-01');
    expect(invoiceBaseId({ agreementId: 500123, month })).toBe('500123-202603');
    expect(invoiceBaseKey('500123-202603')).toEqual({ agreementId: 500123, month });
    expect(invoiceBaseKey('7-202612')?.month.toString()).toBe('2026-12-01');
  });

  it.each([
    '',
    '500123',
    '500123-',
    '-202603',
    '500123-2026',
    '500123-202600',
    '500123-202613',
    '500123-2026030',
    '0500123-202603',
    '0-202603',
    '500123-000003',
    '500123-202603 ',
    'a-202603',
    '1234567890123456-202603',
  ])('is none for %j', (text) => {
    expect(invoiceBaseKey(text)).toBeNull();
  });
});
