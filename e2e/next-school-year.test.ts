import { describe, expect, it } from 'vitest';
import { signIn, visit } from './browser.ts';

/** The next year is open from 1 May to 30 September. */
const isOpen = (): boolean => {
  const { month } = Temporal.Now.plainDateISO('Europe/Oslo');
  return month >= 5 && month <= 9;
};

describe('the next school year', () => {
  it('is in the menu of a school, and says when it opens or where classes move', async () => {
    const visitor = await visit();
    const { page, consoleErrors } = visitor;
    await signIn(visitor, 'school@ruter.example');
    await page.waitForURL((url) => url.pathname === '/skole');
    await page.getByRole('button', { name: 'Flere valg' }).click();
    await page.getByRole('link', { name: 'Nytt skoleår' }).click();
    await page.waitForURL((url) => url.pathname === '/skole/nytt-skolear');
    await page.getByRole('heading', { level: 1, name: 'Nytt skoleår' }).waitFor();
    if (isOpen()) {
      const field = page.getByRole('textbox', { name: '8A flytter til' });
      await field.waitFor();
      expect(await field.inputValue()).toMatch(/\S/);
      await page.getByRole('button', { name: 'Bestill neste skoleår' }).waitFor();
    } else {
      await page.getByText(/^Fra 1\. mai \d{4} kan dere flytte klassene opp/).waitFor();
    }
    expect(consoleErrors).toEqual([]);
  });
});
