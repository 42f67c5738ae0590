import type { CellFault } from '#ticketing/batches/column-kinds/cell-reading.ts';
import type { ZoneCell } from '#ticketing/batches/column-kinds/zone-from-text.rules.ts';
import { agreementOf, zonesOf } from '#services/company-tickets/order-of-row.rules.ts';
import type { Phone } from '#ticketing/holders/slot.ts';
import type { ChosenMedium } from '#ticketing/travel-cards/chosen-medium.rules.ts';
import type { SchoolMedium } from '#services/school-tickets/school-medium.ts';
import type { SecondHome } from '#services/school-tickets/two-homes.rules.ts';
import { keysOfOrder } from './repeated-orders.rules.ts';
import type { SchoolOrder } from './school-order.ts';

/** What a row of a list of pupils says, cell by cell. */
export type SchoolOrderRow = {
  readonly firstName: string;
  readonly lastName: string;
  readonly className: string;
  readonly studentId: string | null;
  readonly phone: Phone | null;
  readonly cardNumber: string | null;
  readonly zoneFrom: ZoneCell | null;
  readonly zoneTo: ZoneCell | null;
  readonly secondZoneFrom: ZoneCell | null;
  readonly secondZoneTo: ZoneCell | null;
  readonly agreement: string | null;
};

/** What stands above the table. */
export type SchoolOrderDefaults = {
  readonly agreementName: string | null;
  readonly startDate: Temporal.PlainDate | null;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly validAllZones: boolean;
};

type ZoneColumn = 'zoneFrom' | 'zoneTo' | 'secondZoneFrom' | 'secondZoneTo';

export type SchoolRowFault = {
  readonly column: 'phone' | 'cardNumber' | 'agreement' | ZoneColumn | null;
  readonly code: Extract<CellFault, 'required' | 'notAChoice'> | 'PHONE_AND_CARD';
};

type RowContext = {
  /** Under these the school may order: where there is but one, none has to be named. */
  readonly orderable: readonly { readonly id: number; readonly invoiceReference: string }[];
  readonly mediaOf: (agreementId: number) => readonly SchoolMedium[];
};

/** The order that a row stands for, or all that its cells lack. What it means is decided as any other order is. */
export function schoolOrderOfRow(
  row: SchoolOrderRow,
  defaults: SchoolOrderDefaults,
  { orderable, mediaOf }: RowContext,
): SchoolOrder | { readonly faults: readonly SchoolRowFault[] } {
  const agreementId = agreementOf(row.agreement, defaults, orderable);
  const zones = zonesOf(row, defaults);
  const medium = mediumOfRow(row, typeof agreementId === 'string' ? [] : mediaOf(agreementId));
  const secondHome = secondHomeOf(row);
  const { startDate } = defaults;
  const faults: SchoolRowFault[] = [
    ...(typeof agreementId === 'string'
      ? [{ column: 'agreement', code: agreementId } as const]
      : []),
    ...('column' in zones ? [zones] : []),
    ...(secondHome && 'column' in secondHome ? [secondHome] : []),
    ...('code' in medium ? [medium] : []),
    ...(startDate ? [] : [{ column: null, code: 'required' } as const]),
  ];
  const isWhole =
    typeof agreementId !== 'string' &&
    !('column' in zones) &&
    !(secondHome && 'column' in secondHome) &&
    !('code' in medium) &&
    startDate;
  if (!isWhole) return { faults };
  const { firstName, lastName, className, studentId } = row;
  return {
    ...zones,
    secondHome,
    agreementId,
    startDate,
    studentId,
    medium,
    pupil: { firstName, lastName, className },
  };
}

/** The zones of a second home, of which one that stands alone is both; null for one home. */
function secondHomeOf({
  secondZoneFrom,
  secondZoneTo,
}: Pick<SchoolOrderRow, 'secondZoneFrom' | 'secondZoneTo'>): SecondHome | SchoolRowFault | null {
  const from = secondZoneFrom ?? secondZoneTo;
  if (!from) return null;
  const to = secondZoneTo ?? from;
  // All zones are no home.
  if (from.allZones) {
    return { column: secondZoneFrom ? 'secondZoneFrom' : 'secondZoneTo', code: 'notAChoice' };
  }
  if (to.allZones) return { column: 'secondZoneTo', code: 'notAChoice' };
  return { zoneFrom: from.zone, zoneTo: to.zone };
}

/** A pupil with neither a phone nor a card gets a new one where the agreement has those: nothing else could be meant. */
function mediumOfRow(
  { phone, cardNumber }: Pick<SchoolOrderRow, 'phone' | 'cardNumber'>,
  media: readonly SchoolMedium[],
): ChosenMedium | SchoolRowFault {
  if (phone && cardNumber !== null) return { column: 'cardNumber', code: 'PHONE_AND_CARD' };
  if (phone) return { kind: 'phone', ...phone };
  if (cardNumber !== null) return { kind: 'card', cardNumber };
  if (media.includes('new-card')) return { kind: 'new-card' };
  const missing = media.includes('card') && !media.includes('phone') ? 'cardNumber' : 'phone';
  return { column: missing, code: 'required' };
}

/** What may stand in one row of a list alone: the pupil, the phone and the card number. */
export function keysOfSchoolRow(
  row: Pick<SchoolOrderRow, 'firstName' | 'lastName' | 'className' | 'phone' | 'cardNumber'>,
): string[] {
  const medium = mediumOfRow(row, ['new-card']);
  const { firstName, lastName, className } = row;
  const pupil = { firstName, lastName, className };
  return keysOfOrder({ pupil, medium: 'code' in medium ? { kind: 'new-card' } : medium });
}
