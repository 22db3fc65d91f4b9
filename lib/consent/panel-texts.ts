import { consent } from '../content/consent';

/**
 * Words of the details, the manager and its confirmations. The components import them together with the code that
 * needs them: as props they would be repeated in the HTML of every page.
 */
export const panelTexts = consent.panel;
