/** Whether a call reads about people and their tickets: stale after a change of any of them. */
export const isTicketRead = (path: string): boolean => /^\/api\/(subscriber|ticket)\//.test(path);
