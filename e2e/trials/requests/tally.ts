import type { CallerKind } from './callers.ts';
import type { GeneratedRequest } from './make-request.ts';
import type { Operation } from './operations.ts';

export type Fault = {
  readonly what: string;
  readonly number: number;
  readonly operation: string;
  readonly kind: CallerKind;
  readonly request: GeneratedRequest;
  readonly answer: string;
};

/** Faults of one kind and operation are one thing to mend. */
const mostOfOne = 3;

const shownCounts = (counts: Iterable<readonly [string | number, number]>): string =>
  [...counts]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other), 'en', { numeric: true }))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** What came back, by operation and by kind of user. */
export function tally(operations: readonly Operation[]) {
  const byOperation = new Map<string, Map<number, number>>();
  const byKind = new Map<string, Map<string, number>>();
  const faults = new Map<string, Fault[]>();
  const counts = new Map<string, number>();

  let slowest = { ms: 0, operation: 'none' };

  const statusesOf = ({ operationId }: Operation) => byOperation.get(operationId);
  const has2xx = (operation: Operation) =>
    [...(statusesOf(operation)?.keys() ?? [])].some((status) => status >= 200 && status < 300);

  return {
    add(
      operation: Operation,
      kind: CallerKind,
      { status, ms }: { status: number; ms: number },
    ): void {
      if (ms > slowest.ms) slowest = { ms, operation: operation.operationId };
      const statuses = byOperation.get(operation.operationId) ?? new Map<number, number>();
      byOperation.set(operation.operationId, statuses);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const ofKind = byKind.get(kind) ?? new Map<string, number>();
      byKind.set(kind, ofKind);
      const shown = status === 0 ? 'no answer' : String(status);
      ofKind.set(shown, (ofKind.get(shown) ?? 0) + 1);
    },
    fault(fault: Fault): void {
      const key = `${fault.what.replaceAll(/\d{3,}/g, '…')} ${fault.operation}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const kept = faults.get(key) ?? [];
      faults.set(key, kept);
      if (kept.length < mostOfOne) kept.push(fault);
    },
    faults: () => [...faults.values()].flat(),
    faultLines: () => [...counts].map(([key, count]) => `${count} × ${key}`),
    kindLines: () => [...byKind].map(([kind, statuses]) => `${kind}: ${shownCounts(statuses)}`),
    slowest: () => `${(slowest.ms / 1_000).toFixed(1)} s (${slowest.operation})`,
    /** Operations that were refused each time, with the statuses that they gave. */
    never2xx: () =>
      operations
        .filter((operation) => !has2xx(operation))
        .map(
          (operation) => `${operation.operationId} (${shownCounts(statusesOf(operation) ?? [])})`,
        ),
    share2xx: () => operations.filter(has2xx).length / operations.length,
  };
}

export type Tally = ReturnType<typeof tally>;
