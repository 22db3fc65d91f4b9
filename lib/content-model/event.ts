import { z } from 'zod';
import { addDays, formatDay } from '../dates';
import { isOnSale, isPostponed } from '../event-states';
import { generatedDocuments } from '../routes';
import { eventDates } from './event-dates';
import { eventProgramme } from './event-programme';
import { eventStay } from './event-stay';
import { eventTicket } from './event-ticket';
import { laterDayExpected, ticketHrefExpected } from './messages-to-staff';

/** The fields of an event's file, by the form that shows them. */
export const eventForms = {
  'Fecha y estado': eventDates,
  Programa: eventProgramme,
  Entrada: eventTicket,
  'Dormir y llegar': eventStay,
};

const eventFields = z.strictObject({ ...eventDates, ...eventProgramme, ...eventTicket, ...eventStay });

export type EventContent = z.output<typeof eventFields>;

/** Reports a field that contradicts others, with what is expected of it. */
type Refuse = (path: PropertyKey[], expected: string) => void;

/** Checks the days that were announced before an event was moved. A postponed event has not been moved yet. */
function checkFormerDays(
  { state, firstDay, previousFirstDay, previousLastDay = previousFirstDay }: EventContent,
  refuse: Refuse,
) {
  if (!previousLastDay) return;
  if (!previousFirstDay || previousFirstDay > previousLastDay || previousFirstDay === firstDay)
    refuse(
      ['previousFirstDay'],
      'Se espera el primero de los días que se anunciaron antes, distinto del primer día del evento y no posterior al último que se anunció. Si el evento no ha cambiado de fecha, van vacíos los dos.',
    );
  if (isPostponed(state))
    refuse(
      ['state'],
      'Aplazado es sin fecha nueva. Si ya la hay, se espera otro estado, como «A la venta»; si aún no, se esperan vacíos los días que se anunciaron antes, y en el primer y el último día, los de siempre.',
    );
}

/** Checks that every day of the event has a part. The day after it may have one too, such as a farewell breakfast. */
function checkProgramme({ firstDay, lastDay, programme }: EventContent, refuse: Refuse) {
  const days = programme.map(({ dayOffset }) => addDays(firstDay, dayOffset));
  for (const [index, day] of days.entries())
    if (day > addDays(lastDay, 1))
      refuse(
        ['programme', index, 'dayOffset'],
        `Se espera un día del evento o el siguiente: el último es el ${formatDay(lastDay)} y esta parte cae el ${formatDay(day)}.`,
      );
  let emptyDay = firstDay;
  while (days.includes(emptyDay)) emptyDay = addDays(emptyDay, 1);
  if (emptyDay <= lastDay)
    refuse(
      ['programme'],
      `Se espera una parte en cada día del evento, del primero al último: falta el ${formatDay(emptyDay)}. Añádela, o cambia esos días.`,
    );
}

function checkSale({ state, ticketHref, onSaleSince, onSaleTime }: EventContent, refuse: Refuse) {
  if (onSaleTime && !onSaleSince) refuse(['onSaleSince'], 'Falta este dato: la hora de la venta no basta.');
  if (isOnSale(state) && !ticketHref) refuse(['ticketHref'], ticketHrefExpected);
}

/** Requires the English texts if visitors can download the English document that the build makes from them. */
function checkEnglish(event: EventContent, refuse: Refuse) {
  const { downloads, venueEnglish, capacityEnglish, arrival, programme } = event;
  const texts: Record<Extract<keyof EventContent, `${string}English`>, unknown> = {
    venueEnglish,
    capacityEnglish,
  };
  if (!downloads.some(({ file }) => file === generatedDocuments.timetable)) return;
  const expected = `Se espera un texto: se descarga ${generatedDocuments.timetable}. Sin textos en inglés, quítala de las descargas.`;
  for (const [field, text] of Object.entries(texts)) if (!text) refuse([field], expected);
  if (!arrival.summaryEnglish) refuse(['arrival', 'summaryEnglish'], expected);
  for (const [index, { titleEnglish }] of programme.entries())
    if (!titleEnglish) refuse(['programme', index, 'titleEnglish'], expected);
}

/** An event whose fields do not contradict each other. */
export const eventSchema = eventFields.check(({ value, issues }) => {
  const refuse: Refuse = (path, message) => issues.push({ code: 'custom', path, input: value, message });
  const { uid, firstDay, lastDay } = value;
  if (uid === '')
    refuse(
      ['uid'],
      `Falta este dato. Se espera uno propio de este evento, por ejemplo: ${crypto.randomUUID()}@almena`,
    );
  if (firstDay > lastDay) refuse(['lastDay'], laterDayExpected);
  checkFormerDays(value, refuse);
  checkProgramme(value, refuse);
  checkSale(value, refuse);
  checkEnglish(value, refuse);
});
