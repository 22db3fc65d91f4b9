import { z } from 'zod';
import { storageLifetimes, storageRecordIds } from '../consent/storage-records';
import { text } from './fields';

const category = z.strictObject({ name: text(30), description: text(240) });

export const consentSchema = z.strictObject({
  banner: z.strictObject({
    region: text(40),
    /** The first layer of information that the law requires, one short paragraph each. */
    sentences: z.array(text(160)).min(1).max(3),
    privacy: text(40),
    accept: z.literal('Aceptar todas'),
    essential: z.literal('Solo esenciales'),
    details: text(30),
    hideDetails: text(30),
    close: text(120),
  }),
  manager: z.strictObject({ label: z.literal('Gestionar Cookies'), tab: text(12), tabName: text(60) }),
  panel: z.strictObject({
    title: z.literal('Gestionar Cookies'),
    intro: text(200),
    close: text(40),
    categories: z.strictObject({ essential: category, analytics: category, personalization: category }),
    detailsTitle: text(40),
    policy: text(60),
    updated: z.literal('Última actualización'),
    undecided: text(100),
    reset: z.literal('Resetear'),
    save: z.literal('Guardar'),
    saved: text(90),
    notKept: text(160),
  }),
  storage: z.strictObject({
    purposes: z.record(z.enum(storageRecordIds), text(200)),
    lifetimes: z
      .record(z.enum(storageLifetimes), text(120, { allowed: ['months'] }))
      .refine(({ consent }) => consent.includes('{months}'), {
        path: ['consent'],
        error: 'un texto que contenga {months}',
      }),
  }),
  toasts: z.strictObject({ region: text(30), close: text(30) }),
});

export type ConsentContent = z.input<typeof consentSchema>;
