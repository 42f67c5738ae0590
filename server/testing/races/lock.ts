/** A lock of the product, and how a statement reads without it. */
export type Lock = {
  readonly name: string;
  readonly isIn: (statement: string) => boolean;
  readonly without: (statement: string) => string;
};

const rowLocks =
  /\s+for (?:no key update|update|key share|share)(?: of [\w" ,]+?)?(?: skip locked| nowait)?(?=\s*(?:$|\)))/gi;
const advisoryLocks = /pg_(try_)?advisory_xact_lock\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi;

/** For comparisons: the query builder quotes names, which SQL text does not. */
const plain = (statement: string): string => statement.replaceAll('"', '');

/**
 * The row locks of the statements that name a table. `also` narrows them down: a text that stands in the
 * statement, as `for share`.
 */
export const rowLock = (table: string, also = ''): Lock => ({
  name: `row lock on ${table}`,
  isIn: (statement) => {
    const text = plain(statement);
    return namesTable(text, table) && text.includes(also) && text.search(rowLocks) >= 0;
  },
  without: (statement) => statement.replaceAll(rowLocks, ''),
});

const namesTable = (statement: string, table: string): boolean =>
  new RegExp(String.raw`\b${table.replace('.', String.raw`\.`)}\b`).test(statement);

/** An advisory lock; `also` as for `rowLock`, when one is to be told from another. */
export const advisoryLock = (also = ''): Lock => ({
  name: `advisory lock ${also}`,
  isIn: (statement) => statement.includes(also) && statement.search(advisoryLocks) >= 0,
  without: (statement) =>
    statement.replaceAll(advisoryLocks, (call) => {
      const value = call.slice(call.indexOf('(') + 1, -1);
      // The parameters stay, or the database would not know their types.
      return call.includes('try') ? `(${value}) is not null` : `(${value})::text`;
    }),
});

/**
 * Finding or creating rows locks them by an update that changes nothing. Without that the rows, which have to
 * exist, are only looked up.
 */
export const upsertLock = (table: string): Lock => {
  const upsert = new RegExp(
    String.raw`insert into ${table.replace('.', String.raw`\.`)} [\s\S]*?do update[\s\S]*?returning ([^)]*)`,
  );
  return {
    name: `upsert of ${table}`,
    isIn: (statement) => upsert.test(statement),
    without: (statement) =>
      statement.replace(
        upsert,
        (found, columns: string) => `select ${columns.trim()} from ${table} where ${usesOf(found)}`,
      ),
  };
};

/** A condition that is true and names every parameter, as the database has to know their types. */
const usesOf = (statement: string): string =>
  [
    'true',
    ...statement
      .matchAll(/(\$\d+)(::[a-z]+(?:\[\])?)?/g)
      .map(([, name, type = '::text']) => `${name}${type} is null`),
  ].join(' or ');

/** Each of several locks is taken off. */
export const locks = (...all: readonly Lock[]): Lock => ({
  name: all.map(({ name }) => name).join(' and '),
  isIn: (statement) => all.some((lock) => lock.isIn(statement)),
  without: (statement) =>
    all.reduce((text, lock) => (lock.isIn(text) ? lock.without(text) : text), statement),
});

/** The locks by which a person, a phone, an employee number or a card has one ticket of a kind at a time. */
export const slotLock: Lock = locks(upsertLock('holders.slot'), rowLock('holders.slot'));

/**
 * No lock: a call stops after this statement, and not before it has written anything. For a lock that keeps others out
 * between two writes of a long transaction.
 */
export const after = (statement: string): Lock => ({
  name: `stop after ${statement}`,
  isIn: (text) => plain(text).includes(statement),
  without: (text) => text,
});
