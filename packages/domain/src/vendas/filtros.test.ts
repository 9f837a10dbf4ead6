import { describe, expect, test } from 'vitest'
import { type VendaParaFiltrar, vendaPassaNoFiltro } from './filtros.ts'

describe('filtros', () => {
  const venda: VendaParaFiltrar = {
    situacao: 'Fechada',
    leiUid: 'L1',
    itens: [
      {
        ordemLeilao: 127,
        nomeVeiculo: 'Caminhão Volvo FH 540',
        placa: 'ABC-1234',
        chassi: '9BWZZZ377VT004251',
        retirada: 'entregue',
        documentacao: 'em_analise',
      },
      {
        ordemLeilao: null,
        nomeVeiculo: 'Reboque',
        placa: null,
        chassi: null,
        retirada: 'aguardando_retirada',
        documentacao: 'aguardando_retirada',
      },
    ],
  }
  test.each([
    [{}, true],
    [{ chave: 'agPagamentoAgValidacao' }, false],
    [{ chave: 'agRetirada' }, true],
    [{ chave: 'documentacao' }, true],
    [{ chave: 'fechadas' }, true],
    [{ chave: 'leilao', leiUid: 'L1' }, true],
    [{ chave: 'leilao', leiUid: 'L2' }, false],
    [{ chave: 'leilao' }, false],
    [{ situacao: 'Fechada' }, true],
    [{ situacao: 'AguardandoPagamento' }, false],
    [{ texto: ' 127 ' }, true],
    [{ texto: 'caminhao volvo' }, true],
    [{ texto: 'abc1' }, true],
    [{ texto: 'abc-1c34' }, true],
    [{ texto: 'abc1234' }, true],
    [{ texto: '004251' }, true],
    [{ texto: 'scania' }, false],
    [{ texto: '   ' }, true],
    [{ texto: '-' }, false],
    [{ chave: 'fechadas', texto: 'scania' }, false],
  ] as const)('%j: %s', (filtro, passa) => expect(vendaPassaNoFiltro(venda, filtro)).toBe(passa))

  test.each([
    ['Aguardando Pagamento', { chave: 'agPagamentoAgValidacao' }, true],
    ['Aguardando Validação', { chave: 'agPagamentoAgValidacao' }, true],
    ['Aguardando Pagamento', { chave: 'agRetirada' }, false],
    ['Aguardando Validação', { situacao: 'AguardandoValidacao' }, true],
    ['Cancelada', {}, false],
    ['Cancelada', { chave: 'leilao', leiUid: 'L1' }, false],
    ['Cancelada', { situacao: 'Cancelada' }, true],
    ['Cliente Desistiu', {}, true],
  ] as const)('%s, %j: %s', (situacao, filtro, passa) => {
    expect(vendaPassaNoFiltro({ ...venda, situacao }, filtro)).toBe(passa)
  })
})
