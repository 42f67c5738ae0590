import type { RowChange, RowValues } from '#platform/reference-data/reference-data.public.ts';
import type { OvertakenChange } from '#services/operator-desk/operator-desk.public.ts';
import type { FileChanges } from './file-changes.ts';

const maxListed = 40;

/** What files have changed, or would change, as the lines that the command prints. */
export function reportOf(files: readonly FileChanges[], command: 'check' | 'load'): string[] {
  const invented = files.flatMap(({ changes }) => changes).filter(isInvented).length;
  return [
    ...files.flatMap(linesOf),
    ...(invented > 0
      ? [`${rowsIn(invented)} marked as invented: a real portal does not invoice with such data.`]
      : []),
    command === 'check' ? 'Nothing was changed: this was a check.' : 'Loaded and recorded.',
  ];
}

const isInvented = ({ outcome, after }: RowChange): boolean =>
  outcome !== 'kept' && after['origin'] === 'invented';

function linesOf({ name, file, changes, overtaken }: FileChanges): string[] {
  const count = (outcome: RowChange['outcome']) =>
    changes.filter((change) => change.outcome === outcome).length;
  const lines = changes.slice(0, maxListed).map(lineOf);
  const more = changes.length - lines.length;
  return [
    `${name} (as of ${file.asOf}): ${count('added')} added, ${count('changed')} changed, ${count('kept')} kept`,
    ...overtaken.map(overtakenLine),
    ...lines,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

/** Always shown, however many rows a file has: it takes back what two users have agreed on. */
const overtakenLine = ({ proposalId, row }: OvertakenChange): string =>
  `  overtakes the approved change of ${row.productId} from ${row.validFrom.toString()} (${JSON.stringify(row.name.nb)}, proposal ${proposalId}): it will not come, and the operator's desk lists it`;

function lineOf({ table, outcome, key, before, after }: RowChange): string {
  const which = `  ${outcome} ${table} ${Object.values(key).join(' ')}`;
  if (outcome === 'added') return `${which}: ${textOf(after)}`;
  const [oldValues, newValues] = [shownValues(before ?? {}), shownValues(after)];
  const differences = Object.keys(newValues).map(
    (name) => `${name} ${JSON.stringify(oldValues[name])} → ${JSON.stringify(newValues[name])}`,
  );
  const reason = outcome === 'kept' ? ' (a newer file has said otherwise)' : '';
  return `${which}: ${differences.join(', ')}${reason}`;
}

const textOf = (row: RowValues): string =>
  Object.entries(shownValues(row))
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');

const maxLength = 200;

/** Shapes of zones are too long to be read. */
export const shownValues = (row: RowValues): RowValues =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      (JSON.stringify(value) ?? '').length > maxLength ? '…' : value,
    ]),
  );

const rowsIn = (count: number): string => (count === 1 ? '1 row is' : `${count} rows are`);
