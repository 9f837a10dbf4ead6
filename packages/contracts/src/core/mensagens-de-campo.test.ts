import { expect, test } from 'vitest'
import { z } from 'zod'
import { Dia, Instante, inteiro, inteiroEscrito, textoLivre, Uid } from './fields.ts'
import { mensagemDeCampo } from './mensagens-de-campo.ts'

const diz = (esquema: z.ZodType, valor: unknown): string | null => {
  const lido = esquema.safeParse(valor, { error: mensagemDeCampo })
  return lido.success ? null : (lido.error.issues[0]?.message ?? '')
}

test.each<[string, z.ZodType, unknown, string | null]>([
  ['nothing', z.string(), undefined, 'Campo obrigatório'],
  ['null', z.number(), null, 'Campo obrigatório'],
  ['another kind', z.string(), 12, 'Informe um texto'],
  ['text for a number', z.number(), 'doze', 'Informe um número'],
  ['half a number', z.number().int(), 1.5, 'Use um número inteiro'],
  ['text for yes and no', z.boolean(), 'x', 'Responda sim ou não'],
  ['no list', z.array(z.string()), 'x', 'Informe uma lista'],
  ['no choice', z.enum(['A', 'B']), '', 'Escolha uma opção'],
  ['an unknown choice', z.enum(['A', 'B']), 'C', 'Escolha uma opção'],
  ['no identifier', z.uuid(), '', 'Escolha uma opção'],
  ['a wrong identifier', z.uuid(), 'x', 'Identificador inválido'],
  ['the shared identifier, empty', Uid, '', 'Escolha uma opção'],
  ['the shared identifier, wrong', Uid, 'x', 'Identificador inválido'],
  ['a wrong address', z.email(), 'x', 'Informe um e-mail válido'],
  ['a wrong pattern', z.string().regex(/^a$/), 'b', 'Formato inválido'],
  ['too long', z.string().max(2000), 'x'.repeat(2001), 'Use no máximo 2.000 caracteres'],
  ['empty', z.string().min(1), '', 'Campo obrigatório'],
  ['too short', z.string().min(3), 'a', 'Use no mínimo 3 caracteres'],
  ['too large', z.number().max(1000), 1001, 'O máximo é 1.000'],
  ['too small', z.number().min(5), 1, 'O mínimo é 5'],
  ['an empty list', z.array(z.string()).min(1), [], 'Escolha ao menos uma opção'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Escolha no máximo 1'],
  ['neither of two', z.union([z.string(), z.number()]), true, 'Valor inválido'],
  ['a field too many', z.strictObject({}), { a: 1 }, 'Campo desconhecido: a'],
  ['the field’s own words go first', z.string('Informe o nome'), 1, 'Informe o nome'],
])('%s', (_, esquema, valor, esperado) => {
  expect(diz(esquema, valor)).toBe(esperado)
})

const METADE = '\ud800'
test.each<[string, z.ZodType, unknown, string | null]>([
  ['NUL', textoLivre(), 'a\u0000b', 'Texto com caracteres inválidos'],
  ['half a surrogate pair', textoLivre(), `a${METADE}`, 'Texto com caracteres inválidos'],
  ['a whole pair', textoLivre(), 'a😀', null],
  ['beyond four bytes', inteiro(), 2_147_483_648, 'O máximo é 2.147.483.647'],
  [
    'beyond four bytes in an address',
    inteiroEscrito('Identificador inválido'),
    '99999999999',
    'Identificador inválido',
  ],
  ['a year that databases do not know', Dia, '0000-01-01', 'Data inválida'],
  ['a zone that does not exist', Instante, '2026-01-01T00:00:00+23:59', 'Data inválida'],
  ['an instant of here', Instante, '2026-01-01T00:00:00-03:00', null],
])('what the database cannot hold: %s', (_, esquema, valor, esperado) => {
  expect(diz(esquema, valor)).toBe(esperado)
})
