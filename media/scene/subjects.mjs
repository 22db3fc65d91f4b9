// Pictures with a subject of their own, by name; `wide`: px of the original.
import { bodega } from './subjects/bodega.mjs';
import { finca } from './subjects/finca.mjs';
import { mezquita } from './subjects/mezquita.mjs';
import { monasterio } from './subjects/monasterio.mjs';
import { palacio } from './subjects/palacio.mjs';
import { patio } from './subjects/patio.mjs';
import { playa } from './subjects/playa.mjs';
import { ruina } from './subjects/ruina.mjs';
import { sendero } from './subjects/sendero.mjs';

const VENUE = 1152; // twice the chosen slit
const SECTION = 1440;

export const subjects = {
  'venue-palacio': { wide: VENUE, ...palacio },
  'venue-bodega': { wide: VENUE, ...bodega },
  'venue-playa': { wide: VENUE, ...playa },
  'venue-finca': { wide: VENUE, ...finca },
  'venue-monasterio': { wide: VENUE, ...monasterio },
  'venue-ruina': { wide: VENUE, ...ruina },
  patio: { wide: VENUE, ...patio },
  mezquita: { wide: SECTION, ...mezquita },
  sendero: { wide: SECTION, ...sendero },
};
