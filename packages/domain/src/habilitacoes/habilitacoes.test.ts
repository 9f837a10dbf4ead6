import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import * as states from './states.ts'

const NADA: states.ContextoDeHabilitacao = {
  tipo: 'MANUAL',
  documentosAprovados: false,
  caucaoPaga: false,
  clienteBloqueado: false,
}
const DOCUMENTOS = 'A habilitação será concluída quando seus documentos forem aprovados.'
const CAUCAO = 'A habilitação será concluída com o pagamento da caução.'
const BLOQUEADO = 'Seu cadastro está bloqueado. Fale com a nossa equipe.'

describe('states', () => {
  it('reaches every state, and each event of a state leads one way', () => {
    expect(estadosAlcancaveis(states.TRANSICOES_DE_HABILITACAO, 'EM_ANALISE')).toEqual(
      new Set(states.SITUACOES_DE_HABILITACAO),
    )
    const chaves = states.TRANSICOES_DE_HABILITACAO.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
  })

  test.each([
    [{ tipo: 'AUTOMATICA' }, 'APROVADA', null],
    [{ tipo: 'AUTOMATICA', clienteBloqueado: true }, 'EM_ANALISE', BLOQUEADO],
    [{ tipo: 'POR_DOCUMENTO' }, 'EM_ANALISE', DOCUMENTOS],
    [{ tipo: 'POR_DOCUMENTO', documentosAprovados: true }, 'APROVADA', null],
    [
      { tipo: 'MANUAL', documentosAprovados: true },
      'EM_ANALISE',
      'Recebemos seu pedido de habilitação. Aguarde a análise da nossa equipe.',
    ],
    [{ tipo: 'CAUCAO', documentosAprovados: true }, 'EM_ANALISE', CAUCAO],
    [{ tipo: 'CAUCAO', caucaoPaga: true }, 'APROVADA', null],
  ] as const)('a request with %j begins as %s', (mudanca, situacao, aviso) => {
    expect(states.situacaoInicial({ ...NADA, ...mudanca })).toEqual({ situacao, aviso })
  })

  test.each([
    ['EM_ANALISE', 'aprovar', 'SAC', {}, 'APROVADA'],
    ['EM_ANALISE', 'aprovar', 'Cliente', {}, 'Você não tem permissão para esta ação.'],
    ['EM_ANALISE', 'aprovar', 'SAC', { tipo: 'POR_DOCUMENTO' }, DOCUMENTOS],
    ['EM_ANALISE', 'aprovar', 'SAC', { clienteBloqueado: true }, BLOQUEADO],
    ['EM_ANALISE', 'aprovarSozinha', 'sistema', { tipo: 'CAUCAO' }, CAUCAO],
    ['EM_ANALISE', 'aprovarSozinha', 'sistema', { tipo: 'CAUCAO', caucaoPaga: true }, 'APROVADA'],
    ['EM_ANALISE', 'reprovar', 'SAC', {}, 'Informe o motivo.'],
    ['EM_ANALISE', 'reprovar', 'SAC', { motivo: 'Restrição' }, 'REPROVADA'],
    ['APROVADA', 'revogar', 'Leilão', { motivo: 'Inadimplente' }, 'REVOGADA'],
    ['APROVADA', 'aprovar', 'SAC', {}, 'A situação atual não permite esta ação.'],
    ['REPROVADA', 'pedirNovamente', 'Cliente', {}, 'EM_ANALISE'],
    ['REVOGADA', 'pedirNovamente', 'Cliente', { motivo: 'x' }, 'Você não tem permissão para esta ação.'],
    ['REVOGADA', 'pedirNovamente', 'ADM', { motivo: 'Acordo' }, 'EM_ANALISE'],
  ] as const)('%s, %s by %s %j: %s', (de, evento, ator, mudanca, esperado) => {
    const r = states.podeTransitarHabilitacao({ de, evento, atores: [ator] }, { ...NADA, ...mudanca })
    expect(r.pode ? r.para : r.motivo).toBe(esperado)
  })

  it('comes to rest after one reassessment, and never undoes a decision', () => {
    const contexto = fc.record({
      tipo: fc.constantFrom(...states.TIPOS_DE_HABILITACAO),
      documentosAprovados: fc.boolean(),
      caucaoPaga: fc.boolean(),
      clienteBloqueado: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.constantFrom(...states.SITUACOES_DE_HABILITACAO), contexto, (de, c) => {
        const evento = states.reavaliarHabilitacao(de, c)
        if (de === 'REPROVADA' || de === 'REVOGADA') expect(evento).toBe(null)
        if (evento === null) return
        const r = states.podeTransitarHabilitacao({ de, evento, atores: ['sistema'] }, c)
        if (!r.pode) throw new Error(r.motivo)
        expect(states.reavaliarHabilitacao(r.para, c)).toBe(null)
        expect(r.para).toBe(states.situacaoInicial(c).situacao)
      }),
    )
  })
})
