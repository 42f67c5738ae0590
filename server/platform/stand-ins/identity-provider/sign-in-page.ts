import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Language } from '#platform/http/call.ts';
import { html, type Html, trusted } from '#platform/stand-ins/html.ts';
import type { Theme } from '#platform/http/look-of-request.ts';
import { page } from './page.ts';
import { textsIn, type PageTexts } from './texts.ts';

export type SignInProblem = 'wrong-password' | 'too-many-tries';

type SignInPage = {
  tenant: TenantId;
  language: Language;
  theme: Theme;
  action: string;
  email: string;
  problem: SignInProblem | null;
};

/** The form of the embedded provider; what was typed as e-mail stays after a wrong password. */
export function signInPage({ action, email, problem, ...look }: SignInPage): string {
  const { language } = look;
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
      <div class="password">
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="200"
          ${email ? ' autofocus' : ''}${described}
        />
        <button
          type="button"
          id="show-password"
          aria-pressed="false"
          aria-controls="password"
          data-show="${texts.show}"
          data-hide="${texts.hide}"
          hidden
        >
          ${texts.show}
        </button>
      </div>
      <button type="submit">${texts.signIn}</button>
    </form>
    <form method="post" action="${action}/cancel">
      <button class="plain">${texts.cancel}</button>
    </form>`;
  return page({
    ...look,
    title: texts.signIn,
    content,
    note: texts.demoNote,
    script: 'show-password.js',
  });
}

const alert = (texts: PageTexts, problem: SignInProblem): Html =>
  html`<p id="problem" class="alert" role="alert">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 7.5v5 M12 16v.01" />
    </svg>
    ${problem === 'wrong-password' ? texts.wrongPassword : texts.tooManyTries}
  </p>`;
