import type { VisitorRows } from '#platform/pages/page-row.ts';

/** The public pages (spec 1 §2.2). `/implicit/callback` is the server's. */
export const visitorPages = {
  '/home': { needs: 'anyone' },
  '/bedriftsavtale/info': { needs: 'anyone', requiresOffer: 'infoPage' },
  '/billettluka/info': { needs: 'anyone' },
  '/fribilletter/info': { needs: 'anyone' },
  '/register': { needs: 'anyone', requiresOffer: 'onboarding' },
  '/register/verify-phone': { needs: 'anyone', requiresOffer: 'onboarding' },
  '/verktoy': { needs: 'anyone' },
  '/personvern': { needs: 'anyone' },
  '/vilkar/ruterbedrift': { needs: 'anyone' },
  '/vilkar/joule/persjonvernerklaering': { needs: 'anyone' },
  '/vilkar/joule/vilkar': { needs: 'anyone' },
  '/bildeling': {
    needs: 'anyone',
    requiresOffer: 'voucher',
    requiredSearch: ['key'],
    isPrivateLink: true,
  },
  // Links that come by SMS and e-mail: the specification's table has none.
  '/billett/{token}': { needs: 'anyone', isPrivateLink: true },
  '/fribilletter/skatt/{token}': { needs: 'anyone', isPrivateLink: true },
  '/register/sign/{token}': { needs: 'anyone', requiresOffer: 'onboarding', isPrivateLink: true },
  '/aktiver/{token}': { needs: 'anyone', isPrivateLink: true },
} as const satisfies VisitorRows;
