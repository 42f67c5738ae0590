import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { type ZoneChoice, zonesPaidFor } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import type { Chance } from './chance.ts';
import type { TicketSpan } from './ticket-stories.ts';

type Journey = {
  readonly zones: readonly [from: string, to: string] | null;
  readonly productId: string;
};

const ring = (name: string) => `RUT:TariffZone:${name}`;

const agder = {
  kristiansand: '900',
  vennesla: '950',
  birkenes: '4216',
  lillesand: '4215',
  arendal: '4203',
  grimstad: '4202',
} as const;

/** Where people travel: zones by id, with the product whose filters they meet. */
const journeys: PerTenant<readonly [Journey, ...Journey[]]> = {
  ruter: [
    { zones: [ring('1'), ring('1')], productId: 'company-ticket-oslo' },
    { zones: [ring('1'), ring('1')], productId: 'company-ticket-oslo' },
    { zones: [ring('1'), ring('1')], productId: 'company-ticket-oslo' },
    { zones: [ring('1'), ring('2Ø')], productId: 'company-ticket' },
    { zones: [ring('1'), ring('2V')], productId: 'company-ticket' },
    { zones: [ring('1'), ring('2S')], productId: 'company-ticket' },
    { zones: [ring('2Ø'), ring('2Ø')], productId: 'company-ticket' },
    { zones: [ring('2V'), ring('3V')], productId: 'company-ticket' },
    { zones: null, productId: 'company-ticket' },
  ],
  akt: [
    { zones: [agder.kristiansand, agder.vennesla], productId: 'company-ticket' },
    { zones: [agder.kristiansand, agder.vennesla], productId: 'company-ticket' },
    { zones: [agder.kristiansand, agder.birkenes], productId: 'company-ticket' },
    { zones: [agder.kristiansand, agder.lillesand], productId: 'company-ticket' },
    { zones: [agder.arendal, agder.arendal], productId: 'company-ticket' },
    { zones: [agder.arendal, agder.grimstad], productId: 'company-ticket' },
    { zones: null, productId: 'company-ticket' },
  ],
  // The third operator sells no company ticket; the list is there for the type alone.
  fjord: [{ zones: null, productId: 'company-ticket' }],
};

const choiceOf = (zones: Journey['zones']): ZoneChoice =>
  zones ? { kind: 'zones', from: zones[0], to: zones[1] } : { kind: 'all' };

const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const codeFrom = (chance: Chance, length: number): string =>
  Array.from({ length }, () => codeLetters[chance.below(codeLetters.length)]).join('');

const atWork = (day: Temporal.PlainDate, chance: Chance): Temporal.Instant =>
  day
    .toZonedDateTime({
      timeZone: 'Europe/Oslo',
      plainTime: Temporal.PlainTime.from({ hour: 8 + chance.below(8), minute: chance.below(60) }),
    })
    .toInstant();

const notAfter = (moment: Temporal.Instant, now: Temporal.Instant) =>
  Temporal.Instant.compare(moment, now) > 0 ? now : moment;

export type DemoTicket = ReturnType<typeof demoTicket>;

type Traveller = {
  readonly tenant: TenantId;
  readonly profileId: string;
  readonly span: TicketSpan;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** One ticket with its story told to the end: ordered, cancelled or fetched into the app. */
export function demoTicket({ tenant, profileId, span, today, now }: Traveller, chance: Chance) {
  const { zones, productId } = chance.pick(ofTenant(journeys, tenant));
  const orderedAt = notAfter(
    atWork(span.start.subtract({ days: 3 + chance.below(17) }), chance),
    now,
  );
  const started = Temporal.PlainDate.compare(span.start, today) <= 0;
  const fetched = started && !span.cancelled && chance.in100(85);
  return {
    productId,
    profileId,
    zoneFrom: zones?.[0] ?? null,
    zoneTo: zones?.[1] ?? null,
    nrOfZones: zonesPaidFor(choiceOf(zones), tenantOf(tenant).commonZonePair),
    start: span.start,
    end: span.end,
    orderedAt: orderedAt,
    cancelledAt: span.cancelled ? now.subtract({ hours: 1 + chance.below(40) }) : null,
    pickupCode: codeFrom(chance, 8),
    downloadedAt: fetched ? notAfter(atWork(span.start, chance), now) : null,
    appId: fetched ? `app-${codeFrom(chance, 12).toLowerCase()}` : null,
  };
}
