import type { FieldFault } from '@takst/contract/platform/calls/failures.ts';

/**
 * Finds text that PostgreSQL cannot store: a NUL character or a lone surrogate. Call it after the schema
 * has bounded the depth.
 */
export function invalidText(received: unknown, path = ''): FieldFault[] {
  if (typeof received === 'string') {
    const isValid = received.isWellFormed() && !received.includes('\0');
    return isValid ? [] : [{ path, message: 'wrongFormat' }];
  }
  if (typeof received !== 'object' || received === null) return [];
  return Object.entries(received).flatMap(([name, value]) => {
    const ofName = invalidText(name, path);
    return ofName.length > 0 ? ofName : invalidText(value, path === '' ? name : `${path}.${name}`);
  });
}
