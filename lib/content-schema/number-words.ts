const words =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );

/** A count of two or more as a Spanish word; digits from 21 on. */
export const numberWord = (count: number) => words[count] ?? String(count);

/** The number that a word or digits name: 7 for 'Siete' and '7'; undefined for other words. */
export function numberNamed(word: string): number | undefined {
  const plain = word.toLowerCase();
  if (/^\d+$/.test(plain)) return Number(plain);
  if (plain === 'un' || plain === 'una') return 1;
  const count = words.indexOf(plain);
  return count === -1 ? undefined : count;
}
