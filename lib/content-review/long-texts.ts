import type { Content, Finding } from './finding';
import { textFields } from './text-fields';

interface Place {
  file: string;
  /** Field without the numbers of its lists: 'hotels[].name' */
  field: string;
  /** Characters that look good there; the schema stops only what breaks the page. */
  good: number;
  place: string;
}

const places: Place[] = [
  { file: 'event.ts', field: 'place', good: 24, place: 'el título de la página del evento' },
  { file: 'event.ts', field: 'capacityLabel', good: 18, place: 'la tarjeta del próximo evento' },
  { file: 'event.ts', field: 'summary', good: 170, place: 'los resultados de los buscadores' },
  { file: 'event.ts', field: 'programme[].title', good: 28, place: 'la línea del fin de semana' },
  { file: 'event.ts', field: 'programme[].description', good: 180, place: 'la línea del fin de semana' },
  { file: 'event.ts', field: 'hotels[].name', good: 26, place: 'la ficha del hotel' },
  { file: 'event.ts', field: 'hotels[].description', good: 140, place: 'la ficha del hotel' },
  { file: 'event-page.ts', field: 'intro', good: 160, place: 'la entrada de la página del evento' },
  { file: 'event-page.ts', field: 'atmosphere.paragraphs[]', good: 320, place: 'el PDF del programa' },
  { file: 'event-page.ts', field: 'arrival.items[].description', good: 260, place: 'el PDF del programa' },
  { file: 'faq.ts', field: 'entries[].question', good: 52, place: 'una línea de la lista de preguntas' },
  { file: 'faq.ts', field: 'entries[].description', good: 420, place: 'la respuesta, junto a su vídeo' },
  { file: 'home.ts', field: 'hero.title.lead', good: 24, place: 'el título de la portada' },
  { file: 'home.ts', field: 'hero.lead', good: 150, place: 'la portada, en un móvil' },
  { file: 'home.ts', field: 'hero.place', good: 34, place: 'la tarjeta del próximo evento' },
  { file: 'home.ts', field: 'locations.venues[].name', good: 12, place: 'la columna de un lugar' },
  { file: 'home.ts', field: 'locations.venues[].description', good: 130, place: 'la columna de un lugar' },
  { file: 'home.ts', field: 'why.testimonials[].quote', good: 110, place: 'la franja de opiniones' },
  { file: 'navigation.ts', field: 'items[].label', good: 16, place: 'la barra del menú' },
  { file: 'placeholders.ts', field: 'pages.description', good: 220, place: 'la página en desarrollo' },
  { file: 'site.ts', field: 'description', good: 160, place: 'los resultados de los buscadores' },
  { file: 'site.ts', field: 'tagline.lead', good: 40, place: 'el pie de página' },
];

/** 'hotels[1].name' as 'hotels[].name', and a page's address left out: 'pages./galeria.name' as 'pages.name'. */
function pattern(field: string): string {
  return field.replace(/\[\d+\]/g, '[]').replace(/\.\/[^.]+/, '');
}

/** Texts that fit but would look better shorter. */
export function longTexts(content: Content): Finding[] {
  return textFields(content).flatMap(({ file, field, text }) => {
    const place = places.find(
      (entry) => `lib/content/${entry.file}` === file && entry.field === pattern(field),
    );
    const length = [...text].length;
    if (!place || length <= place.good) return [];
    return [
      {
        level: 'notice' as const,
        topic: 'length' as const,
        file,
        text: `${field}: ${length} caracteres; en ${place.place} se lee bien hasta ${place.good}`,
      },
    ];
  });
}
