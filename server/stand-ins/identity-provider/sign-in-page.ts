import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Language } from '#http/call.ts';
import { html, type Html, trusted } from '#stand-ins/html.ts';
import { page } from './page.ts';
import { textsIn, type PageTexts } from './texts.ts';

export type SignInProblem = 'wrong-password' | 'too-many-tries';

type SignInPage = {
  tenant: TenantId;
  language: Language;
  action: string;
  email: string;
  problem: SignInProblem | null;
};

/** The form of the embedded provider; what was typed as e-mail stays after a wrong password. */
export function signInPage({ tenant, language, action, email, problem }: SignInPage): string {
  const texts = textsIn(language);
  const described = problem ? trusted(' aria-describedby="problem"') : '';
  const content = html` <h1>${texts.signIn}</h1>
    <p class="lead">${texts.lead}</p>
    ${problem ? alert(texts, problem) : ''}
    <form method="post" action="${action}">
      <label for="email">${texts.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="username"
        required
        maxlength="200"
        value="${email}"
        ${email ? '' : ' autofocus'}${described}
      />
      <label for="password">${texts.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        maxlength="200"
        ${email ? ' autofocus' : ''}${described}
      />
      <button type="submit">${texts.signIn}</button>
    </form>
    <form method="post" action="${action}/cancel">
      <button class="plain">${texts.cancel}</button>
    </form>
    <p class="note">${texts.demoNote}</p>`;
  return page({ tenant, language, title: texts.signIn, content });
}

const alert = (texts: PageTexts, problem: SignInProblem): Html =>
  html`<p id="problem" class="alert" role="alert">
    ${problem === 'wrong-password' ? texts.wrongPassword : texts.tooManyTries}
  </p>`;
