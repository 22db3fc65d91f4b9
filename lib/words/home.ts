/** The words of the home page's sections. What a season changes is in lib/content/home.yaml. */

export const conceptWords = {
  caption:
    'Se lee de abajo arriba. Una sola frecuencia dibuja la sierra y, al sumar armónicos, aparece el castillo.',
  /** Describes components/brand/castle-lines.tsx to screen readers. */
  drawing:
    'Dibujo de líneas. Abajo hay una sola onda, suave como una colina. Cada línea de encima añade detalle, y la última es la silueta del castillo con sus almenas.',
};

/** The wave that the outline of each kind of venue resembles. */
export const waveNames = {
  castillo: 'Onda cuadrada',
  palacio: 'Onda triangular',
  bodega: 'Onda rectificada',
  playa: 'Onda sinusoidal',
  finca: 'Diente de sierra',
  monasterio: 'Onda apuntada',
  ruina: 'Onda escalonada',
};

export const faqWords = { ask: 'Contáctanos' };

export const testimonialsTitle = 'Lo que cuentan quienes vienen';
