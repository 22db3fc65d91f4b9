/** Media query of the portrait cuts of films and posters. */
export const portrait = '(orientation: portrait)';

/**
 * First frame of a background film, in the first HTML and ahead of the film: landscape 1280x720, portrait 720x1280.
 * The image covers the section; it is decoration, and asked for after the words: with a high priority they wait for it.
 */
export function Poster({ name }: { name: string }) {
  const base = `/images/poster-${name}-`;
  return (
    <picture>
      <source media={portrait} type="image/avif" srcSet={`${base}portrait.avif`} />
      <source media={portrait} srcSet={`${base}portrait.jpg`} />
      <source type="image/avif" srcSet={`${base}landscape.avif`} />
      <img className="film" src={`${base}landscape.jpg`} alt="" decoding="async" width={1280} height={720} />
    </picture>
  );
}
