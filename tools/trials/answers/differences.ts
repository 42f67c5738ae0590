import type { Answer } from './answer.ts';

/** Where two answers differ: the path of a value with `[]` for any place in a list. */
export type Difference = {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
};

/** What each portal draws by chance or takes from the clock. */
const isChance = (field: string): boolean =>
  /(token|secret|clientId|At|link|href)$/i.test(field) || /expiresIn|sessionId|^keys/i.test(field);

const moments = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const secrets = /(?<=\/)[\w-]{20,}/g;
const pickupCodes = /\b[A-HJ-NP-Z2-9]{4} ?[A-HJ-NP-Z2-9]{4}\b/g;

/** A text without the moments, link keys and codes that each portal has of its own. */
export const withoutChance = (text: string): string =>
  text.replace(moments, 'moment').replace(secrets, 'secret').replace(pickupCodes, 'code');

const textOf = (value: unknown): unknown =>
  typeof value === 'string' ? withoutChance(value) : value;

export function differencesOf(old: Answer, other: Answer): Difference[] {
  if (old.status !== other.status || old.type !== other.type) {
    return [{ field: '(status)', old, new: other }];
  }
  return [...compare('', old.content, other.content)];
}

function* compare(field: string, old: unknown, other: unknown): Generator<Difference> {
  if (isChance(field)) return;
  if (Array.isArray(old) && Array.isArray(other)) {
    if (old.length !== other.length) {
      yield { field: `${field}.length`, old: old.length, new: other.length };
    }
    for (let place = 0; place < Math.min(old.length, other.length); place += 1) {
      yield* compare(`${field}[]`, old[place], other[place]);
    }
    return;
  }
  if (isRecord(old) && isRecord(other)) {
    for (const name of new Set([...Object.keys(old), ...Object.keys(other)])) {
      yield* compare(field === '' ? name : `${field}.${name}`, old[name], other[name]);
    }
    return;
  }
  if (textOf(old) !== textOf(other)) yield { field, old, new: other };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
