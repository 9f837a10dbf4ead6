import { describe, expect, test } from 'vitest'
import { palavras } from '../hotsites/palavras.ts'
import {
  CASOS_PUBLICADOS,
  contarCaso,
  jogarCaso,
  QUEDAS_PUBLICADAS,
  restamDepoisDaQueda,
  TEMAS_PUBLICADOS,
} from './casos-publicados.ts'

const nome = (caso: (typeof CASOS_PUBLICADOS)[number]) => caso.titulo(palavras('leilao'))

describe('what the rules page promises is what the judge does', () => {
  test.each(CASOS_PUBLICADOS.map((caso) => [nome(caso), caso] as const))('%s', (_, caso) => {
    const { julgamentos, lote } = jogarCaso(caso)
    const ultimo = julgamentos.at(-1)
    expect({
      lider: lote.lider?.apelido ?? '',
      valor: lote.valor ?? 0,
      resposta: ultimo?.tipo === 'recusado' ? ultimo.recusa.codigo : ultimo?.situacao,
    }).toEqual(caso.esperado)
  })
  test('every theme has a case, and every title is said once', () => {
    expect(new Set(CASOS_PUBLICADOS.map((c) => c.tema))).toEqual(new Set(TEMAS_PUBLICADOS))
    expect(new Set(CASOS_PUBLICADOS.map(nome)).size).toBe(CASOS_PUBLICADOS.length)
  })
  test('a late bid is shown with the time that is left after it', () => {
    const caso = CASOS_PUBLICADOS.find((c) => c.tema === 'tempo' && c.esperado.resposta === 'vencendo')
    expect(caso && contarCaso(caso, 'leilao').map((l) => l.restam)).toEqual([60, 20])
  })
  test('rows show what the public history shows, and no ceiling', () => {
    const caso = CASOS_PUBLICADOS.find((c) => c.tema === 'automaticos')
    expect(caso && contarCaso(caso, 'leilao').map((l) => l.registros)).toEqual([
      [{ quem: 'Ana', valor: 100_000, automatico: true }],
      [
        { quem: 'Bruno', valor: 110_000, automatico: false },
        { quem: 'Ana', valor: 120_000, automatico: true },
      ],
    ])
  })
})

test.each(QUEDAS_PUBLICADAS)(
  'an outage of $caiuPor s with $faltavam s left',
  ({ caiuPor, faltavam, restam }) => expect(restamDepoisDaQueda(caiuPor, faltavam)).toBe(restam),
)
