import { typeset } from '../spelling';

/** The words of the Spanish programme (PDF). Its headings are those of the event's page. */
export const programmeWords = {
  title: 'Programa',
  place: 'El lugar',
  map: 'Abrir el lugar en el mapa',
  /** In front of the page's address. */
  upToDate: 'Este programa puede cambiar. La información al día está en',
};

export const timetableWords = {
  title: 'Timetable',
  heading: { lead: 'The weekend,', accent: 'hour by hour' },
  country: 'Spain',
  performers: 'Line-up',
  columns: { day: 'Day', hours: 'Hours', part: 'What happens' },
  clock: 'Times are local time in Spain.',
  stay: 'Where to stay',
  mention: (brand: string) => typeset(`When you book, say that you are coming to the ${brand} event.`),
  arrival: 'Getting there',
  upToDate: 'This timetable may change. The latest information is at',
};
