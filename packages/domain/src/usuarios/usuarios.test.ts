import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { julgarLimite, LIMITES } from './limites.ts'
import {
  iniciarOciosidade,
  registrarAtividade,
  saiPorOciosidade,
  textoDoLembrete,
  verificarOciosidade,
} from './ociosidade.ts'
import { errosDeLogin, validarNovaSenha, validarSenha } from './senha.ts'
import { passoDaSessao, prazosDaSessao, SESSAO } from './sessao.ts'

const AGORA = Date.parse('2026-11-20T12:00:00Z')
const S = 1000

describe('sessao', () => {
  test.each([
    [600, false, 'nada'],
    [270, false, 'nada'],
    [269.999, false, 'renovar'],
    [1, false, 'renovar'],
    [0, false, 'encerrar'],
    [-60, false, 'encerrar'],
    [-60, true, 'renovar'],
  ])('with %d s left and manterLogado %s: %s', (restante, manterLogado, passo) => {
    expect(passoDaSessao({ dataFimToken: AGORA + restante * S, manterLogado }, AGORA)).toBe(passo)
  })

  it('signs nobody out whose server is set two minutes forward between two checks', () => {
    const noUltimoNada = SESSAO.limiarDeRenovacaoSegundos
    const naProximaVez = noUltimoNada - SESSAO.verificacaoSegundos - 120
    const dataFimToken = AGORA + naProximaVez * S
    expect(passoDaSessao({ dataFimToken, manterLogado: false }, AGORA)).toBe('renovar')
  })

  it('ends tokens after 15 minutes, 1 day or 30 days', () => {
    expect(prazosDaSessao(AGORA, false)).toEqual({
      acessoAte: AGORA + 900 * S,
      renovacaoAte: AGORA + 86_400 * S,
    })
    expect(prazosDaSessao(AGORA, true).renovacaoAte).toBe(AGORA + 30 * 86_400 * S)
  })
})

describe('ociosidade', () => {
  test.each([
    [0, [], { tipo: 'ativa', proximaVerificacaoEmMs: 240 * S }],
    [239, [], { tipo: 'ativa', proximaVerificacaoEmMs: 1 * S }],
    [240, [], { tipo: 'lembrar', faltamSegundos: 60, proximaVerificacaoEmMs: 45 * S }],
    [250, [60], { tipo: 'ativa', proximaVerificacaoEmMs: 35 * S }],
    [285, [60], { tipo: 'lembrar', faltamSegundos: 15, proximaVerificacaoEmMs: 15 * S }],
    [290, [], { tipo: 'lembrar', faltamSegundos: 10, proximaVerificacaoEmMs: 10 * S }],
    [299, [60, 15], { tipo: 'ativa', proximaVerificacaoEmMs: 1 * S }],
    [300, [60, 15], { tipo: 'encerrar' }],
    [9999, [], { tipo: 'encerrar' }],
    [-500, [], { tipo: 'ativa', proximaVerificacaoEmMs: 240 * S }],
  ])('after %d idle seconds, reminded %j', (segundos, lembretesMostrados, situacao) => {
    const estado = { ultimaAtividade: AGORA, lembretesMostrados }
    expect(verificarOciosidade(estado, AGORA + segundos * S).situacao).toEqual(situacao)
  })

  test.each([
    [['Clientes'], true],
    [['Clientes Revendedor', 'CLIENTE'], true],
    [['Comitente'], true],
    [['Clientes', 'Leiloeiro'], false],
    [['Leiloeiro'], false],
    [['ADM', 'Comitente'], false],
    [['Pátio'], false],
  ])('concerns %j: %j', (papeis, sai) => expect(saiPorOciosidade(papeis)).toBe(sai))

  it('shows each reminder once, and again after new activity', () => {
    let estado = iniciarOciosidade(AGORA)
    const em = (s: number) => {
      const r = verificarOciosidade(estado, AGORA + s * S)
      estado = r.estado
      return r.situacao.tipo
    }
    expect([em(240), em(241), em(285), em(286)]).toEqual(['lembrar', 'ativa', 'lembrar', 'ativa'])
    estado = registrarAtividade(estado, AGORA + 290 * S)
    expect([em(300), em(530), em(531), em(590)]).toEqual(['ativa', 'lembrar', 'ativa', 'encerrar'])
  })

  it('never takes an older activity of another tab', () => {
    const estado = registrarAtividade(iniciarOciosidade(AGORA), AGORA + 100 * S)
    expect(registrarAtividade(estado, AGORA + 50 * S)).toBe(estado)
  })

  it('always says when to look again, and then there is something to do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 299_999 }), (ocioso) => {
        const { estado, situacao } = verificarOciosidade(iniciarOciosidade(AGORA), AGORA + ocioso)
        if (situacao.tipo === 'encerrar') return false
        expect(situacao.proximaVerificacaoEmMs).toBeGreaterThan(0)
        const depois = verificarOciosidade(estado, AGORA + ocioso + situacao.proximaVerificacaoEmMs)
        expect(['lembrar', 'encerrar']).toContain(depois.situacao.tipo)
        return true
      }),
    )
  })

  it('warns in words', () => {
    expect(textoDoLembrete(1)).toContain('em 1 segundo por')
    expect(textoDoLembrete(60)).toContain('em 60 segundos por')
  })
})

describe('limites', () => {
  const regra = { maximo: 3, janelaMs: 1000 }
  test.each([
    [[], true, [5000], 2, 5000],
    [[4500], true, [4500, 5000], 1, 5000],
    [[4100, 4500], true, [4100, 4500, 5000], 0, 5100],
    [[4100, 4500, 4900], false, [4100, 4500, 4900], 0, 5100],
    [[4000, 4500, 4900], true, [4500, 4900, 5000], 0, 5500],
    [[4900, 4500, 4001], false, [4001, 4500, 4900], 0, 5001],
    [[9000, 9000, 9000], false, [5000, 5000, 5000], 0, 6000],
  ])('after %j', (anteriores, permitido, instantes, restantes, liberadoEm) => {
    expect(julgarLimite(anteriores, 5000, regra)).toEqual({ permitido, instantes, restantes, liberadoEm })
  })

  it('never lets more than the maximum into any window, and opens exactly when it says', () => {
    const passos = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 60 })
    fc.assert(
      fc.property(passos, (intervalos) => {
        let agora = 10_000
        let guardados: readonly number[] = []
        const aceitos: number[] = []
        for (const intervalo of intervalos) {
          agora += intervalo
          const r = julgarLimite(guardados, agora, regra)
          guardados = r.instantes
          if (r.permitido) aceitos.push(agora)
          if (r.liberadoEm > agora) {
            expect(julgarLimite(guardados, r.liberadoEm - 1, regra).permitido).toBe(false)
            expect(julgarLimite(guardados, r.liberadoEm, regra).permitido).toBe(true)
          }
        }
        for (const fim of aceitos) {
          expect(aceitos.filter((a) => a > fim - regra.janelaMs && a <= fim).length).toBeLessThanOrEqual(
            regra.maximo,
          )
        }
      }),
    )
  })

  it('lets five failed logins per account through in a quarter of an hour, and codes three in four hours', () => {
    const quantos = (r: { maximo: number; janelaMs: number }) => [r.maximo, r.janelaMs / 60_000]
    expect([LIMITES.loginPorConta, LIMITES.loginPorIp, LIMITES.envioDeCodigo].map(quantos)).toEqual([
      [5, 15],
      [30, 15],
      [3, 240],
    ])
  })
})

describe('senha', () => {
  test.each([
    ['123456', null],
    ['      ', null],
    ['ção🔑12', null],
    ['', 'Informe a senha.'],
    ['12345', 'A senha deve ter pelo menos 6 caracteres.'],
    ['🔑🔑🔑', 'A senha deve ter pelo menos 6 caracteres.'],
    ['x'.repeat(201), 'A senha deve ter no máximo 200 caracteres.'],
    [123456, 'A senha deve ser um texto.'],
    [undefined, 'A senha deve ser um texto.'],
  ])('%j: %s', (senha, mensagem) => {
    expect(validarSenha(senha)).toEqual(
      mensagem === null ? { ok: true, valor: senha } : { ok: false, mensagem },
    )
  })

  test.each([
    ['segredo1', 'segredo1', 'a@b.co', null],
    ['segredo1', 'segredo2', 'a@b.co', 'As senhas não são iguais.'],
    ['Ana@b.co', 'Ana@b.co', 'ana@b.co', 'A senha não pode ser igual ao e-mail.'],
  ])('new password %s / %s of %s: %s', (senha, outra, email, mensagem) => {
    const r = validarNovaSenha(senha, outra, email)
    expect(r.ok ? null : r.mensagem).toBe(mensagem)
  })

  it('names the fields of the login form that are wrong', () => {
    expect(errosDeLogin({ email: 'a@b.co', senha: '123456' })).toEqual({})
    expect(errosDeLogin({ email: 'a', senha: '' })).toEqual({
      email: 'E-mail inválido. Use o formato nome@exemplo.com.br.',
      senha: 'Informe a senha.',
    })
  })
})
