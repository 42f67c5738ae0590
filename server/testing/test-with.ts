import { test } from 'vitest';

/** Registers something to undo when the tests of the file are over; the last one registered runs first. */
export type OnEnd = (undo: () => unknown) => void;

type Run<Thing, Row extends readonly unknown[] = []> = (thing: Thing, ...row: Row) => unknown;

/** The arguments that a row of a table gives to its test. */
type Cells<Row> = Row extends readonly unknown[]
  ? { -readonly [Place in keyof Row]: Row[Place] }
  : [Row];

export type TestWith<Thing> = {
  (title: string, run: Run<Thing>, timeoutMs?: number): void;
  /** One test for each row; a row that is a list becomes several arguments. */
  each<const Row>(
    rows: readonly Row[],
  ): (title: string, run: Run<Thing, Cells<Row>>, timeoutMs?: number) => void;
};

type Fixture<Thing> = {
  make: (onEnd: OnEnd) => Promise<Thing>;
  /** Made once for the tests of a file, or anew for each of them. */
  scope?: 'file' | 'test';
  /** Runs before each test, on what they share. */
  reset?: (thing: Thing) => unknown;
};

/** Tests that get a thing, which is made for them and undone after them. */
export function testWith<Thing>({ make, scope = 'file', reset }: Fixture<Thing>): TestWith<Thing> {
  const extended = test.extend<{ thing: Thing }>({
    thing: [
      async ({}, provide: (thing: Thing) => Promise<void>) => {
        const undoing: (() => unknown)[] = [];
        try {
          await provide(await make((undo) => undoing.unshift(undo)));
        } finally {
          for (const undo of undoing) await undo();
        }
      },
      { scope },
    ],
  });
  const optionsOf = (timeoutMs?: number) => (timeoutMs === undefined ? {} : { timeout: timeoutMs });
  return Object.assign(
    (title: string, run: Run<Thing>, timeoutMs?: number) =>
      extended(title, optionsOf(timeoutMs), async ({ thing }) => {
        await reset?.(thing);
        await run(thing);
      }),
    {
      each:
        <const Row>(rows: readonly Row[]) =>
        (title: string, run: Run<Thing, Cells<Row>>, timeoutMs?: number) =>
          extended.for(rows)(title, optionsOf(timeoutMs), async (row, { thing }) => {
            await reset?.(thing);
            await run(thing, ...((Array.isArray(row) ? row : [row]) as Cells<Row>));
          }),
    },
  );
}
