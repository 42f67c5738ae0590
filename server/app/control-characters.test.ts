import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { type Route, route } from '@takst/contract/platform/calls/route.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { routesOf } from './areas/test-routes.ts';

/** A bell, and what turns the direction of a text around. */
const characters = ['\u0007', '\u202e'];

/** Paths of the texts in a value: `rows.0.name`. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]));
}

/** The value with a character in the middle of one of its texts. */
function withCharacter(value: unknown, path: readonly string[], character: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) {
    const text = String(value);
    return text.slice(0, 1) + character + text.slice(1);
  }
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  const fields = copy as Record<string, unknown>;
  fields[name] = withCharacter(fields[name], rest, character);
  return copy;
}

/** Texts of the contract's example that may have any character, as `path: name`. */
const takenBy = (call: Route): string[] =>
  textsIn(call.example).flatMap((path) => {
    const isTaken = characters.some(
      (character) =>
        call.body && z.safeParse(call.body, withCharacter(call.example, path, character)).success,
    );
    return isTaken ? [`${call.method} ${call.path}: ${path.join('.')}`] : [];
  });

/** Those that are stored nowhere as they come. */
const harmless = [
  // Looked up, and refused where there is none.
  /\b(productId|profileId|zone\w*|token|version|pickupCode)$/,
  /subscriber\/known.*: employeeId$/,
  // Hashed.
  /password$/,
  // Cleaned when they are read (clean-cell.rules.ts).
  /\/(rows|mend).*: .*\b(rows|cells|from|to)\b/,
  // Checked as the rows of a file are, and refused by code.
  /create-multiple: recipients/,
  // Written to the log as JSON.
  /page-error|error-report/,
];

describe('a control character', () => {
  portalTest('is refused in every text that is stored', async (portal) => {
    const routes = routesOf(portal).map((served) => served.route);
    const acceptingTexts = routes.flatMap(takenBy);
    expect(
      acceptingTexts.filter((text) => !harmless.some((pattern) => pattern.test(text))),
    ).toEqual([]);
  });

  portalTest('would be found in a text that takes it', async () => {
    const loose = route({
      method: 'POST',
      path: '/x',
      summary: 'Takes any name',
      needs: 'signed-in',
      body: z.object({ name: z.string() }),
      example: { name: 'Kari' },
      reply: z.null(),
      refusals: {},
    });
    expect(takenBy(loose)).toEqual(['POST /x: name']);
  });
});
