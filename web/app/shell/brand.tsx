import { tenants } from '@takst/domain/tenants/tenants.ts';
import { PageLink } from '#design/links/page-link.tsx';
import { Icon } from '#design/icon.tsx';
import { pageFacts } from '#texts/page-facts.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The operator's logo; links to the front page. */
export function Brand() {
  const t = useTexts('app');
  const { brandTitle } = tenants[pageFacts.tenant];
  const [name, ...rest] = brandTitle.split(' ');
  return (
    <PageLink
      to="/"
      aria-label={t('toFrontPage', { brand: brandTitle })}
      className="-ml-2 flex min-h-11 items-center gap-2.5 rounded-ui px-2 text-xl"
    >
      <Icon name="bus" className="size-6" />
      <span className="truncate">
        <span className="font-bold">{name}</span>{' '}
        <span className="font-light">{rest.join(' ')}</span>
      </span>
    </PageLink>
  );
}
