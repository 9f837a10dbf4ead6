import { expect, test } from 'vitest'
import { z } from 'zod'
import { paraLeitura } from './leitura.ts'

const formulario = z.object({
  nome: z.string().trim().min(3),
  endereco: z
    .string()
    .max(5)
    .refine((t) => t.startsWith('x'))
    .nullish(),
  anos: z.array(z.number().int().min(1900)),
  taxa: z.number().max(30).default(5),
  combustivel: z.enum(['FLE', 'GAS']).nullable(),
  situacao: z.enum(['A', 'B']),
})

test('what a form would refuse can still be read', () => {
  const linha = {
    nome: '',
    endereco: 'muito longo',
    anos: [3.5],
    taxa: 99,
    combustivel: 'FLE',
    situacao: 'A',
  }
  expect(formulario.safeParse(linha).success).toBe(false)
  expect(paraLeitura(formulario).parse(linha)).toEqual(linha)
})

test('an unknown code reads as empty where the field may be empty, and kinds are still kinds', () => {
  const linha = { nome: 'a', endereco: null, anos: [], taxa: 1, combustivel: 'VAPOR', situacao: 'A' }
  expect(paraLeitura(formulario).parse(linha)).toMatchObject({ combustivel: null })
  expect(paraLeitura(formulario).safeParse({ ...linha, nome: 1 }).success).toBe(false)
  expect(paraLeitura(formulario).safeParse({ ...linha, situacao: 'C' }).success).toBe(false)
})
