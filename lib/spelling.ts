/** How Spanish texts are spelt where code puts them together: capitals, numbers as words, and what stays on one line. */

/** 'siete lugares' becomes 'Siete lugares'. */
export const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** Makes the first letter small, unless the whole word is in capitals. */
export const decapitalise = (text: string) =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase('es'));

const numberWords =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );

/** A count as a Spanish word, or in digits if it is above 20. */
export const spellNumber = (count: number) => numberWords[count] ?? String(count);

/**
 * Finishes a text into which values were put. Numbers stay on the line of their words ('artículo 13', '12 meses', 'S. L.'),
 * and a sentence that ends in an abbreviation has no second full stop.
 */
export const typeset = (text: string) =>
  text
    .replace(/(artículos?|Ley|Decreto|Legislativo|Orgánica|WCAG\)?) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(km|metros|años|días|horas|meses)\b)/g, '$1\u00a0')
    .replace(/\bS\. (?=[AL]\.)/g, 'S.\u00a0')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.');
