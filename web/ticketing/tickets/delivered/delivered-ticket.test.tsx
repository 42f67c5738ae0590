// @vitest-environment happy-dom
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { DeliveredStatus } from './delivered-status.tsx';
import { MediumFact } from './ticket-fact.tsx';
import { useDeliveredFacts } from './use-delivered-facts.ts';

afterEach(cleanup);

type Facts = ReturnType<typeof useDeliveredFacts>;

/** What the page says of a ticket. */
async function textOf(say: (facts: Facts) => string | null) {
  const Text = () => <output>{say(useDeliveredFacts())}</output>;
  await openPage({ pages: { '/': Text }, at: '/', texts: ['delivered-ticket'] });
  return plainText((await screen.findByRole('status')).textContent);
}

describe('a ticket on a phone or a card, in words,', () => {
  it.each([
    [377.5, '377,50 kr'],
    [0, '0 kr'],
    [null, 'not set'],
  ])('costs %s', async (kroner, text) => {
    expect(await textOf(({ amount }) => amount(kroner))).toBe(text);
  });

  const zones = { allZones: false, zoneFrom: '1', zoneTo: '1', nrOfZones: 1 };
  it.each([
    ['all zones', { ...zones, allZones: true }, 'All zones'],
    ['one zone', zones, 'Zone 1'],
    ['two zones', { ...zones, zoneTo: '2Ø', nrOfZones: 2 }, 'Zone 1 – Zone 2Ø'],
    [
      'zones with others between',
      { ...zones, zoneTo: 'Arendal', nrOfZones: 4 },
      'Zone 1 – Arendal, counts as 4 zones',
    ],
    ['one pair alone', { ...zones, secondZoneFrom: null, secondZoneTo: null }, 'Zone 1'],
    [
      'two homes',
      { ...zones, zoneTo: '2Ø', nrOfZones: 2, secondZoneFrom: '3', secondZoneTo: '3' },
      'Zone 1 – Zone 2Ø and Zone 3',
    ],
    [
      'two homes far apart',
      { ...zones, nrOfZones: 5, secondZoneFrom: '3', secondZoneTo: '4' },
      'Zone 1 and Zone 3 – Zone 4, counts as 5 zones',
    ],
  ])('is for %s', async (_, sold, text) => {
    expect(await textOf((facts) => facts.zones(sold))).toBe(text);
  });

  it.each([
    [true, 'ABCD', 'On the phone'],
    [true, null, 'On the phone'],
    [false, 'ABCD', 'Not picked up yet'],
    [false, null, ''],
  ])('has a code that is fetched, %s, and is %s', async (downloadedToPhone, pickupCode, text) => {
    expect(await textOf(({ code }) => code({ downloadedToPhone, pickupCode }))).toBe(text);
  });
});

describe('where a ticket is', () => {
  const onPhone = {
    mediaType: 'MOBILE_TICKET',
    phoneCountryCode: '+47',
    phone: '41234567',
    pickupCode: 'ABCD2345',
    downloadedToPhone: false,
    travelCardState: null,
  } as const;
  const onCard = {
    ...onPhone,
    mediaType: 'TRAVEL_CARD',
    phoneCountryCode: null,
    phone: null,
    pickupCode: null,
    travelCardState: 'REQUESTED',
  } as const;

  it.each([
    [
      'with the code that is not fetched',
      onPhone,
      null,
      'Mobile +47 412 34 567ABCD2345Not picked up yet',
    ],
    [
      'without the code that is fetched',
      { ...onPhone, downloadedToPhone: true },
      null,
      'Mobile +47 412 34 567On the phone',
    ],
    ['without a code', { ...onPhone, pickupCode: null }, null, 'Mobile +47 412 34 567'],
    ['on a card that is asked for', onCard, null, 'Travel cardRequested'],
    [
      'on a card with its number',
      { ...onCard, travelCardState: 'CREATED' as const },
      '1234',
      'Travel card 1234Produced',
    ],
    // A code of before, on a card.
    ['on a card, without a code', { ...onCard, pickupCode: 'ABCD' }, null, 'Travel cardRequested'],
  ])('is told %s', async (_, ticket, cardNumber, text) => {
    const Medium = () => (
      <dl>
        <MediumFact ticket={ticket} cardNumber={cardNumber} />
      </dl>
    );
    await openPage({ pages: { '/': Medium }, at: '/', texts: ['delivered-ticket'] });
    expect(plainText((await screen.findByRole('definition')).textContent)).toBe(text);
  });

  const active = {
    ...onPhone,
    status: 'active',
    startDate: Temporal.PlainDate.from('2026-01-01'),
    expirationDate: null,
  } as const;
  it.each([
    ['a code that nobody has fetched', active, 'Code not fetched'],
    ['a code that is fetched', { ...active, downloadedToPhone: true }, 'Valid'],
    ['no code', { ...active, pickupCode: null }, 'Valid'],
    ['a card that is not made', { ...active, ...onCard }, 'Card ordered'],
    ['a card', { ...active, ...onCard, travelCardState: 'CREATED' as const }, 'Valid'],
  ])('makes its status: %s', async (_, ticket, text) => {
    const TicketStatus = () => <DeliveredStatus ticket={ticket} />;
    await openPage({ pages: { '/': TicketStatus }, at: '/' });
    await screen.findByText(text);
  });
});
