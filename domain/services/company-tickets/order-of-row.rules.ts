import { foldText } from '#customers/companies/folded.rules.ts';
import type { ZoneCell } from '#ticketing/batches/column-kinds/zone-from-text.rules.ts';
import type { TicketOrder } from './decide-order.rules.ts';
import { defaultProfileId } from '#catalogue/products/profiles.rules.ts';

type Agreement = { readonly id: number; readonly invoiceReference: string };

/** The cells of a row that may be empty. */
type RowWithGaps = {
  readonly employeeId: string;
  readonly phone: { readonly phoneCountryCode: string; readonly phone: string };
  readonly agreement: string | null;
  readonly startDate: Temporal.PlainDate | null;
  readonly zoneFrom: ZoneCell | null;
  readonly zoneTo: ZoneCell | null;
};

/** What stands above the table. */
type OrderDefaults = {
  readonly agreementName: string | null;
  readonly startDate: Temporal.PlainDate | null;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly validAllZones: boolean;
};

export type MissingCell = {
  readonly column: 'agreement' | 'startDate' | 'zoneFrom' | 'zoneTo';
  readonly code: 'required' | 'notAChoice';
};

/**
 * The order that a row stands for, with the defaults for what it lacks. `agreements` are those under which
 * the company may order today: where there is but one, none has to be named.
 */
export function orderOfRow(
  row: RowWithGaps,
  defaults: OrderDefaults,
  agreements: readonly Agreement[],
): TicketOrder | { readonly missing: readonly MissingCell[] } {
  const agreementId = agreementOf(row.agreement, defaults, agreements);
  const startDate = row.startDate ?? defaults.startDate;
  const zones = zonesOf(row, defaults);
  const missing: MissingCell[] = [];
  if (typeof agreementId === 'string') missing.push({ column: 'agreement', code: agreementId });
  if (!startDate) missing.push({ column: 'startDate', code: 'required' });
  if ('column' in zones) missing.push(zones);
  if (typeof agreementId === 'string' || !startDate || 'column' in zones) return { missing };
  const { employeeId } = row;
  return {
    ...row.phone,
    ...zones,
    employeeId,
    agreementId,
    startDate,
    profileId: defaultProfileId,
  };
}

const folded = (text: string): string => foldText(text).replaceAll(/\s+/g, ' ').trim();

/** By number or by invoice reference; what is no agreement's is not guessed. */
export function agreementOf(
  cell: string | null,
  { agreementName }: Pick<OrderDefaults, 'agreementName'>,
  agreements: readonly Agreement[],
): number | 'required' | 'notAChoice' {
  if (cell === null) {
    const [only, ...others] = agreements;
    if (agreementName !== null) return Number(agreementName);
    return only && others.length === 0 ? only.id : 'required';
  }
  const byNumber = agreements.find(({ id }) => String(id) === cell);
  const matches = byNumber
    ? [byNumber]
    : agreements.filter(({ invoiceReference }) => folded(invoiceReference) === folded(cell));
  const [agreement, ...others] = matches;
  return agreement && others.length === 0 ? agreement.id : 'notAChoice';
}

type ZoneChoiceByName = Pick<TicketOrder, 'validAllZones' | 'zoneFrom' | 'zoneTo'>;

const allZones: ZoneChoiceByName = { validAllZones: true, zoneFrom: null, zoneTo: null };

type MissingZone = MissingCell & { readonly column: 'zoneFrom' | 'zoneTo' };

/** A row that names one zone is for that zone alone, whatever stands above the table. */
export function zonesOf(
  row: Pick<RowWithGaps, 'zoneFrom' | 'zoneTo'>,
  defaults: Pick<OrderDefaults, 'zoneFrom' | 'zoneTo' | 'validAllZones'>,
): ZoneChoiceByName | MissingZone {
  const from = row.zoneFrom ?? row.zoneTo;
  if (from) {
    const to = row.zoneTo ?? from;
    if (from.allZones && to.allZones) return allZones;
    if (from.allZones || to.allZones) return { column: 'zoneTo', code: 'notAChoice' };
    return { validAllZones: false, zoneFrom: from.zone, zoneTo: to.zone };
  }
  if (defaults.validAllZones) return allZones;
  const { zoneFrom, zoneTo } = defaults;
  if (zoneFrom === null) return { column: 'zoneFrom', code: 'required' };
  return { validAllZones: false, zoneFrom, zoneTo: zoneTo ?? zoneFrom };
}
