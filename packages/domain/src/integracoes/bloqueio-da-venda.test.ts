import { expect, test } from 'vitest'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import { naoSuspenso } from './bloqueio-da-venda.ts'

const CONJUNTO = 'Este lote segue o conjunto do lote 4.'

test.each<[SituacaoLote, string | null]>([
  ['SUSPENSO', null],
  ['CADASTRADO', null],
  ['NAO_ARREMATADO', null],
  ['CONDICIONAL', 'Condicional, não será liberado, mas o lance continua preso: recuse ou cancele'],
  ['PAGO', 'Pago, já foi vendido e pago'],
  ['LIBERADO_LEILAO', `Liberado, ${CONJUNTO}`],
])('%s: %s', (situacao, esperado) => {
  const dito = naoSuspenso(situacao, CONJUNTO)
  if (esperado === null) expect(dito).toBeNull()
  else expect(dito).toContain(esperado.split(', ').slice(1).join(', '))
})
