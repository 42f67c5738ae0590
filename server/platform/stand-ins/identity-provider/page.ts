import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { partsOfName } from '@takst/domain/platform/tenants/parts-of-name.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { Language } from '#platform/http/call.ts';
import type { Theme } from '#platform/http/look-of-request.ts';
import { html, type Html } from '#platform/stand-ins/html.ts';

type Page = {
  tenant: TenantId;
  language: Language;
  theme?: Theme;
  title: string;
  content: Html;
  /** Small print at the lower edge. */
  note?: string;
  script?: string;
};

/** The layout of the provider's pages; no inline script or style because of the strict CSP. */
export const page = ({ theme = 'auto', ...rest }: Page): string => {
  const { tenant, language, title, content, note, script } = rest;
  const name = partsOfName(tenantOf(tenant).brandTitle);
  return html`<!doctype html>
    <html lang="${language}" data-tenant="${tenant}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${tenantOf(tenant).brandTitle}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/oidc/assets/provider.css" />
        ${script ? html`<script src="/oidc/assets/${script}" defer></script>` : ''}
      </head>
      <body>
        <header>
          ${logo}
          <span><b>${name.first}</b> ${name.rest}</span>
        </header>
        <main>${content}</main>
        ${note ? html`<footer class="note">${note}</footer>` : ''}
      </body>
    </html>`.markup;
};

/** The bus of the portal's own logo. */
const logo = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M5 4h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z M4 11h16 M7 17v3 M17 17v3 M8 14v.01 M16 14v.01"
  />
</svg>`;
