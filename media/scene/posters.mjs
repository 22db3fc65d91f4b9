// node media/scene/posters.mjs [folder] [film...]: makes the posters. A poster is the first frame in the film's size, so that
// the film takes over without a jump.
import { films } from './films.mjs';
import { FRAMES, START } from './loop.mjs';
import { savePicture } from './picture.mjs';
import { createScene } from './scene.mjs';

/** libaom's crf. */
const quality = ({ width, height }) => (width > height ? 8 : 14);

const [folder = 'lib/content/pictures', ...names] = process.argv.slice(2);
for (const name of names.length ? names : Object.keys(films)) {
  const { width, height, render } = createScene(films[name]);
  const picture = { pixels: render(START / FRAMES), width, height };
  const file = `${folder}/poster-${name}.avif`;
  console.log(file, savePicture(picture, file, { quality: quality(picture) }));
}
