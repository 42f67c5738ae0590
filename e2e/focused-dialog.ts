import type { Locator, Page } from 'playwright-core';

/** The dialog that has the focus: some moments after it is shown. Keys before that go to the page behind it. */
export const focusedDialog = (page: Page): Locator =>
  page.locator(':is([role=dialog], [role=alertdialog]):focus-within');
