import { allSchoolTicketList } from '@takst/contract/services/school-tickets/list/all-school-ticket-list.contract.ts';
import { schoolTicketList } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import type { SchoolTicket } from '@takst/contract/services/school-tickets/school-ticket.schema.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { holderSortKeys } from '#ticketing/holders/holders.public.ts';
import type { Language } from '#platform/http/call.ts';
import { csvPhone } from '#platform/http/csv.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import type { Key } from '#platform/db/search/search-page.ts';
import {
  type XlsxCell,
  dateCell,
  exactCell,
  oreCell,
  textCell,
} from '#platform/http/xlsx/xlsx-cells.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { countAllSchoolTickets, countSchoolTickets } from './count-school-tickets.query.ts';
import { schoolTicketListTexts } from './school-ticket-list.texts.ts';
import { classKey, lastDayKey, schoolKey, schoolTicketRows } from './school-ticket-rows.query.ts';
import { isOfSchool } from './school.query.ts';

const keys = holderSortKeys('pupil');
const phoneCell = ({ phoneCountryCode, phone }: SchoolTicket) =>
  textCell(
    phoneCountryCode !== null && phone !== null ? csvPhone({ phoneCountryCode, phone }) : null,
  );

function zonesOf(ticket: SchoolTicket, language: Language): string {
  const { allZones, and } = schoolTicketListTexts[language];
  if (ticket.allZones) return allZones;
  const { zoneFrom, zoneTo, secondZoneFrom, secondZoneTo } = ticket;
  return [pairText(zoneFrom, zoneTo), pairText(secondZoneFrom, secondZoneTo)]
    .filter((pair) => pair !== '')
    .join(` ${and} `);
}

const pairText = (...names: readonly (string | null)[]): string =>
  [...new Set(names)].filter((name) => name !== null).join(' – ');

type Column = {
  readonly key?: (call: { readonly scope: CompanyScope }) => Key;
  readonly cell: (ticket: SchoolTicket, call: { readonly language: Language }) => XlsxCell | null;
};

/** The columns that the lists of one school and of all have. */
const columns = {
  firstName: { key: keys.firstName, cell: ({ firstName }) => textCell(firstName) },
  lastName: { key: keys.lastName, cell: ({ lastName }) => textCell(lastName) },
  className: { key: classKey, cell: ({ className }) => textCell(className) },
  studentId: { cell: ({ studentId }) => exactCell(studentId) },
  medium: {
    cell: ({ mediaType }, { language }) =>
      textCell(schoolTicketListTexts[language].medium[mediaType]),
  },
  phone: { cell: phoneCell },
  cardNumber: { cell: ({ cardNumber }) => exactCell(cardNumber) },
  travelCardState: {
    cell: ({ travelCardState: state }, { language }) =>
      textCell(state && schoolTicketListTexts[language].cardState[state]),
  },
  cardName: { cell: ({ cardName }) => textCell(cardName) },
  zones: { cell: (ticket, { language }) => textCell(zonesOf(ticket, language)) },
  startDate: { cell: ({ startDate }) => dateCell(startDate) },
  expirationDate: {
    key: lastDayKey,
    cell: ({ expirationDate }) => dateCell(expirationDate),
  },
  status: {
    cell: ({ status }, { language }) => textCell(schoolTicketListTexts[language].status[status]),
  },
  invoiceReference: {
    cell: ({ agreementNumber: id, invoiceReference }) =>
      textCell(agreementLabel({ id, invoiceReference })),
  },
  feeOwed: {
    cell: ({ feeOwed }) => oreCell(feeOwed === null ? null : kronerToOre(feeOwed)),
  },
  pricePerMonth: {
    cell: ({ pricePerMonth }) =>
      oreCell(pricePerMonth === null ? null : kronerToOre(pricePerMonth)),
  },
} satisfies Record<string, Column>;

/** The overview of a school, with its counts and its file (spec 3 §2, §7). */
export const serveSchoolTicketList = (database: Database): readonly ServedRoute[] =>
  serveList(schoolTicketList, {
    rows: (call, choice) =>
      schoolTicketRows(database, { ...call, companyId: call.params.id }, choice),
    describe: () => (row) => row.ticket,
    columns,
    counts: ({ scope, params, query, today }) =>
      countSchoolTickets(database, { scope, companyId: params.id, today, ...query }),
  });

/** The same over every school where the user administers school tickets (docs/decisions/0099). */
export const serveAllSchoolTicketList = (database: Database): readonly ServedRoute[] =>
  serveList(allSchoolTicketList, {
    rows: (call, choice) =>
      schoolTicketRows(
        database,
        { ...call, companyId: call.query.companyId, isListed: isOfSchool(call.scope) },
        choice,
      ),
    describe:
      () =>
      ({ ticket, companyId, companyName }) => ({ ...ticket, companyId, companyName }),
    columns: {
      ...columns,
      school: { key: schoolKey, cell: ({ companyName }) => textCell(companyName) },
    },
    counts: ({ scope, query, today }) =>
      countAllSchoolTickets(database, { scope, today, ...query }),
  });
