// The talks with outside parties over a simulated gateway that is slow, wrong, silent, down, or says everything twice.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { iniciarPortadorDeSms, type PortadorSimulado } from '../../simuladores/portador-de-sms.ts'
import type { Modo } from '../../simuladores/controle.ts'
import { trabalharFila } from '../jobs/fila.ts'
import { SMS } from '../mail/sms.integration.ts'
import { definirEnvio, type Envio, reabrirEnvio, retomarEnvios, tentarEnvio } from './envio.ts'
import { contextoDoSegredo, criarExterno, type Externo } from './externo.ts'
import { FalhaExterna } from './falha-externa.ts'
import './retomar-externo.job.ts'
import { CREDENCIAIS, salvarCredencial } from './credenciais.ts'
import { recifrarTudo } from './recifrar.ts'

let c: Cenario
let sim: PortadorSimulado
let m: Externo
const chaves = `k1:${randomBytes(32).toString('base64')}`
const concluidos: string[] = []
const avisados: string[] = []

const opcoes = (o: { chaves?: string; demo?: boolean; pausaMs?: number } = {}) => ({
  banco: c.banco,
  log: c.servicos.log,
  chaves,
  demo: true,
  origemDaCasa: () => Promise.resolve('http://leilao.localhost'),
  pausaMs: 60_000,
  ...o,
})

/** What is asked of the gateway once, and what it may do twice. */
const op = (idempotente: boolean) => ({
  idempotente,
  async enviar(porta: ReturnType<typeof SMS.abrir>, e: Envio<{ texto: string }>) {
    return porta.enviar({ para: '11999990000', texto: e.dados.texto, referencia: e.uid })
  },
  aoConcluir(_tx: unknown, e: Envio<{ texto: string }>) {
    concluidos.push(e.dados.texto)
    return Promise.resolve()
  },
  aoFalhar(_tx: unknown, e: Envio<{ texto: string }>, situacao: string) {
    avisados.push(`${e.dados.texto}:${situacao}`)
    return Promise.resolve()
  },
})
const UMA_VEZ = definirEnvio(SMS, 'prova', op(true))
const NA_CAIXA = definirEnvio(SMS, 'prova-da-caixa', {
  ...op(true),
  semParceiro(_tx, e) {
    concluidos.push(`${e.dados.texto}, sem parceiro`)
    return Promise.resolve()
  },
})
const VALE_DUAS = definirEnvio(SMS, 'prova-unica', op(false))

beforeAll(async () => {
  c = await criarCenario({ clientes: 0, lotes: 0 })
  sim = await iniciarPortadorDeSms({ avisarDepoisMs: 1_000_000 })
  m = criarExterno(opcoes())
  m.usarPlataforma(SMS, { url: sim.url, token: sim.token, segredoDosAvisos: sim.segredo })
})
afterEach(() => {
  sim.controle.modo = 'normal'
  sim.controle.vezes = 0
  m.disjuntores.esquecer('sms|plataforma')
})
afterAll(async () => {
  await m.fechar()
  await sim.parar()
  await c.fechar()
})

const escrever = async (texto: string, qual = UMA_VEZ, chave?: string): Promise<number> => {
  await c.banco.doHotsite(c.hotsite.id, (tx) =>
    qual.agendar(tx, {
      hotId: c.hotsite.id,
      dados: { texto },
      objeto: { tipo: 'prova', uid: texto },
      ...(chave ? { chave } : {}),
    }),
  )
  const l = await c.banco.sistema
    .selectFrom('externoEnvio')
    .select('id')
    .where(sql`dados->>'texto'`, '=', texto)
    .executeTakeFirstOrThrow()
  return l.id
}
const linha = (id: number) =>
  c.banco.sistema
    .selectFrom('externoEnvio')
    .select(['situacao', 'tentativas', 'desfecho', 'proximaAt', 'erro'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const registros = (texto: string) =>
  c.banco.sistema
    .selectFrom('externoRegistro')
    .selectAll()
    .where('objetoUid', '=', texto)
    .orderBy('id')
    .execute()
/** The wait before the next try is over. */
const adiantar = (id: number) =>
  c.banco.sistema
    .updateTable('externoEnvio')
    .set({ proximaAt: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute()

describe('a message of the outbox', () => {
  test('is delivered once, with what follows from it, and logged without the person', async () => {
    const id = await escrever('codigo 123456')
    expect(await tentarEnvio(m, id, 0.5)).toBe('entregue')
    expect(await tentarEnvio(m, id, 0.5)).toBeNull()
    expect(concluidos).toContain('codigo 123456')
    const [r, ...outros] = await registros('codigo 123456')
    expect(outros).toEqual([])
    expect(r).toMatchObject({
      hotId: c.hotsite.id,
      parceiro: 'sms',
      operacao: 'enviar',
      sentido: 'saida',
      desfecho: 'ok',
      status: 201,
      envId: id,
      tentativa: 1,
    })
    const tudo = JSON.stringify(r)
    for (const segredo of [sim.token, '11999990000', '123456', sim.segredo])
      expect(tudo.replaceAll('codigo 123456', '')).not.toContain(segredo)
  })

  test('without a party: what stands for it counts in the demonstration, and nowhere else', async () => {
    const id = await escrever('na caixa', NA_CAIXA)
    const serio = criarExterno(opcoes({ demo: false }))
    expect(await tentarEnvio(serio, id, 0.5)).toBe('pendente')
    expect(await linha(id)).toMatchObject({ erro: expect.stringContaining('têm a credencial') })
    await adiantar(id)
    const demo = criarExterno(opcoes())
    expect(await tentarEnvio(demo, id, 0.5)).toBe('entregue')
    expect(concluidos).toContain('na caixa, sem parceiro')
    await Promise.all([serio.fechar(), demo.fechar()])
  })

  test('idempotent: written twice under one key is one', async () => {
    await escrever('uma só', UMA_VEZ, 'k')
    await escrever('uma só', UMA_VEZ, 'k')
    const { n } = await c.banco.sistema
      .selectFrom('externoEnvio')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('chave', '=', 'k')
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })

  test('of a transaction that fails is none', async () => {
    await expect(
      c.banco.doHotsite(c.hotsite.id, async (tx) => {
        await UMA_VEZ.agendar(tx, { hotId: c.hotsite.id, dados: { texto: 'desfeita' } })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(
      await c.banco.sistema
        .selectFrom('externoEnvio')
        .where(sql`dados->>'texto'`, '=', 'desfeita')
        .selectAll()
        .execute(),
    ).toEqual([])
  })

  const casos: readonly (readonly [Modo, string, string, string])[] = [
    ['erro', 'erro', 'pendente', 'conferir'],
    ['errado', 'ilegivel', 'pendente', 'conferir'],
    ['fora', 'cortado', 'pendente', 'conferir'],
    ['faz-e-cala', 'cortado', 'pendente', 'conferir'],
    ['recusa', 'recusado', 'recusado', 'recusado'],
  ]
  test.each(casos)(
    'when the party is "%s": %s, then %s, or %s for what it would do twice',
    async (modo, desfecho, repetida, unica) => {
      sim.controle.modo = modo
      const [a, b] = [await escrever(`a ${modo}`), await escrever(`b ${modo}`, VALE_DUAS)]
      expect(await tentarEnvio(m, a, 0.5)).toBe(repetida)
      expect(await tentarEnvio(m, b, 0.5)).toBe(unica)
      expect(await linha(a)).toMatchObject({ desfecho, tentativas: 1 })
      expect((await registros(`a ${modo}`)).map((r) => r.desfecho)).toEqual([desfecho])
      expect(avisados.includes(`b ${modo}:${unica}`)).toBe(true)
    },
  )

  test('idempotent: what the party did without an answer is not done twice, the key stays the same', async () => {
    sim.controle.modo = 'faz-e-cala'
    const id = await escrever('calada')
    expect(await tentarEnvio(m, id, 0.5)).toBe('pendente')
    sim.controle.modo = 'normal'
    // Not before its time.
    expect(await tentarEnvio(m, id, 0.5)).toBeNull()
    await adiantar(id)
    expect(await tentarEnvio(m, id, 0.5)).toBe('entregue')
    expect(sim.recebidas.filter((x) => x.texto === 'calada')).toHaveLength(1)
    expect((await linha(id)).tentativas).toBe(2)
  })

  test('is given up in the open after the last try, and a person sends it again', async () => {
    sim.controle.modo = 'erro'
    const id = await escrever('desistida')
    for (let i = 1; i <= 5; i++) {
      expect(await tentarEnvio(m, id, 0.5)).toBe('pendente')
      m.disjuntores.esquecer('sms|plataforma')
      await adiantar(id)
    }
    expect(await tentarEnvio(m, id, 0.5)).toBe('falhou')
    expect(avisados).toContain('desistida:falhou')
    sim.controle.modo = 'normal'
    await c.banco.doHotsite(c.hotsite.id, (tx) => reabrirEnvio(tx, c.hotsite.id, id))
    expect(await tentarEnvio(m, id, 0.5)).toBe('entregue')
  })

  test('is sent by one process at a time; one that died is relieved', async () => {
    sim.controle.modo = 'lento'
    sim.controle.esperaMs = 300
    const id = await escrever('disputada')
    const dois = await Promise.all([tentarEnvio(m, id, 0.5), tentarEnvio(m, id, 0.5)])
    expect(dois.filter((d) => d === null)).toHaveLength(1)
    const morta = await escrever('órfã')
    await sql`update externo_envio set tentativas = 1, tomado_ate = now() - interval '1 minute', proxima_at = now() - interval '3 minutes' where id = ${morta}`.execute(
      c.banco.sistema,
    )
    await sql`delete from graphile_worker._private_jobs`.execute(c.banco.sistema)
    await c.banco.sistema.transaction().execute(retomarEnvios)
    const jobs = await sql<{ key: string }>`select key from graphile_worker._private_jobs`.execute(
      c.banco.sistema,
    )
    expect(jobs.rows.map((j) => j.key)).toContain(`externo-envio-${morta}`)
    expect(await tentarEnvio(m, morta, 0.5)).toBe('entregue')
  })

  test('goes by the queue, from the commit to its end', async () => {
    const fila = await trabalharFila({ ...c.servicos, externo: m }, '')
    const id = await escrever('pela fila')
    await expect.poll(async () => (await linha(id)).situacao, { timeout: 15_000 }).toBe('entregue')
    await fila.stop()
  })
})

describe('the port', () => {
  const pedir = async () => {
    const porta = await m.porta(SMS, { hotId: c.hotsite.id })
    return porta?.saldo().then(
      () => 'ok',
      (e: unknown) => (e instanceof FalhaExterna ? e.desfecho : e),
    )
  }
  test('does not wait for who keeps silent', async () => {
    const impaciente = { ...SMS, tempoMs: 200 }
    sim.controle.modo = 'calado'
    const porta = await m.porta(impaciente, { hotId: c.hotsite.id })
    await expect(porta?.saldo()).rejects.toMatchObject({ desfecho: 'tempo' })
  })
  test('pauses a party after five failures, spares it, and finds it well again', async () => {
    const apressado = criarExterno(opcoes({ pausaMs: 400 }))
    apressado.usarPlataforma(SMS, { url: sim.url, token: sim.token })
    const porta = await apressado.porta(SMS, { hotId: c.hotsite.id })
    sim.controle.modo = 'erro'
    const saldo = () =>
      porta?.saldo().then(
        () => 'ok',
        (e: unknown) => (e as FalhaExterna).desfecho,
      )
    for (let i = 0; i < 5; i++) expect(await saldo()).toBe('erro')
    const antes = sim.controle.pedidos
    expect(await saldo()).toBe('pausado')
    expect(sim.controle.pedidos).toBe(antes)
    sim.controle.modo = 'normal'
    await expect.poll(saldo, { timeout: 5000, interval: 100 }).toBe('ok')
    const pausas = await c.banco.sistema
      .selectFrom('externoRegistro')
      .select(['hotId', 'erro'])
      .where('desfecho', '=', 'pausado')
      .execute()
    // The platform's gateway belongs to no house: no single house is told that it paused.
    expect(pausas).toEqual([{ hotId: null, erro: 'várias falhas seguidas' }])
    await apressado.fechar()
  })
  test('a refusal speaks of the request, not of the party', async () => {
    sim.controle.modo = 'recusa'
    for (let i = 0; i < 7; i++) expect(await pedir()).toBe('recusado')
  })
  test("a house's address in the inner network is not called, whatever its name says", async () => {
    const serio = criarExterno(opcoes({ demo: false }))
    for (const url of [sim.url, sim.url.replace('127.0.0.1', 'localhost')]) {
      await c.banco.doHotsite(c.hotsite.id, (tx) =>
        salvarCredencial(tx, serio.cofre, {
          hotId: c.hotsite.id,
          parceiro: SMS,
          valores: { url, token: 'x' },
          quem: 'teste',
        }),
      )
      const porta = await serio.porta(SMS, { hotId: c.hotsite.id })
      await expect(porta?.saldo()).rejects.toMatchObject({ desfecho: 'endereco' })
    }
    await c.banco.sistema.deleteFrom('externoCredencial').execute()
    await serio.fechar()
  })
})

describe('credentials', () => {
  afterEach(() => c.banco.sistema.deleteFrom('externoCredencial').execute())
  const salvar = (e: Externo, valores: Record<string, string>, hotId = c.hotsite.id) =>
    c.banco.doHotsite(hotId, (tx) =>
      salvarCredencial(tx, e.cofre, { hotId, parceiro: SMS, valores, quem: 'Equipe' }),
    )

  test("a house's own comes before the platform's, at once in every process, and other houses do not see it", async () => {
    const outro = await iniciarPortadorDeSms()
    const outroProcesso = criarExterno(opcoes())
    outroProcesso.usarPlataforma(SMS, { url: sim.url, token: sim.token })
    await (await outroProcesso.porta(SMS, { hotId: c.hotsite.id }))?.saldo()
    await salvar(m, { url: outro.url, token: outro.token })
    expect((await outroProcesso.acesso(SMS, c.hotsite.id))?.de).toBe('casa')
    expect((await outroProcesso.acesso(SMS, c.outroHotsite.id))?.de).toBe('plataforma')
    const antes = outro.controle.pedidos
    await (await outroProcesso.porta(SMS, { hotId: c.hotsite.id }))?.saldo()
    expect(outro.controle.pedidos).toBe(antes + 1)
    await outroProcesso.fechar()
    await outro.parar()
  })

  test('the row holds no secret, and moved to another house it does not open', async () => {
    await salvar(m, { url: sim.url, token: 'S3GREDO-da-casa' })
    const l = await c.banco.sistema.selectFrom('externoCredencial').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(l) + l.cifrado.toString('latin1')).not.toContain('S3GREDO')
    expect(l.visivel).toEqual({ url: sim.url })
    await c.banco.sistema.updateTable('externoCredencial').set({ hotId: c.outroHotsite.id }).execute()
    await expect(m.acesso(SMS, c.outroHotsite.id)).rejects.toThrow(/belongs to something else/)
  })

  test('row security: another house sees neither credentials, nor messages, nor the log', async () => {
    await salvar(m, { url: sim.url, token: sim.token })
    for (const t of ['externo_credencial', 'externo_envio', 'externo_registro', 'externo_aviso']) {
      const { rows } = await c.banco.lerDoHotsite(c.outroHotsite.id, (tx) =>
        sql`select * from ${sql.table(t)}`.execute(tx),
      )
      expect(rows, t).toEqual([])
    }
  })

  test('a new key takes over: everything is written anew, and the old one can go', async () => {
    await salvar(m, { url: sim.url, token: 'da-casa' })
    const nova = `k2:${randomBytes(32).toString('base64')}`
    const meio = criarExterno(opcoes({ chaves: `${nova},${chaves}` }))
    expect((await meio.acesso(SMS, c.hotsite.id))?.credencial.token).toBe('da-casa')
    expect(await recifrarTudo(c.banco, meio.cofre, [CREDENCIAIS])).toEqual({
      feitas: 1,
      jaEstavam: 0,
      ilegiveis: 0,
    })
    expect(await recifrarTudo(c.banco, meio.cofre, [CREDENCIAIS])).toEqual({
      feitas: 0,
      jaEstavam: 1,
      ilegiveis: 0,
    })
    const fim = criarExterno(opcoes({ chaves: nova }))
    expect((await fim.acesso(SMS, c.hotsite.id))?.credencial.token).toBe('da-casa')
    await expect(m.acesso(SMS, c.hotsite.id)).rejects.toThrow(/k2/)
    expect(contextoDoSegredo(1, 'sms')).not.toBe(contextoDoSegredo(11, 'sms'))
    await Promise.all([meio.fechar(), fim.fechar()])
  })
})
