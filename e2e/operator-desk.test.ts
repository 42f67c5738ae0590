import { describe, it } from 'vitest';
import { signIn, visit } from './browser.ts';

/** Of no other test, and far enough away to change nothing for them. */
const validFrom = '01.02.2040';

describe('the data of an operator', () => {
  it('is changed by two users: one proposes, the other one approves', async () => {
    const maker = await visit();
    await signIn(maker, 'support@ruter.example', '/operator');
    await maker.page
      .getByRole('button', { name: 'Foreslå endring: Karantenetid', exact: true })
      .click();
    const dialog = maker.page.getByRole('dialog');
    await dialog.getByLabel('Gjelder fra').fill(validFrom);
    await dialog.getByLabel('Dager', { exact: true }).fill('37');
    await dialog.getByRole('button', { name: 'Foreslå', exact: true }).click();
    await maker.page.getByRole('link', { name: 'Se forslaget' }).click();
    await maker.page.getByText('Du har foreslått dette selv').waitFor();

    const decider = await visit();
    await signIn(decider, 'operator@ruter.example', new URL(maker.page.url()).pathname);
    await decider.page.getByText('37 dager').waitFor();
    await decider.page.getByRole('button', { name: 'Godkjenn', exact: true }).click();
    await decider.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Godkjenn', exact: true })
      .click();
    await decider.page.getByText(/^Godkjent av Olga Opsahl/).waitFor();
    await decider.open('/operator');
    await decider.page
      .getByRole('table', { name: 'Karantenetid' })
      .getByRole('row', { name: /01\.02\.2040.*37 dager.*Kommer/ })
      .waitFor();
  });
});
