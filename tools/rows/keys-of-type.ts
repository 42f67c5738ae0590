import type { Node, TSType } from 'oxc-parser';
import { type Keys, keysOfSchema } from './keys-of-schema.ts';
import type { Reading } from './module-index.ts';

/** Marks a type that says nothing of names: `unknown`, or a parameter of a generic function. */
const noKeys: ReadonlySet<string> = new Set();

/** The names of the properties of a type, without optional ones. */
export function keysOfType(reading: Reading, type: TSType): Keys {
  switch (type.type) {
    case 'TSTypeLiteral':
      return keysOfMembers(type.members);
    case 'TSIntersectionType':
      return union(type.types.map((part) => keysOfType(reading, part)));
    case 'TSParenthesizedType':
      return keysOfType(reading, type.typeAnnotation);
    case 'TSTypeOperator':
      return keysOfType(reading, type.typeAnnotation);
    case 'TSIndexedAccessType':
      return keysOfProperty(reading, type.objectType, type.indexType);
    case 'TSUnknownKeyword':
      return noKeys;
    case 'TSTypeReference':
      return keysOfReference(reading, type);
    case 'TSUnionType': {
      // What is in every one of them.
      const [first = null, ...others] = type.types.map((part) => keysOfType(reading, part));
      return others.reduce<Keys>(
        (left, right) => (left && right ? left.intersection(right) : null),
        first,
      );
    }
    default:
      return null;
  }
}

function keysOfMembers(members: readonly Node[]): Keys {
  return new Set(
    members.flatMap((member) =>
      member.type === 'TSPropertySignature' && !member.optional ? nameOf(member.key) : [],
    ),
  );
}

/** The names of `Row['ticket']`. */
function keysOfProperty(reading: Reading, object: TSType, key: TSType): Keys {
  const [name] = literalsOf(reading, key);
  const owner =
    object.type === 'TSTypeReference' && object.typeName.type === 'Identifier'
      ? reading.index.find(reading.module, 'types', object.typeName.name)
      : null;
  if (!owner || owner.node.type !== 'TSTypeLiteral') return null;
  const member = owner.node.members.find(
    (one) => one.type === 'TSPropertySignature' && nameOf(one.key)[0] === name,
  );
  const type =
    member?.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : null;
  return type ? keysOfType({ ...reading, module: owner.module }, type) : null;
}

const nameOf = (key: Node): string[] =>
  key.type === 'Identifier'
    ? [key.name]
    : key.type === 'Literal' && typeof key.value === 'string'
      ? [key.value]
      : [];

const union = (all: readonly Keys[]): Keys =>
  all.reduce((left, right) => (left && right ? left.union(right) : null), noKeys);

function keysOfReference(
  reading: Reading,
  { typeName, typeArguments }: Extract<TSType, { type: 'TSTypeReference' }>,
): Keys {
  const [first, second] = typeArguments?.params ?? [];
  if (typeName.type === 'TSQualifiedName') {
    return first?.type === 'TSTypeQuery' && first.exprName.type === 'Identifier'
      ? keysOfSchema(reading, first.exprName.name)
      : null;
  }
  if (typeName.type !== 'Identifier') return null;
  const { name } = typeName;
  if (reading.module.typeParameters.has(name)) return noKeys;
  const own = reading.index.find(reading.module, 'types', name);
  if (own) return keysOfType({ ...reading, module: own.module }, own.node);
  if (!first) return null;
  if (name === 'Partial') return noKeys;
  if (name === 'Readonly' || name === 'Required' || name === 'NonNullable')
    return keysOfType(reading, first);
  if (name === 'Record') return literalsOf(reading, first);
  const named = second ? literalsOf(reading, second) : null;
  if (name === 'Pick') return named;
  const all = keysOfType(reading, first);
  return name === 'Omit' && all && named ? all.difference(named) : null;
}

/** The texts of a union of literals; of any other type none, as its names are not written down. */
function literalsOf(reading: Reading, type: TSType): ReadonlySet<string> {
  if (type.type === 'TSLiteralType')
    return new Set(
      type.literal.type === 'Literal' && typeof type.literal.value === 'string'
        ? [type.literal.value]
        : [],
    );
  if (type.type === 'TSUnionType')
    return new Set(type.types.flatMap((part) => [...literalsOf(reading, part)]));
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const own = reading.index.find(reading.module, 'types', type.typeName.name);
    if (own) return literalsOf({ ...reading, module: own.module }, own.node);
  }
  return noKeys;
}
