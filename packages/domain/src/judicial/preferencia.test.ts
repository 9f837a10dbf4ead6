import { describe, expect, test } from 'vitest'
import {
  type ContextoDaPreferencia,
  type DireitoDeclarado,
  moverPreferencia,
  type SituacaoDaPreferencia,
  vemAntes,
} from './preferencia.ts'

const agora: ContextoDaPreferencia = {
  agora: 5,
  prazo: 10,
  aguardaPagamento: true,
  semPagamento: true,
  venceu: false,
  haMelhorDireito: false,
}

describe('a right is matched by who holds it', () => {
  test.each<[string, SituacaoDaPreferencia, Partial<ContextoDaPreferencia>, RegExp | null]>([
    ['recognised, in time', 'RECONHECIDA', {}, null],
    ['in the last instant', 'RECONHECIDA', { agora: 10 }, null],
    ['too late', 'RECONHECIDA', { agora: 11 }, /terminou/],
    [
      'before there is a result',
      'RECONHECIDA',
      { aguardaPagamento: false, prazo: null },
      /depois do arremate/,
    ],
    ['his own bid leads', 'RECONHECIDA', { venceu: true }, /já é o arrematante/],
    ['the buyer pays', 'RECONHECIDA', { semPagamento: false }, /começou a pagar/],
    ['another goes before', 'RECONHECIDA', { haMelhorDireito: true }, /vem antes/],
  ])('%s', (_, de, mudar, motivo) => {
    const r = moverPreferencia({ de, evento: 'exercer', atores: ['Cliente'] }, { ...agora, ...mudar })
    if (motivo === null) expect(r).toEqual({ pode: true, para: 'EXERCIDA' })
    else expect(r).toMatchObject({ pode: false, motivo: expect.stringMatching(motivo) })
  })
  test.each<SituacaoDaPreferencia>(['DECLARADA', 'RECUSADA', 'EXERCIDA'])('not while it is %s', (de) => {
    expect(moverPreferencia({ de, evento: 'exercer', atores: ['Cliente'] }, agora).pode).toBe(false)
  })
})

test('only the house recognises, and says why it does not', () => {
  const mover = (evento: 'reconhecer' | 'recusar', atores: ('ADM' | 'Cliente' | 'MKT')[], motivo?: string) =>
    moverPreferencia({ de: 'DECLARADA', evento, atores }, { ...agora, motivo })
  expect(mover('reconhecer', ['Cliente']).pode).toBe(false)
  expect(mover('reconhecer', ['MKT']).pode).toBe(false)
  expect(mover('reconhecer', ['ADM'])).toEqual({ pode: true, para: 'RECONHECIDA' })
  expect(mover('recusar', ['ADM'])).toMatchObject({ motivo: 'Informe o motivo.' })
  expect(mover('recusar', ['ADM'], 'Sem certidão')).toEqual({ pode: true, para: 'RECUSADA' })
})

test.each<[DireitoDeclarado, DireitoDeclarado, boolean]>([
  [{ fundamento: 'COPROPRIETARIO', declaradoEm: 9 }, { fundamento: 'CONJUGE', declaradoEm: 1 }, true],
  [{ fundamento: 'CONJUGE', declaradoEm: 9 }, { fundamento: 'ASCENDENTE', declaradoEm: 1 }, true],
  [{ fundamento: 'ASCENDENTE', declaradoEm: 1 }, { fundamento: 'DESCENDENTE', declaradoEm: 9 }, false],
  [{ fundamento: 'DESCENDENTE', declaradoEm: 1 }, { fundamento: 'DESCENDENTE', declaradoEm: 2 }, true],
  [{ fundamento: 'DESCENDENTE', declaradoEm: 2 }, { fundamento: 'DESCENDENTE', declaradoEm: 1 }, false],
])('%o before %o: %s', (a, b, antes) => {
  expect(vemAntes(a, b)).toBe(antes)
})
