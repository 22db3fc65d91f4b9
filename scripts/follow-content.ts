/*
 * The development server runs this file whenever the content's folder has changed (lib/content-model/load/content.ts). It makes
 * what the build makes before it renders pages.
 */

console.log('Making pictures, films and PDFs from the content …');
// The scripts load the content too, and must not run this file again.
Object.assign(process.env, { NODE_ENV: 'production' });
await import('./make-media');
await import('./make-documents');

export {};
