import type { HistoryValue } from '@takst/contract/platform/changes/history-entry.schema.ts';
import type { Reading } from '@takst/domain/platform/changes/change-field.ts';
import type { VisibleField } from '@takst/domain/app/changes/change-fields.ts';
import { codeName, codeNames } from '@takst/domain/app/changes/recorded-codes.ts';
import { isProfileId, profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { HistoryNames } from './history-names.ts';

/** The recorded values of one change, of any version of the portal. */
export type RecordedValue = Readonly<Record<string, unknown>>;

type Read = (values: readonly unknown[], names: HistoryNames) => HistoryValue | null;

/** A value as text; null for an empty one. */
const textOf = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;

/** A reading that needs one text. */
const ofText =
  (read: (text: string, names: HistoryNames) => HistoryValue | null): Read =>
  ([value], names) => {
    const text = textOf(value);
    return text === null ? null : read(text, names);
  };

const isRecord = (value: unknown): value is RecordedValue =>
  typeof value === 'object' && value !== null;

/** How each kind of value is read; a malformed value gives null. */
const readings: Readonly<Record<Reading, Read>> = {
  text: ofText((text) => ({ as: 'text', text })),
  date: ofText((text) =>
    /^\d{4}-\d\d-\d\d$/.test(text) ? { as: 'date', date: Temporal.PlainDate.from(text) } : null,
  ),
  money: ([ore]) => (Number.isInteger(ore) ? { as: 'money', ore: Number(ore) } : null),
  boolean: ([value]) => (typeof value === 'boolean' ? { as: 'yesNo', yes: value } : null),
  phone: ([number, code]) => {
    const phone = textOf(number);
    return phone === null ? null : { as: 'phone', countryCode: textOf(code) ?? '', phone };
  },
  zones: ([from, to, all], names) => {
    if (all === true) return { as: 'zones', zones: [], allZones: true };
    const zones = zoneNames([from, to], names);
    return zones.length === 0 ? null : { as: 'zones', zones, allZones: false };
  },
  product: ofText((id, { products }) => {
    const { nb, en } = products.get(id) ?? { nb: id, en: id };
    return { as: 'words', words: { nb, en } };
  }),
  profile: ofText((id) => ({
    as: 'words',
    words: isProfileId(id) ? { ...profileName(id) } : { nb: id, en: id },
  })),
  code: ofText((code, { tenant }) => ({ as: 'words', words: { ...codeName(code, tenant) } })),
  codes: ([codes], { tenant }) =>
    Array.isArray(codes) && codes.length > 0
      ? { as: 'words', words: codeNames(codes.map(String), tenant) }
      : null,
  address: ([address]) => {
    if (!isRecord(address)) return null;
    const { line1, line2, postCode, city } = address;
    const place = [textOf(postCode), textOf(city)].filter(Boolean).join(' ');
    return { as: 'text', text: [textOf(line1), textOf(line2), place].filter(Boolean).join(', ') };
  },
};

/** Names of the zones from and to; the same zone only once. */
export function zoneNames(ids: readonly unknown[], { zones }: HistoryNames): string[] {
  const knownIds = ids.map(textOf).filter((id) => id !== null);
  return [...new Set(knownIds.map((id) => zones.get(id) ?? id))];
}

export const readField = (
  { reading, from }: VisibleField,
  recorded: RecordedValue,
  names: HistoryNames,
): HistoryValue | null =>
  readings[reading](
    from.map((name) => recorded[name]),
    names,
  );
