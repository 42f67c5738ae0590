import { launchBrowser } from './launch-browser.ts';
import { findBrowser } from './find-browser.ts';
const browser = await launchBrowser(await findBrowser());
const base = 'http://localhost:3505';
async function shot(name: string, o: { w: number; h: number; lang: string; dark?: boolean }, run: (page: any) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: o.w, height: o.h }, locale: o.lang === 'nb' ? 'nb-NO' : 'en-GB', colorScheme: o.dark ? 'dark' : 'light' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  try { await run(page); } catch (e) { console.log(name, String(e).slice(0, 300)); }
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
  await context.close();
}
const signIn = async (page: any) => {
  await page.goto(`${base}/login?returnTo=/personopplysninger`);
  await page.locator('input[name=email]').fill('support@ruter.example');
  await page.locator('input[name=password]').fill('demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((u: URL) => !u.pathname.startsWith('/oidc'));
  await page.goto(`${base}/personopplysninger`);
  await page.locator('input[name=phone]').waitFor();
};
const find = async (page: any, n = '412 39 900') => {
  await page.locator('input[name=phone]').fill(n);
  await page.locator('main form button[type=submit], form button[type=submit]').first().click();
  await page.locator('#found').waitFor();
};
const which = process.argv[2];
if (which !== 'people') {
await shot('pv-nb-1280', { w: 1280, h: 800, lang: 'nb' }, async (p) => { await p.goto(`${base}/personvern`); });
await shot('pv-en-390-dark', { w: 390, h: 844, lang: 'en', dark: true }, async (p) => { await p.goto(`${base}/personvern`); });
}
await shot('pe-nb-1280', { w: 1280, h: 800, lang: 'nb' }, async (p) => { await signIn(p); await find(p); await p.locator('details summary').first().click(); });
await shot('pe-en-390-dark', { w: 390, h: 844, lang: 'en', dark: true }, async (p) => { await signIn(p); await find(p); });
await shot('pe-nb-erase', { w: 1280, h: 800, lang: 'nb' }, async (p) => { await signIn(p); await find(p, process.argv[3] ?? '41236600'); await p.getByRole('button', { name: 'Slett personen' }).click(); await p.getByRole('dialog').waitFor(); await p.waitForTimeout(1500); });
await browser.close();
