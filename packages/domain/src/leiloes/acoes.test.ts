import { expect, test } from 'vitest'
import type { Ator } from '../comum/transicoes.ts'
import { acoesDoLeilao, camposTravadosDoLeilao, podeIncluirLotes, podeOrdenarLotes } from './acoes.ts'
import { SITUACOES_DE_LEILAO, type SituacaoLeilao } from './situacoes.ts'
import type { FatosLeilao } from './states.ts'

const pronto: FatosLeilao = {
  agora: 1000,
  data: 5000,
  lotes: [{ situacao: 'LIBERADO_LEILAO', posicao: 1 }],
  temEdital: true,
  temRegulamento: true,
  lotesSemAvaliacao: [],
  temLance: false,
  porAdm: false,
  leiloeiroConfirmado: true,
  comTransmissao: false,
}
const eventos = (de: SituacaoLeilao, quem: readonly Ator[], fatos: FatosLeilao = pronto) =>
  acoesDoLeilao(de, quem, fatos).map((a) => (a.pode ? a.evento : `(${a.evento})`))

test.each<[SituacaoLeilao, readonly Ator[], FatosLeilao, readonly string[]]>([
  ['EM_LOTEAMENTO', ['Leilão'], pronto, ['publicar']],
  ['EM_LOTEAMENTO', ['ADM'], { ...pronto, lotes: [] }, ['(publicar)', 'cancelar']],
  ['CRIADO', ['Leilão'], pronto, ['aprontar', 'reabrirLoteamento']],
  [
    'CRIADO',
    ['Leilão'],
    { ...pronto, leiloeiroConfirmado: false, temLance: true },
    ['(aprontar)', '(reabrirLoteamento)'],
  ],
  ['PRONTO', ['Leilão'], { ...pronto, agora: 6000 }, ['(reverter)']],
  ['AO_VIVO', ['ADM'], pronto, ['cancelar']],
  ['EXECUTADO', ['ADM'], pronto, []],
  ['EM_LOTEAMENTO', ['MKT'], pronto, []],
])('%s for %j with %j', (de, quem, fatos, esperado) => {
  expect(eventos(de, quem, fatos)).toEqual(esperado)
})

test('the reason is asked for later, never a cause for a grey button', () => {
  expect(acoesDoLeilao('CRIADO', ['ADM'], pronto).find((a) => a.evento === 'cancelar')).toMatchObject({
    pode: true,
    pedeMotivo: true,
    motivo: null,
  })
})

test('what no longer changes', () => {
  expect(
    SITUACOES_DE_LEILAO.map(camposTravadosDoLeilao).map((t) => (t === 'todos' ? t : t.length > 0)),
  ).toEqual([false, false, false, true, 'todos', 'todos'])
  expect(SITUACOES_DE_LEILAO.filter(podeOrdenarLotes)).toEqual(['EM_LOTEAMENTO', 'CRIADO'])
  expect(SITUACOES_DE_LEILAO.filter(podeIncluirLotes)).toEqual(['EM_LOTEAMENTO', 'CRIADO'])
})
