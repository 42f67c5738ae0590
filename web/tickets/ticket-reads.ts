/**
 * Whether a path belongs to a reading call about subscribers or their tickets, which any change of
 * them invalidates.
 */
export const isTicketRead = (path: string): boolean => /^\/api\/(subscriber|ticket)\//.test(path);
