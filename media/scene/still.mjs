// node media/scene/still.mjs out.png event-landscape [moment 0..1]: saves one frame of a film to look at.
import { films } from './films.mjs';
import { savePicture } from './picture.mjs';
import { createScene } from './scene.mjs';

const [file, name, moment = '0.3'] = process.argv.slice(2);
const { width, height, render } = createScene(films[name]);
savePicture({ pixels: render(Number(moment)), width, height }, file);
