import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPickupCode } from './pickup-code.rules.ts';
import {
  checkedOfflineAt,
  type CodedTicket,
  faultOfTicketCode,
  offlineCodeOf,
  printedCodeOf,
  ticketCodeOf,
} from './ticket-code.rules.ts';

const at = (text: string) => Temporal.Instant.from(text);
const noon = at('2026-04-10T12:00:00+02:00');
const ticket: CodedTicket = {
  issuer: 'ruter',
  id: 7_100_001,
  startDate: Temporal.PlainDate.from('2026-04-01'),
  expirationDate: Temporal.PlainDate.from('2026-04-30'),
  zoneFrom: 'RUT:TariffZone:1',
  zoneTo: 'RUT:TariffZone:2Ø',
  productId: 'company-ticket',
  profileId: 'ADULT',
};
const here = { issuer: 'ruter', now: noon, zone: 'RUT:TariffZone:1' };
const minutesLater = (minutes: number) => ({ ...here, now: noon.add({ minutes }) });

describe('the code on a ticket', () => {
  it('says which ticket of which operator is valid when, where and for whom, and names nobody', () => {
    expect(ticketCodeOf(ticket, noon)).toEqual({
      iss: 'ruter',
      jti: '7100001',
      iat: 1775815200,
      exp: 1775815200 + 15 * 60,
      from: '2026-04-01',
      to: '2026-04-30',
      zones: ['RUT:TariffZone:1', 'RUT:TariffZone:2Ø'],
      product: 'company-ticket',
      profile: 'ADULT',
    });
  });

  it('leaves out an end that is not known, and zones when it is valid in all', () => {
    const open = { ...ticket, expirationDate: null, zoneFrom: null, zoneTo: null };
    const code = ticketCodeOf(open, noon);
    expect(code).not.toHaveProperty('to');
    expect(code).not.toHaveProperty('zones');
    expect(faultOfTicketCode(code, { ...here, zone: 'RUT:TariffZone:4V' })).toBeNull();
  });

  it('names the zones of both homes of a pupil, each once', () => {
    const other = { secondZoneFrom: 'RUT:TariffZone:3V', secondZoneTo: 'RUT:TariffZone:2Ø' };
    const code = ticketCodeOf({ ...ticket, ...other }, noon);
    expect(code.zones).toEqual(['RUT:TariffZone:1', 'RUT:TariffZone:2Ø', 'RUT:TariffZone:3V']);
    expect(faultOfTicketCode(code, { ...here, zone: 'RUT:TariffZone:3V' })).toBeNull();
  });

  it('ends with the ticket, at midnight in Oslo', () => {
    const late = at('2026-04-30T23:55:00+02:00');
    expect(ticketCodeOf(ticket, late).exp).toBe(
      at('2026-05-01T00:00:00+02:00').epochMilliseconds / 1_000,
    );
  });

  it('is right for a quarter of an hour and what clocks may differ, and then out of date', () => {
    const code = ticketCodeOf(ticket, noon);
    expect(faultOfTicketCode(code, minutesLater(0))).toBeNull();
    expect(faultOfTicketCode(code, minutesLater(17))).toBeNull();
    expect(faultOfTicketCode(code, minutesLater(18))).toBe('out-of-date');
    expect(faultOfTicketCode(code, minutesLater(-2))).toBeNull();
    expect(faultOfTicketCode(code, minutesLater(-3))).toBe('made-later');
  });

  it('on paper is right until its last day is over, by the same check', () => {
    const expirationDate = Temporal.PlainDate.from('2026-04-20');
    const code = printedCodeOf({ ...ticket, expirationDate }, noon);
    const checkedAt = (text: string) => faultOfTicketCode(code, { ...here, now: at(text) });
    expect(code.to).toBe('2026-04-20');
    expect(checkedAt('2026-04-10T12:00:00+02:00')).toBeNull();
    expect(checkedAt('2026-04-20T23:59:00+02:00')).toBeNull();
    expect(checkedAt('2026-04-21T00:01:00+02:00')).toBe('expired');
    expect(checkedAt('2026-04-21T00:03:00+02:00')).toBe('out-of-date');
  });

  it('of a page without a network is right for 24 hours, and says when the ticket was checked', () => {
    const code = offlineCodeOf(ticket, noon);
    expect(code).toEqual({
      ...ticketCodeOf(ticket, noon),
      exp: code.iat + 24 * 3_600,
      offline: true,
    });
    const later = (hours: number, minutes: number) =>
      faultOfTicketCode(code, { ...here, now: noon.add({ hours, minutes }) });
    expect(later(0, 18)).toBeNull();
    expect(later(24, 2)).toBeNull();
    expect(later(24, 3)).toBe('out-of-date');
    expect(checkedOfflineAt(code)).toEqual(noon);
    expect(checkedOfflineAt(ticketCodeOf(ticket, noon))).toBeNull();
  });

  it.each([
    ['2026-04-29T23:59:59+02:00', '2026-04-30T23:59:59+02:00'],
    ['2026-04-30T00:00:00+02:00', '2026-05-01T00:00:00+02:00'],
    ['2026-04-30T00:00:01+02:00', '2026-05-01T00:00:00+02:00'],
    ['2026-04-30T23:59:59+02:00', '2026-05-01T00:00:00+02:00'],
  ])('of a page that was checked at %s never outlives the ticket', (checked, end) => {
    const code = offlineCodeOf(ticket, at(checked));
    expect(code.exp).toBe(at(end).epochMilliseconds / 1_000);
    const past = { ...here, now: at('2026-05-01T00:00:00+02:00') };
    expect(faultOfTicketCode(code, past)).toBe('expired');
  });

  it('of a page without a network lasts 24 hours on the day on which the clocks change', () => {
    const eve = at('2026-03-28T14:00:00+01:00');
    const code = offlineCodeOf({ ...ticket, expirationDate: null }, eve);
    expect(code.exp).toBe(at('2026-03-29T15:00:00+02:00').epochMilliseconds / 1_000);
  });

  it.each([
    [{ issuer: 'akt' }, 'other-operator'],
    [{ zone: 'RUT:TariffZone:3V' }, 'other-zone'],
  ] as const)('is refused elsewhere: %j', (elsewhere, fault) => {
    expect(faultOfTicketCode(ticketCodeOf(ticket, noon), { ...here, ...elsewhere })).toBe(fault);
  });

  it('is refused before the ticket’s first day and after its last', () => {
    const code = ticketCodeOf(ticket, noon);
    expect(faultOfTicketCode({ ...code, from: '2026-04-11' }, here)).toBe('not-yet-valid');
    expect(faultOfTicketCode({ ...code, to: '2026-04-09' }, here)).toBe('expired');
  });

  it('is right at every moment of a valid ticket’s life at which it is made', () => {
    const last = 30 * 24 * 60 - 1;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: last }), (minutes) => {
        const now = at('2026-04-01T00:00:00+02:00').add({ minutes });
        const code = ticketCodeOf(ticket, now);
        expect(faultOfTicketCode(code, { ...here, now })).toBeNull();
        expect(code.exp).toBeGreaterThan(code.iat);
      }),
    );
  });
});

describe('a pickup code', () => {
  it.each(['ABCD2345', 'abcd2345', ' ABCD 2345 ', 'abcd-2345', 'AB–CD—23\u00a045', 'ABCD\n2345'])(
    'is read as people write it: “%s”',
    (written) => expect(readPickupCode(written)).toBe('ABCD2345'),
  );
});
