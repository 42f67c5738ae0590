import { describe, expect } from 'vitest';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { fareFrame, fareTable, inPieces, netexFile } from '#catalogue/netex/test-netex-file.ts';
import { databaseTest } from '#testing/database-test.ts';
import { netexMapping, runNetexPricesCommand } from './netex-prices-command.ts';

const text = netexFile(
  fareFrame(
    fareTable({
      product: 'Bedrift',
      profile: 'ADULT',
      from: '2027-01-28',
      prices: [
        [1, '799'],
        [2, '1410.50'],
      ],
    }),
  ),
);

describe('npm run netex-prices', () => {
  databaseTest(
    'makes a file for the page of new prices, once it is told what the ids stand for',
    async ({ database }) => {
      await database.transaction((tx) =>
        loadProjectData(tx, ['vat-rates.json', 'data.json', 'zones.geojson']),
      );
      const run = (mapping: object) =>
        runNetexPricesCommand(database, {
          tenant: 'ruter',
          stream: inPieces(text),
          mapping: netexMapping.parse(mapping),
          today: Temporal.PlainDate.from('2026-11-28'),
        });
      const { csv: none, lines } = await run({});
      expect(none).toBeNull();
      expect(lines.join('\n')).toContain(
        'product RUT:PreassignedFareProduct:Bedrift: 2 prices, first in line ',
      );
      const products = { 'RUT:PreassignedFareProduct:Bedrift': 'company-ticket' };
      expect(await run({ products })).toEqual({
        csv: [
          'Produkt;Kategori;Soner;Gjelder fra;Pris\r\n',
          'company-ticket;ADULT;1;28.01.2027;799,00\r\n',
          'company-ticket;ADULT;2;28.01.2027;1410,50\r\n',
        ].join(''),
        lines: ['Prices: 2.'],
      });
    },
  );
});
