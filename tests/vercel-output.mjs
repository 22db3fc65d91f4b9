import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes, inlineStyleHashes } from '../scripts/build.mjs';
import { root } from '../scripts/run.mjs';

/*
 * node tests/vercel-output.mjs [folder]: looks at what `vercel build` has written (the README says how to run it without
 * an account) and says whether it is the site as it should be deployed. Build Output API, version 3.
 */
const output = path.resolve(process.argv[2] ?? path.join(root, '.vercel', 'output'));
if (!existsSync(path.join(output, 'config.json'))) {
  console.error(`There is no ${path.join(output, 'config.json')}. Run \`vercel build\` first.`);
  process.exit(1);
}

const readJson = (...names) => JSON.parse(readFileSync(path.join(output, ...names), 'utf8'));
const config = readJson('config.json');

/** Files below a folder of the output, with slashes; none when it is not there. */
function filesBelow(folder) {
  const place = path.join(output, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

const pages = ['static', 'functions'].flatMap((folder) =>
  filesBelow(folder)
    .filter((name) => name.endsWith('.html') && !/\.func\//.test(name))
    .map((name) => ({ name, html: readFileSync(path.join(output, folder, name), 'utf8') })),
);

/** Every function with its settings, by its name without `.func`. A link to another function is that function. */
const functions = new Map(
  filesBelowFunctions().map((name) => [name, readJson('functions', `${name}.func`, '.vc-config.json')]),
);

function filesBelowFunctions(folder = '') {
  const place = path.join(output, 'functions', folder);
  if (!existsSync(place)) return [];
  return readdirSync(place).flatMap((name) => {
    const inside = path.posix.join(folder, name);
    if (name.endsWith('.func')) return [inside.replace(/\.func$/, '')];
    return statSync(path.join(place, name)).isDirectory() ? filesBelowFunctions(inside) : [];
  });
}

const routesFor = (address) =>
  config.routes.filter(({ src, has }) => src && !has && new RegExp(src, 'i').test(address));

/** Headers that the routes give to an address, as the platform merges them. */
function headersOf(address) {
  const all = routesFor(address).flatMap(({ headers = {} }) => Object.entries(headers));
  return Object.fromEntries(all.map(([key, value]) => [key.toLowerCase(), value]));
}

/** Whether a request for the address passes through the middleware; `flags` as the platform would match. */
function meetsMiddleware(address, flags) {
  const through = config.routes.filter(({ middlewarePath }) => middlewarePath);
  return through.some(({ src }) => new RegExp(src, flags).test(address));
}

const addresses = ['/', '/proximos-eventos', '/galeria', '/politica-privacidad', '/no-existe'];
const media = ['/media/a.0f.mp4', '/images/a.png'];
/** Answers in any case, so it may. */
const download = '/programacion/a.pdf';
const nextFile = '/_next/static/chunks/a.js';

/** The address a page names as its own; one that no page has for the error pages. */
function addressOf(html) {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return canonical ? new URL(canonical).pathname : '/no-existe';
}

/** Hashes that the policy of an address allows in one of its directives. */
function allowedFor(address, directive) {
  const policy = headersOf(address)['content-security-policy'] ?? '';
  const [, sources = ''] = new RegExp(`(?:^|; *)${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.match(/'sha256-[^']+'/g) ?? [];
}

const checks = {
  'the pages are files, made by the build': () => {
    const names = pages.map(({ name }) => name);
    const missing = [
      'index',
      'proximos-eventos',
      'galeria',
      'politica-privacidad',
      'aviso-legal',
      'politica-cookies',
    ].filter((page) => !names.some((name) => name.startsWith(`${page}.`)));
    return missing.length === 0 || `not there as HTML: ${missing.join(', ')}`;
  },
  'the policy of each page allows exactly its scripts, and its styles': () => {
    const wrong = [...new Set(pages.map(({ html }) => addressOf(html)))].flatMap((address) => {
      const own = pages.filter(({ html }) => addressOf(html) === address);
      const scripts = new Set(own.flatMap(({ html }) => inlineScriptHashes(html)));
      const allowed = allowedFor(address, 'script-src');
      const strangers = [...scripts].filter((hash) => !allowed.includes(hash));
      const idle = allowed.filter((hash) => !scripts.has(hash));
      const styles = own
        .flatMap(({ html }) => inlineStyleHashes(html))
        .filter((hash) => !allowedFor(address, 'style-src').includes(hash));
      return scripts.size > 0 && strangers.length + idle.length + styles.length === 0
        ? []
        : [
            `${address}: ${strangers.length} of ${scripts.size} scripts and ${styles.length} styles not allowed, ${idle.length} idle`,
          ];
    });
    return (pages.length > 0 && wrong.length === 0) || wrong.join('; ');
  },
  'only paths with capitals meet the middleware': () => {
    const wrong = [...addresses, ...media, download, nextFile].filter((address) =>
      meetsMiddleware(address, ''),
    );
    return (
      (wrong.length === 0 && meetsMiddleware('/GALERIA', '')) ||
      `${wrong.join(', ')} should not; /GALERIA should`
    );
  },
  'films, pictures and music never do, also where the platform matches without regard to case': () => {
    const wrong = [...media, nextFile].filter((address) => meetsMiddleware(address, 'i'));
    return wrong.length === 0 || `${wrong.join(', ')} would`;
  },
  'the functions have their limits, and a Node that was chosen': () => {
    const expected = { 'contact-form.php': 30, 'cron/stored-messages': 60 };
    const wrong = Object.entries(expected).filter(
      ([name, limit]) => functions.get(name)?.maxDuration !== limit,
    );
    const runtimes = new Set([...functions.values()].map(({ runtime }) => runtime));
    const strange = [...runtimes].filter((runtime) => !['nodejs22.x', 'edge'].includes(runtime));
    return (
      wrong.length + strange.length === 0 ||
      `limits: ${wrong.join(' ')}; runtimes: ${[...runtimes].join(' ')}`
    );
  },
  'no function carries the films and pictures of public/': () => {
    const carrying = [...functions].filter(([name, { filePathMap = {} }]) => {
      const inside = filesBelow(path.posix.join('functions', `${name}.func`));
      return [...Object.keys(filePathMap), ...inside].some((file) => file.startsWith('public/'));
    });
    return carrying.length === 0 || carrying.map(([name]) => name).join(', ');
  },
  'pages bear the headers of the site': () => {
    const expected = [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'cache-control',
    ];
    const wrong = addresses.filter((address) => expected.some((name) => !(name in headersOf(address))));
    return wrong.length === 0 || wrong.join(', ');
  },
  'escaped letters are answered by the 404': () => {
    const rewritten = (address) =>
      routesFor(address).some(({ dest, override }) => dest === '/404' && override === true);
    return (rewritten('/robots%2etxt') && !rewritten('/galeria')) || 'no such route';
  },
  'the scheduled pass is known': () =>
    config.crons?.some((cron) => cron.path === '/cron/stored-messages') || JSON.stringify(config.crons),
};

let failed = 0;
for (const [title, check] of Object.entries(checks)) {
  const result = check();
  if (result !== true) failed += 1;
  console.log(`${result === true ? 'ok    ' : 'FAILED'}  ${title}${result === true ? '' : `: ${result}`}`);
}
for (const [name, { runtime, maxDuration }] of functions) {
  if (maxDuration !== undefined) console.log(`        ${name}: ${runtime}, ${maxDuration} s`);
}
console.log(`\n${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
