const words = [
  ...[
    'cero',
    'uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
  ...['trece', 'catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte'],
] as const;

/** A count of two or more as a Spanish text writes it before its noun: 'siete', in figures from 21 on. */
export const numberWord = (count: number) => words[count] ?? String(count);

/** The count that a word or figures name: 7 for 'Siete' and for '7'; undefined for every other word. */
export function numberNamed(word: string): number | undefined {
  const plain = word.toLowerCase();
  if (/^\d+$/.test(plain)) return Number(plain);
  if (plain === 'un' || plain === 'una') return 1;
  const count = words.findIndex((candidate) => candidate === plain);
  return count === -1 ? undefined : count;
}
