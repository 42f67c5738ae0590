import type { CallExpression, Expression } from 'oxc-parser';
import { turnedComparisons } from './comparison-mutants.ts';
import type { Edit, MutantKind, Probe, TextMutant } from './mutant.ts';

/** A change of a call, and where to note that the call is reached. */
type CallMutant = TextMutant & { readonly probe: Probe };

/** Calls of the query builder that go without making it another statement. */
const droppable: ReadonlyMap<string, MutantKind> = new Map(
  Object.entries({
    where: 'condition',
    whereRef: 'condition',
    having: 'condition',
    havingRef: 'condition',
    forUpdate: 'lock',
    forNoKeyUpdate: 'lock',
    forShare: 'lock',
    forKeyShare: 'lock',
    skipLocked: 'lock',
    noWait: 'lock',
    onConflict: 'conflict',
  } as const),
);

const lockOptions = /^(skipLocked|noWait)$/;

/** Finds the mutants of the query builder's calls; calls are given from the outside of a chain to its inside. */
export class BuilderCalls {
  readonly #text: string;
  /** The call that follows on another in its chain. */
  readonly #followers = new Map<Expression, CallExpression>();

  constructor(text: string) {
    this.#text = text;
  }

  mutantsOf(call: CallExpression): CallMutant[] {
    const { callee } = call;
    const name = nameOf(call);
    if (callee.type === 'MemberExpression') this.#followers.set(callee.object, call);
    const edits = [
      ...this.#dropped(call, name),
      ...this.#joins(call, name),
      ...turnedOrder(call, name),
      ...turnedOperator(call),
      ...this.#shorterLists(call, name),
    ];
    const start = this.#text.indexOf('(', call.typeArguments?.end ?? callee.end) + 1;
    return edits.map((edit) => ({ ...edit, probe: { at: 'arguments', start } }));
  }

  #dropped(call: CallExpression, name: string | null): TextMutant[] {
    const { callee } = call;
    if (name === null || callee.type !== 'MemberExpression') return [];
    const drop = (kind: MutantKind, end = call.end): TextMutant[] => [
      { kind, start: callee.object.end, end, replacement: '' },
    ];
    const kind = droppable.get(name);
    if (kind === 'lock') return drop(kind, this.#endOfLock(call));
    if (kind) return drop(kind);
    const isOn = name === 'onRef' || (name === 'on' && call.arguments.length === 3);
    return isOn && this.#hasOtherOn(call) ? drop('condition') : [];
  }

  /** `skip locked` says nothing without the lock that it belongs to. */
  #endOfLock(call: CallExpression): number {
    let last = call;
    for (let next = this.#followers.get(last); next; next = this.#followers.get(next)) {
      if (!lockOptions.test(nameOf(next) ?? '')) break;
      last = next;
    }
    return last.end;
  }

  /** A join without a condition is no SQL. */
  #hasOtherOn(call: CallExpression): boolean {
    const isOn = (other: Expression | undefined): boolean =>
      other?.type === 'CallExpression' && /^on(Ref)?$/.test(nameOf(other) ?? '');
    const { callee } = call;
    return (
      isOn(this.#followers.get(call)) || (callee.type === 'MemberExpression' && isOn(callee.object))
    );
  }

  #joins(call: CallExpression, name: string | null): TextMutant[] {
    const { callee } = call;
    if (name !== 'innerJoin' && name !== 'leftJoin') return [];
    if (callee.type !== 'MemberExpression') return [];
    const table = call.arguments[0];
    const alias =
      table?.type === 'Literal' && typeof table.value === 'string'
        ? (table.value.split(' as ').at(-1) ?? '')
        : null;
    const rest = this.#text.slice(0, call.callee.end) + this.#text.slice(call.end);
    if (alias !== null && !rest.includes(`${alias}.`))
      return [{ kind: 'join', start: callee.object.end, end: call.end, replacement: '' }];
    const replacement = name === 'innerJoin' ? 'leftJoin' : 'innerJoin';
    return [{ kind: 'join', ...placeOf(callee.property), replacement }];
  }

  /** `and([a, b])` and `or([a, b])` without one of their conditions. */
  #shorterLists(call: CallExpression, name: string | null): TextMutant[] {
    const [list] = call.arguments;
    if (name !== 'and' && name !== 'or') return [];
    if (list?.type !== 'ArrayExpression' || list.elements.length < 2) return [];
    return list.elements.flatMap((element, index): TextMutant[] => {
      const before = list.elements[index - 1];
      const after = list.elements[index + 1];
      if (!element) return [];
      const start = before ? before.end : element.start;
      const end = before ? element.end : (after?.start ?? element.end);
      return [{ kind: 'condition', start, end, replacement: '' }];
    });
  }
}

const nameOf = ({ callee }: CallExpression): string | null =>
  callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier'
    ? callee.property.name
    : null;

const placeOf = ({ start, end }: { start: number; end: number }) => ({ start, end });

/** `orderBy('a')` and `orderBy('a', 'desc')` the other way round; what an expression orders by it says itself. */
function turnedOrder(call: CallExpression, name: string | null): TextMutant[] {
  const [column, direction] = call.arguments;
  if (name !== 'orderBy' || !column) return [];
  const turned = (edit: Edit): TextMutant[] => [{ kind: 'order', ...edit }];
  if (!direction) {
    return column.type === 'Literal'
      ? turned({ start: column.end, end: column.end, replacement: ", 'desc'" })
      : [];
  }
  if (direction.type !== 'Literal') return [];
  const replacement = direction.value === 'desc' ? "'asc'" : "'desc'";
  return turned({ ...placeOf(direction), replacement });
}

/** The operator of `where('a', '<', b)`, and of every other call that compares in this way. */
function turnedOperator(call: CallExpression): TextMutant[] {
  const [, operator] = call.arguments;
  if (call.arguments.length !== 3 || operator?.type !== 'Literal') return [];
  const turned = turnedComparisons.get(String(operator.value));
  return turned === undefined
    ? []
    : [{ kind: 'comparison', ...placeOf(operator), replacement: `'${turned}'` }];
}
