import { describe, expect } from 'vitest';
import { digestsOf } from '#testing/columns-with.query.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { canariesIn, placesOf } from './test-canaries.ts';
import {
  night,
  type NightPortal,
  nightTest as portalTest,
  spendInvoiceRun,
} from './test-nightly-jobs.ts';

/** The digests of the book of free tickets in closed months, without the names of holders. */
async function bookDigests({ database }: NightPortal) {
  const digests = await digestsOf(database, {});
  const lines = digests['free_tickets.book_line'];
  expect(lines?.rows).toBeGreaterThan(0);
  return [digests['free_tickets.book_month'], lines];
}

const placesInBook = ['employee_id', 'employee_key', 'first_name', 'last_name', 'phone'].map(
  (column) => `free_tickets.book_holder.${column}`,
);

const numbersInBook = placesInBook.slice(0, 2);

describe('personal data of a free ticket with closed months', () => {
  portalTest(
    'goes with the ticket, the number after the report of the year, and every sum stays',
    async (portal) => {
      const { database } = portal;
      const canary = await canariesIn(portal).orderFree('2026-04-01', '2026-04-30');
      await expect.poll(() => jobsLeft(database, 'send-sms'), { timeout: 30_000 }).toEqual([]);
      portal.clock.set('2026-05-07T06:00:00+02:00');
      await spendInvoiceRun(portal);
      await night(portal, '2026-07-31');
      const inHolders = ['holders.holder.phone', 'holders.slot.value'];
      expect(await placesOf(database, canary)).toEqual(
        expect.arrayContaining([...placesInBook, ...inHolders]),
      );
      const booked = await bookDigests(portal);

      await night(portal, '2026-08-01');
      // For the employer's report of the year.
      expect(await placesOf(database, canary)).toEqual(numbersInBook);
      expect(await bookDigests(portal)).toEqual(booked);

      await night(portal, '2027-03-31');
      expect(await placesOf(database, canary)).toEqual(numbersInBook);
      const bookedLater = await bookDigests(portal);
      await night(portal, '2027-04-01');
      expect(await placesOf(database, canary)).toEqual([]);
      expect(await bookDigests(portal)).toEqual(bookedLater);
    },
    180_000,
  );
});
