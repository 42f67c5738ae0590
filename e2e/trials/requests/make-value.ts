import fc from 'fast-check';
import type { Chance } from '../../../database/demo/chance.ts';

/** What the document uses of JSON Schema. */
export type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
  readonly pattern?: string;
};

export type ValueSource = {
  readonly chance: Chance;
  /** A value of this name that exists, or nothing. */
  readonly known: (name: string) => unknown;
};

const samplesOfPattern = new Map<string, readonly string[]>();
const patternSeed = 33;

/** Texts of a pattern, the same in every run. */
function textsOf(pattern: string): readonly string[] {
  const kept = samplesOfPattern.get(pattern);
  if (kept) return kept;
  const arbitrary = fc.stringMatching(new RegExp(pattern));
  const texts = fc.sample(arbitrary, { seed: patternSeed, numRuns: 60 });
  samplesOfPattern.set(pattern, texts);
  return texts;
}

const words = [
  'Ola',
  'Kari Nordmann',
  'Ås',
  'Bergensgata 1',
  'a',
  '1',
  '0155',
  '41234567',
  '12345678901',
];
const mostText = 40;

function makeText(schema: Schema, { chance }: ValueSource): string {
  if (schema.format === 'date') {
    const days = chance.in100(70) ? chance.below(120) - 60 : chance.below(4_000) - 2_000;
    return Temporal.Now.plainDateISO('Europe/Oslo').add({ days }).toString();
  }
  if (schema.pattern !== undefined) {
    const texts = textsOf(schema.pattern);
    return texts[chance.below(texts.length)] ?? '';
  }
  if (schema.format === 'date-time') return '2026-11-28T10:00:00Z';
  const { minLength = 0, maxLength = mostText } = schema;
  const most = Math.min(maxLength, chance.in100(3) ? 5_000 : mostText);
  // Boundaries, and what people type.
  if (chance.in100(10)) return 'æ'.repeat(minLength);
  if (chance.in100(5)) return 'x'.repeat(most);
  const word = words[chance.below(words.length)] ?? '';
  return word.padEnd(minLength, 'b').slice(0, Math.max(minLength, most));
}

function makeNumber(schema: Schema, { chance }: ValueSource): number {
  const isWhole = schema.type === 'integer';
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1;
  const most = schema.maximum ?? least + 1_000;
  if (chance.in100(10)) return least;
  if (chance.in100(5)) return most;
  const small = Math.min(most, least + 20);
  const value = least + chance.below(Math.max(1, (chance.in100(70) ? small : most) - least));
  return isWhole || chance.in100(50) ? Math.trunc(value) : value + 0.25;
}

function makeObject(schema: Schema, source: ValueSource): unknown {
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => schema.required?.includes(name) || source.chance.in100(60))
    .map(([name, own]) => [name, makeValue(own, source, name)] as const);
  return Object.fromEntries(entries);
}

function makeList(schema: Schema, source: ValueSource, name: string): unknown {
  if (schema.prefixItems) return schema.prefixItems.map((one) => makeValue(one, source, name));
  const { minItems = 0, maxItems = 4 } = schema;
  const length = Math.min(maxItems, minItems + source.chance.below(4));
  return Array.from({ length }, () => makeValue(schema.items ?? {}, source, name));
}

/** A value that the schema takes; one that exists where there is one of this name. */
export function makeValue(schema: Schema, source: ValueSource, name: string): unknown {
  const { chance } = source;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return makeValue(choices[chance.below(choices.length)] ?? {}, source, name);
  if (schema.allOf && schema.type === undefined)
    return makeValue(Object.assign({}, ...schema.allOf) as Schema, source, name);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[chance.below(schema.enum.length)];
  if (schema.type === 'object') return makeObject(schema, source);
  if (schema.type === 'array') return makeList(schema, source, name);
  if (schema.type === 'boolean') return chance.in100(50);
  if (schema.type === 'null') return null;
  const known = chance.in100(60) ? source.known(name) : undefined;
  if (schema.type === 'string') {
    if (typeof known === 'number') return String(known);
    return typeof known === 'string' ? known : makeText(schema, source);
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return typeof known === 'number' ? known : makeNumber(schema, source);
  return known ?? null;
}
