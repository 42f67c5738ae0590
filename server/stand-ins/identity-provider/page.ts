import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { Language } from '#http/call.ts';

/** Markup; any other text is escaped by `html`. */
export type Html = { readonly markup: string };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string | Html): string =>
  typeof value === 'string' ? value.replaceAll(/[&<>"']/g, (c) => entities[c] ?? c) : value.markup;

export const html = (parts: TemplateStringsArray, ...values: (string | Html)[]): Html => ({
  markup: parts.map((part, at) => part + escapeHtml(values[at] ?? '')).join(''),
});

/** Markup from a library. */
export const trusted = (markup: string): Html => ({ markup });

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
