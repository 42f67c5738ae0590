import { isNameForMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { housingService } from '#services/housing/housing.service.ts';
import { ticketSms } from './ticket-sms.texts.ts';

const name = { indefinite: 'bedriftsbillett', definite: 'bedriftsbilletten' };
const day = (text: string) => Temporal.PlainDate.from(text);
const facts = {
  tenant: 'ruter',
  firstName: 'Kari',
  companyName: 'Fjellheim Konsult AS',
  startDate: day('2026-04-01'),
} as const;
const kinds = [
  'ordered',
  'code-again',
  'new-ticket',
  'zones-changed',
  'ended',
  'cancelled',
  'end-undone',
] as const;
const code = {
  pickupCode: 'ABCD2345',
  link: 'https://bedrift.ruter.example/billett/AAAAAAAAAAAAAAAAAAAAAA4882p',
};
const others = { lastDay: facts.startDate, keepsPrevious: false };
const withoutLink: readonly string[] = ['ended', 'cancelled', 'end-undone'];

describe('the SMS about a ticket', () => {
  it.each([
    ['ordered', 'Fjellheim Konsult gir deg bedriftsbillett fra 01.04.2026.'],
    ['code-again', 'Hei Kari! Her er koden til bedriftsbilletten igjen.'],
    ['new-ticket', 'Ny bedriftsbillett fra Fjellheim erstatter den forrige.'],
    ['zones-changed', 'Hei Kari! Bedriftsbilletten har nye soner fra 01.04.2026.'],
  ] as const)('states its reason, the code and the link: %s', (kind, opening) => {
    const text = ticketSms({ ...facts, ...code, kind }, name);
    expect(text).toBe(`${opening} Hentekode: ABCD2345 i Ruter-appen. ${code.link}`);
  });

  it('fits in one message of 160 characters, whatever the names are', () => {
    const names = fc.array(fc.constantFrom('Anne', 'Åse-Marie', 'Konsulentselskapet', 'AS', '&'), {
      minLength: 1,
      maxLength: 20,
    });
    const anyName = names.map((words) => words.join(' ').slice(0, 200));
    fc.assert(
      fc.property(anyName, anyName, fc.constantFrom(...kinds), (firstName, companyName, kind) => {
        const event = { ...facts, ...code, ...others, kind, firstName, companyName };
        const text = ticketSms(event, name);
        expect(text.length).toBeLessThanOrEqual(160);
        expect(text.includes(code.link)).toBe(!withoutLink.includes(kind));
      }),
    );
  });

  it('cuts a company name that is one long word', () => {
    const event = { ...facts, ...code, kind: 'ordered', companyName: 'Å'.repeat(100) } as const;
    expect(ticketSms(event, name)).toMatch(/^Å{19} gir deg .*AAA4882p$/);
  });

  it.each(kinds)('has no link but its own, whatever the names are: %s', (kind) => {
    const names = { firstName: 'Vinn\nwww.evil.no', companyName: 'evil.no/x AS' };
    const event = { ...facts, ...names, ...code, ...others, kind };
    const text = ticketSms(event, name).replace(code.link, '').replaceAll('01.04.2026', '');
    expect(isNameForMessage(text)).toBe(true);
  });

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
    expect(ticketSms({ ...facts, kind: 'cancelled', keepsPrevious: false }, name)).toBe(
      'Hei Kari! Fjellheim Konsult AS har avbestilt bedriftsbilletten din fra 01.04.2026. ' +
        'Hentekoden virker ikke lenger.',
    );
  });

  it('that was to continue another says that the holder keeps that one', () => {
    expect(ticketSms({ ...facts, kind: 'cancelled', keepsPrevious: true }, name)).toBe(
      'Hei Kari! Fjellheim Konsult AS har avbestilt endringen fra 01.04.2026. ' +
        'Du beholder bedriftsbilletten du har.',
    );
  });

  it('whose end was undone says that it is valid as before', () => {
    expect(ticketSms({ ...facts, kind: 'end-undone' }, name)).toBe(
      'Hei Kari! Fjellheim Konsult AS har angret avslutningen. ' +
        'Bedriftsbilletten din gjelder som før.',
    );
  });

  it('of a housing association does not speak of a company', () => {
    expect(housingService.sms({ ...facts, ...code, kind: 'zones-changed' })).toContain(
      'Hei Kari! Beboerbilletten har nye soner fra 01.04.2026.',
    );
  });
});
