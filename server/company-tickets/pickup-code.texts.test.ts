import { describe, expect, it } from 'vitest';
import { ticketSms, type TicketSmsReason } from './pickup-code.texts.ts';

const facts = {
  tenant: 'ruter',
  firstName: 'Kari',
  companyName: 'Fjellheim Konsult AS',
  startDate: Temporal.PlainDate.from('2026-04-01'),
  pickupCode: 'ABCD2345',
  link: 'https://bedrift.ruter.example/billett/AAAAAAAAAAAAAAAAAAAAAA4882p',
} as const;
const reasons: TicketSmsReason[] = ['ordered', 'code-again', 'new-ticket', 'zones-changed'];

describe('the SMS about a ticket', () => {
  it.each(reasons)('says the code, ends with the link and fits in two: %s', (reason) => {
    const text = ticketSms({ ...facts, reason });
    expect(text).toContain('Hei Kari! ');
    expect(text).toContain('Hentekode: ABCD2345 ');
    expect(text.endsWith(` ${facts.link}`)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(306);
  });

  it('says from whom and from when a new ticket is', () => {
    expect(ticketSms({ ...facts, reason: 'ordered' })).toMatch(
      /av Fjellheim Konsult AS\. Den gjelder fra 01\.04\.2026\./,
    );
  });
});
