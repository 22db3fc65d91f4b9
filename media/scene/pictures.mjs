// Venue, hotel and section pictures: the originals from which the build makes every size.
// node media/scene/pictures.mjs [folder] [name...]
import { savePicture } from './picture.mjs';
import { places } from './places.mjs';
import { createScene } from './scene.mjs';
import { venues } from './venues.mjs';

const MOMENT = 0.3; // of the loop: the ridges are calm and the light is full
const ENLARGED = 2; // the looks are drawn in px of half the size that dense screens ask for
const ORIGINAL = { wide: 1920, quality: 12 };

const looks = {
  ...Object.fromEntries(Object.entries(venues).map(([name, look]) => [`venue-${name}`, look])),
  ...places,
};

const [folder = 'lib/content/pictures', ...names] = process.argv.slice(2);
for (const name of names.length ? names : Object.keys(looks)) {
  const look = looks[name];
  const { width, height, render } = createScene({
    ...look,
    width: look.width * ENLARGED,
    height: look.height * ENLARGED,
    scale: look.scale * ENLARGED,
    starSize: ENLARGED,
  });
  const file = `${folder}/${name}.avif`;
  console.log(file, savePicture({ pixels: render(MOMENT), width, height }, file, ORIGINAL));
}
