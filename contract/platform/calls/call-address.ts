import type { Route } from './route.ts';

/** Every platform has it; the types of the language alone do not. */
declare const URLSearchParams: new (pairs: string[][]) => { toString: () => string };

/** What the address of a call is made of. */
export type AddressInput = {
  params?: Readonly<Record<string, string | number | Temporal.PlainDate>>;
  query?: Readonly<Record<string, unknown>>;
};

/** The address of a call: path parameters filled in, the query as text. */
export function addressOf(route: Route, { params, query }: AddressInput): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const parameters = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (parameters.length === 0) return path;
  const pairs = parameters.map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}
