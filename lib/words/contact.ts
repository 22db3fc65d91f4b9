/**
 * The subjects of the contact form. The first one is chosen at first. The ids are in the names of the variables
 * `CONTACT_TO_<ID>` and in the address's `?asunto=`.
 */
export const subjects = {
  informacion: 'Información sobre eventos',
  colaboraciones: 'Colaboraciones',
  localizacion: 'Propuesta de localización',
  prensa: 'Prensa',
  otros: 'Otros',
} as const;

export type SubjectId = keyof typeof subjects;

export const subjectIds = Object.keys(subjects) as SubjectId[];
