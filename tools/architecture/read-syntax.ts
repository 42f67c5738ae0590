import { Visitor, type Program } from 'oxc-parser';

/** Facts about a file for the rules, beside its import statements. */
export type Syntax = {
  hasAny: boolean;
  /** Unchecked casts: `as never`, `as unknown as`. */
  hasForcedType: boolean;
  /** Modules named by `import('…')`, as a value or as a type. */
  importedInside: readonly string[];
  /** A dynamic import whose path is computed. */
  hasUnnamedImport: boolean;
  /** Impure globals that it uses: `Temporal.Now`, `Math.random`, `fetch`. */
  world: readonly string[];
};

const worldlyObjects = new Set(
  'process globalThis window document navigator localStorage sessionStorage console crypto'.split(
    ' ',
  ),
);
const worldlyCalls = new Set(['fetch', 'setTimeout', 'setInterval', 'queueMicrotask', 'require']);
const worldlyMembers = new Set([
  'Temporal.Now',
  'Date.now',
  'Math.random',
  'performance.now',
  'new Date',
]);

export function readSyntax(program: Program): Syntax {
  const importedInside: string[] = [];
  const world: string[] = [];
  const flags = { hasAny: false, hasForcedType: false, hasUnnamedImport: false };
  new Visitor({
    TSAnyKeyword() {
      flags.hasAny = true;
    },
    TSAsExpression({ expression, typeAnnotation }) {
      const isTwice =
        expression.type === 'TSAsExpression' &&
        expression.typeAnnotation.type === 'TSUnknownKeyword';
      if (isTwice || typeAnnotation.type === 'TSNeverKeyword') flags.hasForcedType = true;
    },
    TSImportType({ source }) {
      importedInside.push(source.value);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        importedInside.push(source.value);
      } else flags.hasUnnamedImport = true;
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier') return;
      const name = `${object.name}.${property.type === 'Identifier' ? property.name : ''}`;
      if (worldlyObjects.has(object.name) || worldlyMembers.has(name)) world.push(name);
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && worldlyCalls.has(callee.name)) world.push(callee.name);
    },
    NewExpression({ callee, arguments: args }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && args.length === 0) {
        world.push('new Date');
      }
    },
  }).visit(program);
  return { ...flags, importedInside, world };
}
