import { currentRowScope, everything } from '../row-scope.ts';

const beginsTransaction = /^(begin|start transaction)\b/i;
const endsTransaction = /^(commit|rollback)(?! to)\b/i;
/** Takes back a scope that was set after the savepoint. */
const goesBack = /^rollback to\b/i;

/** A scope that goes to the database with a statement. */
type Sending = {
  readonly scope: string;
  /** `after` one that begins a transaction, `before` one of a transaction, and `along` with one outside of any. */
  readonly place: 'after' | 'before' | 'along';
};

/**
 * Follows what row scope a borrowed connection has, to send it only where a statement needs another one. `ofSession` is the
 * one that its session began with; null where a pooler lends any.
 */
export function scopesSent(ofSession: string | null = everything) {
  /** Of the open transaction; null without one, and undefined where it is not known. */
  let inTransaction: string | null | undefined = null;
  return {
    /** The scope to send with a statement; null where it has the right one. */
    before(statement: string): Sending | null {
      const wanted = currentRowScope();
      if (beginsTransaction.test(statement)) {
        inTransaction = wanted;
        return wanted === ofSession ? null : { scope: wanted, place: 'after' };
      }
      if (endsTransaction.test(statement)) {
        inTransaction = null;
        return null;
      }
      if (goesBack.test(statement)) {
        inTransaction &&= undefined;
        return null;
      }
      if (inTransaction === null)
        return wanted === ofSession ? null : { scope: wanted, place: 'along' };
      if (wanted === inTransaction) return null;
      inTransaction = wanted;
      return { scope: wanted, place: 'before' };
    },
  };
}
