// Makes the programme documents, the share images and the app icons from the site's content: `npm run documents`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs';
import { loadContent } from '../../scripts/load-content.mjs';
import { dataUrl, fontFaces } from './markup.mjs';
import { icon, shareImage, shareSize } from './share.mjs';
import { programme, timetable } from './sheets.mjs';

const root = new URL('../../', import.meta.url);
const inRepository = (file) => fileURLToPath(new URL(file, root));

const shareFiles = { home: 'share-home.jpg', event: 'share-event.jpg', site: 'share-site.jpg' };
const icons = [
  { file: 'public/images/icon-192.png', size: 192, share: 0.72 },
  { file: 'public/images/icon-512.png', size: 512, share: 0.72 },
  { file: 'public/images/icon-maskable-512.png', size: 512, share: 0.52 },
  { file: 'app/apple-icon.png', size: 180, share: 0.64 },
];

/** An .ico file that holds one PNG, for browsers that ask for /favicon.ico by habit. */
function favicon(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function show(page, html) {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}

async function makeDocument(page, file, html) {
  await show(page, html);
  const overflow = await page.$$eval('.sheet', (sheets) =>
    sheets.map((sheet) => {
      const boxes = [sheet, ...sheet.querySelectorAll('.body, section')];
      return Math.max(...boxes.map((box) => box.scrollHeight - box.clientHeight));
    }),
  );
  if (overflow.some((pixels) => pixels > 0)) {
    throw new Error(`${file}: the text does not fit its sheets (too long by ${overflow.join(', ')} px).`);
  }
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await writeFile(inRepository(file), pdf);
  console.log(`${file}  ${Math.round(pdf.length / 1024)} KB`);
}

async function makeShareImages(page, model, assets) {
  await page.setViewportSize(shareSize);
  for (const [name, file] of Object.entries(shareFiles)) {
    await show(page, shareImage(model[name], assets[name]));
    await page.screenshot({ path: inRepository(`public/images/${file}`), type: 'jpeg', quality: 86 });
    console.log(`public/images/${file}`);
  }
}

async function makeIcons(page) {
  for (const { file, size, share } of [...icons, { file: 'public/favicon.ico', size: 32, share: 0.8 }]) {
    await page.setViewportSize({ width: size, height: size });
    await show(page, icon(size, share));
    const png = await page.screenshot({ type: 'png' });
    await writeFile(inRepository(file), file.endsWith('.ico') ? favicon(png, size) : png);
    console.log(file);
  }
}

async function make() {
  const content = await loadContent();
  const models = await createJiti(import.meta.url, { fsCache: false }).import('./model.ts');
  const [fonts, css, home, event] = await Promise.all([
    fontFaces(root),
    readFile(new URL('print.css', import.meta.url), 'utf8'),
    dataUrl(root, 'public/images/poster-home-landscape.jpg', 'image/jpeg'),
    dataUrl(root, 'public/images/poster-event-landscape.jpg', 'image/jpeg'),
  ]);
  const facts = {
    programme: models.programmeModel(content),
    timetable: models.timetableModel(content),
    share: models.shareModel(content),
  };
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await mkdir(inRepository('public/programacion'), { recursive: true });
    await makeDocument(
      page,
      'public/programacion/programa-es.pdf',
      programme(facts.programme, { fonts, css, picture: event }),
    );
    await makeDocument(
      page,
      'public/programacion/timetable-en.pdf',
      timetable(facts.timetable, { fonts, css, picture: event }),
    );
    const picture = { home, event, site: home };
    const assets = Object.fromEntries(
      Object.entries(picture).map(([name, image]) => [
        name,
        { brand: content.site.brand, fonts, picture: image },
      ]),
    );
    await makeShareImages(page, facts.share, assets);
    await makeIcons(page);
  } finally {
    await browser.close();
  }
  const prints = Object.entries(facts).map(([name, model]) => [name, models.fingerprint(model)]);
  await writeFile(
    new URL('facts.json', import.meta.url),
    `${JSON.stringify(Object.fromEntries(prints), null, 2)}\n`,
  );
}

await make();
