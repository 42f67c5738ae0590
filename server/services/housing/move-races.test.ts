import { unitFindings } from '@takst/domain/services/housing/unit-findings.rules.ts';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import {
  leaving,
  movesIn,
  newUnit,
  onTestDay,
  orderForResident,
  together,
} from './test-housing.ts';

describe('changes of a unit that race', () => {
  portalTest('a move-in and a move-out at once: both are done, or one is told', async (portal) => {
    for (let round = 0; round < 4; round += 1) {
      const unit = movesIn(portal);
      const before = await unit.resident();
      const [moveAnswer, moveOutAnswer] = await Promise.all([
        unit.moveIn({ occupants: [before], existingResidents: leaving }),
        unit.moveOut({ subscriberIds: [before], lastDay: '2026-03-31', endsOn: '2026-03-31' }),
      ]);
      expect(moveOutAnswer).toMatchObject({ status: 200 });
      expect([200, 409]).toContain(moveAnswer.status);
      const people = await unit.people();
      expect([...unitFindings(people, onTestDay)]).toEqual([]);
      expect(people).toHaveLength(moveAnswer.status === 200 ? 2 : 1);
    }
    expect(portal.reported).toEqual([]);
  });

  portalTest(
    'the same phone into two units at once: one has it, the other is told (spec 2 §8)',
    async (portal) => {
      for (let round = 0; round < 4; round += 1) {
        const [one, other] = [movesIn(portal), movesIn(portal)];
        const occupants = [await one.resident(), await other.resident()];
        const phone = newPhone();
        const answers = await Promise.all([
          one.moveIn({
            occupants: [occupants[0] ?? 0],
            existingResidents: together,
            order: { phone },
          }),
          other.moveIn({
            occupants: [occupants[1] ?? 0],
            existingResidents: together,
            order: { phone },
          }),
          orderForResident(portal, { phone, employeeId: newUnit() }),
        ]);
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
          200, 409, 409,
        ]);
        const codes = answers.flatMap(({ status, json }) =>
          status === 200 ? [] : [(json as { code: string }).code],
        );
        expect(codes).toEqual(['TICKET_ALREADY_HELD', 'TICKET_ALREADY_HELD']);
      }
      expect(portal.reported).toEqual([]);
    },
  );
});
