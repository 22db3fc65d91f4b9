import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Announcement } from '../content-model/announcement';
import type { EventContent } from '../content-model/event';
import { announcementFiles, eventFiles, legalFiles, pageFiles, yamlFiles } from '../content-model/files';
import type { Page } from '../content-model/pages';
import { quote } from '../content-model/messages-to-staff';
import { listUpcomingEvents } from '../event/upcoming-events';
import { missingContactPage, routes } from '../routes';
import { slugify } from '../slug';
import { ContentError } from './problems';
import { readAll, readFields, readText, type ContentFile, type LegalFile } from './read-file';
import { readLegalFile } from './read-legal-file';

type YamlFiles = {
  [Name in keyof typeof yamlFiles]: ContentFile<z.output<(typeof yamlFiles)[Name]['schema']>>;
};

/** Every file of a content folder: one for each name of `yamlFiles` and `legalFiles`, and those of its folders. */
export interface ContentFiles extends YamlFiles, Record<keyof typeof legalFiles, LegalFile> {
  nextEvent: ContentFile<EventContent>;
  laterEvents: ContentFile<EventContent>[];
  pastEvents: ContentFile<EventContent>[];
  announcements: ContentFile<Announcement>[];
  /** By address. */
  pages: Record<string, ContentFile<Page>>;
}

const readYamlFile = <Value>(file: string, schema: z.ZodType<Value>) =>
  readFields(file, schema, readText(file));

/** Reads every YAML file of a folder, in the order of their names. A folder that does not exist has none. */
function readFolder<Result>(folder: string, read: (file: string) => Result): Result[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.yaml')).sort();
  return Object.values(
    readAll(Object.fromEntries(files.map((name) => [name, () => read(path.join(folder, name))]))),
  );
}

/** Addresses that no file of the folder `pages` can have: those of the other pages, and two that have to be a 404. */
const takenAddresses: string[] = [...Object.values(routes), missingContactPage, '/index'];

/** File systems allow 255 letters, and Next names files after a page and adds more letters. */
const longestName = 100;

/** The address of a page, which is the name of its file. @throws {ContentError} for a name that cannot be an address */
function findAddress(file: string): string {
  const { name } = path.parse(file);
  const address = `/${name}`;
  if (name === slugify(name) && name.length <= longestName && !takenAddresses.includes(address))
    return address;
  const text = `Su dirección sería ${quote(address)}. Se espera un nombre de archivo en minúsculas, sin espacios ni acentos, de ${longestName} letras como mucho, que ninguna otra página tenga.`;
  throw new ContentError([{ file, text }]);
}

const readPage = (file: string) =>
  readAll({ address: () => findAddress(file), page: () => readYamlFile(file, pageFiles.schema) });

/** Reads and validates every file of a content folder. @throws {ContentError} with every problem of every file */
export function readFiles(contentDir: string): ContentFiles {
  const pathOf = (name: string) => path.join(contentDir, name);
  const readYaml = <Value>({ file, schema }: { file: string; schema: z.ZodType<Value> }) =>
    readYamlFile(pathOf(file), schema);
  const readLegal = ({ file }: { file: string }) => readLegalFile(pathOf(file));

  const { events, pages, ...others } = readAll({
    events: () => readFolder(pathOf(eventFiles.folder), (file) => readYamlFile(file, eventFiles.schema)),
    announcements: () =>
      readFolder(pathOf(announcementFiles.folder), (file) => readYamlFile(file, announcementFiles.schema)),
    closingCalls: () => readYaml(yamlFiles.closingCalls),
    home: () => readYaml(yamlFiles.home),
    faq: () => readYaml(yamlFiles.faq),
    navigation: () => readYaml(yamlFiles.navigation),
    site: () => readYaml(yamlFiles.site),
    privacy: () => readYaml(yamlFiles.privacy),
    pages: () => readFolder(pathOf(pageFiles.folder), readPage),
    legalNotice: () => readLegal(legalFiles.legalNotice),
    privacyPolicy: () => readLegal(legalFiles.privacyPolicy),
    cookiePolicy: () => readLegal(legalFiles.cookiePolicy),
  });

  const [nextEvent, ...laterEvents] = listUpcomingEvents(events);
  if (!nextEvent) throw new ContentError([{ file: pathOf(eventFiles.folder), text: 'Falta un evento.' }]);
  return {
    nextEvent,
    ...others,
    laterEvents,
    pastEvents: events.filter((event) => event !== nextEvent && !laterEvents.includes(event)),
    pages: Object.fromEntries(pages.map(({ address, page }) => [address, page])),
  };
}

/** The files that the site shows, now or once a later event is the next one. */
export function listShownFiles(files: ContentFiles): ContentFile[] {
  const { laterEvents, pastEvents, announcements, pages, ...others } = files;
  return [...Object.values(others), ...laterEvents, ...announcements, ...Object.values(pages)];
}
