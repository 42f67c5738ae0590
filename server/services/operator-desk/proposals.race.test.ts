import { expect } from 'vitest';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { deskOf, price, productOf, newQuarantine } from './test-desk.ts';
import { runProductFile } from './test-product-files.ts';

raceTest('a proposal is approved twice', {
  prepare: async (portal) => {
    const desk = deskOf(portal);
    return { ...desk, id: await desk.proposed(newQuarantine()) };
  },
  operation: (_portal, { approve, id }) => approve(id),
  without: rowLock('operator_desk.proposal'),
  holds: (_portal, _proposal, answers) =>
    expect(outcomesOf(answers)).toEqual(['PROPOSAL_DECIDED', 'done']),
});

raceTest('a proposal is approved while its maker withdraws it', {
  prepare: async (portal) => {
    const desk = deskOf(portal);
    return { ...desk, id: await desk.proposed(newQuarantine()) };
  },
  operation: [
    (_portal, { approve, id }) => approve(id),
    (_portal, { withdraw, id }) => withdraw(id),
  ],
  without: rowLock('operator_desk.proposal'),
  holds: (_portal, _proposal, answers) =>
    expect(outcomesOf(answers)).toEqual(['PROPOSAL_DECIDED', 'done']),
});

let ore = 500_00;

raceTest('two proposals about one day are approved: one has not seen the other', {
  prepare: async (portal) => {
    const desk = deskOf(portal);
    const proposed = () => desk.proposed({ kind: 'prices', rows: [price((ore += 100))] });
    return { ...desk, one: await proposed(), other: await proposed() };
  },
  operation: [
    (_portal, { approve, one }) => approve(one),
    (_portal, { approve, other }) => approve(other),
  ],
  without: rowLock('operator_desk.proposal'),
  holds: (_portal, _proposals, answers) =>
    expect(outcomesOf(answers)).toEqual(['BASE_CHANGED', 'done']),
});

let renamed = 0;

const [ofProposals, ofProducts] = [rowLock('operator_desk.proposal'), rowLock('products.product')];
/** Either of the two is enough. */
const proposalOrProduct = {
  ...ofProposals,
  isIn: (statement: string) => ofProposals.isIn(statement) || ofProducts.isIn(statement),
};

raceTest('two users approve what the other one has proposed of one product', {
  prepare: async (portal) => {
    const desk = deskOf(portal);
    const proposed = (by = desk.maker) => {
      renamed += 1;
      const name = { nb: `Billett ${renamed}`, en: `Ticket ${renamed}` };
      return desk.proposed(productOf({ name, validFrom: '2027-01-01' }), by);
    };
    return { ...desk, one: await proposed(), other: await proposed(desk.decider) };
  },
  operation: [
    (_portal, { approve, one }) => approve(one),
    (_portal, { approve, other, maker }) => approve(other, maker),
  ],
  without: proposalOrProduct,
  holds: (_portal, _proposals, answers) =>
    expect(outcomesOf(answers)).toEqual(['BASE_CHANGED', 'done']),
});

let fileDay = Temporal.PlainDate.from('2031-01-01');

raceTest('a change of a product is approved while a newer file of it is loaded', {
  prepare: async (portal) => {
    const desk = deskOf(portal);
    renamed += 1;
    const name = { nb: `Billett ${renamed}`, en: `Ticket ${renamed}` };
    return { ...desk, id: await desk.proposed(productOf({ name, validFrom: '2099-01-01' })) };
  },
  operation: [
    async (_portal, { approve, id }) => (await approve(id)).status,
    async (portal) => {
      // An approval is a day newer than the file before it.
      fileDay = fileDay.add({ days: 2 });
      const name = { nb: `Fil ${fileDay}`, en: `File ${fileDay}` };
      await runProductFile(portal, 'load', { asOf: fileDay.toString(), product: { name } });
      return 200;
    },
  ],
  without: ofProducts,
  // Whichever came first, what was approved before the file does not come in silence.
  holds: async (_portal, { read, id }, [approval]) => {
    const { proposal } = await read(id);
    const isOvertaken = 'overtaken' in proposal && proposal.overtaken !== null;
    expect({ approval, isOvertaken }).toEqual(
      approval === 200
        ? { approval: 200, isOvertaken: true }
        : { approval: 409, isOvertaken: false },
    );
  },
});
