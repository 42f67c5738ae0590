import type { Route } from '@takst/contract/route.ts';
import { useChange as useAnyChange } from '#api/use-change.ts';

export type { ChangeProblem } from '#api/use-change.ts';

type After<R extends Route> = Omit<Parameters<typeof useAnyChange<R>>[1], 'invalidates'>;

/** Whatever is told of people and their tickets: the list, one person's tickets, what happened to them. */
const invalidates = (path: string): boolean => /^\/api\/(subscriber|ticket)\//.test(path);

/** Changes something about people's tickets; what is on the page is fetched again at once. */
export const useChange = <R extends Route>(route: R, after: After<R>) =>
  useAnyChange(route, { ...after, invalidates });
