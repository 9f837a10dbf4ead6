import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bloqueios } from '@martelo/contracts/bloqueios/bloqueios.contract.ts'
import { darLance } from '@martelo/contracts/lances/dar-lance.contract.ts'
import { cadastrar } from '@martelo/contracts/clientes/cadastrar.contract.ts'
import { efetuarLogin } from '@martelo/contracts/usuarios/efetuar-login.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { chamarComo, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { codigoDoDispositivo } from '../../core/auth/bloqueios.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Servicos } from '../../core/servicos.ts'
import { portaDaMidia } from '../../engines/midia/midia.ts'
import { criarSoquete } from '../../engines/salas/soquete.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { passeParaVer } from '../transmissoes/passes-da-transmissao.ts'
import { resumirSenha } from '../usuarios/door.ts'

const FORA = '200.100.50.25'
const SENHA = 'uma senha bem longa'
let c: Cenario
let outro: Servicos

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 6, lotes: 7 })
  outro = await c.outroProcesso()
})
afterAll(() => c.fechar())
beforeEach(async () => {
  await sql`update bloqueio set encerrado_at = clock_timestamp() where encerrado_at is null`.execute(
    c.banco.sistema,
  )
  await Promise.all([c.servicos.bloqueios.alcancar(), outro.bloqueios.alcancar()])
})

const cliente = (i: number): ClienteDoCenario => c.clientes[i] as ClienteDoCenario
const emailDe = async (p: Pessoa): Promise<string> => {
  const { rows } = await sql<{ email: string }>`select email from usuario where id = ${p.usuId}`.execute(
    c.banco.sistema,
  )
  return rows[0]?.email ?? ''
}
const bloquear = (body: object) =>
  chamarComo(c, c.equipe, 'POST /v1/bloqueios', {
    body: { impede: ['TUDO'], motivo: 'Tentativa de fraude', ciente: true, ...body },
  })
/** A request that another process of the installation takes. */
const em = (s: Servicos, quem: Pessoa | null, mudar: Partial<Ctx> = {}): Ctx => ({
  ...c.ctx(quem, mudar.hotsite),
  servicos: s,
  ip: FORA,
  ...mudar,
})
const lancar = (ctx: Ctx, valor = 1_000_00) =>
  executarChamada(ctx, darLance, {
    params: { lelUid: c.lotes[0]?.uid },
    body: { valor, chaveDoPedido: randomUUID() },
  })
const entrar = (ctx: Ctx, email: string) =>
  executarChamada(ctx, efetuarLogin, { body: { email, senha: SENHA } })

/** What counts is when it was asked, not how long an answer takes on a busy machine. */
async function emDoisSegundos(pergunta: () => Promise<boolean>): Promise<void> {
  const desde = performance.now()
  let perguntou = 0
  const deNovo = () => {
    perguntou = performance.now()
    return pergunta()
  }
  await expect.poll(deNovo, { interval: 20 }).toBe(true)
  expect(perguntou - desde).toBeLessThan(2_000)
}

describe('a block', () => {
  test('of an address keeps its people from everything, on each process within two seconds', async () => {
    expect((await lancar(em(outro, cliente(0)))).status).toBe(200)
    expect((await bloquear({ tipo: 'ENDERECO', alvo: '200.100.50.0/24' })).erro).toBeNull()
    const emTodos = async () => {
      const rs = await Promise.all([c.servicos, outro].map((s) => lancar(em(s, cliente(0)))))
      return rs.every((r) => r.status === 403 && r.erro?.error === 'BLOQUEADO')
    }
    await emDoisSegundos(emTodos)
    // Another address, another house, and staff who are signed in are not stopped.
    const deOutro = await lancar(em(outro, cliente(0), { ip: '200.100.51.1' }), 1_300_00)
    expect(deOutro.erro?.error).not.toBe('BLOQUEADO')
    const noOutro = em(outro, null, { hotsite: c.outroHotsite })
    expect((await entrar(noOutro, 'x@exemplo.com.br')).erro?.error).toBe('CREDENCIAIS')
    const lista = await executarChamada(em(c.servicos, c.equipe), bloqueios)
    expect(lista.valor[0]).toMatchObject({ alvo: '200.100.50.0/24', situacao: 'ATIVO' })
  })

  test('counts how often it stopped a request', async () => {
    await bloquear({ tipo: 'ENDERECO', alvo: FORA })
    const barrado = async () => (await lancar(em(c.servicos, cliente(1)))).status === 403
    await expect.poll(barrado, { interval: 20 }).toBe(true)
    for (let i = 0; i < 2; i++) await barrado()
    const acertos = async () => (await chamarComo(c, c.equipe, 'GET /v1/bloqueios/qb')).valor[0]?.acertos
    await expect.poll(acertos, { timeout: 5_000 }).toBe(3)
  })

  test('of an e-mail or document keeps the account from entering or bidding, from wherever', async () => {
    const p = cliente(2)
    const email = await emailDe(p)
    await sql`update usuario set senha_hash = ${await resumirSenha(SENHA)} where id = ${p.usuId}`.execute(
      c.banco.sistema,
    )
    await sql`update cliente set cpf = '11144477735' where usu_id = ${p.usuId}`.execute(c.banco.sistema)
    expect((await entrar(em(c.servicos, null), email)).status).toBe(200)
    expect((await bloquear({ tipo: 'EMAIL', alvo: email.toUpperCase(), impede: ['ENTRAR'] })).erro).toBeNull()
    await expect.poll(async () => (await entrar(em(c.servicos, null), email)).erro?.error).toBe('BLOQUEADO')
    expect((await lancar(em(c.servicos, p), 1_600_00)).erro?.error).not.toBe('BLOQUEADO')
    expect(
      (await bloquear({ tipo: 'DOCUMENTO', alvo: '111.444.777-35', impede: ['LANCES'] })).erro,
    ).toBeNull()
    await expect.poll(async () => (await lancar(em(c.servicos, p), 1_900_00)).erro?.error).toBe('BLOQUEADO')
    const minhas = await chamarComo(c, p, 'GET /v1/cliente/meus-lances')
    expect(minhas.erro).toBeNull()
  })

  test('of a device keeps who uses it out, and a new registration with a blocked document is refused', async () => {
    const aparelho = 'AbCdEfGhIjKlMnOpQrStUv'
    await bloquear({ tipo: 'DISPOSITIVO', alvo: codigoDoDispositivo(aparelho) })
    await bloquear({ tipo: 'DOCUMENTO', alvo: '529.982.247-25', impede: ['CADASTRAR'] })
    await expect
      .poll(async () => (await lancar(em(c.servicos, cliente(3), { cookieDoAparelho: aparelho }))).status)
      .toBe(403)
    expect((await lancar(em(c.servicos, cliente(3)), 2_500_00)).erro?.error).not.toBe('BLOQUEADO')
    await c.servicos.bloqueios.alcancar()
    const pedido = await executarChamada(em(c.servicos, null), cadastrar, {
      body: {
        nome: 'Ana Souza',
        apelido: 'anasouza99',
        email: 'ana.souza@exemplo.com.br',
        documento: '529.982.247-25',
        telefone: '(11) 98765-4321',
        dataNascimento: '1990-01-01',
        senha: SENHA,
        confirmacaoSenha: SENHA,
        aceitaTermos: true,
      },
    })
    expect([pedido.status, pedido.erro?.error]).toEqual([403, 'CADASTRO_FECHADO'])
  })

  test('ends by its hour or by a person, and a target is blocked once', async () => {
    const fim = new Date(Date.now() + 1_000).toISOString()
    await bloquear({ tipo: 'ENDERECO', alvo: FORA, fim })
    // Not blocked any more means something only to a process that knew of it.
    await c.servicos.bloqueios.alcancar()
    expect((await bloquear({ tipo: 'ENDERECO', alvo: '::ffff:200.100.50.25' })).erro.error).toBe(
      'JA_BLOQUEADO',
    )
    await expect
      .poll(async () => (await lancar(em(c.servicos, cliente(4)), 3_000_00)).erro?.error, { timeout: 6_000 })
      .not.toBe('BLOQUEADO')
    const { valor } = await bloquear({ tipo: 'ENDERECO', alvo: FORA })
    const encerrar = (hotsite = c.hotsite) =>
      chamarComo(
        c,
        c.equipe,
        'POST /v1/bloqueios/:uid/encerrar',
        { params: { uid: valor.uid }, body: { motivo: 'Era engano' } },
        hotsite,
      )
    expect((await encerrar(c.outroHotsite)).erro.statusCode).toBe(404)
    expect((await encerrar()).erro).toBeNull()
    expect((await encerrar()).erro.error).toBe('JA_ENCERRADO')
    await expect
      .poll(async () => (await lancar(em(outro, cliente(4)), 3_300_00)).erro?.error)
      .not.toBe('BLOQUEADO')
  })

  test('warns the person who blocks himself or an address of many, and refuses bad targets at the field', async () => {
    const eu = await bloquear({ tipo: 'ENDERECO', alvo: '127.0.0.1', ciente: false })
    expect([eu.erro.error, eu.erro.statusCode]).toEqual(['CONFIRME', 409])
    expect(String(eu.erro.message)).toContain('atinge você')
    expect(String(eu.erro.message), 'sentences, no list').not.toContain('., ')
    for (const p of c.clientes)
      await sql`insert into historico_login (hot_id, usu_id, email, forma, resultado, ip, agente)
        values (${c.hotsite.id}, ${p.usuId}, 'x', 'cliente', 'ok', '::ffff:189.1.2.3', 'teste')`.execute(
        c.banco.sistema,
      )
    const muitos = await bloquear({ tipo: 'ENDERECO', alvo: '189.1.0.0/16', ciente: false })
    expect(String(muitos.erro.message)).toContain('6 contas')
    const largo = await bloquear({ tipo: 'ENDERECO', alvo: '10.0.0.0/8' })
    expect([largo.erro.statusCode, largo.erro.campos]).toEqual([
      400,
      { alvo: 'Faixa grande demais: use /16 ou menor' },
    ])
    const passado = await bloquear({ tipo: 'ENDERECO', alvo: FORA, fim: '2020-01-01T00:00:00.000Z' })
    expect(passado.erro.campos).toHaveProperty('fim')
    const cli = await chamarComo(c, cliente(0), 'POST /v1/bloqueios', { body: {} })
    expect(cli.erro.statusCode).toBe(403)
  })
})

test('of who acts in the account of another stops him there too, on each node, and not its owner', async () => {
  const [dono, por] = [cliente(1), cliente(2)]
  const deFora = { usuId: por.usuId, nome: por.nome, escopo: ['ver', 'lances'] }
  const emNomeDele = { ...dono, por: deFora } as Pessoa
  const nos = [c.servicos, outro]
  const dados = async (quem: Pessoa) => {
    const rs = await Promise.all(nos.map((s) => lancar(em(s, quem), 7_000_00)))
    return rs.map((r) => r.erro?.error)
  }
  expect(await dados(emNomeDele)).not.toContain('BLOQUEADO')
  expect((await bloquear({ tipo: 'EMAIL', alvo: await emailDe(por) })).erro).toBeNull()
  await emDoisSegundos(async () => (await dados(emNomeDele)).every((e) => e === 'BLOQUEADO'))
  expect(await dados(dono)).not.toContain('BLOQUEADO')
  const passe = passeParaVer(em(c.servicos, emNomeDele), randomUUID())
  const { de } = c.servicos.midia.passes.ler(passe.token, c.hotsite.id) ?? {}
  expect(de && nos.map((s) => s.bloqueios.barra(c.hotsite.id, { ...de, aparelho: null }, null))).toEqual([
    true,
    true,
  ])
  // A registration that is blocked by itself stops no call: the bid is refused.
  await sql`update bloqueio set encerrado_at = clock_timestamp()`.execute(c.banco.sistema)
  await sql`update cliente set situacao = 'Bloqueado' where id = ${por.cliId}`.execute(c.banco.sistema)
  await Promise.all(nos.map((s) => s.bloqueios.alcancar()))
  expect(await dados(emNomeDele)).toEqual(['cliente-bloqueado', 'cliente-bloqueado'])
  expect(await dados(dono)).not.toContain('cliente-bloqueado')
  await sql`update cliente set situacao = 'Ativo' where id = ${por.cliId}`.execute(c.banco.sistema)
})

/** A node that takes sockets. */
async function escutar(s: Servicos) {
  const soquete = criarSoquete(s)
  const http = createServer()
  http.on('upgrade', (q, fio, cabeca: Buffer) => void soquete.atualizar(q, fio, cabeca))
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
  const { port } = http.address() as AddressInfo
  const fechar = () => {
    soquete.fechar()
    http.close()
  }
  const abrir = () =>
    new WebSocket(`ws://127.0.0.1:${port}/v1/tempo-real`, { headers: { host: 'leilao.localhost' } })
  /** Whether a new one is taken. */
  const aceita = async (): Promise<boolean> => {
    const ws = abrir()
    try {
      await once(ws, 'open')
      ws.terminate()
      return true
    } catch {
      return false
    }
  }
  return { abrir, aceita, fechar }
}

test('of an address closes its open sockets and takes no new one', async () => {
  const no = await escutar(outro)
  try {
    const ws = no.abrir()
    await once(ws, 'open')
    const fechada = once(ws, 'close')
    await bloquear({ tipo: 'ENDERECO', alvo: '127.0.0.1' })
    expect((await fechada)[0]).toBe(4403)
    const [erro] = await once(no.abrir(), 'error')
    expect(String(erro)).toContain('403')
  } finally {
    no.fechar()
  }
})

test('within two seconds an address signs up, signs in, bids and listens on none of two nodes', async () => {
  const nos = [c.servicos, outro]
  const portas = await Promise.all(nos.map(escutar))
  const local = { ip: '127.0.0.1' }
  const novo = {
    nome: 'Rita Moura',
    apelido: 'ritamoura77',
    email: 'rita.moura@exemplo.com.br',
    documento: '390.533.447-05',
    telefone: '(11) 98765-4321',
    dataNascimento: '1990-01-01',
    senha: SENHA,
    confirmacaoSenha: SENHA,
    aceitaTermos: true,
  }
  /** For each act and node: whether the door is shut. The act itself may be refused for other reasons. */
  const barrados = async (): Promise<boolean[]> => {
    const barrou = (r: { erro: { error: string } | null }) => r.erro?.error === 'BLOQUEADO'
    const deUm = nos.map(async (s, i) => [
      barrou(await executarChamada(em(s, null, local), cadastrar, { body: novo })),
      barrou(await entrar(em(s, null, local), 'nao.existe@exemplo.com.br')),
      barrou(await lancar(em(s, cliente(5), local), 4_000_00)),
      !(await portas[i]?.aceita()),
    ])
    return (await Promise.all(deUm)).flat()
  }
  try {
    expect(await barrados()).toEqual(Array(8).fill(false))
    const abertos = portas.map((p) => p.abrir())
    await Promise.all(abertos.map((ws) => once(ws, 'open')))
    const fechados = Promise.all(abertos.map(async (ws) => (await once(ws, 'close'))[0]))
    expect((await bloquear({ tipo: 'ENDERECO', alvo: '127.0.0.1' })).erro).toBeNull()
    await emDoisSegundos(async () => (await barrados()).every(Boolean))
    expect(await fechados).toEqual([4403, 4403])
  } finally {
    for (const p of portas) p.fechar()
  }
})

/** A watcher of a broadcast on a node, with a token that was given to this person. */
async function assistirEm(s: Servicos, p: ClienteDoCenario) {
  const porta = portaDaMidia(
    s,
    () => Promise.resolve('EM_PE'),
    () => Promise.resolve(true),
  )
  const http = createServer()
  http.on('upgrade', (q, fio, cabeca: Buffer) => void porta.atualizar(q, fio, cabeca))
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
  const { port } = http.address() as AddressInfo
  const canal = randomUUID()
  const dele = (quem: ClienteDoCenario) => ({
    hotId: c.hotsite.id,
    canal,
    acao: 'ver' as const,
    alvo: null,
    cerca: 0,
    ate: Date.now() + 60_000,
    de: { ip: FORA, usuId: quem.usuId, equipe: false },
  })
  const abrir = (quem = p): WebSocket =>
    new WebSocket(`ws://127.0.0.1:${port}/v1/midia/ver/${canal}?t=${s.midia.passes.assinar(dele(quem))}`, {
      headers: { host: 'leilao.localhost' },
    })
  const fechar = () => {
    porta.parar()
    http.closeAllConnections()
    http.close()
  }
  return { abrir, fechar }
}

test('of an account ends within two seconds what it watches of a broadcast, on each of two nodes', async () => {
  const nos = await Promise.all([c.servicos, outro].map((s) => assistirEm(s, cliente(4))))
  try {
    const abertos = nos.map((n) => n.abrir())
    const vizinhos = nos.map((n) => n.abrir(cliente(3)))
    await Promise.all([...abertos, ...vizinhos].map((ws) => once(ws, 'open')))
    const fechados = Promise.all(abertos.map(async (ws) => (await once(ws, 'close'))[0]))
    expect((await bloquear({ tipo: 'EMAIL', alvo: await emailDe(cliente(4)) })).erro).toBeNull()
    const desde = performance.now()
    expect(await fechados).toEqual([4403, 4403])
    expect(performance.now() - desde).toBeLessThan(2_000)
    for (const n of nos) expect(String((await once(n.abrir(), 'error'))[0])).toContain('403')
    expect(vizinhos.map((ws) => ws.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN])
    for (const ws of vizinhos) ws.terminate()
  } finally {
    for (const n of nos) n.fechar()
  }
})

describe('suspicions', () => {
  const buscar = async () =>
    (await chamarComo(c, c.equipe, 'GET /v1/bloqueios/suspeitas')).valor as unknown as {
      chave: string
      tipo: string
      contas: unknown[]
      alvos: { alvo: string }[]
    }[]

  test('name devices of many accounts, bursts of registrations, also over midnight, and bidders of one seller; an ignored one stays away', async () => {
    const b = c.banco.sistema
    const resumo = Buffer.alloc(32, 5)
    for (const i of [0, 1, 2])
      await sql`insert into aparelho_conhecido (hot_id, usu_id, resumo) values (${c.hotsite.id}, ${cliente(i).usuId}, ${resumo})`.execute(
        b,
      )
    await sql`delete from historico_login`.execute(b)
    const entrou = (usuId: number | undefined, i: number) =>
      sql`insert into historico_login (hot_id, usu_id, email, forma, resultado, ip, agente, quando)
        values (${c.hotsite.id}, ${usuId}, 'x', 'cliente', 'ok', '190.5.5.5', 'teste', date_trunc('day', clock_timestamp()) - make_interval(mins => ${i * 10 - 20}))`.execute(
        b,
      )
    for (const i of [0, 1, 2, 3]) await entrou(cliente(i).usuId, i)
    // A new employee of the house in the same office is no registration.
    await entrou(c.equipe.usuId, 4)
    expect((await buscar()).map((a) => a.tipo)).toEqual(['DISPOSITIVO'])
    await entrou(cliente(4).usuId, 4)
    const achadas = await buscar()
    expect(achadas.map((a) => [a.tipo, a.contas.length])).toEqual([
      ['DISPOSITIVO', 3],
      ['RAJADA', 5],
    ])
    expect(achadas[0]?.alvos).toEqual([{ tipo: 'DISPOSITIVO', alvo: '0505050505050505' }])
    await chamarComo(c, c.equipe, 'POST /v1/bloqueios/suspeitas/ignorar', {
      body: { chave: achadas[0]?.chave, motivo: 'Loja com um computador para todos' },
    })
    expect((await buscar()).map((a) => a.tipo)).toEqual(['RAJADA'])
    await sql`insert into aparelho_conhecido (hot_id, usu_id, resumo) values (${c.hotsite.id}, ${cliente(3).usuId}, ${resumo})`.execute(
      b,
    )
    expect((await buscar()).map((a) => a.tipo)).toEqual(['DISPOSITIVO', 'RAJADA'])
    // What is blocked is decided, while the block stands.
    const feitos = [
      await bloquear({ tipo: 'DISPOSITIVO', alvo: '0505050505050505', ciente: true }),
      await bloquear({ tipo: 'ENDERECO', alvo: '190.5.5.0/24', ciente: true }),
    ]
    expect(feitos.map((f) => f.erro)).toEqual([null, null])
    expect(await buscar()).toEqual([])
    await sql`update bloqueio set encerrado_at = clock_timestamp() where hot_id = ${c.hotsite.id} and encerrado_at is null`.execute(
      b,
    )
    expect((await buscar()).map((a) => a.tipo)).toEqual(['DISPOSITIVO', 'RAJADA'])
  })

  test('find the client whose bids all go to the goods of one consignor and never win', async () => {
    const b = c.banco.sistema
    const { rows } = await sql<{
      id: number
    }>`insert into comitente (hot_id, nome) values (${c.hotsite.id}, 'Outra Seguradora') returning id`.execute(
      b,
    )
    await sql`update lote set com_id = ${rows[0]?.id} where id = ${c.lotes[6]?.id}`.execute(b)
    for (const [i, lote] of c.lotes.slice(1, 6).entries())
      for (let seq = 1; seq <= 3; seq++)
        await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
          values (${lote.id}, ${seq}, ${c.hotsite.id}, ${cliente(5).cliId}, 'Manual', 'superado', ${100_00 * (i + seq)}, clock_timestamp(), ${Buffer.alloc(32, i * 10 + seq)})`.execute(
          b,
        )
    const achada = (await buscar()).find((a) => a.tipo === 'VENDEDOR')
    expect(achada?.contas).toHaveLength(1)
    expect(achada?.alvos).toHaveLength(1)
  })
})
