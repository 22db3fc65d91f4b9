// One frame to look at: node media/scene/still.mjs out.png '{"silhouette":"castle"}' [moment 0..1]
// Instead of the JSON: a name of films.mjs or places.mjs.
import { films } from './films.mjs';
import { savePicture } from './picture.mjs';
import { places } from './places.mjs';
import { createScene } from './scene.mjs';

const [file = 'still.png', look = '{}', moment = '0.3'] = process.argv.slice(2);
const options = films[look] ?? places[look]?.options ?? JSON.parse(look);
const { width, height, render } = createScene(options);
savePicture({ pixels: render(Number(moment)), width, height }, file);
