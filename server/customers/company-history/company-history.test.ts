import { changeCompanyAddresses } from '@takst/contract/customers/companies/change-company-addresses.contract.ts';
import { downloadCompanyHistory } from '@takst/contract/customers/companies/download-company-history.contract.ts';
import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import * as z from 'zod/mini';
import { recordChanges, type StoredChange } from '#platform/changes/change.store.ts';
import type { Origin } from '#platform/http/call.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { statementsOf } from '#testing/statements.ts';
import { placeManyChanges } from './test-history.store.ts';

type Placed = Partial<StoredChange> & { at?: string; origin?: Partial<Origin> };

describe('the history of a company', () => {
  const company = (portal: TestPortal) => portal.company('several-services');

  const input = (portal: TestPortal, query: object, id = company(portal).id) => ({
    params: { id },
    query,
  });
  const ask = (
    portal: TestPortal,
    query = {},
    user: WorldUser = portal.user('hr'),
    id = company(portal).id,
  ) => portal.callAs(user, listCompanyHistory, input(portal, query, id));
  const read = async (portal: TestPortal, query = {}) => {
    const answer = await ask(portal, query);
    expect(answer.status).toBe(200);
    return z.parse(listCompanyHistory.reply, answer.json);
  };
  const kinds = async (portal: TestPortal, query = {}) =>
    (await read(portal, query)).matches.map(({ kind }) => kind);
  const download = (portal: TestPortal, query = {}, headers = {}) =>
    portal.send({
      path: `/onboarding/company/${company(portal).id}/history/csv?${new URLSearchParams(query)}`,
      headers: { cookie: `takst_session=${portal.user('hr').token}`, ...headers },
    });

  const place = (
    portal: TestPortal,
    { at = '2026-02-01T10:00:00Z', origin = {}, ...change }: Placed,
  ) =>
    portal.database.transaction((tx) =>
      recordChanges(tx, {
        at: Temporal.Instant.from(at),
        origin: {
          tenant: company(portal).tenant,
          userId: null,
          channel: 'portal',
          requestId: 'x',
          idempotency: null,
          ...origin,
        },
        changes: [
          {
            companyId: company(portal).id,
            kind: 'change-agreement',
            about: null,
            before: null,
            after: null,
            subject: { type: 'agreement', id: 500_001 },
            ...change,
          },
        ],
      }),
    );

  portalTest.each([
    ['ticket-counter', 403],
    ['users', 403],
    ['hr-single', 404],
    ['hr', 200],
  ])(
    'answers %s with %i: only a company administrator may read it',
    async (portal, user, status) => {
      expect((await ask(portal, {}, portal.user(user))).status).toBe(status);
    },
  );

  portalTest(
    'shows who changed the addresses, with the values before and after',
    async (portal) => {
      const address = { addressLine1: 'Nyveien 7', postCode: '0155', postArea: 'OSLO' };
      const body = { billAddress: address, postAddress: address, visitAddress: address };
      const changed = await portal.callAs(portal.user('hr'), changeCompanyAddresses, {
        params: { id: company(portal).id },
        body,
      });
      expect(changed.status).toBe(200);
      const [newest] = (await read(portal)).matches;
      expect(newest).toMatchObject({ kind: 'change-company-addresses', channel: 'portal' });
      expect(newest?.who).toMatch(/\S+ \S+/);
      expect(newest?.about).toBeNull();
      expect(newest?.differences.map(({ field }) => field)).toContain('billAddress');
      expect(newest?.differences[0]?.after).toEqual({ as: 'text', text: 'Nyveien 7, 0155 OSLO' });
    },
  );

  portalTest(
    'shows agreements by number with names for codes; a deleted one with its last values',
    async (portal) => {
      await place(portal, {
        kind: 'delete-agreement',
        at: '2026-03-07T10:00:00Z',
        before: { subtype: 'TICKETOFFICE', invoicingInterval: 'WEEKLY', paymentDeadlineDays: 30 },
      });
      const [newest] = (await read(portal)).matches;
      expect(newest).toMatchObject({ kind: 'delete-agreement', about: '500001' });
      expect(newest?.differences).toMatchObject([
        { field: 'subtype', before: { as: 'words', words: { nb: 'Billettluka' } }, after: null },
        { field: 'invoicingInterval', before: { as: 'words', words: { en: 'Weekly' } } },
        { field: 'paymentDeadlineDays', before: { as: 'text', text: '30' } },
      ]);
    },
  );

  portalTest(
    'never shows codes, passwords, ids or messages to customer support',
    async (portal) => {
      await place(portal, {
        kind: 'send-contact-form',
        at: '2026-03-07T11:00:00Z',
        before: { pickupCode: 'ABCD2345', token: 'secret-1' },
        after: { message: 'about-my-boss', password: 'secret-2', appId: 'app-9', state: 'ACTIVE' },
      });
      const [answer, file] = [await ask(portal), await download(portal)];
      expect(answer.text + file.text).not.toMatch(/ABCD2345|secret|app-9|about-my-boss/);
      expect((await read(portal)).matches[0]?.differences.map(({ field }) => field)).toEqual([
        'state',
      ]);
    },
  );

  portalTest(
    'is filtered by kind and by business days, first and last day included',
    async (portal) => {
      const kind = 'reactivate-user';
      // Midnight in Oslo is eleven in the evening before in UTC.
      const [before, first, last, after] = [
        '2026-01-09T22:59:59Z',
        '2026-01-09T23:00:00Z',
        '2026-01-10T22:59:59Z',
        '2026-01-10T23:00:00Z',
      ];
      for (const at of [before, first, last, after]) await place(portal, { kind, at });
      expect((await read(portal, { kind })).totalEntries).toBe(4);
      const day = { from: '2026-01-10', to: '2026-01-10' };
      const filteredPage = await read(portal, { kind, ...day });
      expect(filteredPage.matches.map(({ at }) => at.toString())).toEqual([last, first]);
      expect(await kinds(portal, { ...day, kind: 'no-such-kind' })).toEqual([]);
      expect((await read(portal, { kind, to: '2026-01-10' })).totalEntries).toBe(3);
      for (const from of ['yesterday', '0001-01-01', '9999-12-31']) {
        expect((await ask(portal, { from })).status).toBe(400);
      }
    },
  );

  portalTest(
    'is searched by the person it is about (name or phone) and by the user who made it (name only)',
    async (portal) => {
      const [holder] = company(portal).people;
      const maker = portal.user('support');
      const about = { type: 'ticket', id: 1 };
      await place(portal, {
        kind: 'change-zone',
        subject: about,
        about: { holderId: holder?.id ?? 0 },
      });
      await place(portal, { kind: 'create-agreement', origin: { userId: maker.id } });
      const toUser = { type: 'user', id: portal.user('hr').id };
      await place(portal, { kind: 'activate-user', subject: toUser });
      expect(await kinds(portal, { searchFor: holder?.phone })).toEqual(['change-zone']);
      const [entry] = (await read(portal, { searchFor: holder?.phone })).matches;
      expect(await kinds(portal, { searchFor: entry?.about ?? '' })).toContain('change-zone');
      const made = (await read(portal, { kind: 'create-agreement' })).matches[0]?.who ?? '';
      expect(await kinds(portal, { searchFor: made })).toEqual(['create-agreement']);
      const user = (await read(portal, { kind: 'activate-user' })).matches[0]?.about ?? '';
      expect(await kinds(portal, { searchFor: user, kind: 'activate-user' })).toEqual([
        'activate-user',
      ]);
      // E-mail addresses of the operator's staff cannot be guessed.
      expect(await kinds(portal, { searchFor: 'support@ruter.example' })).toEqual([]);
    },
  );

  portalTest(
    'may be read by the company’s own administrators and customer support only',
    async (portal) => {
      const others = ['counter-admin', 'user-admin', 'hr-large'].flatMap((name) =>
        portal.world.users.filter((user) => user.name === name && user.tenant === 'ruter'),
      );
      for (const user of others) expect([403, 404]).toContain((await ask(portal, {}, user)).status);
      expect((await ask(portal, {}, portal.user('support'))).status).toBe(200);
      expect((await ask(portal, {}, portal.user('support', 'akt'))).status).toBe(404);
      const elsewhere = portal.company('contractor');
      await place(portal, { companyId: elsewhere.id, kind: 'theirs', at: '2026-03-09T10:00:00Z' });
      expect(await kinds(portal)).not.toContain('theirs');
    },
  );

  portalTest(
    'shows what a batch of another company has made here, which has no line of its own',
    async (portal) => {
      const batch = { id: 31, companyId: portal.company('contractor').id };
      await place(portal, { kind: 'change-note', origin: { batch } });
      expect(await kinds(portal)).toContain('change-note');
    },
  );

  portalTest('shows nothing of a batch of another company', async (portal) => {
    const elsewhere = portal.company('contractor').id;
    const batch = { id: 34, companyId: elsewhere };
    await place(portal, { companyId: elsewhere, origin: { batch } });
    expect(await read(portal, { batch: '34' })).toEqual({ totalEntries: 0, matches: [] });
    expect((await download(portal, { batch: '34' })).text.trimEnd()).not.toContain('\r\n');
  });

  portalTest('has every change of a batch in its file', async (portal) => {
    const batch = { id: 32, companyId: company(portal).id };
    const day = { from: '2026-01-20', to: '2026-01-20' };
    await place(portal, { at: '2026-01-20T10:00:00Z', origin: { batch } });
    expect((await read(portal, day)).totalEntries).toBe(0);
    const lines = (file: { text: string }) => file.text.trimEnd().split('\r\n').slice(1);
    expect(lines(await download(portal, day))).toHaveLength(1);
    expect(lines(await download(portal, { batch: '32' }))).toHaveLength(1);
    expect(lines(await download(portal, { batch: '33' }))).toHaveLength(0);
  });

  portalTest('reads a page and the total in one statement', async (portal) => {
    await read(portal, { searchFor: 'kari 412' });
    const { statements } = await statementsOf(() =>
      read(portal, { searchFor: 'kari 412', offset: '1' }),
    );
    expect(statements).toHaveLength(1);
  });

  portalTest(
    'is downloaded as a CSV file in the user’s language, with a line for each field',
    async (portal) => {
      await place(portal, {
        kind: 'change-agreement',
        at: '2026-03-10T10:00:00Z',
        before: { invoiceReference: 'A;1', invoicingInterval: 'WEEKLY' },
        after: { invoiceReference: '=cmd|x', invoicingInterval: 'DAILY' },
      });
      const from = '2026-03-10';
      const file = await download(portal, { from });
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="historikk-\d+-2026-03-06\.csv"$/,
      );
      expect(file.text.split('\r\n')).toEqual([
        'Tidspunkt;Hva;Hvem;Kanal;Gjelder;Billett;Felt;Før;Etter',
        '10.03.2026 11:00;Avtale endret;;Portalen;500001;;Fakturering;Ukentlig;Daglig',
        `10.03.2026 11:00;Avtale endret;;Portalen;500001;;Fakturareferanse;"A;1";'=cmd|x`,
        '',
      ]);
      // Reading it as text drops the byte order mark.
      const bytes = await fetch(
        `http://localhost:${portal.port}/onboarding/company/${company(portal).id}/history/csv?from=${from}`,
        { headers: { cookie: `takst_session=${portal.user('hr').token}` } },
      ).then((response) => response.bytes());
      expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
      const english = await download(portal, { from }, { 'accept-language': 'en' });
      expect(english.text).toContain('When;What;Who');
      expect(english.text).toContain(
        'Agreement changed;;The portal;500001;;Invoicing;Weekly;Daily',
      );
      const denied = await portal.callAs(
        portal.user('hr', 'akt'),
        downloadCompanyHistory,
        input(portal, {}),
      );
      expect(denied.status).toBe(404);
    },
  );

  portalTest(
    'of 10,000 changes is read in parts, every change once and in order',
    async (portal) => {
      await placeManyChanges(portal.database, { ...company(portal), changes: 10_000 });
      const { result: file, statements } = await statementsOf(() =>
        download(portal, { kind: 'many' }),
      );
      expect(statements.length).toBeGreaterThanOrEqual(21);
      const lines = file.text.trimEnd().split('\r\n').slice(1);
      expect(lines).toHaveLength(10_000);
      expect(new Set(lines.map((line) => line.split(';').at(-1))).size).toBe(10_000);
      expect(lines[0]?.endsWith('N10000')).toBe(true);
    },
  );
});
