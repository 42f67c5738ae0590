import type { Chance } from '../../../database/demo/chance.ts';

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** What no form sends: boundaries, other types, control characters, other scripts, and too much of anything. */
const strange: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => ' ',
  () => 0,
  () => -1,
  () => 0.5,
  () => 2_147_483_648,
  () => -2_147_483_649,
  () => Number.MAX_SAFE_INTEGER,
  () => 9_223_372_036_854_775_000,
  () => 1e308,
  () => [],
  () => ({}),
  () => [null],
  () => ({ toString: 1, length: -1 }),
  () => 'NaN',
  () => '\0',
  () => 'a\0b',
  () => '\u0001\u0008\u001f\u007f\u0085',
  () => 'line\r\nbreak\ttab',
  () => '\u202Eevil\u2066\u200B\uFEFF',
  () => '\uD800',
  () => 'x\uDC00y',
  () => '😀🏳️‍🌈'.repeat(20),
  () => 'Ｆｕｌｌ＝１＋１',
  () => 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  () => 'ﷺ'.repeat(50),
  () => "'; drop table ticket; --",
  () => '%_\\',
  () => '<script>alert(1)</script>',
  () => '${7*7}{{7*7}}',
  () => '../../../etc/passwd',
  () => '=1+1',
  () => 'x'.repeat(10_000),
  () => '9'.repeat(400),
  () => '0000-00-00',
  () => '2026-02-30',
  () => '9999-12-31',
  () => '0001-01-01',
  () => '-000001-01-01',
  () => '+275760-09-13',
  () => '2026-11-28T00:00:00Z',
  () => '1e3',
  () => '-0',
  () => '0x10',
  () => '１２３',
  () => '+4799999999',
  () => 'a@b.c',
  () => Array.from({ length: 3_000 }, (_, position) => position),
  () => deep(40),
  () => deep(3_000),
  () =>
    Object.fromEntries(Array.from({ length: 500 }, (_, position) => [`k${position}`, position])),
];

export const strangeValue = (chance: Chance): unknown => strange[chance.below(strange.length)]?.();

const strangeNames = [
  '__proto__',
  'constructor',
  'toString',
  '',
  'extra',
  'id',
  'tenant',
  'companyId',
  '\0',
  'æøå',
];

/** The places of a value in which it can be spoiled: each object and list in it. */
function holdersIn(value: unknown, found: object[] = []): object[] {
  if (typeof value !== 'object' || value === null || found.length > 200) return found;
  found.push(value);
  for (const one of Object.values(value)) holdersIn(one, found);
  return found;
}

/** Changes a copy of a valid body in one to three places. */
export function spoilValue(valid: unknown, chance: Chance): unknown {
  if (chance.in100(6)) return strangeValue(chance);
  const value: unknown = structuredClone(valid);
  const holders = holdersIn(value);
  if (holders.length === 0) return strangeValue(chance);
  for (let times = 1 + chance.below(3); times > 0; times -= 1) {
    const holder = holders[chance.below(holders.length)] as Record<string, unknown>;
    const names = Object.keys(holder);
    const name = names[chance.below(names.length)];
    const change = chance.below(100);
    if (name === undefined || change < 15) addTo(holder, chance);
    else if (change < 36) delete holder[name];
    else if (change < 46) holder[name] = [holder[name], holder[name]];
    else holder[name] = strangeValue(chance);
  }
  return value;
}

function addTo(holder: Record<string, unknown> | unknown[], chance: Chance): void {
  if (Array.isArray(holder)) {
    holder.push(strangeValue(chance));
    return;
  }
  const name = strangeNames[chance.below(strangeNames.length)] ?? '';
  // As JSON.parse does: `__proto__` is a field like any other there.
  const value = strangeValue(chance);
  Object.defineProperty(holder, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
