import { expect, test } from 'vitest'
import { baixaDaCondicao, type FatosDoRegistro, type Passo, proximoRegistro } from './registro-do-lote.ts'

const aberto: FatosDoRegistro = {
  itens: ['OK'],
  resultado: null,
  compra: null,
  boleto: null,
  nota: null,
  registros: {},
}
const ok = (marca: string) => ({ situacao: 'OK' as const, marca })

test.each<[string, Partial<FatosDoRegistro>, Passo | null]>([
  ['no items: no lot of the authority', { itens: [] }, null],
  ['items first', { itens: ['OK', 'NOVO'], resultado: 'arrematado', compra: 'a' }, { tipo: 'cadastro' }],
  ['an item on its way', { itens: ['OK', 'PENDENTE'], resultado: 'arrematado', compra: 'a' }, null],
  ['an item refused waits for a person', { itens: ['ERRO'], resultado: 'arrematado', compra: 'a' }, null],
  ['nothing while it is open', {}, null],
  ['nothing while the consignor is asked', { resultado: 'condicional', compra: 'a' }, null],
  ['sold, its sale not made yet', { resultado: 'arrematado' }, null],
  ['sold', { resultado: 'arrematado', compra: 'a' }, { tipo: 'arremate', marca: 'a' }],
  ['sold, told', { resultado: 'arrematado', compra: 'a', registros: { arremate: ok('a') } }, null],
  [
    'its boleto',
    { resultado: 'arrematado', compra: 'a', boleto: 'b', nota: 'n', registros: { arremate: ok('a') } },
    { tipo: 'boleto', marca: 'b' },
  ],
  [
    'its note',
    {
      resultado: 'arrematado',
      compra: 'a',
      boleto: 'b',
      nota: 'n',
      registros: { arremate: ok('a'), boleto: ok('b') },
    },
    { tipo: 'notaFiscal', marca: 'n' },
  ],
  [
    'a refused record stops what follows',
    {
      resultado: 'arrematado',
      compra: 'a',
      boleto: 'b',
      registros: { arremate: { situacao: 'ERRO', marca: 'a' } },
    },
    null,
  ],
  ['not sold', { resultado: 'naoArrematado' }, { tipo: 'naoArrematado', marca: 'naoArrematado' }],
  ['withdrawn', { resultado: 'retirado' }, { tipo: 'naoArrematado', marca: 'retirado' }],
  [
    'the buyer gave up',
    { resultado: 'naoArrematado', registros: { arremate: ok('a'), boleto: ok('b') } },
    { tipo: 'naoArrematado', marca: 'naoArrematado' },
  ],
  [
    'sold again the same way after it was undone',
    {
      resultado: 'arrematado',
      compra: 'a',
      registros: { arremate: { situacao: 'DESFEITO', marca: 'a' }, naoArrematado: ok('naoArrematado') },
    },
    { tipo: 'arremate', marca: 'a' },
  ],
  [
    'to another',
    { resultado: 'arrematado', compra: 'z', registros: { arremate: ok('a') } },
    { tipo: 'arremate', marca: 'z' },
  ],
])('%s', (_, mudar, passo) => {
  expect(proximoRegistro({ ...aberto, ...mudar })).toEqual(passo)
})

test('scrap never circulates again', () => {
  expect(baixaDaCondicao('CONSERVADO')).toBe('Volta a circular')
  expect(baixaDaCondicao('SUCATA_APROVEITAVEL')).toMatch(/recorte/)
})
