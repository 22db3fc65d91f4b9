import { fileURLToPath } from 'node:url';

/** Next as it comes, so that the comparison is with the framework itself. */
const config = {
  // The folder that holds node_modules.
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  // Next looks for middleware upwards too and would take the site's own, which is a .ts file.
  pageExtensions: ['js', 'jsx'],
};

export default config;
