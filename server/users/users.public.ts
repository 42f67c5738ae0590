export { makeAdmitUser, type Admitted, type UserRefusal } from './admit-user.ts';
export { contactOf } from './contact.query.ts';
export { emailTaken, makeUser, type NewUser } from './administration/make-user.ts';
export type { AnnounceUser } from './administration/announce-user.ts';
export { getContact } from './get-contact.ts';
