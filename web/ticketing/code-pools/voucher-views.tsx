import { mayOpenPage, pages } from '@takst/contract/app/pages.ts';
import { ViewLinks } from '#platform/design/links/view-links.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const views = [
  { to: '/kodelager', text: 'viewCodes' },
  { to: '/kodelager/tilbud', text: 'viewOffers' },
  { to: '/kodelager/kampanjer', text: 'viewCampaigns' },
] as const;

/** Codes, and the offers of vouchers that draw them; nothing for operators without vouchers. */
export function VoucherViews() {
  const t = useTexts('voucher-views');
  const { features } = useSignedIn();
  const open = views.filter(({ to }) =>
    pages.some((page) => page.path === to && mayOpenPage(page, features) === 'yes'),
  );
  if (open.length < 2) return null;
  return (
    <ViewLinks
      label={t('views')}
      search={{}}
      views={open.map(({ to, text }) => ({ to, text: t(text) }))}
    />
  );
}
