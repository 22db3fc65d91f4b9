/** Folder of all documents below public/, and their addresses there. */
export const documentsFolder = 'programacion';

/** The documents that the build makes, under the addresses by which the content names them. */
export const generatedDocuments = {
  programme: `/${documentsFolder}/programa-es.pdf`,
  timetable: `/${documentsFolder}/timetable-en.pdf`,
};
