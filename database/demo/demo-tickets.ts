import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Chance } from './chance.ts';
import type { TicketSpan } from './ticket-stories.ts';

type Journey = {
  readonly zones: readonly [from: string, to: string] | null;
  readonly productId: string;
};

/** Where people travel: zones by name, with the product whose filters they meet. */
const journeys: Readonly<Record<TenantId, readonly [Journey, ...Journey[]]>> = {
  ruter: [
    { zones: ['1', '1'], productId: 'company-ticket-oslo' },
    { zones: ['1', '1'], productId: 'company-ticket-oslo' },
    { zones: ['1', '1'], productId: 'company-ticket-oslo' },
    { zones: ['1', '2Ø'], productId: 'company-ticket' },
    { zones: ['1', '2V'], productId: 'company-ticket' },
    { zones: ['1', '2S'], productId: 'company-ticket' },
    { zones: ['2Ø', '2Ø'], productId: 'company-ticket' },
    { zones: ['2V', '3V'], productId: 'company-ticket' },
    { zones: null, productId: 'company-ticket' },
  ],
  akt: [
    { zones: ['Kristiansand', 'Vennesla'], productId: 'company-ticket-kristiansand' },
    { zones: ['Kristiansand', 'Vennesla'], productId: 'company-ticket-kristiansand' },
    { zones: ['Kristiansand', 'Birkenes'], productId: 'company-ticket' },
    { zones: ['Kristiansand', 'Lillesand'], productId: 'company-ticket' },
    { zones: ['Arendal', 'Arendal'], productId: 'company-ticket' },
    { zones: ['Arendal', 'Grimstad'], productId: 'company-ticket' },
    { zones: null, productId: 'company-ticket' },
  ],
  // The third operator sells no company ticket; the list is there for the type alone.
  fjord: [{ zones: null, productId: 'company-ticket' }],
};

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
  const { zones, productId } = chance.pick(journeys[tenant]);
  const ordered = notAfter(atWork(span.start.subtract({ days: 3 + chance.below(17) }), chance), now);
  const started = Temporal.PlainDate.compare(span.start, today) <= 0;
  const fetched = started && !span.cancelled && chance.in100(85);
  return {
    productId,
    profileId,
    zoneFrom: zones?.[0] ?? null,
    zoneTo: zones?.[1] ?? null,
    nrOfZones: zones === null ? 3 : zones[0] === zones[1] ? 1 : 2,
    start: span.start,
    end: span.end,
    orderedAt: ordered,
    cancelledAt: span.cancelled ? now.subtract({ hours: 1 + chance.below(40) }) : null,
    pickupCode: codeFrom(chance, 8),
    downloadedAt: fetched ? notAfter(atWork(span.start, chance), now) : null,
    appId: fetched ? `app-${codeFrom(chance, 12).toLowerCase()}` : null,
  };
}
