export { makeAdmitUser, type Admitted, type UserRefusal } from './admit-user.ts';
export { contactOf } from './contact.query.ts';
export { emailTaken } from './administration/make-user.ts';
export type { AnnounceUser } from './administration/announce-user.ts';
export { placeFirstAdministrator } from './administration/first-administrator.ts';
export { isPhoneNumber } from './administration/phone-number.ts';
export { getContact } from './get-contact.ts';
