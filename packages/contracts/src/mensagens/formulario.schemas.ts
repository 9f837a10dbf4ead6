// What every form of a visitor carries besides its fields.
import { z } from 'zod'
import { textoLivre } from '../core/fields.ts'

/** `selo`: when the server made the form, signed by it. `site`: a honeypot, invisible to people. */
export const DoFormulario = z.object({
  selo: textoLivre().max(120, 'Formulário inválido'),
  site: textoLivre().max(300).optional(),
})
