import { schoolTicketList } from '@takst/contract/school-tickets/list/school-ticket-list.contract.ts';
import type { SchoolTicket } from '@takst/contract/school-tickets/school-ticket.schema.ts';
import { kronerToOre } from '@takst/domain/money/ore.rules.ts';
import { agreementLabel } from '@takst/domain/tickets/order-agreement.rules.ts';
import type { Database } from '#db/database.ts';
import { holderSortKeys } from '#holders/holders.public.ts';
import type { Language } from '#http/call.ts';
import { csvPhone } from '#http/csv.ts';
import { serveList } from '#http/list/serve-list.ts';
import { dateCell, exactCell, oreCell, textCell } from '#http/xlsx/xlsx-cells.ts';
import { countSchoolTickets } from './count-school-tickets.query.ts';
import { schoolTicketListTexts } from './school-ticket-list.texts.ts';
import { lastDayKey, schoolTicketRows } from './school-ticket-rows.query.ts';

const keys = holderSortKeys('pupil');

/** The overview of a school, with its counts and its file (spec 3 §2, §7). */
export const serveSchoolTicketList = (database: Database) =>
  serveList(schoolTicketList, {
    rows: (call, chosen) => schoolTicketRows(database, call, chosen),
    describe: () => (ticket) => ticket,
    columns: {
      firstName: { key: keys.firstName, cell: ({ firstName }) => textCell(firstName) },
      lastName: { key: keys.lastName, cell: ({ lastName }) => textCell(lastName) },
      className: { key: keys.className, cell: ({ className }) => textCell(className) },
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
        cell: ({ status }, { language }) =>
          textCell(schoolTicketListTexts[language].status[status]),
      },
      invoiceReference: {
        cell: ({ agreementNumber: id, invoiceReference }) =>
          textCell(agreementLabel({ id, invoiceReference })),
      },
      pricePerMonth: {
        cell: ({ pricePerMonth }) =>
          oreCell(pricePerMonth === null ? null : kronerToOre(pricePerMonth)),
      },
    },
    counts: ({ scope, params, query, today }) =>
      countSchoolTickets(database, { scope, companyId: params.id, today, ...query }),
  });

const phoneCell = ({ phoneCountryCode, phone }: SchoolTicket) =>
  textCell(
    phoneCountryCode !== null && phone !== null ? csvPhone({ phoneCountryCode, phone }) : null,
  );

const zonesOf = ({ allZones, zoneFrom, zoneTo }: SchoolTicket, language: Language): string =>
  allZones
    ? schoolTicketListTexts[language].allZones
    : [...new Set([zoneFrom, zoneTo])].filter((name) => name !== null).join(' – ');
