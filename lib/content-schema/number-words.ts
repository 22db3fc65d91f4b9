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

/** A count as a Spanish text writes it before its noun: 'siete', in figures from 21 on; one is 'un' or 'una'. */
export function numberWord(count: number, gender: 'masculine' | 'feminine' = 'masculine'): string {
  if (count === 1) return gender === 'feminine' ? 'una' : 'un';
  return words[count] ?? String(count);
}

/** The count that a word or figures name: 7 for 'Siete' and for '7'; undefined for every other word. */
export function numberNamed(word: string): number | undefined {
  const plain = word.toLowerCase();
  if (/^\d+$/.test(plain)) return Number(plain);
  if (plain === 'un' || plain === 'una') return 1;
  const count = words.findIndex((candidate) => candidate === plain);
  return count === -1 ? undefined : count;
}
