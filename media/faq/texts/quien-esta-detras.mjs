// Words on screen and captions, timed in beats.
export const titles = [
  { to: 8, lines: [['Un equipo', 1, { size: 112 }]] },
  {
    to: 15.4,
    y: 148,
    lines: [
      ['más de 25 años', 8.5, { size: 90 }],
      ['de oficio', 10, { serif: true, size: 126, space: 116 }],
    ],
  },
  {
    to: 23.4,
    y: 124,
    lines: [
      ['sonido,', 16, { size: 84 }],
      ['lugares,', 18, { size: 84, space: 92 }],
      ['pueblos', 20, { serif: true, size: 110, space: 110 }],
    ],
  },
  {
    lines: [
      ['Y quien nos abre', 24, { size: 80 }],
      ['la puerta', 25.5, { serif: true, size: 132, space: 122 }],
    ],
  },
];

export const captions = [
  [0, 7.9, '[Una melodía sola sobre un grave]'],
  [8.3, 15.5, '[Entra un pulso muy suave]'],
  [15.9, 23.3, '[La melodía sube]'],
  [24, 32, '[La melodía vuelve a casa]'],
];
