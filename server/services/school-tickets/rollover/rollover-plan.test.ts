import { saveClassMoves } from '@takst/contract/services/school-tickets/rollover/save-class-moves.contract.ts';
import { describe, expect } from 'vitest';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { placePupils } from '../test-pupils.ts';
import { rolloverIn, rolloverTest as portalTest, rollingPupil } from './test-rollover.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const place = (portal: TestPortal, ...pupils: Parameters<typeof placePupils>[2]) =>
  placePupils(portal, 'school', pupils);

describe('the plan of the next school year', () => {
  portalTest(
    'has where classes move, and for each pupil what is ordered or why nothing is',
    async (portal) => {
      await place(
        portal,
        rollingPupil('Planphone'),
        rollingPupil('Planmade', { card: 'made', cardNumber: '915000001' }),
        rollingPupil('Planblocked', { card: 'blocked', cardNumber: '915000002' }),
        rollingPupil('Planleaver', { className: '10R' }),
        rollingPupil('Planended', { tickets: [{ end: day('2026-04-30'), isEnded: true }] }),
        rollingPupil('Planfirst', { className: '1R' }),
        { firstName: null, lastName: null, className: null, card: 'made', cardNumber: '915000003' },
      );
      const { plan } = rolloverIn(portal);
      const { year, moves, pupils, newCardFeeOre } = await plan();
      expect(year).toEqual({
        beginsIn: 2026,
        name: '2026/2027',
        startDate: day('2026-08-20'),
        lastDay: day('2027-06-30'),
        deliveryDay: day('2026-08-10'),
      });
      expect(newCardFeeOre).toBe(5000);
      const moveOf = (name: string) => moves.find(({ from }) => from === name);
      expect(moveOf('8R')).toEqual({ from: '8R', to: '9R', proposed: '9R', isToCheck: false });
      expect(moveOf('10R')).toMatchObject({ to: null });
      const of = (name: string) => pupils.find(({ lastName }) => lastName === name);
      expect(of('Planphone')).toMatchObject({
        className: '8R',
        nextMedium: 'phone',
        pricePerMonth: 377,
        reason: null,
        marks: [],
      });
      expect(of('Planmade')).toMatchObject({ nextMedium: 'kept-card' });
      expect(of('Planblocked')).toMatchObject({ nextMedium: 'new-card' });
      expect(of('Planleaver')).toMatchObject({ reason: 'LEAVER', marks: ['upper-secondary'] });
      expect(of('Planfirst')).toMatchObject({ marks: ['second-year'], reason: null });
      expect(of('Planended')).toBeUndefined();
      expect(pupils.filter(({ reason }) => reason === 'NAMELESS_CARD').length).toBeGreaterThan(0);
    },
  );

  portalTest('has 9S before 10S, and the pupils of a class in Norwegian order', async (portal) => {
    await place(
      portal,
      rollingPupil('Sortås', { className: '9S' }),
      rollingPupil('Sortbakk', { className: '10S' }),
      rollingPupil('Sortøy', { className: '9S' }),
      rollingPupil('Sortholm', { className: '8S' }),
      rollingPupil('Sortdal', { className: '9S' }),
    );
    const { moves, pupils } = await rolloverIn(portal).plan();
    const classes = moves.map(({ from }) => from).filter((name) => name.endsWith('S'));
    expect(classes).toEqual(['8S', '9S', '10S']);
    const names = pupils.flatMap(({ lastName }) => /^Sort(.*)/.exec(lastName ?? '')?.[1] ?? []);
    expect(names).toEqual(['holm', 'dal', 'øy', 'ås', 'bakk']);
  });

  portalTest('is none before the next year opens', async (portal) => {
    portal.clock.set('2026-04-30T09:00:00+02:00');
    expect(await rolloverIn(portal).plan()).toMatchObject({
      year: null,
      opensOn: day('2026-05-01'),
      pupils: [],
    });
    // Cards come in time until the first delivery day; pupils are known three months after their year.
    const yearOn = async (date: string) => {
      portal.clock.set(`${date}T09:00:00+02:00`);
      const { year } = await rolloverIn(portal).plan();
      return year && [String(year.startDate), year.deliveryDay?.toString() ?? null];
    };
    expect(await yearOn('2026-08-10')).toEqual(['2026-08-20', '2026-08-10']);
    expect(await yearOn('2026-08-11')).toEqual(['2026-08-20', null]);
    expect(await yearOn('2026-08-21')).toEqual(['2026-08-21', null]);
    expect(await yearOn('2026-10-01')).toBeNull();
  });

  portalTest(
    'goes by what the school has said of its classes, which is recorded',
    async (portal) => {
      await place(portal, rollingPupil('Movedone', { className: '7M' }));
      const { plan } = rolloverIn(portal);
      const save = (moves: { from: string; to: string | null }[]) =>
        portal.callAs(portal.user('school'), saveClassMoves, {
          params: { id: portal.company('school').id },
          body: { moves },
        });
      const saveAnswer = await save([
        { from: '7M', to: '8N' },
        { from: '7X', to: null },
      ]);
      expect(saveAnswer).toMatchObject({ status: 200, json: { saved: 2 } });
      expect(await save([{ from: '7M', to: '8N' }])).toMatchObject({ json: { saved: 0 } });
      const moveOf = async (name: string) => (await plan()).moves.find(({ from }) => from === name);
      expect(await moveOf('7M')).toEqual({
        from: '7M',
        to: '8N',
        proposed: '8M',
        isToCheck: false,
      });
      await save([{ from: '7M', to: null }]);
      expect(await moveOf('7M')).toMatchObject({ to: null });
      const { id: companyId } = portal.company('school');
      const recorded = await recordedChanges(portal.database)
        .where('kind', '=', 'change-class-move')
        .where('change.company_id', '=', companyId)
        .execute();
      // A class that had no move of its own moves as the rule says.
      expect(recorded.map(({ before, after, user_id }) => ({ before, after, user_id }))).toEqual(
        [
          ['7M', '8M', '8N'],
          ['7X', '8X', ''],
          ['7M', '8N', ''],
        ].map(([movedClass, from, to]) => ({
          before: { movedClass, nextClass: from },
          after: { movedClass, nextClass: to },
          user_id: portal.user('school').id,
        })),
      );
    },
  );
});
