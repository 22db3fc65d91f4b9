import type { NextEvent } from '@/lib/content-schema/event';
import { generatedDocuments } from '@/lib/documents/addresses';
import { content } from '@/lib/site-content';

const hours = [
  { dayOffset: 0, title: 'Bienvenida y check-in', start: '18:00', end: '22:00', highlighted: false },
  { dayOffset: 1, title: 'Evento central', start: '16:00', end: '02:00', highlighted: true },
  { dayOffset: 2, title: 'Brunch de despedida', start: '11:00', end: '15:00', highlighted: false },
];

/** A fixed event for tests, so that staff may change the announced one. */
export const weekend: NextEvent = {
  ...content.event,
  name: 'ALMENA en Almonaster La Real',
  uid: 'almonaster-la-real-2025@almena.example.com',
  firstDay: '2025-11-14',
  lastDay: '2025-11-15',
  state: 'on-sale',
  place: 'Almonaster La Real',
  venue: 'Castillo de Almonaster la Real',
  venueEnglish: 'Castle of Almonaster la Real',
  province: 'Huelva',
  mapHref: 'https://www.google.com/maps/search/?api=1&query=Castillo+de+Almonaster+la+Real%2C+Huelva',
  summary: 'Un fin de semana de música electrónica en el castillo de Almonaster La Real.',
  onSaleSince: '2025-09-01',
  previousDays: undefined,
  ticketHref: 'https://entradas.example.com/almonaster-la-real',
  downloads: (['es', 'en'] as const).map((language) => ({
    label: language,
    language,
    file: language === 'es' ? generatedDocuments.programme : generatedDocuments.timetable,
    title: 'Programa',
    description: 'Descripción.',
    icon: 'castillo',
  })),
  hotels: ['Hotel Luz', 'Hotel Casa García', 'Hotel Sierra Luz'].map((name) => ({
    name,
    town: 'Almonaster la Real',
    description: 'Descripción.',
    href: 'https://hotel.example.com',
    image: 'hotel-luz.avif',
  })),
  programme: hours.map((entry) => ({
    ...entry,
    description: 'Descripción.',
    details: [],
    icon: 'castillo',
    english: { title: entry.title, details: [] },
  })),
};
