// The four loops. `wide`: px of the film where it is not the scene's; `poster`: qualities, see picture.mjs.
import { eventScenes, homeScenes } from './mathematics.mjs';

const landscapePoster = { avif: 19, jpg: 5 };
const portraitPoster = { avif: 24, jpg: 6 };

export const films = {
  'home-landscape': { wide: 1280, poster: landscapePoster, scene: homeScenes['home-landscape'] },
  'home-portrait': { poster: portraitPoster, scene: homeScenes['home-portrait'] },
  'event-landscape': { poster: landscapePoster, scene: eventScenes['event-landscape'] },
  'event-portrait': { poster: portraitPoster, scene: eventScenes['event-portrait'] },
};
