/** A window narrower than breakpoint `column` of app/theme.css. Classes say `max-column:`. */
export const narrowWindow = '(width < 51.25rem)';

/** Such a window gets the portrait version of films and posters. */
export const portraitWindow = '(orientation: portrait)';
