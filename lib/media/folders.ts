/** Where staff put pictures, films and the music; paths from the repository's root. */
export const uploads = {
  pictures: 'lib/content/pictures',
  films: 'lib/content/films',
  music: 'lib/content/music',
};

/** Where the build puts what it makes of them, and the address under which Next serves that folder. */
export const made = { folder: 'public/media', address: '/media' };

/** Kept from one build to the next, here and on Vercel. */
export const cacheFolder = '.next/cache/media';
