import type { PageAddress } from '@takst/contract/path-to.ts';
import { escapeHtml, prerenderedPage, prerenderedSection } from '#texts/prerendered-html.ts';
import type { Texts } from '#texts/texts.ts';
import type { nb } from './company-info.nb.ts';
import { infoOutline } from './info-outline.ts';

type InfoTexts = Texts<typeof nb>;

const registration: PageAddress = '/register';

/** The texts of the page as HTML, which stands in its place until the page draws itself. */
export function prerenderInfo(texts: InfoTexts): string {
  const t = (key: keyof InfoTexts) => escapeHtml(texts[key]);
  const pairs = (list: readonly (readonly [keyof InfoTexts, keyof InfoTexts])[]) =>
    list
      .map(([title, text]) => `<h3 class="mt-4 font-semibold">${t(title)}</h3><p>${t(text)}</p>`)
      .join('');
  const facts = infoOutline.facts.map((fact) => `<li>${t(fact)}</li>`).join('');
  return prerenderedPage(
    { title: t('title'), lead: t('lead') },
    prerenderedSection(
      t('whatTitle'),
      `<p class="mt-4">${t('whatText')}</p><ul class="mt-4">${facts}</ul>`,
    ),
    prerenderedSection(t('stepsTitle'), pairs(infoOutline.steps)),
    prerenderedSection(t('questionsTitle'), pairs(infoOutline.questions)),
    `<p><a href="${registration}" class="text-link underline">${t('becomeCustomer')}</a></p>`,
  );
}
