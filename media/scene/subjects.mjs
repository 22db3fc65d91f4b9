// The pictures of venues, hotels and sections by name. `wide` is the width of the original in px. A picture without `draw`
// shows the castle.
import { alberca } from './subjects/alberca.mjs';
import { aldeas } from './subjects/aldeas.mjs';
import { bodega } from './subjects/bodega.mjs';
import { calle } from './subjects/calle.mjs';
import { finca } from './subjects/finca.mjs';
import { mezquita } from './subjects/mezquita.mjs';
import { monasterio } from './subjects/monasterio.mjs';
import { palacio } from './subjects/palacio.mjs';
import { patio } from './subjects/patio.mjs';
import { playa } from './subjects/playa.mjs';
import { posada } from './subjects/posada.mjs';
import { ruina } from './subjects/ruina.mjs';
import { sendero } from './subjects/sendero.mjs';

const VENUE = 1152; // twice the chosen slit
const SECTION = 1440;
const HOTEL = 1920;

const castle = {
  width: 960,
  height: 1200,
  scale: 0.98,
  axis: 0.466,
  horizon: 0.56,
  samples: 3,
  calmLeft: 0,
  lines: 30,
};

export const subjects = {
  'venue-castillo': { wide: VENUE, options: castle },
  'venue-palacio': { wide: VENUE, ...palacio },
  'venue-bodega': { wide: VENUE, ...bodega },
  'venue-playa': { wide: VENUE, ...playa },
  'venue-finca': { wide: VENUE, ...finca },
  'venue-monasterio': { wide: VENUE, ...monasterio },
  'venue-ruina': { wide: VENUE, ...ruina },
  patio: { wide: VENUE, ...patio },
  mezquita: { wide: SECTION, ...mezquita },
  sendero: { wide: SECTION, ...sendero },
  'hotel-luz': { wide: HOTEL, ...calle },
  'hotel-casa-garcia': { wide: HOTEL, ...posada },
  'hotel-sierra-luz': { wide: HOTEL, ...alberca },
  aldeas: { wide: HOTEL, ...aldeas },
};
