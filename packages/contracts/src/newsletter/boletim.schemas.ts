// A letter of the newsletter, as it is written.
import { z } from 'zod'
import { texto, textoOpcional } from '../core/fields.ts'

export const EscritaDoBoletim = z.object({
  assunto: texto(120, 'Informe o assunto'),
  texto: texto(20_000, 'Escreva o texto'),
  /** only for those who asked for this, or for everything */
  interesse: textoOpcional(60),
})
