import type { FieldFault } from '@takst/contract/failures.ts';
import type { Route } from '@takst/contract/route.ts';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { InvalidInput } from '#api/call-failures.ts';
import type { ChangeProblem } from '#api/use-change.ts';

const none: readonly FieldFault[] = [];

/** The fields that the server found wrong and the form let through. */
export const faultsFound = <R extends Route>(
  problem: ChangeProblem<R> | null,
): readonly FieldFault[] =>
  problem && 'failure' in problem && problem.failure instanceof InvalidInput
    ? problem.failure.fields
    : none;

/** Shows at its fields what the server found; a fault of anything else is told in words alone. */
export function useFoundFaults<F extends FieldValues, Body>(
  { setError }: UseFormReturn<F, unknown, Body>,
  found: readonly FieldFault[],
  names: readonly FieldPath<F>[],
): void {
  useEffect(() => {
    for (const name of names) {
      const fault = found.find(({ path }) => path === name);
      if (fault) setError(name, { type: 'server', message: fault.message });
    }
  }, [found, names, setError]);
}
