import {
  type UnitFinding,
  unitFindings,
} from '@takst/domain/services/housing/unit-findings.rules.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { testScope } from '#testing/test-scope.ts';
import { association, movesIn, orderForResident } from '../test-housing.ts';
import { unitFindingsOf } from './unit-findings.query.ts';
import { unitWithNumber } from './unit.query.ts';

type FoundRow = { number: string; twoHouseholds: boolean; runsAfterMoveOut: boolean };

/** What SQL and the rule find in every unit of the association on a day, by number. */
async function findingsOn(portal: TestPortal, today: Temporal.PlainDate) {
  const { database } = portal;
  const companyId = association(portal).id;
  const { rows } = await sql<FoundRow>`
    select unit.number, has_two_households as "twoHouseholds", runs_after_move_out as "runsAfterMoveOut"
      from (${unitFindingsOf(companyId, today)}) as found
      join housing.unit on unit.company_id = ${companyId} and unit.id = found.unit_id
     where unit.number like 'T%' order by unit.number`.execute(tablesOf(database));
  const inSql = rows.map(({ number, twoHouseholds, runsAfterMoveOut }): [string, UnitFinding[]] => [
    number,
    [
      ...(twoHouseholds ? (['two-households'] as const) : []),
      ...(runsAfterMoveOut ? (['runs-after-move-out'] as const) : []),
    ],
  ]);
  const byRule: [string, UnitFinding[]][] = [];
  for (const { number } of rows) {
    const request = { companyId, number, today };
    const unit = await unitWithNumber(database, testScope([companyId]), request);
    byRule.push([number, [...unitFindings(unit?.people ?? [], today)]]);
  }
  return { inSql, byRule };
}

/** Units in every situation: people who live together, follow each other, overlap, leave, and move to another unit. */
async function placeSituations(portal: TestPortal): Promise<void> {
  const [alone, couple, overlapping, gone, followed, mover, later, overlapped] = Array.from(
    { length: 8 },
    () => movesIn(portal),
  );
  if (!alone || !couple || !overlapping || !gone || !followed || !mover || !later) return;
  if (!overlapped) return;
  await alone.resident();
  for (const startDate of ['2026-03-01', '2026-03-01']) await couple.resident({ startDate });
  for (const startDate of ['2026-03-01', '2026-04-01']) await overlapping.resident({ startDate });
  await overlapped.resident();
  // It has not begun today, so it runs on.
  const guest = await overlapped.resident({ startDate: '2026-04-01' });
  await overlapped.moveOut({ subscriberIds: [guest], lastDay: '2026-04-10', endsOn: '2026-04-30' });
  for (const unit of [gone, followed, mover]) {
    const phone = newPhone();
    const person = await unit.resident({ phone });
    const endsOn = unit === gone ? null : '2026-03-31';
    await unit.moveOut({ subscriberIds: [person], lastDay: '2026-03-10', endsOn });
    if (unit === followed) await unit.resident({ startDate: '2026-04-01' });
    if (unit === mover) {
      const order = { phone, employeeId: later.number, hasNewNames: true, startDate: '2026-05-01' };
      expect(await orderForResident(portal, order)).toMatchObject({ status: 200 });
    }
  }
}

describe('what is forgotten in the units of an association', () => {
  portalTest('is the same in SQL as by the rule, on any day', async (portal) => {
    await placeSituations(portal);
    const counts: Record<string, number> = {};
    for (const day of ['2026-02-15', '2026-03-04', '2026-03-11', '2026-04-15', '2026-06-01']) {
      const { inSql, byRule } = await findingsOn(portal, Temporal.PlainDate.from(day));
      expect(inSql).toEqual(byRule);
      expect(inSql).toHaveLength(8);
      counts[day] = inSql.flatMap(([, findings]) => findings).length;
    }
    // Two households once both live there, and the two who left while their tickets run on.
    expect(counts).toEqual({
      '2026-02-15': 0,
      '2026-03-04': 0,
      '2026-03-11': 1,
      '2026-04-15': 3,
      '2026-06-01': 3,
    });
  });
});
