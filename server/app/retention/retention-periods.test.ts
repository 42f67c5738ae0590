import {
  type RetentionName,
  retentionPeriods,
} from '@takst/domain/platform/retention/retention-periods.ts';
import { subscriptionRetention } from '@takst/domain/services/subscriptions/subscription-retention.rules.ts';
import type { TicketRetention } from '@takst/domain/ticketing/tickets/ticket-retention.rules.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaRules, retentionRules } from '#app/retention/retention.store.ts';
import { textRules } from '#app/retention/text-retention.store.ts';
import type { PersonalDataArea } from '#ticketing/tickets/tickets.public.ts';
import { erasers } from '../areas/erasers.ts';
import { ticketServices } from '../areas/ticket-services.ts';

/** What goes by the store or the setting that keeps it, and by no rule of the nightly job. */
const elsewhere = {
  session: 'server/customers/session/signing-in/session.store.ts',
  signIn: 'server/customers/session/signing-in/sign-in.store.ts',
  sentMessage: 'server/platform/jobs/start-jobs.ts',
} as const satisfies { readonly [Name in RetentionName]?: string };

/** With which periods an eraser's area loses what it holds: with tickets and with subscriptions. */
const ofHolders: readonly RetentionName[] = [
  'ticketHolder',
  'counterOrder',
  'eBikeHolder',
  'carHolder',
];
const eraserPeriods: Readonly<Record<PersonalDataArea, readonly RetentionName[]>> = {
  housing: ofHolders,
  batches: ofHolders,
  invoices: ofHolders,
  record: ofHolders,
  requests: ofHolders,
  subscribers: ofHolders,
  travelCards: ofHolders,
};

/** A retention of tickets or subscriptions is one of these facts, with what it counts from. */
const isFact = (names: readonly RetentionName[], retention: TicketRetention) =>
  names.some(
    (name) =>
      JSON.stringify({ ...retentionPeriods[name], after: retention.after }) ===
      JSON.stringify(retention),
  );

const ruleNames = [
  ...retentionRules.map(({ period }) => period),
  ...textRules.map(({ period }) => period),
  ...areaRules.flatMap(({ periods }) => periods),
];

describe('how long the portal keeps what it knows about people (spec 3 §9)', () => {
  it('is one fact for each rule: no rule without, and no fact that no rule applies', () => {
    const applied = new Set([
      ...ruleNames,
      ...Object.values(eraserPeriods).flat(),
      ...Object.keys(elsewhere),
    ]);
    expect([...applied].toSorted()).toEqual(Object.keys(retentionPeriods).toSorted());
    expect(Object.keys(eraserPeriods).toSorted()).toEqual(Object.keys(erasers).toSorted());
  });

  it('is that of the tickets and subscriptions that the nightly job anonymises', () => {
    for (const [id, { retention }] of Object.entries(ticketServices)) {
      expect(
        isFact([id === 'ticket-counter' ? 'counterOrder' : 'ticketHolder'], retention),
        id,
      ).toBe(true);
    }
    for (const [type, retention] of Object.entries(subscriptionRetention)) {
      expect(isFact([type === 'JOULE' ? 'eBikeHolder' : 'carHolder'], retention), type).toBe(true);
    }
  });

  it.each([
    'server/ticketing/batches/batch-retention.store.ts',
    'server/services/self-service/requests/forget-requests.store.ts',
    'server/customers/users/access-requests/forget-access-requests.store.ts',
    'server/billing/invoices/payments/forget-payers.store.ts',
    'server/services/onboarding/forget-onboardings.store.ts',
    'server/services/ticket-counter/covers/forget-covered.store.ts',
    'server/services/ticket-counter/order/forget-old-orders.store.ts',
    'server/services/free-tickets/book/book-holder.store.ts',
    'server/services/free-tickets/payroll-file/erase-file-numbers.store.ts',
    'server/app/retention/retention.store.ts',
    'server/app/retention/text-retention.store.ts',
    ...Object.values(elsewhere),
  ])('is in the facts alone: %s has no length of its own', async (path) => {
    const text = await readFile(join(import.meta.dirname, '../../..', path), 'utf8');
    expect(text).toContain('retentionPeriods');
    expect(ownLengthsIn(text)).toEqual([]);
  });

  it('would be seen if a rule had a length of its own', () => {
    for (const planted of [
      'now.subtract({ hours: 24 * 30 })',
      'today.subtract({ months: 3 })',
      "interval '3 months'",
      'const keptDays = 14;',
    ]) {
      expect(ownLengthsIn(planted), planted).toHaveLength(1);
    }
  });
});

/** Lengths of time that are written as numbers; a year in SQL begins the year after. */
const ownLengthsIn = (text: string): string[] =>
  text.match(
    /(hours|days|months|years): \d[^}]*|interval '\d+ (?!year')[^']*'|const \w*(Days|Months|Years|Hours)\b = \d+/gi,
  ) ?? [];
