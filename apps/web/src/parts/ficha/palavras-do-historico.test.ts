import { DadosDoLeilao } from '@martelo/contracts/leiloes/leilao.schemas.ts'
import { editarHotsite } from '@martelo/contracts/hotsites/editar-hotsite.contract.ts'
import { editarLote } from '@martelo/contracts/lotes/editar-lote.contract.ts'
import { alterarCliente } from '@martelo/contracts/clientes/alterar-cliente.contract.ts'
import { DadosDoVeiculo } from '@martelo/contracts/veiculos/veiculo.schemas.ts'
import { expect, test } from 'vitest'
import { compararEmPalavras, nomeDaAcao, nomeDoCampo, temPalavra } from './palavras-do-historico.ts'

test('every field that a form can change has a word for people', () => {
  const formularios = [
    DadosDoLeilao,
    DadosDoVeiculo,
    editarLote.body,
    editarHotsite.body,
    alterarCliente.body,
  ]
  const campos = [
    ...new Set(formularios.flatMap((f) => Object.keys((f as unknown as { shape: object }).shape))),
  ].filter((c) => c !== 'versao')
  expect(campos.length).toBeGreaterThan(100)
  expect(campos.filter((c) => !temPalavra(c))).toEqual([])
})

test.each([
  ['minimo', 1_500_000, 1_450_000, 'R$ 15.000,00', 'R$ 14.500,00'],
  ['situacao', 'EM_LOTEAMENTO', 'CRIADO', 'Em loteamento', 'Em breve'],
  ['leiloeiroConfirmadoAt', null, '2026-11-21T17:00:00.000Z', '', '21/11/2026 14:00'],
  ['anoModelo', 2019, 2020, '2019', '2020'],
  ['situacao', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'Aguardando pagamento', 'Paga'],
  ['destaque', false, true, 'não', 'sim'],
  ['tipoHabilitacao', null, 'POR_DOCUMENTO', '', 'Com documentos aprovados'],
  ['retirada', 'aguardando_retirada', 'entregue', 'Aguardando retirada', 'entregue'],
  ['carimbos', ['Sucata', 'Sem chave'], ['Sem chave', 'Leve'], 'Sucata', 'Leve'],
  ['diasSemana', [1, 2], [2, 1], '', 'outra ordem'],
  ['redes', {}, { instagram: 'https://a.exemplo' }, '', 'Instagram: https://a.exemplo'],
])('%s is read as people read it', (campo, antes, depois, a, d) => {
  expect(compararEmPalavras(campo, antes, depois)).toEqual([a, d])
})

test('acts and columns are called by their names, and an unknown one is at least no code', () => {
  expect(nomeDaAcao('confirmarLeiloeiro')).toBe('Leiloeiro confirmado')
  expect(nomeDoCampo('leiloeiroConfirmadoAt')).toBe('Leiloeiro confirmado em')
  expect(nomeDoCampo('algoNovoAt')).toBe('Algo novo')
})
