import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { Language } from '#http/call.ts';
import { html, type Html } from '#stand-ins/html.ts';

type Page = {
  tenant: TenantId;
  language: Language;
  title: string;
  content: Html;
  script?: string;
};

/** The layout of the provider's pages; no inline script or style because of the strict CSP. */
export const page = ({ tenant, language, title, content, script }: Page): string =>
  html`<!doctype html>
    <html lang="${language}" data-tenant="${tenant}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${tenants[tenant].brandTitle}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/oidc/assets/provider.css" />
        ${script ? html`<script src="/oidc/assets/${script}" defer></script>` : ''}
      </head>
      <body>
        <main>
          <p class="brand">${tenants[tenant].brandTitle}</p>
          ${content}
        </main>
      </body>
    </html>`.markup;
