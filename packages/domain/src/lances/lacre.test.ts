import { expect, test } from 'vitest'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import { ehLacrado } from './lacre.ts'

test.each<[string, SituacaoLote, boolean]>([
  ['Manual', 'AO_VIVO', false],
  ['Automático', 'LIBERADO_LEILAO', false],
  ['Leiloeiro', 'AO_VIVO', false],
  ['Compre Já', 'BUY_NOW', false],
  ['Cancelamento', 'REPASSE', false],
  ['Configuração Automática', 'LIBERADO_LEILAO', true],
  ['Configuração Automática', 'DOULHE_DUAS', true],
  ['Configuração Automática', 'PENDENTE', true],
  ['Configuração Automática', 'CONDICIONAL', true],
  ['Configuração Automática', 'CONDICIONAL_NEGADA', true],
  ['Configuração Automática', 'REPASSE', true],
  ['Configuração Automática', 'NAO_ARREMATADO', true],
  ['Configuração Automática', 'AG_PAGAMENTO', false],
  ['Configuração Automática', 'PAGO', false],
  ['Proposta', 'LIBERADO_LEILAO', true],
  ['Proposta', 'PAGO', true],
])('%s on a lot that is %s: sealed %s', (tipo, situacao, lacrado) =>
  expect(ehLacrado(tipo, situacao)).toBe(lacrado),
)
