import type { Visitor } from '../browser.ts';
import { mailsTo } from '../test-user.ts';
import { openPath, type PageState } from './page-state.ts';

/** Companies of the local register that no journey makes a customer. */
const companies = { together: '314600428', withoutRights: '314600282' } as const;

/** Page states of a company that becomes a customer by itself; only the main operator has them (spec 3 §2). */
export const onboardingStates: readonly PageState[] = (
  [
    { name: '/register', reach: (visitor) => openForm(visitor) },
    { name: 'the start of onboarding, with faults', reach: startWithFaults },
    {
      name: 'a company that nobody signs for',
      reach: (visitor) => openForm(visitor, companies.withoutRights),
    },
    {
      name: 'who signs, with faults',
      reach: chooseWithFaults,
      steps: [{ name: 'starting over', reach: ({ page }) => startOver(page) }],
    },
    { name: '/register/verify-phone', reach: giveWrongCode },
    { name: 'an onboarding that is resumed', reach: resume },
    { name: 'an onboarding of another browser', reach: openOther },
    { name: 'a link to sign that is not there', reach: openPath('/register/sign/nothing') },
    { name: '/register/sign/{token}', reach: openSigning },
  ] satisfies PageState[]
).map((state) => ({ ...state, at: ['ruter'] }));

async function openForm({ page, context, open }: Visitor, number: string = companies.together) {
  // As a browser that began nothing.
  await context.clearCookies({ name: 'takst_onboarding' });
  await open('/register');
  await page.evaluate(() => sessionStorage.clear());
  await page.locator('input[name="organisationNumber"]').fill(number);
  await page.getByText(number.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3')).waitFor();
}

async function startWithFaults(visitor: Visitor) {
  await openForm(visitor);
  const { page } = visitor;
  await page.locator('button[type="submit"]').click();
  await page.getByRole('group').first().waitFor();
}

/** Six digits: how often one phone and address may be used is limited. */
const unique = (): string => String(Date.now()).slice(-6);

async function identify(visitor: Visitor) {
  await openForm(visitor);
  const { page } = visitor;
  await page.locator('input[name="email"]').fill(`jonas.${unique()}@nordlys.example`);
  await page.locator('input[name="phone"]').fill(`46${unique()}`);
  await page.getByRole('checkbox').check();
  await page.locator('button[type="submit"]').click();
  await page.locator('button[value="bankid-jonas-berg"]').click();
  await page.locator('select[name="name"]').waitFor();
}

async function chooseWithFaults(visitor: Visitor) {
  await identify(visitor);
  const { page } = visitor;
  await page.locator('button[type="submit"]').click();
  await page.getByRole('group').first().waitFor();
}

async function startOver(page: Visitor['page']) {
  await page.getByRole('button', { name: /^(Start på nytt|Start over)$/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Answers where the link went. */
async function chooseSignee(visitor: Visitor): Promise<string> {
  await identify(visitor);
  const { page } = visitor;
  const email = `silje.${unique()}@nordlys.example`;
  await page.locator('select[name="name"]').selectOption('Silje Lund');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('button[type="submit"]').click();
  await page.locator('input[name="code"]').waitFor();
  return email;
}

async function openSigning(visitor: Visitor) {
  const email = await chooseSignee(visitor);
  const [mail = ''] = await mailsTo(visitor, { email }, 1);
  await visitor.open(/\/register\/sign\/[\w-]+/.exec(mail)?.[0] ?? '');
  await visitor.page.getByRole('checkbox').waitFor();
}

async function giveWrongCode(visitor: Visitor) {
  await chooseSignee(visitor);
  const { page } = visitor;
  await page.locator('input[name="code"]').fill('AAAAAA');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('alert').waitFor();
}

async function resume(visitor: Visitor) {
  await chooseSignee(visitor);
  await visitor.open('/register');
  await visitor.page.getByRole('listitem').filter({ hasText: 'Silje Lund' }).first().waitFor();
}

async function openOther({ page, open }: Visitor) {
  await open(
    '/register?onboardingId=6f1c8a52-5c1e-4f5c-9d6b-2a9d3f1b7c11&nextStep=PROVIDE_SIGNEE_INFO',
  );
  await page.getByRole('link', { name: /^(Begynn her|Begin here)$/ }).waitFor();
}
