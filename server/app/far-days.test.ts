import type { Route } from '@takst/contract/platform/calls/route.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { inputsFor } from '#testing/access-table/targets.ts';
import { callLoosely, type LooseInput } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { routesOf } from './areas/test-routes.ts';

/** Days that are days by their form: before any calendar, and the ends of what a year of four digits is. */
const farDays = ['0000-01-01', '0001-01-01', '9999-12-31'];
const usualDay = '2026-03-31';
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Fields of a query that take a day and no other text. */
const daysInQuery = ({ query }: Route): string[] =>
  query instanceof z.ZodMiniObject
    ? Object.entries(query.shape)
        .filter(([, schema]) => {
          const takes = (text: string) => z.safeParse(schema as z.core.$ZodType, text).success;
          return takes(usualDay) && !takes('a text');
        })
        .map(([name]) => name)
    : [];

/** The value with another day in place of each. */
const withDays = (value: unknown, day: string): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, one: unknown) =>
    typeof one === 'string' && dayForm.test(one) ? day : one,
  );

const takesDays = (route: Route): boolean =>
  daysInQuery(route).length > 0 ||
  /"\d{4}-\d{2}-\d{2}"/.test(JSON.stringify(route.example ?? null));

/** The input of a call that somebody may make, with far days in it. */
function withFarDay(route: Route, input: LooseInput, day: string): LooseInput {
  const days = Object.fromEntries(daysInQuery(route).map((name) => [name, day]));
  const query = { ...(input.query as object | undefined), ...days };
  return { ...input, query, ...(route.body ? { body: withDays(input.body, day) } : {}) };
}

/** Answers of 5xx, for each company and the users who are let in. */
async function faultsOf(portal: TestPortal, route: Route): Promise<string[]> {
  const users = portal.world.users.filter(
    ({ tenant, state }) => tenant === 'ruter' && state === 'ACTIVE',
  );
  const faults: string[] = [];
  for (const company of portal.world.companies.filter(({ tenant }) => tenant === 'ruter')) {
    for (const input of inputsFor(route, company)) {
      for (const user of users) {
        const answers = await Promise.all(
          farDays.map(async (day) => {
            const call = { route, input: withFarDay(route, input, day) };
            // A download that fails on its way ends in the middle.
            const answer = await callLoosely(portal.port, user, call).catch(() => ({
              status: 599,
            }));
            return { day, answer };
          }),
        );
        for (const { day, answer } of answers)
          if (answer.status >= 500) faults.push(`${route.method} ${route.path} with ${day}`);
        // Others who are let in get the same.
        if (answers.some(({ answer }) => ![401, 403, 404].includes(answer.status))) break;
      }
    }
  }
  return faults;
}

describe('a day that nobody means', () => {
  portalTest('is answered by every call that takes a day, and breaks none', async (portal) => {
    const routes = routesOf(portal)
      .map(({ route }) => route)
      .filter(takesDays);
    expect(routes.length).toBeGreaterThan(40);
    const faults: string[] = [];
    for (const route of routes) faults.push(...(await faultsOf(portal, route)));
    expect([...new Set(faults)]).toEqual([]);
  });
});
