import { AsyncLocalStorage } from 'node:async_hooks';

/** The rows that a call may see and change, whatever its statements ask for (docs/decisions/0144). */
export type RowScope = {
  readonly tenant: string;
  readonly companies: readonly number[] | 'whole-tenant';
};

/** What jobs and the portal itself see, and what each session has until a statement says less. */
export const everything = '*';

const rowScope = new AsyncLocalStorage<string>();

/** Runs a part of a call; the database keeps its statements within the scope. */
export const withRowScope = <T>({ tenant, companies }: RowScope, part: () => T): T =>
  rowScope.run(
    `${tenant}:${companies === 'whole-tenant' ? everything : companies.join(',')}`,
    part,
  );

/**
 * Runs a part of a call that has to know of rows of its operator which its user may not see, such as a ticket that a
 * person has with another company. What it answers must tell nothing else of them.
 */
export const beyondCompanies = <T>(part: () => T): T => {
  const [tenant = everything] = currentRowScope().split(':');
  return rowScope.run(tenant === everything ? everything : `${tenant}:${everything}`, part);
};

/** Runs a part of a call whose result other calls get too. */
export const withoutRowScope = <T>(part: () => T): T => rowScope.run(everything, part);

/** As the database reads it (migration 0033). */
export const currentRowScope = (): string => rowScope.getStore() ?? everything;
