import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { formatText } from '#texts/format-text.ts';
import type { Language } from '#texts/page-facts.ts';
import { escapeHtml, prerenderedPage, prerenderedSection } from '#texts/prerendered-html.ts';
import { en } from './free-ticket-info.en.ts';
import { nb } from './free-ticket-info.nb.ts';
import { authorityAddress, infoOutline } from './info-outline.ts';

const textsIn = { nb, en };

/** The texts of the page as HTML in the words of an operator, which stand in its place until the page draws itself. */
export function prerenderFreeTicketInfo(tenant: TenantId, language: Language): string {
  const { operator, links } = tenants[tenant];
  const source = { texts: textsIn[language], language, tenant };
  const t = (key: keyof typeof nb) => escapeHtml(formatText(source, key, { operator }));
  const link = (href: string, key: keyof typeof nb) =>
    `<li><a href="${href}" class="text-link underline">${t(key)}</a></li>`;
  return prerenderedPage(
    { title: t('title'), lead: t('lead') },
    `<p>${t('controller')}</p>`,
    ...infoOutline.sections.map(({ title, texts }) =>
      prerenderedSection(
        t(title),
        `<ul class="mt-4 list-disc space-y-2 pl-5">${texts.map((text) => `<li>${t(text)}</li>`).join('')}</ul>`,
      ),
    ),
    `<ul>${link(links.contactUs, 'contact')}${link(links.privacy, 'privacy')}${link(authorityAddress, 'authority')}</ul>`,
  );
}
