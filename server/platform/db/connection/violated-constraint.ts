/** The name of the constraint that an error violates; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const isIntegrityViolation = typeof code === 'string' && code.startsWith('23');
  return isIntegrityViolation && typeof constraint === 'string' ? constraint : null;
}
