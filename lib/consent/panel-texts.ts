import { consent } from '../content/consent';

/*
 * Words of the banner, its details, the manager and the confirmations. The components import them together with the code
 * that needs them: as props they would be repeated in the HTML of every page.
 */
export const { banner: bannerTexts, panel: panelTexts } = consent;
