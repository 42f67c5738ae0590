import { openPath, type PageState } from './page-state.ts';
import { signIn } from '../browser.ts';

/** Page states without a session, up to the choice of a company. */
export const visitorStates: readonly PageState[] = [
  { name: '/home', reach: openPath('/home') },
  { name: 'an unknown page', reach: openPath('/no/such/page') },
  { name: '/user-setup-error', reach: openPath('/user-setup-error') },
  { name: 'the components', reach: openPath('/dev/design') },
  { name: 'a link to a ticket that is not there', reach: openPath('/billett/no-such-token') },
  { name: 'an activation link that is not there', reach: openPath('/aktiver/no-such') },
  { name: 'the sign-in of the provider', reach: openPath('/login') },
  {
    name: 'the choice of a company, or the start without one',
    reach: (visitor, tenant) => signIn(visitor, `hr@${tenant}.example`),
  },
];
