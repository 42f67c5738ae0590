import type {
  HistoryEntry,
  HistoryField,
  HistoryValue,
} from '@takst/contract/company-tickets/list-subscriber-history.contract.ts';
import { isProfileId, profileName } from '@takst/domain/products/profiles.rules.ts';
import type { Recorded } from './history.query.ts';

type Words = { readonly nb: string; readonly en: string };

export type Names = {
  readonly zones: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, Words>;
};

type Reading = {
  /** What is recorded under these names makes the value. */
  readonly from: readonly string[];
  readonly read: (recorded: Recorded, names: Names) => HistoryValue | null;
};

const textOf = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;

const text = (name: string): Reading => ({
  from: [name],
  read(recorded) {
    const found = textOf(recorded[name]);
    return found === null ? null : { as: 'text', text: found };
  },
});

const date = (name: string): Reading => ({
  from: [name],
  read(recorded) {
    const found = textOf(recorded[name]);
    if (found === null || !/^\d{4}-\d\d-\d\d$/.test(found)) return null;
    return { as: 'date', date: Temporal.PlainDate.from(found) };
  },
});

const yesNo = (name: string): Reading => ({
  from: [name],
  read: (recorded) =>
    typeof recorded[name] === 'boolean' ? { as: 'yesNo', yes: recorded[name] } : null,
});

const words = (
  name: string,
  wordsOf: (id: string, names: Names) => Words | undefined,
): Reading => ({
  from: [name],
  read(recorded, names) {
    const found = textOf(recorded[name]);
    if (found === null) return null;
    return { as: 'words', words: { ...(wordsOf(found, names) ?? { nb: found, en: found }) } };
  },
});

const phone: Reading = {
  from: ['phoneCountryCode', 'phone'],
  read({ phoneCountryCode, phone: number }) {
    const found = textOf(number);
    return found === null
      ? null
      : { as: 'text', text: `${textOf(phoneCountryCode) ?? ''}${found}` };
  },
};

const zones: Reading = {
  from: ['zoneFrom', 'zoneTo', 'allZones'],
  read({ zoneFrom, zoneTo, allZones }, names) {
    if (allZones === true) return { as: 'zones', zones: [], allZones: true };
    const ids = [textOf(zoneFrom), textOf(zoneTo)].filter((id) => id !== null);
    if (ids.length === 0) return null;
    const found = new Set(ids.map((id) => names.zones.get(id) ?? id));
    return { as: 'zones', zones: [...found], allZones: false };
  },
};

/**
 * How each field is read from what was recorded, in the order in which people read it. What is not
 * here is never told: ids, and above all codes.
 */
const readings: readonly (readonly [HistoryField, Reading])[] = [
  ['firstName', text('firstName')],
  ['lastName', text('lastName')],
  ['employeeId', text('employeeId')],
  ['phone', phone],
  ['product', words('productId', (id, names) => names.products.get(id))],
  ['profile', words('profileId', (id) => (isProfileId(id) ? profileName(id) : undefined))],
  ['zones', zones],
  ['startDate', date('startDate')],
  ['expirationDate', date('expirationDate')],
  ['lastDay', date('lastDay')],
  ['downloadedToPhone', yesNo('downloadedToPhone')],
  ['cancelled', yesNo('cancelled')],
];

type Change = { before: Recorded | null; after: Recorded | null };

/** The fields that a change made into something else; what it did not write down, it left alone. */
export function differencesOf(
  { before, after }: Change,
  names: Names,
): HistoryEntry['differences'] {
  return readings
    .filter(([, { from }]) => from.some((name) => after !== null && name in after))
    .map(([field, { read }]) => ({
      field,
      before: before && read(before, names),
      after: after && read(after, names),
    }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}
