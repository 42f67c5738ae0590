import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './voucher-views.nb.ts';

export const en: Texts<typeof nb> = {
  views: 'Codes and offers',
  viewCodes: 'Codes',
  viewOffers: 'Offers',
  viewCampaigns: 'Campaigns',
};
