import { describe, expect } from 'vitest';
import {
  addedReference,
  administrator,
  buyer,
  counterOf,
  idIn,
  somebody,
} from '#services/ticket-counter/test-counter.ts';
import { storedReferences } from '#services/ticket-counter/test-counter.store.ts';
import { userMark } from '#testing/portal/marked-world.ts';
import { setState } from '#customers/session/test-users.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';

describe('invoice references (spec 3 §2, §5)', () => {
  portalTest('are listed by name, found by words, and come whole or by page', async (portal) => {
    const counter = await counterOf(portal);
    for (const reference of ['Østre', 'aa', 'Kurs og konferanser', '50'.padEnd(50, 'x')]) {
      expect(await counter.addReference({ reference: ` ${reference} ` })).toMatchObject({
        status: 200,
        json: { reference, budgetOre: null, personalReferencePattern: null },
      });
    }
    const names = async (query = {}) =>
      (await counter.references(query)).map(({ reference }) => reference);
    expect(await names()).toEqual(['50'.padEnd(50, 'x'), 'Kurs og konferanser', 'Østre', 'aa']);
    expect(await names({ maxEntries: '1', offset: '1' })).toEqual(['Kurs og konferanser']);
    expect(await names({ searchFor: 'ostre' })).toEqual(['Østre']);
    expect(await names({ sort: '-reference', maxEntries: '1' })).toEqual(['aa']);
  });

  portalTest.each([
    ['x', 'minLength'],
    ['x'.repeat(51), 'maxLength'],
    ['', 'required'],
    ['to\nlinjer', 'singleLine'],
  ])('have 2 to 50 characters in one line, and not %j', async (portal, reference, message) => {
    const counter = await counterOf(portal);
    expect(await counter.addReference({ reference })).toMatchObject({
      status: 422,
      json: { code: 'INVALID_INPUT', fields: [{ path: 'reference', message }] },
    });
  });

  portalTest('are there once, capitals apart, of however many at once', async (portal) => {
    for (let round = 0; round < 10; round += 1) {
      const counter = await counterOf(portal);
      const answers = await Promise.all(
        ['Gjester', 'GJESTER', 'gjester', 'Gjester'].map((reference) =>
          counter.addReference({ reference }),
        ),
      );
      const stored = await storedReferences(portal.database, counter.id);
      expect(stored).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { json } of answers.filter(({ status }) => status !== 200)) {
        expect(json).toEqual({ code: 'REFERENCE_EXISTS', reference: stored[0]?.reference });
      }
    }
  });

  portalTest(
    'have a budget and a pattern, which can be changed; the text cannot',
    async (portal) => {
      const counter = await counterOf(portal);
      const earlier = (await counter.recorded('change-invoice-reference')).length;
      const terms = { budgetOre: 50_000_00, personalReferencePattern: 'P####' };
      const id = idIn(await counter.addReference({ reference: 'Prosjekter', ...terms }));
      const [added] = await counter.references();
      expect(added).toMatchObject({ id, ...terms });
      const changed = { budgetOre: null, personalReferencePattern: 'AA-##' };
      const { version } = added ?? {};
      expect(await counter.changeReference(id, { ...changed, version })).toMatchObject({
        status: 200,
        json: { reference: 'Prosjekter', ...changed },
      });
      const seenBefore = await counter.changeReference(id, { ...terms, budgetOre: 1, version });
      expect(seenBefore).toMatchObject({
        status: 409,
        json: { code: 'REFERENCE_CHANGED_SINCE', reference: { id, ...changed } },
      });
      for (const [budgetOre, message] of [
        [0, 'minValue'],
        [100_000_000_01, 'maxValue'],
      ] as const) {
        expect(await counter.changeReference(id, { budgetOre })).toMatchObject({
          status: 422,
          json: { fields: [{ path: 'budgetOre', message }] },
        });
      }
      // The answer was lost: it is so already, and was recorded once.
      expect(await counter.changeReference(id, { ...changed, version })).toMatchObject({
        status: 200,
        json: { reference: 'Prosjekter', ...changed },
      });
      expect((await counter.recorded('create-invoice-reference')).at(-1)).toEqual({
        before: null,
        after: {
          invoiceReference: 'Prosjekter',
          yearBudget: 50_000_00,
          personalReferencePattern: 'P####',
        },
      });
      const recorded = await counter.recorded('change-invoice-reference');
      expect(recorded).toHaveLength(earlier + 1);
      expect(recorded.at(-1)).toEqual({
        before: {
          invoiceReference: 'Prosjekter',
          yearBudget: 50_000_00,
          personalReferencePattern: 'P####',
        },
        after: { invoiceReference: 'Prosjekter', personalReferencePattern: 'AA-##' },
      });
    },
  );

  portalTest(
    'are added by buyers where the settings allow it, and else it is said who may',
    async (portal) => {
      const counter = await counterOf(portal);
      const buying = await counterOf(portal, { userName: buyer, isNew: false });
      const refused = await buying.addReference({ reference: 'Messe' });
      expect(refused).toMatchObject({ status: 403, json: { code: 'ASK_ADMINISTRATOR' } });
      const { administrators } = refused.json as { administrators: string[] };
      const markOf = (name: string) => userMark(portal.user(name).place);
      expect(administrators.join()).toContain(markOf(administrator));
      expect(administrators.join()).not.toContain(markOf(buyer));
      await setState(portal.database, portal.user(administrator).id, 'INACTIVE');
      const without = (await buying.addReference({ reference: 'Messe' })).json;
      expect(JSON.stringify(without)).not.toContain(markOf(administrator));
      await setState(portal.database, portal.user(administrator).id, 'ACTIVE');
      await counter.saveSettings({
        allowTicketAdminsToUpdateInvoiceReferences: true,
        invoiceReferenceIsMandatory: false,
      });
      const id = idIn(await buying.addReference({ reference: 'Messe' }));
      // What is spent and how orders are told apart is the administrators'.
      for (const terms of [{ budgetOre: 1_00 }, { personalReferencePattern: '#' }]) {
        expect(await buying.addReference({ reference: 'Messe 2', ...terms })).toMatchObject({
          status: 403,
          json: { code: 'ASK_ADMINISTRATOR' },
        });
      }
      expect((await buying.changeReference(id, {})).status).toBe(403);
      expect((await buying.deleteReference(id)).status).toBe(403);
      expect((await storedReferences(portal.database, counter.id)).length).toBe(1);
    },
  );

  portalTest('are deleted, and the same text may come again', async (portal) => {
    const counter = await counterOf(portal);
    const id = await addedReference(counter);
    expect(await counter.deleteReference(id)).toMatchObject({ status: 200, json: { id } });
    expect(await counter.references()).toEqual([]);
    for (const again of [
      await counter.deleteReference(id),
      await counter.changeReference(id, {}),
    ]) {
      expect(again).toMatchObject({ status: 404, json: { code: 'REFERENCE_NOT_FOUND' } });
    }
    const newId = await addedReference(counter, 'GJESTER');
    expect(newId).not.toBe(id);
    expect(await counter.addReference({ reference: 'gjester' })).toMatchObject({
      json: { code: 'REFERENCE_EXISTS', reference: 'GJESTER' },
    });
    expect((await counter.recorded('delete-invoice-reference')).at(-1)).toEqual({
      before: { invoiceReference: 'Gjester', personalReferencePattern: '' },
      after: null,
    });
  });

  portalTest(
    'are not deleted while the company pays for somebody by them: it is said for whom',
    async (portal) => {
      const counter = await counterOf(portal);
      const id = await addedReference(counter);
      const names = ['Åse', 'Berit', 'Dag', 'Cato', 'Erna', 'Finn'];
      for (const name of names) {
        idIn(await counter.cover({ ...somebody(id), name: `${name} Vik` }));
      }
      expect(await counter.deleteReference(id)).toMatchObject({
        status: 409,
        json: {
          code: 'REFERENCE_IN_USE',
          count: 6,
          names: ['Berit Vik', 'Cato Vik', 'Dag Vik', 'Erna Vik', 'Finn Vik'],
        },
      });
      for (const person of await counter.people()) await counter.stopCovering(person.id);
      expect((await counter.deleteReference(id)).status).toBe(200);
    },
  );

  portalTest('are those of one company', async (portal) => {
    const theirs = await counterOf(portal, { userName: 'hr-free-ticket', key: 'free-ticket' });
    const own = await counterOf(portal);
    const id = await addedReference(theirs);
    for (const answer of [
      await own.changeReference(id, { budgetOre: 1_00 }),
      await own.deleteReference(id),
    ]) {
      expect(answer).toMatchObject({ status: 404, json: { code: 'REFERENCE_NOT_FOUND' } });
    }
    expect(await own.cover(somebody(id))).toMatchObject({
      status: 422,
      json: { code: 'REFERENCE_NOT_FOUND' },
    });
    expect(await theirs.references()).toMatchObject([{ id, budgetOre: null }]);
  });
});
