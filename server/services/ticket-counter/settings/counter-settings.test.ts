import { describe, expect } from 'vitest';
import { buyer, counterOf } from '#services/ticket-counter/test-counter.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';

const on = {
  allowTicketAdminsToUpdateInvoiceReferences: true,
  invoiceReferenceIsMandatory: true,
};
const off = {
  allowTicketAdminsToUpdateInvoiceReferences: false,
  invoiceReferenceIsMandatory: false,
};

describe('the settings of a ticket counter (spec 3 §2)', () => {
  portalTest('are off until they are saved, and read by whoever orders', async (portal) => {
    for (const tenant of ['ruter', 'akt', 'fjord'] as const) {
      const { settings, saveSettings } = await counterOf(portal, { tenant });
      expect((await settings()).json).toMatchObject(off);
      expect(await saveSettings(on)).toMatchObject({ status: 200, json: on });
      const bought = await counterOf(portal, { userName: buyer, tenant, isNew: false });
      expect((await bought.settings()).json).toMatchObject(on);
      expect(await bought.saveSettings(off)).toMatchObject({ status: 403 });
      expect((await settings()).json).toMatchObject(on);
    }
  });

  portalTest('are recorded; the same again is no change', async (portal) => {
    const { saveSettings, recorded } = await counterOf(portal);
    const kind = 'change-counter-settings';
    const earlier = (await recorded(kind)).length;
    await saveSettings({ ...off, invoiceReferenceIsMandatory: true });
    await saveSettings({ ...off, invoiceReferenceIsMandatory: true });
    await saveSettings(off);
    expect((await recorded(kind)).slice(earlier)).toEqual([
      { before: off, after: { ...off, invoiceReferenceIsMandatory: true } },
      { before: { ...off, invoiceReferenceIsMandatory: true }, after: off },
    ]);
  });

  portalTest('are not saved over what somebody else has saved since', async (portal) => {
    // Nothing is saved yet: there is no row to lock.
    const { settings, saveSettings } = await counterOf(portal);
    const { version } = (await settings()).json as { version: string };
    const answers = await Promise.all(
      [
        on,
        { ...on, invoiceReferenceIsMandatory: false },
        { ...off, invoiceReferenceIsMandatory: true },
      ].map((saved) => saveSettings({ ...saved, version })),
    );
    const now = (await settings()).json;
    expect(answers.filter(({ status }) => status === 200).map(({ json }) => json)).toEqual([now]);
    for (const { json } of answers.filter(({ status }) => status !== 200)) {
      expect(json).toEqual({ code: 'SETTINGS_CHANGED_SINCE', settings: now });
    }
  });

  raceTest('that are saved already are not saved over by one of two', {
    prepare: async (portal) => {
      const { settings, saveSettings } = await counterOf(portal);
      await saveSettings(on);
      await saveSettings(off);
      const { version } = (await settings()).json as { version: string };
      return (changed: Partial<typeof off>) => saveSettings({ ...off, ...changed, version });
    },
    operation: [
      (_portal, save) => save({ invoiceReferenceIsMandatory: true }),
      (_portal, save) => save({ allowTicketAdminsToUpdateInvoiceReferences: true }),
    ],
    without: rowLock('ticket_counter.settings'),
    holds: (_portal, _save, answers) =>
      expect(outcomesOf(answers)).toEqual(['SETTINGS_CHANGED_SINCE', 'done']),
  });
});
