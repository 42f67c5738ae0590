export const nb = {
  views: 'Koder og tilbud',
  viewCodes: 'Koder',
  viewOffers: 'Tilbud',
  viewCampaigns: 'Kampanjer',
} as const;
