/** The kinds of ids that say what a price is for. */
type ReferenceKind = 'products' | 'profiles' | 'zones';
const kinds = ['products', 'profiles', 'zones'] as const;

const referenceKind: Readonly<Record<string, ReferenceKind>> = {
  PreassignedFareProductRef: 'products',
  FareProductRef: 'products',
  UserProfileRef: 'profiles',
  GeographicalIntervalRef: 'zones',
  DistanceMatrixElementRef: 'zones',
};

/** What is known inside an element, and holds for all in it that does not say it again. */
export type Level = {
  readonly element: string;
  readonly id: string;
  readonly line: number;
  products: readonly string[];
  profiles: readonly string[];
  zones: readonly string[];
  from: string | null;
  currency: string | null;
  /** What this element says itself: it counts before the elements around it. */
  readonly said: Set<ReferenceKind>;
  readonly isInTable: boolean;
  amount: string | null;
  /** Prices of a cell: what they are for may come after them. */
  readonly waiting: Level[];
};

export const outermost: Level = {
  element: '',
  id: '',
  line: 0,
  products: [],
  profiles: [],
  zones: [],
  from: null,
  currency: null,
  said: new Set(),
  isInTable: false,
  amount: null,
  waiting: [],
};

export const enter = (around: Level, opened: Pick<Level, 'element' | 'id' | 'line'>): Level => ({
  ...around,
  ...opened,
  said: new Set(),
  isInTable: around.isInTable || opened.element === 'FareTable',
  amount: null,
  waiting: [],
});

/** References outside tables say what products are made of, and nothing of prices. */
export function refer(level: Level, name: string, ref: string): void {
  const kind = referenceKind[name];
  if (!kind || !level.isInTable) return;
  level[kind] = level.said.has(kind) ? [...level[kind], ref] : [ref];
  level.said.add(kind);
}

/** A price with what its cell says, where it says nothing itself. */
export function withCell(price: Level, cell: Level): Level {
  const own = { ...price };
  for (const kind of kinds) if (!price.said.has(kind)) own[kind] = cell[kind];
  return own;
}
