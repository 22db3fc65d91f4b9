import { expect, it } from 'vitest';
import { bannerWords, managerWords } from '@/lib/words/consent';
import { errorWords, notFoundWords } from '@/lib/words/errors';
import { contactCardWords } from '@/lib/words/home';
import { legalWords } from '@/lib/words/legal';
import { videoWords } from '@/lib/words/media';
import { pageWords } from '@/lib/words/pages';

const join = ({ lead, accent }: { lead: string; accent: string }) => `${lead} ${accent}`;

it.each<[requirement: string, word: string, quoted: string]>([
  ['1.3', join(pageWords.unfinishedTitle), 'Página en desarrollo'],
  ['1.3', pageWords.home, 'Volver al inicio'],
  ['1.4', join(notFoundWords.title), 'Oops! Page not found'],
  ['1.4', notFoundWords.home, 'Return to Home'],
  ['1.8', errorWords.title, 'Unexpected Application Error!'],
  ['2.8', videoWords.unsupported, 'Tu navegador no soporta la reproducción de videos.'],
  ['2.9', contactCardWords.sectionTitle, 'Hablemos'],
  ['7.1', bannerWords.acceptAll, 'Aceptar todas'],
  ['7.1', bannerWords.essentialOnly, 'Solo esenciales'],
  ['7.2', managerWords.title, 'Gestionar Cookies'],
  ['7.2', managerWords.updated, 'Última actualización'],
  ['7.2', managerWords.reset, 'Resetear'],
  ['7.2', managerWords.save, 'Guardar'],
  ['8.1', legalWords.back, 'Volver'],
  ['8.1', legalWords.contact, 'Contactar'],
])('the words of requirement %s are quoted exactly: %s', (_requirement, word, quoted) => {
  expect(word).toBe(quoted);
});
