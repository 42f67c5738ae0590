import { isNameForMessage } from '@takst/domain/texts/name-in-message.rules.ts';
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
const openings = [
  ['ordered', 'Du har fått bedriftsbillett av Fjellheim Konsult AS. Den gjelder fra 01.04.2026.'],
  ['code-again', 'Her er koden til bedriftsbilletten din igjen.'],
  [
    'new-ticket',
    'Du har fått ny bedriftsbillett av Fjellheim Konsult AS. Den forrige gjelder ikke lenger.',
  ],
  ['zones-changed', 'Bedriftsbilletten din har nye soner fra 01.04.2026.'],
] as const satisfies (readonly [TicketSmsReason, string])[];

describe('the SMS about a ticket', () => {
  it.each(openings)(
    'states its reason and the code, ends with the link and fits in two messages: %s',
    (reason, opening) => {
      const text = ticketSms({ ...facts, reason });
      expect(text).toBe(
        `Hei Kari! ${opening} Hentekode: ABCD2345 i Ruter-appen. Billetten: ${facts.link}`,
      );
      expect(text.length).toBeLessThanOrEqual(306);
    },
  );

  it.each(openings)('has no link but its own, whatever the names are: %s', (reason) => {
    const names = { firstName: 'Vinn\nwww.evil.no', companyName: 'evil.no/x AS' };
    const text = ticketSms({ ...facts, ...names, reason });
    expect(isNameForMessage(text.replace(facts.link, '').replaceAll('01.04.2026', ''))).toBe(true);
    expect(text.endsWith(facts.link)).toBe(true);
  });

  it.each([
    ['ruter', 'i Ruter-appen.'],
    ['akt', 'i AKT-appen.'],
    ['fjord', 'i Fjord-appen.'],
  ] as const)('names the app of its own operator: %s', (tenant, app) => {
    expect(ticketSms({ ...facts, tenant, reason: 'code-again' })).toContain(app);
  });
});
