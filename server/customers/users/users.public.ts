export { accessRequestData, userData } from './personal-data.query.ts';
export { createAdmitUser } from './admit-user.ts';
export { findCompanyAdministrators } from './company-administrators.query.ts';
export { contactOf } from './contact.query.ts';
export { emailTakenConstraint } from './administration/create-user-account.ts';
export type { AnnounceUser } from './activation/announce-user.ts';
export { addFirstAdministrator } from './first-administrator.ts';
export {
  addAdministrator,
  type AddedAdministrator,
  type NewAdministrator,
} from './add-administrator.ts';
export { isPhoneNumber, phoneNumberIn } from './administration/phone-number.ts';
export { forgetOldAccessRequests } from './access-requests/forget-access-requests.store.ts';
