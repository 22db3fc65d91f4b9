/** A screen that gets the portrait version of films and posters. */
export const portrait = '(orientation: portrait)';

/** Every other screen. */
export const landscape = '(orientation: landscape)';

/** A window below breakpoint `column` of app/theme.css, where the page has one column: `max-column:` in a class. */
export const narrowWindow = '(width < 51.25rem)';
