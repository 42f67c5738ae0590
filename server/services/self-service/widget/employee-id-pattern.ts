import { RE2JS } from 're2js';

/** Patterns in use; the engine's automaton of one is built once. */
const compiled = new Map<string, RE2JS | null>();
const maxCompiled = 200;

/**
 * Compiles a company's pattern with an engine whose time grows with the length of the text alone: no pattern
 * takes longer the cleverer it is. Null for one that it refuses (a fault, a back reference, too large).
 */
function compile(pattern: string): RE2JS | null {
  const compiledPattern = compiled.get(pattern);
  if (compiledPattern !== undefined) return compiledPattern;
  if (compiled.size >= maxCompiled) compiled.clear();
  let newPattern: RE2JS | null = null;
  try {
    newPattern = RE2JS.compile(pattern);
  } catch {
    newPattern = null;
  }
  compiled.set(pattern, newPattern);
  return newPattern;
}

export const isPatternValid = (pattern: string): boolean =>
  pattern === '' || compile(pattern) !== null;

/** Whether the whole employee number matches the company's pattern; any does without one. */
export const matchesPattern = (employeeId: string, pattern: string): boolean =>
  pattern === '' || (compile(pattern)?.matches(employeeId) ?? false);
