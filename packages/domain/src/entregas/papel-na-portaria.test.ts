import { expect, test } from 'vitest'
import { type PapelNaPortaria, validadeDoPapel } from './papel-na-portaria.ts'

const AGORA = Date.parse('2026-11-23T14:00:00-03:00')
const HORA = 3_600_000
const retirada = { situacao: 'agendado', reagendada: false, fim: AGORA + HORA }
const papel = (mudar: Partial<PapelNaPortaria>): PapelNaPortaria => ({
  venda: 'Fechada',
  itemConta: true,
  retirada,
  ...mudar,
})

test.each<[string, PapelNaPortaria, string, RegExp | null]>([
  ['a booking that stands', papel({}), 'Válida', null],
  ['an extract of a sale', papel({ retirada: null, venda: 'Aguardando Pagamento' }), 'Válida', null],
  ['an hour late on the day', papel({ retirada: { ...retirada, fim: AGORA - HORA } }), 'Válida', null],
  ['the day after', papel({ retirada: { ...retirada, fim: AGORA - 24 * HORA } }), 'Vencida', /já passou/],
  [
    'moved',
    papel({ retirada: { ...retirada, situacao: 'cancelado', reagendada: true } }),
    'Cancelada',
    /horário foi mudado/,
  ],
  ['cancelled', papel({ retirada: { ...retirada, situacao: 'cancelado' } }), 'Cancelada', /cancelado/],
  [
    'collected',
    papel({ retirada: { ...retirada, situacao: 'realizado' } }),
    'Já utilizada',
    /já foi retirado/,
  ],
  [
    'missed',
    papel({ retirada: { ...retirada, situacao: 'nao_compareceu' } }),
    'Vencida',
    /Ninguém compareceu/,
  ],
  ['a payment that was opened again', papel({ venda: 'Aguardando Validação' }), 'Cancelada', /reaberto/],
  ['a sale that was undone', papel({ venda: 'Cancelada' }), 'Cancelada', /desfeita/],
  [
    'a buyer who gave up, extract',
    papel({ venda: 'Cliente Desistiu', retirada: null }),
    'Cancelada',
    /desfeita/,
  ],
  ['an item that left the sale', papel({ itemConta: false }), 'Cancelada', /desfeita/],
])('%s is %s', (_, p, validade, explicacao) => {
  const r = validadeDoPapel(p, AGORA)
  expect(r.validade).toBe(validade)
  if (explicacao === null) expect(r.explicacao).toBeNull()
  else expect(r.explicacao).toMatch(explicacao)
})
