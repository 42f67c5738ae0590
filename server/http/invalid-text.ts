import type { FieldFault } from '@takst/contract/failures.ts';

/**
 * Where something received has text that no database keeps: a NUL character, or half of a pair of
 * surrogates. Nobody types either. Ask after the schema, which knows how deep things may lie.
 */
export function invalidText(received: unknown, path = ''): FieldFault[] {
  if (typeof received === 'string') {
    const isKept = received.isWellFormed() && !received.includes('\0');
    return isKept ? [] : [{ path, message: 'wrongFormat' }];
  }
  if (typeof received !== 'object' || received === null) return [];
  return Object.entries(received).flatMap(([name, value]) => {
    const ofName = invalidText(name, path);
    return ofName.length > 0 ? ofName : invalidText(value, path === '' ? name : `${path}.${name}`);
  });
}
