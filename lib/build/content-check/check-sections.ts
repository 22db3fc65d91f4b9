import type { Problem } from '../../content-loader/problems';
import { listTexts } from '../../content-loader/read-file';
import { listShownFiles, type ContentFiles } from '../../content-loader/read-files';
import { quote } from '../../content-model/messages-to-staff';
import { sectionNames } from '../../content-model/links';
import { chooseSections } from '../../event/choose-sections';
import { eventSections, routes, type EventSection } from '../../routes';

/**
 * Finds links to sections that the page of the next event does not have now. They lead to its top. That is no error, because
 * the sections follow the event's state, which must not wait for a change of links.
 */
export function checkSections(files: ContentFiles): Problem[] {
  const has = chooseSections(files.nextEvent.value, [...files.laterEvents, ...files.announcements]);
  const missing = (Object.keys(has) as EventSection[])
    .filter((section) => !has[section])
    .map((section) => `${routes.nextEvent}#${eventSections[section]}`);
  return listShownFiles(files)
    .flatMap(listTexts)
    .filter(({ text, field }) => field.link && missing.includes(text))
    .map(({ text, location }) => ({
      level: 'warning',
      ...location,
      text: `El enlace lleva a ${quote(text)}, y la página del evento no tiene ahora ese apartado («${sectionNames[text]}»): se abre por el comienzo.`,
    }));
}
