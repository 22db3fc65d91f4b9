// node media/scene/pictures.mjs [folder] [name...]: makes the pictures of venues, hotels and sections. The build makes every
// size from these originals.
import { createPainter } from './painter.mjs';
import { savePicture } from './picture.mjs';
import { createScene } from './scene.mjs';
import { subjects } from './subjects.mjs';

const MOMENT = 0.3; // At this moment of the loop the ridges are calm and the light is full.
const LARGER = 1.5; // Pictures are drawn larger than they are saved, which softens every edge.
const QUALITY = 6;

/** Renders a picture at `size` times its size. The castle is a scene; the other pictures have a `draw` function. */
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
