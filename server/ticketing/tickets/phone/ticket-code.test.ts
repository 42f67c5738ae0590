import {
  checkedOfflineAt,
  faultOfTicketCode,
} from '@takst/domain/ticketing/ticket-code/ticket-code.rules.ts';
import { describe, expect } from 'vitest';
import { everyKindIn } from '#ticketing/tickets/every-kind/test-every-kind.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { describePhoneTicket } from './describe-phone-ticket.ts';
import { holderOfTemporary } from './holder-link.ts';
import { ticketOfHolder } from './phone-ticket.query.ts';
import { addSigningKey, ensureSigningKeys } from './signing-key.store.ts';
import { keysOf, readOffline, scanned } from './test-inspection.ts';
import { withdrawKey } from './test-keys.store.ts';
import { phonesOf, shownIn } from './test-phone.ts';

describe('the code on a ticket', () => {
  const aCode = async (portal: TestPortal) => {
    const { id, token } = await phonesOf(portal).order({ startDate: '2026-03-01' });
    const code = shownIn(await phonesOf(portal).look(token)).code;
    return { id, text: code?.text ?? '', rows: code?.rows ?? [] };
  };
  const inspection = {
    issuer: 'ruter',
    now: Temporal.Instant.from(firstMoment).add({ minutes: 10 }),
    zone: 'RUT:TariffZone:2Ø',
  };

  portalTest('is verified offline, with the published key and nothing else', async (portal) => {
    const { id, text } = await aCode(portal);
    const code = readOffline(text, (await keysOf(portal)).keys);
    expect(code).toMatchObject({
      iss: 'ruter',
      jti: String(id),
      from: '2026-03-01',
      profile: 'ADULT',
      zones: ['RUT:TariffZone:1', 'RUT:TariffZone:2Ø'],
    });
    expect(code && faultOfTicketCode(code, inspection)).toBeNull();
  });

  portalTest(
    'for a page without a network is verified as well, and says when the ticket was checked',
    async (portal) => {
      const { token } = await phonesOf(portal).order({ startDate: '2026-03-01' });
      const { offlineCode } = shownIn(await phonesOf(portal).look(token));
      const text = scanned(offlineCode?.rows ?? []);
      expect(text).toBe(offlineCode?.text);
      const code = readOffline(text, (await keysOf(portal)).keys);
      const checked = Temporal.Instant.from(firstMoment);
      expect(code && checkedOfflineAt(code)).toEqual(checked);
      const at = (minutes: number) =>
        code && faultOfTicketCode(code, { ...inspection, now: checked.add({ minutes }) });
      expect(at(24 * 60)).toBeNull();
      expect(at(24 * 60 + 3)).toBe('out-of-date');
      expect(text.length).toBeLessThan(450);
    },
  );

  portalTest('has the zones of both ways, each once, also one of no map', async (portal) => {
    // A phone shows two ways by the temporary ticket of a card alone.
    const { order, issue, tenant } = everyKindIn(portal);
    const [one, two] = ['RUT:TariffZone:1', 'RUT:TariffZone:2Ø'];
    const firstWay = { zoneFrom: one, zoneTo: one, nrOfZones: 3 };
    const secondWay = { secondZoneFrom: two, secondZoneTo: 'GONE:9' };
    const onCard = { medium: 'card', mediumSlot: null, cardId: 531 } as const;
    const [id = 0] = await issue({ ...order, ...onCard, ...firstWay, ...secondWay });
    const row = await ticketOfHolder(
      portal.database,
      holderOfTemporary({ tenant, temporaryId: 1 }, id),
    );
    if (!row) throw new Error('no such ticket');
    const onPhone = await describePhoneTicket(portal.database, row, portal.clock.now());
    const zoneIds = [one, two, 'GONE:9'];
    expect(onPhone).toMatchObject({
      productName: { nb: '30-dagersbillett' },
      zones: ['1', '2Ø', 'GONE:9'],
      zoneIds,
    });
    const code = readOffline(onPhone.code?.text ?? '', (await keysOf(portal)).keys);
    expect(code?.zones).toEqual(zoneIds);
  });

  portalTest('is found out when anything in it was changed', async (portal) => {
    const { text } = await aCode(portal);
    const { keys } = await keysOf(portal);
    const [header = '', payload = '', signature = ''] = text.split('.');
    const changed = Buffer.from(payload, 'base64url')
      .toString()
      .replace('2026-03-01', '2026-02-01');
    const forged = [header, Buffer.from(changed).toString('base64url'), signature].join('.');
    expect(readOffline(forged, keys)).toBeNull();
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(readOffline([unsigned, payload, ''].join('.'), keys)).toBeNull();
    expect(readOffline(text, (await keysOf(portal, 'akt.localhost')).keys)).toBeNull();
    expect(readOffline(text, keys)).not.toBeNull();
  });

  portalTest(
    'is in the picture, which contains no name, phone or employee number',
    async (portal) => {
      const { text, rows } = await aCode(portal);
      expect(scanned(rows)).toBe(text);
      const payload = Buffer.from(text.split('.')[1] ?? '', 'base64url').toString();
      expect(payload).not.toMatch(/Kari|Nordmann|4711|"47/);
      expect(text.length).toBeLessThan(420);
    },
  );

  portalTest(
    'is verified by keys of which the private halves stay where they are',
    async (portal) => {
      const { text, keys } = await keysOf(portal);
      expect(keys).toHaveLength(1);
      expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual([
        'alg',
        'crv',
        'kid',
        'kty',
        'use',
        'x',
      ]);
      expect(text).not.toContain('"d"');
      expect((await keysOf(portal, 'akt.localhost')).keys[0]?.x).not.toBe(keys[0]?.x);
    },
  );

  portalTest(
    'is signed by the next key from its day on, which is published before',
    async (portal) => {
      const before = (await keysOf(portal)).keys;
      const from = Temporal.Instant.from('2026-03-06T12:00:00Z');
      const kid = await portal.database.transaction((tx) => addSigningKey(tx, 'ruter', from));
      const { keys } = await keysOf(portal);
      expect(keys.map((key) => key.kid)).toEqual([kid, before[0]?.kid]);
      const kidOf = (text: string) =>
        (
          JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString()) as {
            kid: string;
          }
        ).kid;
      expect(kidOf((await aCode(portal)).text)).toBe(before[0]?.kid);
      portal.clock.set('2026-03-06T12:00:00Z');
      const { text } = await aCode(portal);
      expect(kidOf(text)).toBe(kid);
      expect(readOffline(text, keys)).not.toBeNull();
      await withdrawKey(portal.database, kid);
      expect((await keysOf(portal)).keys.map((key) => key.kid)).toEqual([before[0]?.kid]);
      expect(kidOf((await aCode(portal)).text)).toBe(before[0]?.kid);
      // An operator whose only key is not valid yet gets a key that is valid at once.
      const later = Temporal.Instant.from('2026-03-08T12:00:00Z');
      const next = await portal.database.transaction((tx) => addSigningKey(tx, 'ruter', later));
      await withdrawKey(portal.database, before[0]?.kid ?? '');
      await ensureSigningKeys(portal.database, portal.clock.now());
      const [newest, current, ...more] = (await keysOf(portal)).keys.map((key) => key.kid);
      expect([newest, more]).toEqual([next, []]);
      expect(kidOf((await aCode(portal)).text)).toBe(current);
      portal.clock.set(firstMoment);
    },
  );
});
