import type { mendedRows } from './mended-rows.store.ts';
import { withoutEmptyCells } from './without-empty-cells.ts';

type CellChange = { position: number; column: string; from: string; to: string };

/** A cell that somebody else has changed since the user saw it, as it is now. */
export type Conflict = { position: number; column: string; value: string };

/** Changes cells that are as their user saw them. */
export async function setCells(
  rows: ReturnType<typeof mendedRows>,
  changes: readonly CellChange[],
): Promise<{ positions: number[]; conflicts: Conflict[] }> {
  const open = await rows.openCells(changes.map(({ position }) => position));
  const conflicts: Conflict[] = [];
  const cellsOf = new Map<number, Record<string, string>>(
    open.map(({ position, cells }) => [position, { ...cells }]),
  );
  const changed = new Set<number>();
  for (const { position, column, from, to } of changes) {
    const cells = cellsOf.get(position);
    const value = cells?.[column] ?? '';
    if (!cells || value === to) continue;
    if (value !== from) {
      conflicts.push({ position, column, value });
      continue;
    }
    cells[column] = to;
    changed.add(position);
  }
  const positions = [...changed];
  await rows.setCells(
    positions.map((position) => ({
      position,
      cells: withoutEmptyCells(cellsOf.get(position) ?? {}),
    })),
  );
  return { positions: [...cellsOf.keys()], conflicts };
}
