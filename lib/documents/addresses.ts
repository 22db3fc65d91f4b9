/** Folder of the documents below public/. Their addresses begin with its name. */
export const documentsFolder = 'programacion';

export const generatedDocuments = {
  programme: `/${documentsFolder}/programa-es.pdf`,
  timetable: `/${documentsFolder}/timetable-en.pdf`,
};
