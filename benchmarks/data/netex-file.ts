import { fareTable, netexFile, intervals } from '@takst/server/catalogue/netex/test-netex-file.ts';

const mark = '<!-- tables -->';
export const pricesOfTable = 90;

/**
 * A NeTEx file of about so many megabytes, in pieces: one table of the operator's product by date, among many of products
 * that are left out.
 */
export async function* netexFileOf(megabytes: number): AsyncGenerator<Uint8Array> {
  const [head = '', end = ''] = netexFile(
    `<FareFrame id="F"><geographicalIntervals>${intervals(pricesOfTable)}</geographicalIntervals><fareTables>${mark}</fareTables></FareFrame>`,
  ).split(mark);
  yield Buffer.from(head);
  const prices = Array.from(
    { length: pricesOfTable },
    (_, place) => [place + 1, `${900 + place}.50`] as const,
  );
  let written = 0;
  for (let table = 0; written < megabytes * 1_000_000; table += 1) {
    const isOwn = table % 50 === 0;
    const bytes = Buffer.from(
      fareTable({
        product: isOwn ? 'company-ticket' : `other-${table % 500}`,
        profile: 'ADULT',
        from: new Date(Date.UTC(2027, 0, 1 + table / 50)).toISOString().slice(0, 10),
        prices,
      }),
    );
    written += bytes.length;
    yield bytes;
  }
  yield Buffer.from(end);
}

/** Every product of the file but the operator's own, which is left out. */
export const leftOutProducts = Object.fromEntries(
  Array.from({ length: 500 }, (_, product) => [
    `RUT:PreassignedFareProduct:other-${product}`,
    null,
  ]),
);
