// The hill of Almonaster, and the light that rises behind it.
import { hillHeight } from '../landscape/outlines.mjs';

/** Height of the hill's crest in design units. */
export const HILL = 138;

/** Height of the hill at x. */
export const ground = (x) => hillHeight(x, HILL);

/** How much of the light behind the buildings reaches a point. */
export const shine = (x, y, wide = 330, tall = 260) =>
  Math.exp(-(((x - 30) / wide) ** 2) - ((y - 190) / tall) ** 2);

/** The colours of a building on the hill. The building is dark, and its outline catches the light. */
export const standing = ({ lineColour, hazeColour }, strength, wide, tall) => ({
  fill: (x, y, colour) => hazeColour(0.02 * shine(x, y, 300, 200), 0, colour),
  line: (x, y, colour) => lineColour(strength * shine(x, y, wide, tall), 0.07, colour),
});
