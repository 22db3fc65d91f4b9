import type { LegalCommon } from '../../content-schema/legal';

/** Palabras que comparten los tres textos legales. */
export const legalCommon: LegalCommon = {
  back: 'Volver',
  contact: 'Contactar',
  contents: 'En esta página',
  updated: 'Última actualización:',
};
