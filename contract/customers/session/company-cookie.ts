/**
 * The cookie with the company that was worked in last. The server guesses by it which data a page begins with; what may
 * be read, it decides by the session alone (docs/decisions/0117).
 */
export const companyCookie = 'company';
