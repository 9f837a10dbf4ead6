import { describe, expect, test } from 'vitest'
import { type CamposDaCredencial, ehInterno, erroDoCampo, julgarCredencial } from './campos-da-credencial.ts'
import { DESFECHOS, desfechoDoErro, desfechoDoStatus, NOMES_DE_DESFECHO } from './desfechos.ts'
import { julgarAviso } from './julgar-aviso.ts'
import { mascararCabecalhos, mascararCorpo, mascararEndereco } from './mascarar-registro.ts'
import { podeTransitarEnvio, SITUACOES_DE_ENVIO, TRANSICOES_DE_ENVIO } from './states.ts'
import { depoisDaFalha, type Falha, lerEsperaPedida, RITMOS } from './tentativas.ts'

describe('outcomes', () => {
  test.each([
    [200, [], 'ok'],
    [204, [], 'ok'],
    [404, [404], 'ok'],
    [404, [], 'recusado'],
    [400, [], 'recusado'],
    [422, [], 'recusado'],
    [401, [], 'credencial'],
    [403, [], 'credencial'],
    [429, [], 'limite'],
    [408, [], 'tempo'],
    [500, [], 'erro'],
    [503, [], 'erro'],
    [302, [], 'erro'],
  ] as const)('status %i (also accepted %j) is %s', (status, aceitos, desfecho) => {
    expect(desfechoDoStatus(status, aceitos)).toBe(desfecho)
  })

  test.each([
    ['ECONNREFUSED', 'rede'],
    ['ENOTFOUND', 'rede'],
    ['CERT_HAS_EXPIRED', 'rede'],
    ['UND_ERR_CONNECT_TIMEOUT', 'rede'],
    ['UND_ERR_HEADERS_TIMEOUT', 'tempo'],
    ['ETIMEDOUT', 'tempo'],
    ['ECONNRESET', 'cortado'],
    ['UND_ERR_SOCKET', 'cortado'],
    ['EAUTH', 'credencial'],
    [undefined, 'cortado'],
  ] as const)('an error %s is %s', (codigo, desfecho) => {
    expect(desfechoDoErro(codigo)).toBe(desfecho)
  })

  test('only what speaks against the party moves its breaker', () => {
    expect(NOMES_DE_DESFECHO.filter((n) => DESFECHOS[n].conta).toSorted()).toEqual(
      ['cortado', 'credencial', 'erro', 'ilegivel', 'rede', 'tempo'].toSorted(),
    )
  })
})

describe('after a failure', () => {
  const caso = (f: Partial<Falha>): Falha => ({
    ritmo: 'padrao',
    tentativas: 1,
    desfecho: 'erro',
    idempotente: true,
    sorte: 0.5,
    ...f,
  })
  test.each([
    [{ tentativas: 1 }, { faz: 'tentar', emSegundos: 60 }],
    [{ tentativas: 2 }, { faz: 'tentar', emSegundos: 300 }],
    [{ tentativas: 5 }, { faz: 'tentar', emSegundos: 43_200 }],
    [{ tentativas: 6 }, { faz: 'desistir' }],
    [
      { tentativas: 1, sorte: 0 },
      { faz: 'tentar', emSegundos: 48 },
    ],
    [
      { tentativas: 1, sorte: 1 },
      { faz: 'tentar', emSegundos: 72 },
    ],
    [
      { desfecho: 'limite', pedidos: 600 },
      { faz: 'tentar', emSegundos: 600 },
    ],
    [
      { desfecho: 'limite', pedidos: 3 },
      { faz: 'tentar', emSegundos: 60 },
    ],
    [
      { desfecho: 'limite', pedidos: 10 ** 9 },
      { faz: 'tentar', emSegundos: 86_400 },
    ],
    [{ desfecho: 'recusado' }, { faz: 'recusar' }],
    [{ desfecho: 'endereco' }, { faz: 'recusar' }],
    [
      { desfecho: 'pausado', idempotente: false },
      { faz: 'tentar', emSegundos: 60 },
    ],
    [
      { desfecho: 'rede', idempotente: false },
      { faz: 'tentar', emSegundos: 60 },
    ],
    [{ desfecho: 'tempo', idempotente: false }, { faz: 'conferir' }],
    [{ desfecho: 'cortado', idempotente: false }, { faz: 'conferir' }],
    [{ desfecho: 'erro', idempotente: false }, { faz: 'conferir' }],
    [
      { desfecho: 'credencial', idempotente: false },
      { faz: 'tentar', emSegundos: 60 },
    ],
    [
      { ritmo: 'ligeiro', tentativas: 1 },
      { faz: 'tentar', emSegundos: 5 },
    ],
    [
      { ritmo: 'carta', tentativas: 8 },
      { faz: 'tentar', emSegundos: 86_400 },
    ],
    [{ ritmo: 'carta', tentativas: 9 }, { faz: 'desistir' }],
  ] as const)('%j → %j', (f, seguimento) => {
    expect(depoisDaFalha(caso(f))).toEqual(seguimento)
  })

  test('waits grow', () => {
    for (const r of Object.values(RITMOS)) expect([...r].toSorted((a, b) => a - b)).toEqual([...r])
  })

  test.each([
    ['120', 120],
    ['Mon, 23 Nov 2026 12:00:30 GMT', 30],
    ['Mon, 23 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('Retry-After %s is %s s', (texto, segundos) => {
    expect(lerEsperaPedida(texto, Date.parse('2026-11-23T12:00:00Z'))).toBe(segundos)
  })
})

describe('messages of the outbox', () => {
  test('every state is reached, and every end can be left by a person', () => {
    const alcancados = new Set(TRANSICOES_DE_ENVIO.map((t) => t.para))
    expect(SITUACOES_DE_ENVIO.filter((s) => !alcancados.has(s))).toEqual([])
    for (const de of SITUACOES_DE_ENVIO.filter((s) => s !== 'pendente'))
      expect(podeTransitarEnvio({ de, evento: 'reenviar', atores: ['ADM'] }, { repetivel: true })).toEqual({
        pode: true,
        para: 'pendente',
      })
  })
  test.each([
    ['pendente', 'ADM', true, false],
    ['entregue', 'ADM', false, false],
    ['falhou', 'SAC', true, false],
    ['falhou', 'Interno - Desenvolvimento TI', false, true],
    ['conferir', 'ADM', false, true],
  ] as const)('sending again from %s by %s (harmless twice: %s): %s', (de, ator, repetivel, pode) => {
    expect(podeTransitarEnvio({ de, evento: 'reenviar', atores: [ator] }, { repetivel }).pode).toBe(pode)
  })
})

describe('notices', () => {
  const agora = Date.parse('2026-11-23T12:00:00Z')
  const base = { autentico: true, quando: agora, agora, janelaSegundos: 300, jaRecebido: false }
  test.each([
    [{}, 'ok'],
    [{ quando: null }, 'ok'],
    [{ quando: agora - 300_000 }, 'ok'],
    [{ quando: agora - 300_001 }, 'velho'],
    [{ quando: agora + 300_001 }, 'velho'],
    [{ quando: Number.NaN }, 'velho'],
    [{ jaRecebido: true }, 'repetido'],
    [{ autentico: false, jaRecebido: true, quando: 0 }, 'forjado'],
    [{ quando: agora - 900_000, jaRecebido: true }, 'velho'],
  ])('%j is %s', (f, desfecho) => {
    expect(julgarAviso({ ...base, ...f })).toBe(desfecho)
  })
})

describe('masks', () => {
  const json = (o: unknown, segredos: string[] = []) =>
    mascararCorpo(JSON.stringify(o), 'application/json', segredos)
  test.each([
    [{ client_secret: 'abc', ok: true }, '{"client_secret":"•••","ok":true}'],
    [{ devedor: { cpf: '52998224725', nome: 'Zé da Ação' } }, '{"devedor":{"cpf":"•••25","nome":"•••ão"}}'],
    [{ itens: [{ email: 'a@b.com' }] }, '{"itens":[{"email":"•••om"}]}'],
    [
      { situacao: 'REGULAR', socios: ['ANA LIMA', { nome: 'RUI DIAS', cotas: 10 }] },
      '{"situacao":"REGULAR","socios":["•••MA",{"nome":"•••AS","cotas":10}]}',
    ],
    [
      { pickup: { contactName: 'Zé da Oficina', city: 'Campinas' }, insured: { name: 'Maria Lima' } },
      '{"pickup":{"contactName":"•••na","city":"Campinas"},"insured":{"name":"•••ma"}}',
    ],
    [{ nota: 'CPF 529.982.247-25 de x@y.com.br' }, '{"nota":"CPF •••25 de •••@•••"}'],
    [{ nota: 'cartão 4111 1111 1111 1111' }, '{"nota":"cartão •••11"}'],
    [
      { valor: '105.50', txid: 'martelo00000000000000000000teste1' },
      '{"valor":"105.50","txid":"martelo00000000000000000000teste1"}',
    ],
    [{ telefone: 11999990000 }, '{"telefone":"•••00"}'],
    [{ id: 52998224725 }, '{"id":"•••25"}'],
  ])('%j', (o, texto) => {
    expect(json(o)).toBe(texto)
  })
  test('a value of the credential vanishes wherever it stands', () => {
    expect(json({ eco: 'chave=S3gr3d0!' }, ['S3gr3d0!'])).toBe('{"eco":"chave=•••"}')
  })
  test.each([
    ['{"senha":"abc', 'application/json', 'abc'],
    ['{"a":"x","senha":"abc"', 'application/json', 'abc'],
    ['grant_type=x&client_secret=abc', 'application/x-www-form-urlencoded', 'abc'],
    ['<soap:cpf a="1">52998224725</soap:cpf>', 'text/xml', '529982247'],
    ['<senha>abc</senha>', 'text/xml', 'abc'],
    ['falhou: Bearer abc.def-ghi', 'text/plain', 'abc'],
    ['-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----', 'text/plain', 'abc'],
  ])('%s (%s) keeps no %s', (corpo, tipo, segredo) => {
    expect(mascararCorpo(corpo, tipo)).not.toContain(segredo)
  })
  test('what is long is masked and then cut; bytes are counted', () => {
    const longo = mascararCorpo(`${'x'.repeat(8185)} 52998224725 ${'y'.repeat(90_000)}`, 'text/plain') ?? ''
    expect(longo).not.toContain('529')
    expect(longo.length).toBeLessThan(8300)
    expect(longo).toContain('cortado')
    expect(mascararCorpo(new Uint8Array(12), 'image/png')).toBe('(12 bytes)')
    expect(mascararCorpo('', 'text/plain')).toBeNull()
  })
  test('headers pass by name', () => {
    expect(
      mascararCabecalhos({
        Authorization: 'Basic eDp5',
        'X-Minha-Chave': 'k',
        'Content-Type': 'application/json',
      }),
    ).toEqual({
      authorization: '•••',
      'x-minha-chave': '•••',
      'content-type': 'application/json',
    })
  })
  test.each([
    [
      'https://u:s@api.com.br/v1/pessoas/52998224725?cpf=52998224725&pagina=2',
      'https://api.com.br/v1/pessoas/•••25?cpf=•••25&pagina=2',
    ],
    ['https://api.com.br/x?api_key=abc&hmac=def', 'https://api.com.br/x?api_key=•••&hmac=•••'],
    ['smtp.casa.com.br', 'smtp.casa.com.br'],
  ])('%s', (endereco, limpo) => {
    expect(mascararEndereco(endereco)).toBe(limpo)
  })
})

describe('credentials', () => {
  const CAMPOS: CamposDaCredencial = {
    url: { rotulo: 'Endereço', tipo: 'endereco', obrigatorio: true },
    usuario: { rotulo: 'Usuário', tipo: 'texto', obrigatorio: false },
    senha: { rotulo: 'Senha', tipo: 'segredo', obrigatorio: true },
  }
  const salvos = { url: 'https://a.com.br', usuario: 'u', senha: 'guardada' }
  test.each([
    [
      'new',
      { url: 'https://a.com.br', senha: 's' },
      null,
      { url: 'https://a.com.br', usuario: '', senha: 's' },
    ],
    [
      'an empty secret stays',
      { url: 'https://a.com.br', usuario: 'v', senha: '' },
      salvos,
      { ...salvos, usuario: 'v' },
    ],
    [
      'another secret',
      { url: 'https://a.com.br', senha: 'nova' },
      salvos,
      { ...salvos, usuario: '', senha: 'nova' },
    ],
    [
      'another address with its secret',
      { url: 'https://b.com.br', senha: 'nova' },
      salvos,
      { url: 'https://b.com.br', usuario: '', senha: 'nova' },
    ],
  ])('%s', (_, digitados, antes, valores) => {
    expect(julgarCredencial(CAMPOS, digitados, antes, false)).toEqual({ ok: true, valores })
  })
  test.each([
    ['another address, old secret', { url: 'https://b.com.br', senha: '' }, salvos, ['senha']],
    ['nothing', {}, null, ['url', 'senha']],
    ['no TLS', { url: 'http://a.com.br', senha: 's' }, null, ['url']],
    ['login in the address', { url: 'https://u:p@a.com.br', senha: 's' }, null, ['url']],
    ['another kind of address', { url: 'file:///etc/passwd', senha: 's' }, null, ['url']],
    ['the inner network', { url: 'https://169.254.169.254/', senha: 's' }, null, ['url']],
  ])('refuses %s', (_, digitados, antes, campos) => {
    const r = julgarCredencial(CAMPOS, digitados, antes, false)
    expect(r.ok ? [] : Object.keys(r.campos)).toEqual(campos)
  })
  test('the demonstration talks to its simulators', () => {
    expect(erroDoCampo(CAMPOS.url as never, 'http://127.0.0.1:4000', true)).toBeNull()
  })
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.0.1',
    '100.64.0.1',
    '0.0.0.0',
    'localhost',
    'a.localhost',
    'db.internal',
    '[::1]',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '2130706433',
    '0x7f.1',
    '127.1',
    'fe80::1',
    'fd00::1',
  ])('%s is inside', (h) => expect(ehInterno(h)).toBe(true))
  test.each([
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    'api.banco.com.br',
    '2606:4700::1111',
    'federal.com.br',
    'fcm.googleapis.com',
  ])('%s is outside', (h) => expect(ehInterno(h)).toBe(false))
})
