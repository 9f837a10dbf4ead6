// What every form of a visitor carries besides its fields.
import { z } from 'zod'

/** `selo`: when the server made the form, signed by it. `site`: nobody sees it; whoever fills it is a program. */
export const DoFormulario = z.object({
  selo: z.string().max(120, 'Formulário inválido'),
  site: z.string().max(300).optional(),
})
