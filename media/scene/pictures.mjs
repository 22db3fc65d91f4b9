// Venue, hotel and section pictures: the originals from which the build makes every size.
// node media/scene/pictures.mjs [folder] [name...]
import { createPainter } from './painter.mjs';
import { savePicture } from './picture.mjs';
import { createScene } from './scene.mjs';
import { subjects } from './subjects.mjs';

const MOMENT = 0.3; // of the loop: the ridges are calm and the light is full
const LARGER = 1.5; // drawn so much larger than saved, which softens every edge
const QUALITY = 6;

/** A picture at `size` times its own measures: the castle is a scene, the others draw themselves. */
function render(look, size) {
  const options = {
    ...look.options,
    width: Math.round(look.options.width * size),
    height: Math.round(look.options.height * size),
    scale: look.options.scale * size,
    starSize: Math.max(1, Math.round(size)),
  };
  if (look.draw) {
    const painter = createPainter(options, MOMENT);
    look.draw(painter);
    return painter.develop();
  }
  const { width, height, render: frame } = createScene(options);
  return { pixels: frame(MOMENT), width, height };
}

const [folder = 'lib/content/pictures', ...names] = process.argv.slice(2);
for (const name of names.length ? names : Object.keys(subjects)) {
  const { wide, ...look } = subjects[name];
  const file = `${folder}/${name}.avif`;
  const picture = render(look, (wide * LARGER) / look.options.width);
  console.log(file, savePicture(picture, file, { wide, quality: QUALITY }));
}
