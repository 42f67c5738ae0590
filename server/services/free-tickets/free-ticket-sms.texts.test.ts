import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeTicketSms } from './free-ticket-sms.texts.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const facts = {
  tenant: 'ruter',
  firstName: 'Kari',
  companyName: 'Skogveien Busstrafikk AS',
  startDate: day('2026-04-01'),
} as const;
const code = {
  pickupCode: 'ABCD2345',
  link: 'https://bedrift.ruter.example/billett/AAAAAAAAAAAAAAAAAAAAAA4882p',
};
const lastDay = day('2026-06-30');

describe('the SMS about a free ticket', () => {
  it('says first who has registered the holder, and where to read why (GDPR art. 14)', () => {
    expect(freeTicketSms({ ...facts, ...code, kind: 'ordered' })).toBe(
      `Fribillett fra 01.04.2026, registrert av Skogveien. Kode: ABCD2345 i Ruter-appen. Hvorfor: ${code.link}`,
    );
  });

  it('says that a child’s ticket ends, and why', () => {
    expect(freeTicketSms({ ...facts, kind: 'ends-by-rule', lastDay })).toBe(
      'Hei Kari! Siste dag med fribilletten fra Skogveien Busstrafikk AS er 30.06.2026, fordi billetter for barn slutter ved en alder.',
    );
  });

  it('has the word of the operator (spec 3)', () => {
    const text = freeTicketSms({ ...facts, kind: 'ended', lastDay, tenant: 'fjord' });
    expect(text).toContain('har avsluttet ansattbilletten din.');
  });

  it('fits in one message of 160 characters, whatever the names are', () => {
    const names = fc.array(fc.constantFrom('Anne', 'Åse-Marie', 'Konsulentselskapet', 'AS', '&'), {
      minLength: 1,
      maxLength: 20,
    });
    const anyName = names.map((words) => words.join(' ').slice(0, 200));
    fc.assert(
      fc.property(
        anyName,
        anyName,
        fc.constantFrom('ruter', 'akt', 'fjord'),
        (firstName, companyName, tenant) => {
          const about = { ...facts, firstName, companyName, tenant };
          for (const text of [
            freeTicketSms({ ...about, ...code, kind: 'ordered' }),
            freeTicketSms({ ...about, kind: 'ends-by-rule', lastDay }),
          ]) {
            expect(text.length).toBeLessThanOrEqual(160);
          }
        },
      ),
    );
  });
});
