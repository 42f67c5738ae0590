import { faultsOf } from './fault.ts';

const read = 'web/batches/read';
const workbooks = 'web/batches/xlsx';

/** Lists that are read or shown almost rightly, and what must not leave the browser. */
export const listFaults = faultsOf('web', [
  [
    'a search that was still waiting calls back whoever has opened a row',
    'web/design/list/list-address.ts',
    'if (router.history.location.pathname !== to) return;',
    '',
  ],
  [
    'the address of a list names its choices as the call does',
    'contract/platform/lists/rows-asked.ts',
    "filters[choice?.address ?? name] ?? ''",
    "filters[name] ?? ''",
    'web/users/list/user-list.test.tsx',
  ],
  [
    'a page shows no choice of an address that its rows are not chosen by',
    'web/design/list/use-list-of.ts',
    'filters: filtersAsked(list, shown.filters),',
    'filters: shown.filters,',
    'web/free-tickets/tax-base/tax-base.test.tsx',
  ],
  [
    'a fact that a card lacks leaves no dot',
    'web/design/table/table-cards.tsx',
    ' && content !== false',
    '',
    'web/free-tickets/invoice-base/invoice-base.test.tsx',
  ],
  [
    'a person without a ticket is sent a new pickup code',
    'web/company-tickets/change/change-phone.modal.tsx',
    'const hasTicket = current.length > 0;',
    'const hasTicket = current.length >= 0;',
    'web/subscribers/subscriptions/subscriptions.test.tsx',
  ],
  [
    'a part of a workbook is believed whatever its checksum',
    `${workbooks}/unzip-parts.ts`,
    'if (!isComplete || checksumOf(bytes) !== checksum) throw',
    'if (!isComplete) throw',
    `${workbooks}/read-xlsx.test.ts`,
  ],
  [
    'a part that the directory of a workbook names may be missing',
    `${workbooks}/unzip-parts.ts`,
    "if (!names.every((name) => parts.has(name))) throw new ReadError('DAMAGED');",
    '',
    `${read}/hostile-files.test.ts`,
  ],
  [
    'a workbook unpacks without an end',
    `${workbooks}/unzip-parts.ts`,
    "if (unpackedBytes > readLimits.unpackedBytes) throw new ReadError('TOO_LARGE_INSIDE');",
    '',
    `${workbooks}/read-xlsx.test.ts`,
  ],
  [
    'national identity numbers stay in the list',
    `${read}/list-table.ts`,
    'const text = withoutIdentityNumbers(cell);',
    'const text = cell || withoutIdentityNumbers(cell);',
    `${read}/list-table.test.ts`,
  ],
  [
    'columns of identity numbers and bank accounts are read',
    `${read}/list-table.ts`,
    'const isRead = headings.map((heading) => !isPrivateHeading(heading));',
    'const isRead = headings.map((heading) => heading !== null || isPrivateHeading(heading));',
    `${read}/list-table.test.ts`,
  ],
  [
    'columns that nobody asks for are sent',
    'web/batches/start/rows-to-send.ts',
    "if (text === '') continue;",
    "cells['other'] = texts.join();\n      if (text === '') continue;",
    'web/batches/start/rows-to-send.test.ts',
  ],
  [
    'the apostrophe before a formula stays',
    `${read}/read-csv.ts`,
    'limitedCell(readCsvCell(text))',
    'limitedCell(text || readCsvCell(text))',
    `${read}/read-csv.test.ts`,
  ],
  [
    'a worker that hangs is waited for',
    `${read}/read-in-worker.ts`,
    "if (data.kind === 'alive') silence = setTimeout(give('TOO_SLOW'), silenceMs);",
    "if (data.kind === 'alive') silence = setTimeout(give('TOO_SLOW'), 10 * silenceMs);",
    `${read}/read-in-worker.test.ts`,
  ],
  [
    'a cell is sent twice by Enter, which leaves it',
    'web/batches/cell/use-cell.ts',
    'if (onItsWay.current === to) return;',
    '',
    'web/batches/draft/draft.test.tsx',
  ],
]);
