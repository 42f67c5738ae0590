import { isNameForMessage } from '@takst/domain/texts/name-in-message.rules.ts';
import { describe, expect, it } from 'vitest';
import { housingService } from '#housing/housing.service.ts';
import { ticketSms } from './ticket-sms.texts.ts';

const name = { indefinite: 'bedriftsbillett', definite: 'bedriftsbilletten' };
const day = (text: string) => Temporal.PlainDate.from(text);
const facts = {
  tenant: 'ruter',
  firstName: 'Kari',
  companyName: 'Fjellheim Konsult AS',
  startDate: day('2026-04-01'),
} as const;
const code = {
  pickupCode: 'ABCD2345',
  link: 'https://bedrift.ruter.example/billett/AAAAAAAAAAAAAAAAAAAAAA4882p',
};

describe('the SMS about a ticket', () => {
  it.each([
    ['ordered', 'Du har fått bedriftsbillett av Fjellheim Konsult AS. Den gjelder fra 01.04.2026.'],
    ['code-again', 'Her er koden til bedriftsbilletten din igjen.'],
    [
      'new-ticket',
      'Du har fått ny bedriftsbillett av Fjellheim Konsult AS. Den forrige gjelder ikke lenger.',
    ],
    ['zones-changed', 'Bedriftsbilletten din har nye soner fra 01.04.2026.'],
  ] as const)(
    'states its reason and the code, ends with the link and fits in two messages: %s',
    (kind, opening) => {
      const text = ticketSms({ ...facts, ...code, kind }, name);
      expect(text).toBe(
        `Hei Kari! ${opening} Hentekode: ABCD2345 i Ruter-appen. Billetten: ${code.link}`,
      );
      expect(text.length).toBeLessThanOrEqual(306);
    },
  );

  it.each(['ordered', 'code-again', 'new-ticket', 'zones-changed', 'ended', 'cancelled'] as const)(
    'has no link but its own, whatever the names are: %s',
    (kind) => {
      const names = { firstName: 'Vinn\nwww.evil.no', companyName: 'evil.no/x AS' };
      const event = { ...facts, ...names, ...code, kind, lastDay: facts.startDate };
      const text = ticketSms(event, name).replace(code.link, '').replaceAll('01.04.2026', '');
      expect(isNameForMessage(text)).toBe(true);
    },
  );

  it.each([
    ['ruter', 'i Ruter-appen.'],
    ['akt', 'i AKT-appen.'],
    ['fjord', 'i Fjord-appen.'],
  ] as const)('names the app of its own operator: %s', (tenant, app) => {
    expect(ticketSms({ ...facts, ...code, tenant, kind: 'code-again' }, name)).toContain(app);
  });

  it.each([
    ['the day before the first', '2026-03-31', 'Den gjelder ikke lenger.'],
    ['the first day', '2026-04-01', 'Siste dag er 01.04.2026.'],
    ['a later day', '2026-06-30', 'Siste dag er 30.06.2026.'],
  ])('that ends on %s', (_, lastDay, end) => {
    expect(ticketSms({ ...facts, kind: 'ended', lastDay: day(lastDay) }, name)).toBe(
      `Hei Kari! Fjellheim Konsult AS har avsluttet bedriftsbilletten din. ${end}`,
    );
  });

  it('that was cancelled names its first day, and that the code is of no use', () => {
    expect(ticketSms({ ...facts, kind: 'cancelled' }, name)).toBe(
      'Hei Kari! Fjellheim Konsult AS har avbestilt bedriftsbilletten din fra 01.04.2026. ' +
        'Hentekoden virker ikke lenger.',
    );
  });

  it('of a housing association does not speak of a company', () => {
    expect(housingService.sms({ ...facts, ...code, kind: 'zones-changed' })).toContain(
      'Hei Kari! Beboerbilletten din har nye soner fra 01.04.2026.',
    );
  });
});
