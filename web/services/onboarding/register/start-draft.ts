/** The draft of the full form: it outlives the way to the identity provider and back. */
export const startDraft = 'register';
