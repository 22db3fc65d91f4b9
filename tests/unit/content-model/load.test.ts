import { cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content-model/load/load-content';
import { content, contentFolder, loadEdited, replacing } from '../support/content';

describe('the facts that texts name', () => {
  it('are filled in wherever they are named', () => {
    expect(content.home.why.title.accent).toBe('Señal');
    expect(content.documents.timetable.ageValue).toBe('25 and over');
    const names = JSON.stringify(content).match(/\{\w+\}/g) ?? [];
    const ofComponents =
      'count min max opening days day part first last start end price buy months link'.split(' ');
    expect(names.filter((name) => !ofComponents.includes(name.slice(1, -1)))).toEqual([]);
  });

  it('list the parts of the programme with their days', () => {
    expect(content.faq.entries[0]?.description).toContain(
      'playas: el viernes, bienvenida y apertura; el sábado, noche larga; el domingo, desayuno de despedida. Cada',
    );
    const sameDay = loadEdited({
      'events/villaserena-del-mar.yaml': (text) =>
        text
          .replace('- dayOffset: 1\n    title: Noche larga', '- dayOffset: 0\n    title: DJ set')
          .replace('dayOffset: 2', 'dayOffset: 1'),
    });
    expect(sameDay.faq.entries[0]?.description).toContain('el viernes, bienvenida y apertura y DJ set;');
  });

  it('choose between singular and plural', () => {
    expect(content.eventLabels.hotels.intro).toMatch(
      /^Tres hoteles que recomendamos\. La habitación se reserva con cada/,
    );
    const one = loadEdited({
      'events/villaserena-del-mar.yaml': (text) =>
        text.replace(/ {2}- name: Hotel Casa[\s\S]*(?=\nstay:)/, ''),
    });
    expect(one.eventLabels.hotels.intro).toMatch(
      /^Un hotel que recomendamos\. La habitación se reserva con él/,
    );
  });

  it('speak of hotels only if there are some', () => {
    const hint = replacing('Más abajo están los hoteles y el camino.', 'Más abajo, {hotelsAndArrival}.');
    const hintOf = (edit: (text: string) => string) =>
      loadEdited({ 'events/villaserena-del-mar.yaml': (text) => edit(hint(text)) }).event.ticketItems[0]
        ?.description;
    expect(hintOf((text) => text)).toContain('Más abajo, los hoteles y cómo llegar.');
    expect(hintOf((text) => text.replace(/\nhotels:[\s\S]*(?=\nstay:)/, '\n'))).toContain(
      'Más abajo, cómo llegar.',
    );
    const event = (text: string) =>
      text.replace('state: on-sale', 'state: sold-out').replace(/\nhotels:[\s\S]*(?=\nstay:)/, '\n');
    expect(loadEdited({ 'events/villaserena-del-mar.yaml': event }).eventView.call.text).not.toContain(
      'hoteles',
    );
  });

  it('end a sentence with one full stop', () => {
    expect(content.contact.form.privacy).toContain('Responsable: Señal y Mar, S.\u00A0L. Usamos');
  });

  it('keep the words for an unknown date while the event is postponed', () => {
    const { faq } = loadEdited({
      'events/villaserena-del-mar.yaml': replacing('state: on-sale', 'state: postponed'),
      'faq.yaml': replacing('Desde los {minimumAge} años.', 'La fecha es {dates}.'),
    });
    expect(faq.entries[1]?.description).toBe('La fecha es Fecha por anunciar.');
  });
});

it('the parts of the programme are in the order of their starts', () => {
  const { event } = loadEdited({
    'events/villaserena-del-mar.yaml': (text) =>
      text
        .replace('dayOffset: 1', 'dayOffset: 0')
        .replace('dayOffset: 2', 'dayOffset: 1')
        .replace('start: 20:30', 'start: 10:30'),
  });
  expect(event.programme.map(({ start }) => start)).toEqual(['10:30', '19:00', '11:00']);
});

it('a text may hold line breaks and spaces around it', () => {
  const { event } = loadEdited({
    'events/villaserena-del-mar.yaml': replacing(
      'homeLine: Entre el palacio y el puerto',
      'homeLine: "  Entre\\n\\nel mar. "',
    ),
  });
  expect(event.homeLine).toBe('Entre el mar.');
});

it("the name of a page's file can be its address, and no other page has it", () => {
  const folder = contentFolder({});
  for (const name of ['Galería', 'contacto', 'proximos-eventos'])
    cpSync(`${folder}/pages/galeria.yaml`, `${folder}/pages/${name}.yaml`);
  expect(() => loadContent(folder)).toThrow(
    /Galería\.yaml\n {4}Su dirección sería «\/Galería»[\s\S]*contacto\.yaml\n[\s\S]*proximos-eventos\.yaml\n[\s\S]*3 cosas/,
  );
});

it('a footer link without a label has the name of its page', () => {
  const { navigation } = loadEdited({ 'pages/partners.yaml': replacing('name: Partners', 'name: Socios') });
  const labels = navigation.groups.flatMap(({ links }) => links.map(({ label }) => label));
  expect(labels).toContain('Socios');
});
