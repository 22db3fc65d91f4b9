// The two documents as HTML: the Spanish programme (two sheets) and the English timetable (one).
import { battlement, colours, divider, esc, signal, title, wordmark } from './markup.mjs';

const page = (language, name, { css, fonts }, body) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${esc(name)}</title><style>${fonts}\n${css}</style></head><body>${body}</body></html>`;

const factList = (facts) =>
  `<dl class="facts">${facts.map(({ label, value }) => `<div><dt>${esc(label)}</dt><dd>${esc(value)}</dd></div>`).join('')}</dl>`;

function hero(model, picture) {
  const notice = model.notice ? `<p class="notice">${esc(model.notice)}</p>` : '';
  return `<header class="hero"><img alt="" src="${picture}"><div class="shade"></div>
<div class="mark">${wordmark(model.brand, 19, colours.cal)}</div><p class="kind">${esc(model.title)}</p>
<div class="words">${notice}<h1>${title(model.place, ' <br>')}</h1>${factList(model.facts)}</div></header>`;
}

const paper = (content) =>
  `<div class="paper">${battlement(794, 16, 46.7, colours.cal)}<div class="body">${content}</div></div>`;

function closing({ upToDate, address, email, brand }) {
  return `<footer class="closing">${battlement(794, 16, 46.7, colours.tinta)}<div>${wordmark(brand, 34, colours.cal)}</div>
<p>${esc(upToDate)} <a href="https://${esc(address)}">${esc(address)}</a><br><a href="mailto:${esc(email)}">${esc(email)}</a></p></footer>`;
}

/** 'bars' for the highlighted entry, else whether it comes before or after it. */
function signalKind(entries, index) {
  if (entries[index].highlighted) return 'bars';
  return index < entries.findIndex((entry) => entry.highlighted) ? 'before' : 'after';
}

function weekend(entries) {
  const weights = entries.map((entry) => (entry.highlighted ? 1.75 : 1));
  const unit = 690 / weights.reduce((sum, weight) => sum + weight, 0);
  const cells = entries.map((entry, index) => {
    const kind = signalKind(entries, index);
    const details = entry.details.map((detail) => `<li>${esc(detail)}</li>`).join('');
    const colour = kind === 'bars' ? colours.oxido : colours.tinta;
    return `<li>${signal(kind, weights[index] * unit, 74, colour)}<div class="cell ${kind === 'bars' ? 'main' : kind}">
<p class="when">${esc(entry.when)}</p><h3>${esc(entry.title)}</h3><p>${esc(entry.description)}</p>${details && `<ul class="details">${details}</ul>`}</div></li>`;
  });
  return `<ol class="weekend" style="grid-template-columns:${weights.map((weight) => `${weight * unit}px`).join(' ')}">${cells.join('')}</ol>`;
}

const heading = (text, aside = '') =>
  `<div class="heading"><h2>${title(text)}</h2>${aside && `<p>${esc(aside)}</p>`}</div>`;

const hotelName = ({ name, href }) => `<h3><a href="${esc(href)}">${esc(name)}</a></h3>`;

/** The Spanish programme. */
export function programme(model, assets) {
  const { venue, stay, arrival } = model;
  const hotels = stay.hotels.map(
    (hotel) =>
      `<li>${divider(212, colours.tinta)}${hotelName(hotel)}<p class="town">${esc(hotel.town)}</p><p>${esc(hotel.description)}</p></li>`,
  );
  const ways = arrival.items.map(
    (item) => `<li><h3>${esc(item.title)}</h3><p>${esc(item.description)}</p></li>`,
  );
  const first = `<div class="sheet">${hero(model, assets.picture)}${paper(`<section>${heading(model.timetable.title, model.timetable.intro)}${weekend(model.entries)}</section>`)}</div>`;
  const second = `<div class="sheet two"><div class="body">
<section>${heading({ lead: venue.title })}<div class="columns">${venue.paragraphs.map((text) => `<p>${esc(text)}</p>`).join('')}</div><p><a class="map" href="${esc(venue.href)}">${esc(venue.map)}</a></p></section>
<section>${heading(stay.title)}<ul class="hotels">${hotels.join('')}</ul><p class="mention">${esc(stay.mention)}</p></section>
<section>${heading(arrival.title)}<ul class="ways">${ways.join('')}</ul></section></div>${closing(model)}</div>`;
  return page(
    'es',
    `${model.title}: ${model.brand}, ${model.place.lead} ${model.place.accent}`,
    assets,
    first + second,
  );
}

/** The English timetable. */
export function timetable(model, assets) {
  const { columns, stay, arrival } = model;
  const rows = model.entries.map(
    (entry) =>
      `<tr class="${entry.highlighted ? 'main' : ''}"><td>${esc(entry.day)}</td><td>${esc(entry.time)}</td><td><strong>${esc(entry.title)}</strong>${esc(entry.details.join('. '))}.</td></tr>`,
  );
  const hotels = stay.hotels.map(
    (hotel) => `<li>${hotelName(hotel)}<p class="town">${esc(hotel.town)}</p></li>`,
  );
  const width = 255 / model.entries.length;
  const strip = model.entries.map((entry, index) =>
    signal(signalKind(model.entries, index), width, 40, entry.highlighted ? colours.oxido : colours.tinta),
  );
  const body = `<div class="sheet brief">${hero(model, assets.picture)}${paper(`<section><div class="heading"><h2>${title(model.heading)}</h2><div class="strip">${strip.join('')}</div></div>
<table><thead><tr><th scope="col">${esc(columns.day)}</th><th scope="col">${esc(columns.hours)}</th><th scope="col">${esc(columns.part)}</th></tr></thead><tbody>${rows.join('')}</tbody></table><p class="note">${esc(model.clock)}</p></section>
<div class="columns"><section><h2>${esc(stay.title)}</h2><ul class="list">${hotels.join('')}</ul><p>${esc(stay.mention)}</p></section><section><h2>${esc(arrival.title)}</h2><p>${esc(arrival.text)}</p></section></div>`)}${closing(model)}</div>`;
  return page(
    'en',
    `${model.title}: ${model.brand}, ${model.place.lead} ${model.place.accent}`,
    assets,
    body,
  );
}
