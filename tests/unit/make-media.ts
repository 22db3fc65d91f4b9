import { runScript } from '../../scripts/run.mjs';

/** Components ask for pictures in the list that the build makes of them. */
export default function makeMedia() {
  if (!runScript('make-media.mjs'))
    throw new Error('The pictures and films of lib/content could not be made.');
}
