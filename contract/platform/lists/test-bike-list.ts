import * as z from 'zod/mini';
import { listOf } from './list.ts';
import { idInQuery } from '#platform/calls/scalars.ts';

/** A list with everything that a literal may have. */
export const bikeList = listOf({
  path: '/api/bike/by-company-id/{id}',
  summary: 'The bikes of a company',
  plural: 'bikes',
  needs: 'companySearch',
  company: 'id',
  filters: ['new', 'stolen'],
  choices: {
    ownerId: { schema: idInQuery, address: 'owner' },
    colour: { schema: z.enum(['red', 'blue']) },
    wheels: { schema: z.string(), read: (text: string) => (text === 'two' ? '2' : undefined) },
  },
  columns: {
    number: { heading: { nb: 'Nr.', en: 'No.' }, file: { nb: 'Nummer', en: 'Number' }, sort: true },
    frame: { file: { nb: 'Ramme', en: 'Frame' } },
    name: { heading: { nb: 'Navn', en: 'Name' }, file: true, sort: true },
    lock: { heading: { nb: 'Lås', en: 'Lock' } },
  },
  sortedBy: '-number',
  entry: z.object({ id: z.int(), name: z.string() }),
  counts: { also: { owners: z.int() } },
  file: { nb: 'sykler', en: 'bikes' },
  workbook: true,
});
