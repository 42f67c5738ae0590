import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone } from './phone-from-text.rules.ts';

const norwegian = (phone: string, readAs: string | null = null) => ({
  value: { phoneCountryCode: '+47', phone },
  readAs,
});
const fault = (code: string, proposal: string | null = null) => ({ fault: code, proposal });

describe('a mobile number in a cell', () => {
  it.each([
    '41234567',
    '412 34 567',
    ' 41\u00a023\u00a045\u202f67 ',
    '+47 412 34 567',
    '0047 412 34 567',
    '(+47) 412-34-567',
    '41.23.45.67',
    'tel:+4741234567',
    '４１２３４５６７',
    '\ufeff41234567',
  ])('%j is a Norwegian one', (cell) => {
    expect(readPhone(cell)).toEqual(norwegian('41234567'));
  });

  it.each([
    ['4741234567', 'has lost its plus'],
    ['4.1234567E+07', 'is there with all its digits'],
    ['4,1234567E+07', 'is there with all its digits and a comma'],
    ['4.741234567e9', 'has its country code and all its digits'],
    ['41234567.0', 'was stored as a decimal number'],
    ['41234567,00', 'was shown with decimals'],
  ])('%j %s, and is read as it was', (cell) => {
    expect(readPhone(cell)).toEqual(norwegian('41234567', '+4741234567'));
  });

  it.each([
    ['+46 70 123 45 67', '+46', '701234567'],
    ['+46 (0)70-123 45 67', '+46', '701234567'],
    ['0045 20 12 34 56', '+45', '20123456'],
    ['+1 201 555 0123', '+1', '2015550123'],
    ['+358 40 1234567', '+358', '401234567'],
  ])('%j is one of another country', (cell, phoneCountryCode, phone) => {
    expect(readPhone(cell)).toEqual({ value: { phoneCountryCode, phone }, readAs: null });
  });

  it.each([
    ['', 'required'],
    [' \u00a0', 'required'],
    ['4.1E+07', 'digitsLost'],
    ['4,12E+07', 'digitsLost'],
    ['4.1234567E+08', 'digitsLost'],
    ['#N/A', 'spreadsheetError'],
    ['#I/T', 'spreadsheetError'],
    ['#REF!', 'spreadsheetError'],
    ['22334455', 'mobilePhone'],
    ['4122334', 'mobilePhone'],
    ['+4722334455', 'mobilePhone'],
    ['041234567', 'mobilePhone'],
    ['412 34 567 / 922 22 222', 'numbersOnly'],
    ['ring Kari', 'numbersOnly'],
    ['=41234567', 'numbersOnly'],
    ['+', 'numbersOnly'],
    ['+0123456', 'wrongFormat'],
    ['+46 1', 'wrongFormat'],
    ['9'.repeat(500), 'mobilePhone'],
  ])('%j is none: %s', (cell, code) => {
    expect(readPhone(cell)).toEqual(fault(code));
  });

  it('of another country that has lost its plus is proposed, never taken', () => {
    expect(readPhone('46701234567')).toEqual(fault('countryCodeMissing', '+46701234567'));
    expect(readPhone('+46701234567')).toMatchObject({ value: { phoneCountryCode: '+46' } });
  });

  it('is read the same again from what it was read as, and never throws', () => {
    const cells = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'+0123456789eE., ()-'), maxLength: 16 }),
    );
    fc.assert(
      fc.property(cells, (cell) => {
        const reading = readPhone(cell);
        if ('fault' in reading) return;
        const { phoneCountryCode, phone } = reading.value;
        expect(readPhone(`${phoneCountryCode}${phone}`)).toEqual({ ...reading, readAs: null });
      }),
    );
    // A busy machine needs more than the usual five seconds.
  }, 30_000);
});
