/** Media query of the portrait cuts of films and posters. */
export const portrait = '(orientation: portrait)';
