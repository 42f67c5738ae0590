import { batchServices } from '@takst/contract/app/batch-services.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { batchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import { rosterCalls } from '@takst/contract/ticketing/roster/roster-calls.ts';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type OperationIdOf = (route: Route) => string | undefined;

const folder = join(import.meta.dirname, '../../../contract');

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value;

/** The calls of batches are made for each service anew: an address tells them apart. */
const addressOf = ({ method, path }: Route): string => `${method} ${path}`;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * How each call is called in the document of the API: as its export in the contract, so that one leads to the other
 * (`npm run slice -- <name>`), and no second list has to be kept.
 */
export async function readOperationIds(): Promise<OperationIdOf> {
  const ids = new Map<string, string>();
  for await (const file of glob('**/*.contract.ts', { cwd: folder, exclude: ['node_modules'] })) {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as object;
    for (const [name, value] of Object.entries(module))
      if (isRoute(value)) ids.set(addressOf(value), name);
  }
  for (const [service, definition] of Object.entries(batchServices)) {
    const ofService = service.split('-').map(capitalised).join('');
    const calls = { ...batchCalls(definition), ...rosterCalls(definition) };
    for (const [name, call] of Object.entries(calls))
      ids.set(addressOf(call), `${name}Of${ofService}`);
  }
  return (route) => ids.get(addressOf(route));
}
