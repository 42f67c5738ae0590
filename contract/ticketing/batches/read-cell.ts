import {
  type CellFault,
  cellFaults,
  type ParsedCell,
  faultyCell,
} from '@takst/domain/ticketing/batches/column-kinds/cell-reading.ts';
import { readChoice } from '@takst/domain/ticketing/batches/column-kinds/choice-from-text.rules.ts';
import {
  cleanCell,
  hasLostLetters,
  isSpreadsheetError,
} from '@takst/domain/ticketing/batches/column-kinds/clean-cell.rules.ts';
import {
  type DateContext,
  readDate,
} from '@takst/domain/ticketing/batches/column-kinds/date-from-text.rules.ts';
import { readDigits } from '@takst/domain/ticketing/batches/column-kinds/digits-from-text.rules.ts';
import { readFullName } from '@takst/domain/ticketing/batches/column-kinds/full-name.rules.ts';
import { readPhone } from '@takst/domain/ticketing/batches/column-kinds/phone-from-text.rules.ts';
import { readZone } from '@takst/domain/ticketing/batches/column-kinds/zone-from-text.rules.ts';
import { isPhoneCountryAllowed } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import * as z from 'zod/mini';
import type { Column } from './batch-service.ts';

/** What the reading of some cells depends on. */
export type ReadingContext = {
  readonly tenant: TenantId;
  readonly dates: DateContext;
  /** The same for dates of birth. */
  readonly births: DateContext;
  /** The names of the operator's zones. */
  readonly zoneNames: readonly string[];
};

/** Reads a cell as its column says; the same on the page and on the server. */
export function readCell(
  column: Column,
  cell: string,
  { tenant, dates, births, zoneNames }: ReadingContext,
): ParsedCell<unknown> {
  switch (column.as) {
    case 'text':
      return readText(cell, column.schema);
    case 'phone':
      return ofAllowedCountry(readPhone(cell), tenant);
    case 'date':
      return readDate(cell, column.isBirthDate ? births : dates);
    case 'zone':
      return readZone(cell, zoneNames);
    case 'digits':
      return readDigits(cell, column.lengths);
    case 'choice':
      return readChoice(cell, column.choices);
    case 'full-name':
      return readFullName(cell);
  }
}

const ofAllowedCountry = (reading: ParsedCell<Phone>, tenant: TenantId): ParsedCell<Phone> =>
  'value' in reading && !isPhoneCountryAllowed(tenant, reading.value.phoneCountryCode)
    ? faultyCell('phoneCountry')
    : reading;

const isCellFault = (message: string): message is CellFault =>
  cellFaults.some((fault) => fault === message);

function readText(cell: string, schema: z.ZodMiniType<string, string>): ParsedCell<string> {
  const text = cleanCell(cell);
  if (isSpreadsheetError(text)) return faultyCell('spreadsheetError');
  if (hasLostLetters(text)) return faultyCell('lettersLost');
  const result = z.safeParse(schema, text);
  if (result.success) return { value: result.data, readAs: null };
  const message = result.error.issues[0]?.message ?? '';
  return faultyCell(isCellFault(message) ? message : 'wrongFormat');
}
