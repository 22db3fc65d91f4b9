/** Next minifies all style sheets. If Tailwind did so too, some prefixes would appear three times. */
const config = { plugins: { '@tailwindcss/postcss': { optimize: false } } };

export default config;
