import { describe, expect } from 'vitest';
import {
  addedReference,
  buyer,
  counterOf,
  idIn,
  somebody,
} from '#services/ticket-counter/test-counter.ts';
import {
  coverUnasked,
  storedPeople,
  storedReferences,
} from '#services/ticket-counter/test-counter.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';

describe('people whom a company pays for (spec 3 §2, §5)', () => {
  portalTest('are listed by name, found by name and phone, and sorted', async (portal) => {
    const counter = await counterOf(portal);
    const guests = await addedReference(counter, 'Gjester');
    const courses = await addedReference(counter, 'Kurs');
    const people = [
      { name: 'Åshild Bø', phone: '41236103', limitOre: 500_00, invoiceReferenceId: courses },
      { name: 'Geir Olav Øverland', phone: '41236102', limitOre: 1_00, invoiceReferenceId: guests },
      { name: 'Runa Sandvik', phone: '41236101', limitOre: null, invoiceReferenceId: courses },
    ];
    for (const person of people) {
      expect(await counter.cover({ phoneCountryCode: '+47', ...person })).toMatchObject({
        status: 200,
        json: {
          ...person,
          invoiceReference: person.invoiceReferenceId === guests ? 'Gjester' : 'Kurs',
        },
      });
    }
    const names = async (query = {}) => (await counter.people(query)).map(({ name }) => name);
    expect(await names()).toEqual(['Geir Olav Øverland', 'Runa Sandvik', 'Åshild Bø']);
    expect(await names({ maxEntries: '1', offset: '1' })).toEqual(['Runa Sandvik']);
    expect(await names({ searchFor: 'overland geir' })).toEqual(['Geir Olav Øverland']);
    expect(await names({ searchFor: '412 36 103' })).toEqual(['Åshild Bø']);
    expect(await names({ sort: '-phone' })).toEqual([
      'Åshild Bø',
      'Geir Olav Øverland',
      'Runa Sandvik',
    ]);
    expect(await names({ sort: 'invoiceReference' })).toEqual([
      'Geir Olav Øverland',
      'Runa Sandvik',
      'Åshild Bø',
    ]);
    for (const sort of ['limit', '-limit'])
      expect((await names({ sort })).at(-1)).toBe('Runa Sandvik');
  });

  portalTest.each([
    ['phone', { phone: '22334455' }, 'mobilePhone'],
    ['phone', { phone: '' }, 'required'],
    ['phoneCountryCode', { phoneCountryCode: '47' }, 'wrongFormat'],
    ['name', { name: ' ' }, 'required'],
    ['name', { name: 'Se www.example.com' }, 'nameOnly'],
    ['limitOre', { limitOre: 0 }, 'minValue'],
  ])(
    'have a name, a mobile phone and a reference: wrong %s',
    async (portal, path, wrong, message) => {
      const counter = await counterOf(portal);
      const person = somebody(await addedReference(counter));
      expect(await counter.cover({ ...person, ...wrong })).toMatchObject({
        status: 422,
        json: { code: 'INVALID_INPUT', fields: [{ path, message }] },
      });
    },
  );

  portalTest('may have a mobile phone of another country, and no other', async (portal) => {
    const counter = await counterOf(portal);
    const person = somebody(await addedReference(counter));
    const swedish = { phoneCountryCode: '+46', phone: '701234567' };
    expect((await counter.cover({ ...person, ...swedish })).status).toBe(200);
    expect(await counter.cover({ ...person, ...swedish, phone: '0701234567' })).toMatchObject({
      status: 422,
      json: { code: 'PHONE_NOT_MOBILE' },
    });
  });

  portalTest(
    'are there once for a phone, of however many at once; another company has its own',
    async (portal) => {
      const theirs = await counterOf(portal, { userName: 'hr-free-ticket', key: 'free-ticket' });
      const theirReference = await addedReference(theirs);
      for (let round = 0; round < 10; round += 1) {
        const counter = await counterOf(portal);
        const person = somebody(await addedReference(counter));
        const answers = await Promise.all(
          ['Per', 'Pål', 'Espen', 'Kari'].map((name) =>
            counter.cover({ ...person, name: `${name} Lie` }),
          ),
        );
        const stored = await storedPeople(portal.database, counter.id);
        expect(stored).toHaveLength(1);
        for (const { status, json } of answers) {
          if (status !== 200)
            expect(json).toEqual({ code: 'PHONE_COVERED', name: stored[0]?.name });
        }
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect((await theirs.cover({ ...person, invoiceReferenceId: theirReference })).status).toBe(
          200,
        );
      }
    },
  );

  portalTest(
    'are changed, but not over what somebody else has changed, nor to a phone that is covered',
    async (portal) => {
      const counter = await counterOf(portal);
      const earlier = (await counter.recorded('change-covered-person')).length;
      const guests = await addedReference(counter);
      const courses = await addedReference(counter, 'Kurs');
      const person = somebody(guests);
      const other = { ...somebody(guests), phone: '46123456' };
      const id = idIn(await counter.cover(person));
      // In another country the same number is another phone.
      idIn(await counter.cover({ ...other, phoneCountryCode: '+45', name: 'Lars Holm' }));
      idIn(await counter.cover({ ...other, name: 'Dag Vik' }));
      const version = (await counter.people()).find((one) => one.id === id)?.version;
      const changed = { ...person, name: 'Runa Bø', invoiceReferenceId: courses, limitOre: 5_00 };
      expect(await counter.change(id, { ...changed, version })).toMatchObject({
        status: 200,
        json: { id, name: 'Runa Bø', invoiceReference: 'Kurs', limitOre: 5_00 },
      });
      expect(await counter.change(id, { ...person, name: 'Runa Li', version })).toMatchObject({
        status: 409,
        json: { code: 'COVERED_USER_CHANGED_SINCE', user: { id, name: 'Runa Bø' } },
      });
      expect(await counter.change(id, { ...changed, phone: other.phone })).toMatchObject({
        status: 409,
        json: { code: 'PHONE_COVERED', name: 'Dag Vik' },
      });
      const gone = await addedReference(counter, 'Messe');
      await counter.deleteReference(gone);
      for (const invoiceReferenceId of [1, gone]) {
        const refused = { status: 422, json: { code: 'REFERENCE_NOT_FOUND' } };
        const moved = { ...changed, invoiceReferenceId };
        expect(await counter.change(id, moved)).toMatchObject(refused);
        expect(await counter.cover({ ...moved, phone: '48123456' })).toMatchObject(refused);
      }
      const landline = { phoneCountryCode: '+46', phone: '8123456' };
      expect(await counter.change(id, { ...changed, ...landline })).toMatchObject({
        status: 422,
        json: { code: 'PHONE_NOT_MOBILE' },
      });
      // The answer was lost: it is so already.
      expect(await counter.change(id, { ...changed, version })).toMatchObject({
        status: 200,
        json: { id, name: 'Runa Bø', invoiceReference: 'Kurs', limitOre: 5_00 },
      });
      const recorded = (await counter.recorded('change-covered-person')).slice(earlier);
      expect(recorded).toHaveLength(1);
      expect(recorded[0]).toEqual({
        before: {
          coveredName: 'Runa Sandvik',
          phone: person.phone,
          phoneCountryCode: '+47',
          invoiceReference: 'Gjester',
        },
        after: {
          coveredName: 'Runa Bø',
          phone: person.phone,
          phoneCountryCode: '+47',
          invoiceReference: 'Kurs',
          monthLimit: 5_00,
        },
      });
    },
  );

  portalTest('are removed, and nothing of them stays in the list', async (portal) => {
    const counter = await counterOf(portal);
    const person = somebody(await addedReference(counter));
    const id = idIn(await counter.cover({ ...person, limitOre: 7_00 }));
    expect(await counter.stopCovering(id)).toMatchObject({ status: 200, json: { id } });
    expect(await storedPeople(portal.database, counter.id)).toEqual([]);
    const recorded = {
      coveredName: person.name,
      phone: person.phone,
      phoneCountryCode: '+47',
      invoiceReference: 'Gjester',
      monthLimit: 7_00,
    };
    const last = async (kind: string) => (await counter.recorded(kind)).at(-1);
    expect(await last('cover-person')).toEqual({ before: null, after: recorded });
    expect(await last('stop-covering-person')).toEqual({ before: recorded, after: null });
    const goneAnswer = { status: 404, json: { code: 'COVERED_USER_NOT_FOUND' } };
    expect(await counter.stopCovering(id)).toMatchObject(goneAnswer);
    expect(await counter.change(id, somebody(1))).toMatchObject(goneAnswer);
  });

  portalTest('are for whoever has the settings, in their company', async (portal) => {
    const counter = await counterOf(portal);
    const reference = await addedReference(counter);
    const id = idIn(await counter.cover(somebody(reference)));
    const buying = await counterOf(portal, { userName: buyer, isNew: false });
    expect((await buying.cover(somebody(reference))).status).toBe(403);
    expect((await buying.stopCovering(id)).status).toBe(403);
    const theirs = await counterOf(portal, { userName: 'hr-free-ticket', key: 'free-ticket' });
    const goneAnswer = { status: 404, json: { code: 'COVERED_USER_NOT_FOUND' } };
    expect(await theirs.stopCovering(id)).toMatchObject(goneAnswer);
    expect(await theirs.change(id, somebody(await addedReference(theirs)))).toMatchObject(
      goneAnswer,
    );
    expect(await storedPeople(portal.database, counter.id)).toMatchObject([{ id }]);
  });

  portalTest(
    'cannot be under a reference that is deleted, whatever the code asks',
    async (portal) => {
      const counter = await counterOf(portal);
      const referenceId = await addedReference(counter);
      await counter.deleteReference(referenceId);
      expect((await storedReferences(portal.database, counter.id))[0]?.isLive).toBe(false);
      await expect(
        coverUnasked(portal.database, { companyId: counter.id, referenceId }),
      ).rejects.toThrow('covered_by_live_reference');
    },
  );
});
