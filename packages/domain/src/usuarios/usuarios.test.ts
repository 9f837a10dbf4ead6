import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { tempoEmPalavras } from '../calendario/tempo-em-palavras.ts'
import { ESPERAS, esperaDepoisDe, type RegraDeEspera, segundosQueFaltam } from './limites.ts'
import { redeDoEndereco } from './rede-do-endereco.ts'
import {
  iniciarOciosidade,
  registrarAtividade,
  saiPorOciosidade,
  textoDoLembrete,
  verificarOciosidade,
} from './ociosidade.ts'
import { campoDaNovaSenha, errosDeLogin, validarNovaSenha, validarSenha } from './senha.ts'
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

  it('signs no user out when the server is set two minutes forward between two checks', () => {
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
  const regra = { livres: 2, esperas: [5, 30], janelaMs: 60_000 }
  test.each([
    [0, 0],
    [2, 0],
    [3, 5],
    [4, 30],
    [99, 30],
  ])('after %i uses one waits %i s', (usos, segundos) => expect(esperaDepoisDe(regra, usos)).toBe(segundos))

  test.each([
    [3, 4_999, 1],
    [3, 5_000, 0],
    [4, 1, 30],
    // A clock that was set back makes no user wait longer.
    [4, -500_000, 30],
  ])('after %i uses and %i ms: %i s more', (usos, passados, faltam) =>
    expect(segundosQueFaltam(regra, usos, 1_000_000, 1_000_000 + passados)).toBe(faltam),
  )

  test.each(Object.entries(ESPERAS))(
    '%s: the wait grows, and three taps never cost hours',
    (_, r: RegraDeEspera) => {
      expect([...r.esperas].sort((a, b) => a - b)).toEqual(r.esperas)
      expect(esperaDepoisDe(r, 1) + esperaDepoisDe(r, 2) + esperaDepoisDe(r, 3)).toBeLessThan(300)
      // What is forgotten while one waits would be no wait.
      expect(Math.max(...r.esperas) * 1000).toBeLessThan(r.janelaMs)
    },
  )

  test.each([
    [1, '1 segundo'],
    [45, '45 segundos'],
    [120, '2 minutos'],
    [121, '3 minutos'],
    [3600, '60 minutos'],
    [7200, '2 horas'],
  ])('%i s is said %s', (s, dito) => expect(tempoEmPalavras(s)).toBe(dito))
})

describe('redeDoEndereco', () => {
  test.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2804:14D:1:2:aaaa::1', '2804:14d:1:2::/64'],
    ['2804:14d:1:2:ffff:ffff:ffff:ffff', '2804:14d:1:2::/64'],
    ['2804:14d::1', '2804:14d:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s belongs to %s', (ip, rede) => expect(redeDoEndereco(ip)).toBe(rede))
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

  test.each([
    ['segredo1', 'segredo2', 'confirmacao'],
    ['curta', 'outra', 'senha'],
    ['segredo1', 'segredo1', 'senha'],
  ] as const)('%s / %s is corrected at %s', (senha, outra, campo) => {
    expect(campoDaNovaSenha(senha, outra)).toBe(campo)
  })

  it('names the fields of the login form that are wrong', () => {
    expect(errosDeLogin({ email: 'a@b.co', senha: '123456' })).toEqual({})
    expect(errosDeLogin({ email: 'a', senha: '' })).toEqual({
      email: 'E-mail inválido. Use o formato nome@exemplo.com.br.',
      senha: 'Informe a senha.',
    })
  })
})
