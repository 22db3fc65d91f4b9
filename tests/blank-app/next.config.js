import { fileURLToPath } from 'node:url';

/** Default settings, so that the comparison is with the framework itself. */
const config = {
  // The folder with node_modules.
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  // Next also looks for middleware in parent folders and would use the one of the site, which is a .ts file.
  pageExtensions: ['js', 'jsx'],
};

export default config;
