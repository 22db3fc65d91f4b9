/** Next minifies all sheets itself; done twice before, some prefixes stand there three times. */
const config = { plugins: { '@tailwindcss/postcss': { optimize: false } } };

export default config;
