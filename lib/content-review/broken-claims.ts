import { errorIn, warningIn, type Content, type Finding } from './finding';
import { contentFile, type TextField } from './text-fields';

/** The name that the wordmark draws (components/drawing/wordmark.tsx, lib/documents/wordmark.svg). */
const drawnBrand = 'ALMENA';
/** That name and what it means, which the concept is about. */
const brandWords = /(?<!\p{L})(almenas?|merlons?)(?!\p{L})/iu;

/** What still stands for the brand of the drawings once it has another name. */
function otherBrand({ site }: Content, texts: readonly TextField[]): Finding[] {
  if (site.brand === drawnBrand) return [];
  const stale = texts.filter(
    ({ field, text }) => brandWords.test(text) && !/^(uid|placeholderValues)/.test(field),
  );
  return [
    warningIn(contentFile('site'), `brand: el logotipo dibuja ${drawnBrand}; lo cambia quien programa`),
    ...stale.map(({ file, field }) =>
      warningIn(file, `${field}: habla de ${drawnBrand} o de almenas, y la marca es ${site.brand}`),
    ),
  ];
}

/** Sentences about all films of the questions while one has none, or no captions. */
function brokenPromises({ faq }: Content, texts: readonly TextField[]): Finding[] {
  const indexOf = (isMissing: (entry: (typeof faq.entries)[number]) => boolean) =>
    faq.entries.findIndex(isMissing);
  const promises = [
    {
      words: /subtítulos/i,
      what: 'subtítulos',
      missing: indexOf(({ video, captions }) => Boolean(video) && !captions),
    },
    {
      words: /(cada|todas las) (respuesta|pregunta).*(película|vídeo)/i,
      what: 'vídeo',
      missing: indexOf(({ video }) => !video),
    },
  ];
  return promises
    .filter(({ missing }) => missing >= 0)
    .flatMap(({ words, what, missing }) =>
      texts
        .filter(
          ({ field, text }) => words.test(text) && !/^(entries|captionsLabel|placeholderValues)/.test(field),
        )
        .map(({ file, field }) =>
          warningIn(
            file,
            `${field}: promete ${what} y entries[${missing}], en faq.ts, no los tiene; cambia la frase`,
          ),
        ),
    );
}

/** Rows about a fact that the owner lacks are left out of a page; see lib/content-schema/legal-facts.ts. */
const leftOut = /\.(terms|list)\[\d+\]/;

/** Sentences about the owner's phone while there is none: they would have a gap. */
function missingPhone({ site }: Content, texts: readonly TextField[]): Finding[] {
  if (site.phone !== null) return [];
  return texts
    .filter(({ field, text }) => text.includes('{phone}') && !leftOut.test(field))
    .map(({ file, field }) =>
      errorIn(
        file,
        `${field}: nombra {phone} y en site.ts no hay teléfono (phone: null); pon uno o quita la frase`,
      ),
    );
}

/** What texts claim of the site's facts, its brand and its films, and is not so. */
export function brokenClaims(content: Content, texts: readonly TextField[]): Finding[] {
  return [otherBrand, brokenPromises, missingPhone].flatMap((check) => check(content, texts));
}
