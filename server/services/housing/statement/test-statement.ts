import type {
  downloadStatementPdf,
  downloadStatementXlsx,
} from '@takst/contract/services/housing/statement/download-statement.contract.ts';
import { getStatement } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import {
  listStatementUnits,
  type StatementUnit,
} from '@takst/contract/services/housing/statement/list-statement-units.contract.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { type PlacedResident, placeAssociation, placeResidents } from './test-association.store.ts';

/** People who each have something that a statement must not lose, nor count twice. */
const everybody: readonly PlacedResident[] = [
  { name: 'Anna', lives: [{ unit: 'A-9', from: '2025-06-01' }], tickets: [{ from: '2026-01-01' }] },
  {
    name: 'Bo',
    lives: [
      { unit: 'A-10', from: '2025-06-01', to: '2026-02-28' },
      { unit: 'A-11', from: '2026-03-01' },
    ],
    tickets: [{ from: '2026-01-01', zones: 2 }],
  },
  {
    name: 'Cato',
    lives: [{ unit: 'A-12', from: '2025-06-01', to: '2026-03-31' }],
    tickets: [{ from: '2026-01-01' }],
  },
  {
    name: 'Dina',
    lives: [{ unit: 'A-13', from: '2025-06-01', household: 1 }],
    tickets: [{ from: '2026-01-01' }],
  },
  {
    name: 'Eva',
    lives: [{ unit: 'A-13', from: '2026-04-01', household: 2 }],
    tickets: [{ from: '2026-04-01' }, { from: '2026-04-01', type: 'JOULE' }],
  },
  {
    name: 'Finn',
    lives: [{ unit: 'A-14', from: '2025-06-01' }],
    tickets: [{ from: '2026-01-01', to: '2026-01-31' }],
  },
  { name: 'Gro', lives: [], tickets: [{ from: '2026-02-01' }] },
  {
    name: 'Hans',
    lives: [{ unit: 'A-15', from: '2026-03-01' }],
    tickets: [{ from: '2026-03-01', type: 'OTTO' }],
  },
];

/** It is 20 May 2026: January to April are closed and invoiced, May is open, and Finn is erased. */
export async function statementIn(portal: TestPortal, residents = everybody) {
  const { database, clock } = portal;
  const association = await placeAssociation(database);
  const ids = await placeResidents(database, association, residents);
  const { runOn } = await billing(database);
  for (const month of ['02', '03', '04', '05']) await runOn(`2026-${month}-07`);
  clock.set('2026-05-20T09:00:00Z');
  await anonymiseAll(portal, { service: ticketServices.housing });
  const support = portal.user('support');
  const params = { id: association.companyId };
  return {
    association,
    support,
    idOf: (name: string) => ids[residents.findIndex((one) => one.name === name)] ?? 0,
    /** Of today's year, in a language. */
    async file(
      route: typeof downloadStatementPdf | typeof downloadStatementXlsx,
      language: 'nb' | 'en',
    ) {
      const user = { ...support, token: `${support.token}; language=${language}` };
      const { status, bytes, headers } = await portal.callAs(user, route, { params });
      expect(status).toBe(200);
      return { bytes: new Uint8Array(bytes), name: headers['content-disposition'] };
    },
    async statement(query: CallInput<typeof getStatement>['query'] = {}) {
      const { status, json } = await portal.callAs(support, getStatement, { params, query });
      expect(status, JSON.stringify(json)).toBe(200);
      return z.parse(getStatement.reply, json);
    },
    async units(query: CallInput<typeof listStatementUnits>['query'] = {}) {
      const input = { params, query: { maxEntries: '100', ...query } };
      const { status, json } = await portal.callAs(support, listStatementUnits, input);
      expect(status, JSON.stringify(json)).toBe(200);
      return z.parse(listStatementUnits.reply, json);
    },
  };
}

export const numbersOf = ({ matches }: { matches: readonly StatementUnit[] }) =>
  matches.map(({ number }) => number);

/** Whole øre, which add up. */
export const oreOf = (kroner: number | null | undefined): number => Math.round((kroner ?? 0) * 100);
