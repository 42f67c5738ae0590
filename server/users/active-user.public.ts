// A file of its own: access reads it, on which the use cases of users.public.ts stand.
export { administratorsOf, isActiveUser, isLiveUser } from './active-user.query.ts';
