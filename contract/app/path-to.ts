import type { PagePath, pagesBesideTheTable } from './pages.ts';

export type ParameterName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/** The pages without parameters: their path is their address. */
export type FixedPagePath = {
  [P in PagePath]: [ParameterName<P>] extends [never] ? P : never;
}[PagePath];

declare const existingPage: unique symbol;

/** Where a page is. A link takes nothing else, so a link to a page that does not exist does not compile. */
export type PageAddress =
  | FixedPagePath
  | (typeof pagesBesideTheTable)[number]
  | (string & { readonly [existingPage]: true });

/** The address of a page with parameters: `pathTo('/bedrifter/{id}', { id })`. */
export function pathTo<P extends Exclude<PagePath, FixedPagePath>>(
  path: P,
  parameters: Readonly<Record<ParameterName<P>, string | number>>,
): PageAddress {
  const values: Readonly<Record<string, string | number>> = parameters;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  ) as PageAddress;
}

export const isFixedPath = (path: PagePath): path is FixedPagePath => !path.includes('{');
