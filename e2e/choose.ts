import type { Locator } from 'playwright-core';

/** Presses the label of a radio button or a checkbox, as a user does: the field itself may be hidden or covered. */
export const choose = (field: Locator): Promise<void> =>
  field.locator('xpath=ancestor::label').click();
