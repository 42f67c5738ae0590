import type { BatchRow } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { ReadingContext } from '@takst/contract/ticketing/batches/read-cell.ts';
import { undoneCells } from '@takst/contract/ticketing/batches/read-row.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { RowEffect } from '../batch/batch-work.ts';
import type { StoredRow } from './row.query.ts';

/** A row as it is answered. */
export const rowReply =
  (service: BatchService, reading: ReadingContext) =>
  ({ twiceOf, effect, faults, act, names, ...row }: StoredRow): BatchRow => ({
    ...row,
    ...(act !== null && { act }),
    readAs: undoneCells(service, row.cells, reading),
    faults: [
      ...faults.map(({ others, ...fault }) => ({
        ...fault,
        otherRow: null,
        ...named(others, names),
      })),
      ...(twiceOf === null
        ? []
        : [{ column: null, code: 'ROW_TWICE', proposal: null, otherRow: twiceOf }]),
    ],
    effect: effect && {
      startDate: effect.startDate === null ? null : Temporal.PlainDate.from(effect.startDate),
      pricePerMonth: inKroner(effect.priceOre),
      ...(effect.taxOre !== undefined && { taxPerMonth: inKroner(effect.taxOre) }),
      knownAs: effect.knownAs,
      notes: [...(effect.notes ?? [])],
      ...named(effect.others, names),
      ...(effect.replaces && {
        replaces: {
          before: replacedReply(effect.replaces.before),
          after: replacedReply(effect.replaces.after),
        },
      }),
    },
  });

type StoredTicket = NonNullable<RowEffect['replaces']>['before'];

const replacedReply = ({ zones, priceOre, ...ticket }: StoredTicket) => ({
  ...ticket,
  zones: zones && [...zones],
  pricePerMonth: inKroner(priceOre),
});

const inKroner = (ore: number | null): number | null => (ore === null ? null : toKroner(ore));

/** Others with their names; nothing where there are none. */
const named = (
  others: StoredRow['faults'][number]['others'],
  names: StoredRow['names'],
): { others?: { name: string; day: Temporal.PlainDate }[] } =>
  others
    ? {
        others: others.flatMap(({ subscriberId, day }) => {
          const name = names?.[subscriberId];
          return name === undefined ? [] : [{ name, day: Temporal.PlainDate.from(day) }];
        }),
      }
    : {};
