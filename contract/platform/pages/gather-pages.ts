import type { PageRow } from './page-row.ts';

type Rows = Readonly<Record<`/${string}`, PageRow>>;

/** The paths of an area, or of any of several. */
type PathOf<Area> = Area extends unknown ? keyof Area & string : never;

/** The paths that an area has and one after it, too. */
type PathOfTwo<Areas extends readonly unknown[]> = Areas extends readonly [
  infer First,
  ...infer Others,
]
  ? (PathOf<First> & PathOf<Others[number]>) | PathOfTwo<Others>
  : never;

type EachPathOnce<Areas extends readonly unknown[]> = [PathOfTwo<Areas>] extends [never]
  ? unknown
  : { readonly twoAreasHave: PathOfTwo<Areas> };

/** The pages of all areas as one table, in their order. A path that two areas have does not compile. */
export const gatherPages = <const Areas extends readonly Rows[]>(
  areas: Areas & EachPathOnce<Areas>,
): Readonly<Record<PathOf<Areas[number]>, PageRow>> =>
  Object.fromEntries(areas.flatMap((area) => Object.entries(area))) as Record<
    PathOf<Areas[number]>,
    PageRow
  >;
