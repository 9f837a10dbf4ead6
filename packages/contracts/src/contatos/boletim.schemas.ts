// A letter of the newsletter, as the house writes it and sees how it went.
import { EVENTOS_DE_BOLETIM, SITUACOES_DE_BOLETIM } from '@martelo/domain/contatos/states.ts'
import { z } from 'zod'
import { Instante, texto, textoOpcional } from '../core/fields.ts'

export const EscritaDoBoletim = z.object({
  assunto: texto(120, 'Informe o assunto'),
  texto: texto(20_000, 'Escreva o texto'),
  /** only for those who asked for this, or for everything */
  interesse: textoOpcional(60),
})

export const Boletim = z.object({
  uid: z.uuid(),
  versao: z.number(),
  assunto: z.string(),
  texto: z.string(),
  interesse: z.string().nullable(),
  situacao: z.enum(SITUACOES_DE_BOLETIM),
  updatedAt: Instante,
  alteradoNome: z.string().nullable(),
  enviadoAt: Instante.nullable(),
  enviadoNome: z.string().nullable(),
  concluidoAt: Instante.nullable(),
  /** people whom it would reach now, or whom it is still to reach */
  destinatarios: z.number(),
  cartas: z.object({
    entregues: z.number(),
    falhas: z.number(),
    /** written, on their way */
    aCaminho: z.number(),
    /** left the list by this letter */
    sairam: z.number(),
  }),
  acoes: z.array(z.object({ evento: z.enum(EVENTOS_DE_BOLETIM), motivo: z.string().nullable() })),
})

export const RECUSAS_DO_BOLETIM = { NAO_ENCONTRADO: 404, SITUACAO: 409 } as const
