import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Language } from '#platform/http/call.ts';
import { html, trusted } from '#platform/stand-ins/html.ts';
import { page } from './page.ts';
import { textsIn } from './texts.ts';

type PageRequest = { tenant: TenantId; language: Language };

/** The provider's step between the portal's sign-out and the way back: a form that sends itself. */
export function signOutPage({ tenant, language, form }: PageRequest & { form: string }): string {
  const texts = textsIn(language);
  const content = html`<h1>${texts.signingOut}</h1>
    ${trusted(form)}
    <button type="submit" form="op.logoutForm" name="logout" value="yes">${texts.signOut}</button>`;
  return page({ tenant, language, title: texts.signOut, content, script: 'sign-out.js' });
}

/** For a request that the provider cannot make sense of, such as a sign-in page left open for hours. */
export function failedPage({ tenant, language, title }: PageRequest & { title: string }): string {
  const texts = textsIn(language);
  const content = html`<h1>${title}</h1>
    <p class="lead">${texts.failedLead}</p>
    <a class="button" href="/">${texts.toPortal}</a>`;
  return page({ tenant, language, title, content });
}
