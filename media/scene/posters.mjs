// Posters: the first frame of each film as AVIF and JPEG, so that the film takes over without a jump.
// node media/scene/posters.mjs [folder] [film...]
import { films } from './films.mjs';
import { FRAMES, START } from './mathematics.mjs';
import { savePicture } from './picture.mjs';
import { createScene } from './scene.mjs';

const [folder = 'public/images', ...names] = process.argv.slice(2);
for (const name of names.length ? names : Object.keys(films)) {
  const { scene, wide, poster } = films[name];
  const { width, height, render } = createScene(scene);
  const picture = { pixels: render(START / FRAMES), width, height };
  for (const [format, quality] of Object.entries(poster)) {
    const file = `${folder}/poster-${name}.${format}`;
    console.log(file, savePicture(picture, file, { wide, quality }));
  }
}
