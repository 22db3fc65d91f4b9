/** The list of the dates that follow the next event. */
export const furtherDatesWords = {
  title: { lead: 'Más', accent: 'fechas' },
  /** Shorter than the notice on the page of a cancelled event, because the row names the place. */
  cancelled: 'Cancelado',
  /** 'Más fechas: Peñíscola, 12-13 Marzo 2027 y 2 más' */
  onCard: (place: string, dates: string, others: number) =>
    `Más fechas: ${place}, ${dates}${others > 0 ? ` y ${others} más` : ''}`,
};
