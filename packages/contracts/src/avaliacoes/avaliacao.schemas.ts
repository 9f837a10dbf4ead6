import { z } from 'zod'
import { inteiro, textoLivre } from '../core/fields.ts'

const Nota = inteiro('Escolha uma nota').min(1, 'Escolha uma nota').max(5, 'A maior nota é 5')

export const NotasDoLeiloeiro = z.object({
  pontualidade: Nota,
  conducao: Nota,
  clareza: Nota,
  resultado: Nota,
  comentario: textoLivre().trim().max(2000, 'Use no máximo 2.000 caracteres').default(''),
})
