import { expect, test } from 'vitest'
import type { Ator } from '../comum/transicoes.ts'
import { acoesDoLote, fatosDoPedido, impedimentoDosValores } from './acoes.ts'
import type { Fatos } from './guardas.ts'
import type { SituacaoLote } from './situacoes.ts'

const pronto: Fatos = {
  fotos: 1,
  exigeFotosAprovadas: false,
  minimo: 100,
  incremento: 10,
  inibirVenda: false,
  situacaoLeilao: 'EM_LOTEAMENTO',
  lance: null,
}
const eventos = (de: SituacaoLote, quem: readonly Ator[], fatos: Fatos = pronto) =>
  acoesDoLote(de, quem, fatos).map((a) => (a.pode ? a.evento : `(${a.evento})`))

test.each<[SituacaoLote, readonly Ator[], Fatos, readonly string[]]>([
  ['CADASTRADO', ['Leilão'], pronto, ['liberar', 'publicarComPendencia', 'retirar', 'cancelar']],
  [
    'CADASTRADO',
    ['Leilão'],
    { ...pronto, fotos: 0 },
    ['(liberar)', 'publicarComPendencia', 'retirar', 'cancelar'],
  ],
  ['CADASTRADO', ['SAC'], pronto, []],
  ['LIBERADO_LEILAO', ['Leilão'], pronto, ['abrirPendencia', 'despublicar']],
  ['LIBERADO_LEILAO', ['Leilão'], { ...pronto, lance: 5 }, ['abrirPendencia', '(despublicar)']],
  ['LIBERADO_LEILAO', ['ADM'], pronto, ['abrirPendencia', 'despublicar', 'suspender', 'retirar', 'cancelar']],
  ['SUSPENSO', ['Leilão'], pronto, ['reativar', 'reativarComPendencia', 'retirar', 'cancelar']],
  ['PAGO', ['ADM'], pronto, []],
])('%s for %j with %j', (de, quem, fatos, esperado) => {
  expect(eventos(de, quem, fatos)).toEqual(esperado)
})

test('a blocked action says why, and an action that needs a reason says so', () => {
  const [liberar] = acoesDoLote('CADASTRADO', ['ADM'], { ...pronto, fotos: 0 })
  expect(liberar).toMatchObject({
    pode: false,
    motivo: 'O lote precisa de pelo menos uma foto.',
    pedeMotivo: false,
  })
  expect(acoesDoLote('LIBERADO_LEILAO', ['ADM'], pronto).find((a) => a.evento === 'suspender')).toMatchObject(
    {
      pedeMotivo: true,
      perigo: true,
    },
  )
  expect(fatosDoPedido('reativar')).toEqual({ causaRemovida: true })
  expect(fatosDoPedido('cancelar')).toEqual({})
})

test.each<[SituacaoLote, boolean, boolean, boolean]>([
  ['CADASTRADO', true, false, true],
  ['CADASTRADO', false, true, true],
  ['CADASTRADO', false, false, false],
  ['LIBERADO_LEILAO', true, false, false],
  ['LIBERADO_LEILAO', false, true, true],
  ['PAGO', true, true, false],
])('values of a lot in %s, before release %s, after it %s: %s', (situacao, antes, depois, pode) => {
  expect(impedimentoDosValores(situacao, { antes, depois }) === null).toBe(pode)
})
