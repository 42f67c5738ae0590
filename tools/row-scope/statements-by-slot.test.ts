import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourcePaths } from '../source-paths.ts';
import { statementsBySlot } from './statements-by-slot.ts';
import { pieces, withinCompanies } from './within-companies.ts';

/** The files that speak SQL for calls; those of tests have no row scope. */
const speaksSql = /^server\/(?!testing\/)(?:.*\/)?(?!test-)[^/]*\.(?:store|query)\.ts$/;

const pieceNames = new Set(pieces.map((where) => where.slice(where.indexOf('#') + 1)));

const ofProject = async () =>
  (await sourcePaths())
    .filter((path) => speaksSql.test(path))
    .flatMap((path) =>
      statementsBySlot({ path, text: readFileSync(join(root, path), 'utf8') }, pieceNames),
    );

const inFile = (text: string) => statementsBySlot({ path: 'a.query.ts', text });
const [beyond, within] = [
  [{ where: 'a.query.ts#find', isBeyond: true }],
  [{ where: 'a.query.ts#find', isBeyond: false }],
];

describe('a statement that looks up a person, a phone or a card', () => {
  it('goes beyond the companies of its call, or says why it does not', async () => {
    const statements = await ofProject();
    expect(statements.filter(({ isBeyond }) => isBeyond).length).toBeGreaterThanOrEqual(10);
    expect(statements.filter(({ isBeyond }) => !isBeyond).map(({ where }) => where)).toEqual(
      [...Object.keys(withinCompanies), ...pieces].toSorted(),
    );
  });

  it.each([
    ['a value', 'where medium_slot = ${slot}'],
    ['one of several', 'where ticket.medium_slot = any(${slots}::bigint[])'],
    ['a list', 'where person_slot in (select key from given)'],
    ['another row', 'join tickets.ticket on ticket.holder_slot = given.slot'],
    ['another row, named first', 'join tickets.ticket on given.slot = ticket.holder_slot'],
    ['any of its slots', 'join holders.slot on slot.key in (medium_slot, holder_slot)'],
    ['the number of a card', 'where card.number = any(${numbers}::text[])'],
    ['a slot of another name', 'where next_slot = ${slot}'],
    ['a slot beside one that is written', 'set medium_slot = null where holder_slot = ${slot}'],
  ])('is found by %s', (_, condition) => {
    const statement = `sql<Row>\`select id from tickets.ticket ${condition}\`.execute(tx)`;
    expect(inFile(`export const find = (tx) => ${statement};`)).toEqual(within);
    expect(inFile(`export async function find(tx) { await ${statement}; }`)).toEqual(within);
    expect(inFile(`const find = (tx) => beyondCompanies(() => ${statement});`)).toEqual(beyond);
    const both = `const find = (tx) => [beyondCompanies(() => ${statement}), ${statement}];`;
    expect(inFile(both)).toEqual(within);
  });

  it.each([
    `.where('medium_slot', '=', slot)`,
    `.innerJoin('subscribers.subscriber as subscriber', 'subscriber.person_slot', 'slot.key')`,
    '.where(sql.ref(`${by}_slot`), "=", slot)',
  ])('is found in the query builder: %s', (condition) => {
    const statement = `tx.selectFrom('tickets.ticket')${condition}.execute()`;
    expect(inFile(`export const find = (tx) => ${statement};`)).toEqual(within);
    expect(inFile(`const find = (tx) => beyondCompanies(() => ${statement});`)).toEqual(beyond);
  });

  it('is found by a piece of SQL that does so', () => {
    const namesOfPieces = new Set(['isReplaced']);
    const find = (text: string) => statementsBySlot({ path: 'a.query.ts', text }, namesOfPieces);
    for (const piece of ['isReplaced', 'isReplaced(today)']) {
      const statement = `sql\`select ${'${'}${piece}} from housing.unit\`.execute(tx)`;
      expect(find(`export const find = (tx) => ${statement};`)).toEqual(within);
      expect(find(`const find = (tx) => beyondCompanies(() => ${statement});`)).toEqual(beyond);
    }
  });

  it.each([
    ['reads a slot', 'select medium_slot from tickets.ticket where id = ${id}'],
    [
      'writes one',
      'update tickets.ticket set medium_slot = given.slot from given where id = given.id',
    ],
    ['erases one', 'update tickets.ticket set holder_slot = null where id = ${id}'],
    ['asks whether there is one', 'select id from tickets.ticket where medium_slot is not null'],
    ['inserts one', 'insert into tickets.ticket (id, medium_slot) values (1, 2)'],
  ])('is none that %s', (_, statement) => {
    expect(inFile(`export const find = (tx) => sql\`${statement}\`.execute(tx);`)).toEqual([]);
  });
});
