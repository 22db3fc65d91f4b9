import { errorIn, warningIn, type Content, type Finding } from './finding';
import { contentFile, type TextField } from './text-fields';

/** The name in the drawn wordmark (components/brand/wordmark.tsx, lib/documents/wordmark.svg). */
const drawnBrand = 'ALMENA';
/** That name and its meaning, the subject of the concept. */
const brandWords = /(?<!\p{L})(almenas?|merlons?)(?!\p{L})/iu;

/** Texts and drawings that still name ALMENA after the brand has changed. */
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

/** Sentences that promise films or captions which an answer lacks. */
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

/** Rows that pages leave out when their fact is missing; see lib/content-schema/legal-facts.ts. */
const leftOut = /\.(terms|list)\[\d+\]/;

/** Sentences with the owner's phone while there is none. */
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

/** Statements about brand, films and phone that are not true. */
export function brokenClaims(content: Content, texts: readonly TextField[]): Finding[] {
  return [otherBrand, brokenPromises, missingPhone].flatMap((check) => check(content, texts));
}
