import { TRANSICOES_DE_CAUCAO } from '@martelo/domain/caucoes/states.ts'
import { TRANSICOES_DE_CONDICIONAL } from '@martelo/domain/condicionais/states.ts'
import { TRANSICOES_DE_DOCUMENTACAO, TRANSICOES_DE_RETIRADA } from '@martelo/domain/entregas/states.ts'
import { TRANSICOES_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { TRANSICOES_DO_LEILAO } from '@martelo/domain/leiloes/states.ts'
import { TRANSICOES_DO_LOTE } from '@martelo/domain/lotes/states.ts'
import { TRANSICOES_DE_PAGAMENTO } from '@martelo/domain/pagamentos/states.ts'
import { TRANSICOES_DE_VENDA } from '@martelo/domain/vendas/states.ts'
import { TRANSICOES_DE_VISTORIA } from '@martelo/domain/vistorias/states.ts'
import { DadosDoLeilao } from '../leiloes/leilao.schemas.ts'
import { DadosDoVeiculo } from '../veiculos/veiculo.schemas.ts'
import { editarHotsite } from '../hotsites/editar-hotsite.contract.ts'
import { editarLote } from '../lotes/editar-lote.contract.ts'
import { alterarCliente } from '../clientes/alterar-cliente.contract.ts'
import { expect, test } from 'vitest'
import { DECLARADAS, palavrasDaEntidade } from './palavras-do-historico.ts'

test.each([
  ['leilao', DadosDoLeilao, 25],
  ['veiculo', DadosDoVeiculo, 25],
  ['lote', editarLote.body, 20],
  ['hotsite', editarHotsite.body, 40],
  ['cliente', alterarCliente.body, 1],
] as const)('every field that the form of %s changes has a word beside it', (entidade, forma, aoMenos) => {
  const campos = Object.keys((forma as unknown as { shape: object }).shape).filter((c) => c !== 'versao')
  expect(campos.length).toBeGreaterThanOrEqual(aoMenos)
  expect(campos.filter((c) => !(c in DECLARADAS[entidade].campos))).toEqual([])
})

test.each([
  ['leilao', TRANSICOES_DO_LEILAO],
  ['lote', TRANSICOES_DO_LOTE],
  ['lote', TRANSICOES_DE_CONDICIONAL],
  ['venda', TRANSICOES_DE_VENDA],
  ['venda', TRANSICOES_DE_RETIRADA],
  ['venda', TRANSICOES_DE_DOCUMENTACAO],
  ['pagamento', TRANSICOES_DE_PAGAMENTO],
  ['caucao', TRANSICOES_DE_CAUCAO],
  ['habilitacao', TRANSICOES_DE_HABILITACAO],
  ['vistoria', TRANSICOES_DE_VISTORIA],
] as const)('every event of the states of %s has a word', (entidade, linhas) => {
  const eventos = new Set<string>(linhas.map((t) => t.evento))
  expect([...eventos].filter((e) => !(e in DECLARADAS[entidade].atos))).toEqual([])
})

test.each([
  ['lote', 'minimo', 1_500_000, 1_450_000, 'R$ 15.000,00', 'R$ 14.500,00'],
  ['leilao', 'situacao', 'EM_LOTEAMENTO', 'CRIADO', 'Em loteamento', 'Em breve'],
  ['leilao', 'leiloeiroConfirmadoAt', null, '2026-11-21T17:00:00.000Z', '', '21/11/2026 14:00'],
  ['veiculo', 'anoModelo', 2019, 2020, '2019', '2020'],
  ['pagamento', 'situacao', 'aguardandoValidacao', 'aprovado', 'Aguardando validação', 'Aprovado'],
  ['caucao', 'situacao', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'Aguardando pagamento', 'Paga'],
  ['lote', 'destaque', false, true, 'não', 'sim'],
  ['leilao', 'tipoHabilitacao', null, 'POR_DOCUMENTO', '', 'Com documentos aprovados'],
  ['venda', 'retirada', 'aguardando_retirada', 'entregue', 'Aguardando retirada', 'Entregue'],
  ['lote', 'carimbos', ['Sucata', 'Sem chave'], ['Sem chave', 'Leve'], 'Sucata', 'Leve'],
  ['patio', 'diasSemana', [1, 2], [2, 1], '', 'outra ordem'],
  ['patio', 'diasSemana', [1, 2], [1, 2], '', ''],
  ['patio', 'diasSemana', null, [1, 2], '', 'seg; ter'],
  ['hotsite', 'redes', {}, { instagram: 'https://a.exemplo' }, '', 'Instagram: https://a.exemplo'],
])('%s.%s is read as people read it', (entidade, campo, antes, depois, a, d) => {
  const lido = palavrasDaEntidade(entidade).comparar(campo, antes, depois)
  expect(lido.map((t) => t.replaceAll('\u00a0', ' '))).toEqual([a, d])
})

test('an act is called as its record calls it, and an unknown one is at least no code', () => {
  const { nomeDaAcao, nomeDoCampo } = palavrasDaEntidade('leilao')
  expect(nomeDaAcao('confirmarLeiloeiro')).toBe('Leiloeiro confirmado')
  expect(nomeDaAcao('remover arquivo')).toBe('Arquivo removido')
  expect(nomeDaAcao('algoNovo')).toBe('Algo novo')
  expect(nomeDoCampo('leiloeiroConfirmadoAt')).toBe('Leiloeiro confirmado em')
  expect(nomeDoCampo('algoNovoAt')).toBe('Algo novo')
})
