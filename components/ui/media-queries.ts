/** A window narrower than breakpoint `column` of app/theme.css. Classes say `max-column:`. */
export const narrowWindow = '(width < 51.25rem)';

/** Such a window gets the portraitWindow version of films and posters. */
export const portraitWindow = '(orientation: portraitWindow)';
