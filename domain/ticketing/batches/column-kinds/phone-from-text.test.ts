import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitCallingCode } from './calling-code.rules.ts';
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
    '(0)412 34 567',
    '41.23.45.67',
    '412\u201034\u2014567',
    'TEL:+4741234567',
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
    ['+46 0701234567', '+46', '701234567'],
    ['+500 1234', '+500', '1234'],
    ['+46 12345678901234', '+46', '12345678901234'],
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
    ['+46 123', 'wrongFormat'],
    ['+46 123456789012345', 'wrongFormat'],
    ['41234567x', 'numbersOnly'],
    ['++4741234567', 'numbersOnly'],
    ['4670123456789012', 'mobilePhone'],
    ['9'.repeat(500), 'mobilePhone'],
  ])('%j is none: %s', (cell, code) => {
    expect(readPhone(cell)).toEqual(fault(code));
  });

  it('of another country that was stored as a decimal number is read as it was', () => {
    const value = { phoneCountryCode: '+46', phone: '701234567' };
    expect(readPhone('+46701234567.0')).toEqual({ value, readAs: '+46701234567' });
  });

  it.each(['46701234567', '467012345', '467012345678901'])(
    '%j, of another country that has lost its plus, is proposed, never taken',
    (cell) => {
      expect(readPhone(cell)).toEqual(fault('countryCodeMissing', `+${cell}`));
    },
  );

  it('is read the same again from what it was read as, and never throws', () => {
    const cells = fc.oneof(
      fc.string(),
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
  });
});

describe('the calling code of an international number (ITU-T E.164)', () => {
  /** The assigned codes of two digits; `1` and `7` have one, all others three. */
  const twoDigits =
    '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98';
  const lengthOf = (digits: string) => {
    if (/^[17]/.test(digits)) return 1;
    return twoDigits.split(' ').includes(digits.slice(0, 2)) ? 2 : 3;
  };

  it('is found whatever the country', () => {
    for (let start = 100; start < 1000; start += 1) {
      const digits = `${start}123456`;
      const length = lengthOf(digits);
      expect(splitCallingCode(digits)).toEqual({
        code: `+${digits.slice(0, length)}`,
        national: digits.slice(length),
      });
    }
  });

  it.each(['012345', '', '21'])('is none in %j', (digits) => {
    expect(splitCallingCode(digits)).toBeNull();
  });
});
