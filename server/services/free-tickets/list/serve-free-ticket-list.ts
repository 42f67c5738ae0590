import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { freeTicketList } from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import { freeProfileOfCode } from '@takst/contract/services/free-tickets/free-media-type.schema.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { Database } from '#platform/db/database.ts';
import { holderSortKeys } from '#ticketing/holders/holders.public.ts';
import type { Language } from '#platform/http/call.ts';
import { csvPhone } from '#platform/http/csv.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import { dateCell, exactCell, oreCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import { countFreeTickets } from './count-free-tickets.query.ts';
import { freeTicketListTexts } from './free-ticket-list.texts.ts';
import { departmentKey, holderTypeKey, statusKey } from './free-ticket-sort.query.ts';
import { type FreeTicketCall, freeTicketRows } from './free-ticket-rows.query.ts';

const keys = holderSortKeys('free');

/** The free tickets of a company, with their counts and their files (spec 3 §2, §7). */
export const serveFreeTicketList = (database: Database) =>
  serveList(freeTicketList, {
    rows: (call, choice) => freeTicketRows(database, call, choice),
    describe: () => (ticket) => ticket,
    columns: {
      lastName: { key: keys.lastName, cell: ({ lastName }) => textCell(lastName) },
      firstName: { key: keys.firstName, cell: ({ firstName }) => textCell(firstName) },
      employeeId: { key: keys.employeeId, cell: ({ employeeId }) => exactCell(employeeId) },
      employeeBirthDate: { cell: ({ employeeBirthDate }) => dateCell(employeeBirthDate) },
      ticketHolderType: {
        key: holderTypeKey,
        cell: ({ ticketHolderType }, { language }) =>
          textCell(freeTicketListTexts[language].holderType[ticketHolderType]),
      },
      profile: {
        cell: ({ profile }, { language }) =>
          textCell(freeTicketListTexts[language].profile[freeProfileOfCode(profile)]),
      },
      medium: {
        cell: ({ mediaType }, { language }) =>
          textCell(freeTicketListTexts[language].medium[mediaType]),
      },
      phone: { cell: phoneCell },
      travelCardNumber: { cell: ({ travelCardNumber }) => exactCell(travelCardNumber) },
      travelCardState: {
        cell: ({ travelCardState: state }, { language }) =>
          textCell(state && freeTicketListTexts[language].cardState[state]),
      },
      zones: { cell: (ticket, { language }) => textCell(zonesOf(ticket, language)) },
      invoiceReference: { key: departmentKey, cell: (ticket) => textCell(departmentOf(ticket)) },
      startDate: { cell: ({ startDate }) => dateCell(startDate) },
      expirationDate: { cell: ({ expirationDate }) => dateCell(expirationDate) },
      status: {
        key: statusKey,
        cell: ({ status }, { language }) => textCell(freeTicketListTexts[language].status[status]),
      },
      pricePerMonth: { cell: ({ pricePerMonth }) => oreCell(oreOf(pricePerMonth)) },
      taxAmount: { cell: ({ taxAmount }) => oreCell(oreOf(taxAmount)) },
    },
    counts: ({ scope, params, today }) =>
      countFreeTickets(database, { scope, companyId: params.id, today }),
    fileName,
  });

const phoneCell = ({ phoneCountryCode, phone }: FreeTicket) =>
  textCell(
    phoneCountryCode !== null && phone !== null ? csvPhone({ phoneCountryCode, phone }) : null,
  );

const zonesOf = ({ allZones, zoneFrom, zoneTo }: FreeTicket, language: Language): string =>
  allZones
    ? freeTicketListTexts[language].allZones
    : [...new Set([zoneFrom, zoneTo])].filter((name) => name !== null).join(' – ');

/** A department without a name goes by its number (spec 3 §3). */
const departmentOf = ({ invoiceReference, agreementNumber }: FreeTicket): string =>
  invoiceReference || String(agreementNumber);

/** Amounts of the wire are kroner. */
const oreOf = (kroner: number | null): number | null =>
  kroner === null ? null : kronerToOre(kroner);

/** Which tickets a file has stands in its name. */
function fileName({ scope, params, query, today, language }: FreeTicketCall): string {
  const texts = freeTicketListTexts[language];
  const isOfOver = query.filter === 'over' || query.statusFilter?.includes('expired');
  const name = texts.fileName[tenantOf(scope.tenant).freeTicketWord];
  return [name, ...(isOfOver ? [texts.over] : []), params.id, today.toString()].join('-');
}
