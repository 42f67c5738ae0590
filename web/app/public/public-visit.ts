import type { PagePath } from '@takst/contract/app/pages.ts';

/** Which public page is shown, and at which address. */
export type PublicVisit = {
  readonly path: PagePath;
  readonly pathname: string;
  /** With its question mark; empty without parameters. */
  readonly search: string;
};

let current: PublicVisit | null = null;

export function beginVisit(visit: PublicVisit): void {
  current = visit;
}

export function publicVisit(): PublicVisit {
  if (!current) throw new Error('No public page is shown');
  return current;
}

/** The parameters in the path of the page's address. */
export function visitParameters(): Readonly<Record<string, string>> {
  const { path, pathname } = publicVisit();
  const parts = pathname.split('/');
  const names = path.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1]);
  return Object.fromEntries(
    names.flatMap((name, place) =>
      name === undefined ? [] : [[name, decodeURIComponent(parts[place] ?? '')]],
    ),
  );
}
