// Venue, hotel and section pictures in the sizes the pages ask for.
// node media/scene/pictures.mjs [folder] [name...]
import { savePicture } from './picture.mjs';
import { places } from './places.mjs';
import { createScene } from './scene.mjs';
import { venues } from './venues.mjs';

const MOMENT = 0.3; // of the loop: the ridges are calm and the light is full
const AVIF_QUALITY = { 480: 24, 960: 20 };
const JPEG_QUALITY = 4;

const looks = {
  ...Object.fromEntries(Object.entries(venues).map(([name, look]) => [`venue-${name}`, look])),
  ...places,
};

const [folder = 'public/images', ...names] = process.argv.slice(2);
for (const name of names.length ? names : Object.keys(looks)) {
  const { width, height, render } = createScene(looks[name]);
  const picture = { pixels: render(MOMENT), width, height };
  for (const size of [480, 960]) {
    const file = `${folder}/${name}-${size}.avif`;
    console.log(file, savePicture(picture, file, { wide: size, quality: AVIF_QUALITY[size] }));
  }
  const fallback = `${folder}/${name}-480.jpg`;
  console.log(fallback, savePicture(picture, fallback, { wide: 480, quality: JPEG_QUALITY }));
}
