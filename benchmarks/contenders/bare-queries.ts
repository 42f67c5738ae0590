import { asParameter } from '@takst/server/platform/db/connection/temporal-values.ts';
import type { Recording } from '../recording/recording-portal.ts';
import type { BareQuery } from './bare-http-process.ts';

/** The single statement of each recorded request; equal texts share a name. */
export function bareQueries(recorded: readonly Recording[]): BareQuery[] {
  const names = new Map<string, string>();
  return recorded.map(({ request, statements }) => {
    const [only, ...more] = statements;
    if (!only || more.length > 0) {
      throw new Error(`${request.path} took ${statements.length} statements, not one.`);
    }
    const name = names.get(only.statement) ?? `bare_${names.size}`;
    names.set(only.statement, name);
    return { name, text: only.statement, values: only.values.map(asParameter) };
  });
}
