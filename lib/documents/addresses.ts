/** Folder of all documents below public/, and their addresses there. */
export const documentsFolder = 'programacion';

/** Addresses of the generated documents. */
export const generatedDocuments = {
  programme: `/${documentsFolder}/programa-es.pdf`,
  timetable: `/${documentsFolder}/timetable-en.pdf`,
};
