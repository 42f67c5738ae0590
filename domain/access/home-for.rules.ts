import type { Feature } from './feature.ts';

/** Where `/` leads, in the order of spec 1 §2.2; null features mean nobody is signed in. */
export function homeFor(features: ReadonlySet<Feature> | null) {
  if (!features) return '/home';
  if (features.has('freeTicket.travelCards')) return '/fribilletter/reisekort';
  if (features.has('travelCards')) return '/reisekort';
  if (features.has('ticketCounter')) {
    return features.has('ticketCounter.order') ? '/billettluka' : '/billettluka/ordrehistorikk';
  }
  if (features.has('companyTicket')) return '/bedriftsavtale';
  if (features.has('freeTicket')) return '/fribilletter';
  if (features.has('school')) return '/skole';
  if (features.has('housing')) return '/borettslag';
  return '/home';
}
