// node media/scene/render.mjs <film> <loop.mkv> [workers]: renders one film almost without loss, for encode.sh.
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { films } from './films.mjs';
import { FPS, FRAMES, START } from './loop.mjs';
import { createScene } from './scene.mjs';

function serveFrames(name) {
  const { render } = createScene(films[name]);
  parentPort.on('message', (index) => {
    const pixels = render(((index + START) % FRAMES) / FRAMES);
    parentPort.postMessage({ index, pixels }, [pixels.buffer]);
  });
}

function openEncoder({ width, height }, file) {
  const input = `-f rawvideo -pix_fmt rgb48le -s ${width}x${height} -r ${FPS} -i -`.split(' ');
  const filter = `scale=out_color_matrix=bt709:out_range=tv,format=yuv420p10le`;
  const codec = '-c:v libx264 -crf 4 -preset veryfast'.split(' ');
  const color = '-colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(' ');
  return spawn('ffmpeg', ['-v', 'error', '-y', ...input, '-vf', filter, ...codec, ...color, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

async function renderFilm(name, file, workerCount) {
  const encoder = openEncoder(films[name], file);
  const closed = once(encoder, 'close');
  const self = fileURLToPath(import.meta.url);
  const workers = Array.from({ length: workerCount }, () => new Worker(self, { workerData: name }));
  const answers = workers.map((worker) => on(worker, 'message'));
  // Each worker renders every `workerCount`th frame, so reading from the workers in turn keeps the frames in order.
  const ask = (index) => {
    if (index < FRAMES) workers[index % workerCount].postMessage(index);
  };
  for (let index = 0; index < workerCount; index++) ask(index);
  for (let index = 0; index < FRAMES; index++) {
    const { value } = await answers[index % workerCount].next();
    const [{ pixels }] = value;
    ask(index + workerCount);
    if (!encoder.stdin.write(Buffer.from(pixels.buffer))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await Promise.all(workers.map((worker) => worker.terminate()));
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

if (isMainThread) {
  const [name, file, workerCount = '1'] = process.argv.slice(2);
  if (!films[name] || !file)
    throw new Error(`Usage: render.mjs <${Object.keys(films).join('|')}> <loop.mkv> [workers]`);
  const begun = Date.now();
  await renderFilm(name, file, Number(workerCount));
  console.log(`${name}: ${FRAMES} frames in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
} else {
  serveFrames(workerData);
}
