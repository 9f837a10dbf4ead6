// The socket as a browser meets it: bids over it, its limits, a slow watcher, a stampede of reconnects.
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateSync } from 'node:zlib'
import type { DoServidor } from '@martelo/contracts/core/frames.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { criarSoquete, definirSala, type LimitesDoSoquete } from '../../engines/salas/soquete.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { aceitarTermo, publicarTermo, semTermos } from '../../../../../tests/pg/termos-de-teste.ts'
import '../lances/dar-lance.handler.ts'
import './entrar-na-sala.reaction.ts'
import './sala-do-leilao.handler.ts'

const DAR_LANCE = 'POST /v1/leilao/lotes/:lelUid/lances'
let c: Cenario
let http: Server
let soquete: ReturnType<typeof criarSoquete>
let parar: () => Promise<void>
const abertos: WebSocket[] = []
const LIMITES: LimitesDoSoquete = { porIp: 400, porConta: 3, mensagensPor10s: 40 }

type Mensagem = DoServidor & { readonly t: string }

/** One tab: what it got, and a way to wait for something. */
class Aba {
  readonly recebidas: Mensagem[] = []
  readonly ws: WebSocket
  fechada: number | null = null
  comprimidas = 0
  #espera: (() => void)[] = []

  constructor(ws: WebSocket) {
    this.ws = ws
    abertos.push(ws)
    ws.on('message', (m: Buffer, comprimida: boolean) => {
      if (comprimida) this.comprimidas += 1
      const lido = JSON.parse((comprimida ? inflateSync(m) : m).toString()) as Mensagem | Mensagem[]
      this.recebidas.push(...(Array.isArray(lido) ? lido : [lido]))
      for (const fn of this.#espera.splice(0)) fn()
    })
    ws.on('close', (codigo) => {
      this.fechada = codigo
      for (const fn of this.#espera.splice(0)) fn()
    })
  }

  async ate<T>(achar: () => T | undefined | false, ms = 10_000): Promise<T> {
    const fim = Date.now() + ms
    for (;;) {
      const achado = achar()
      if (achado !== undefined && achado !== false) return achado
      if (Date.now() > fim) throw new Error('it did not come in time')
      await new Promise<void>((ok) => {
        const timer = setTimeout(ok, 100)
        this.#espera.push(() => {
          clearTimeout(timer)
          ok()
        })
      })
    }
  }

  enviar(m: object): void {
    this.ws.send(JSON.stringify(m))
  }

  async chamar(n: number, chave: string, p: object, b: object) {
    this.enviar({ t: 'chamar', n, c: chave, p, b })
    return this.ate(() =>
      this.recebidas.find(
        (m): m is Extract<DoServidor, { t: 'resposta' }> => m.t === 'resposta' && m.n === n,
      ),
    )
  }

  async entrar(sala: string, versao?: number, mais: { z?: 1 } = {}): Promise<void> {
    const antes = this.recebidas.length
    this.enviar({ t: 'entrar', sala, ...(versao === undefined ? {} : { versao }), ...mais })
    await this.ate(() => this.recebidas.slice(antes).some((m) => m.t === 'em-dia' || m.t === 'recarregar'))
  }

  quadros(evento: string) {
    return this.recebidas.filter(
      (m): m is Extract<DoServidor, { t: 'q'; d: unknown }> => m.t === 'q' && 'e' in m && m.e === evento,
    )
  }
}

async function ligar(quem: Pessoa | null, fim = Date.now() + 900_000, onde = http): Promise<Aba> {
  const token =
    quem === null
      ? null
      : await c.servicos.tokens.assinar(quem.hotId, { ...quem, familia: randomUUID() }, fim)
  const ws = new WebSocket(`ws://127.0.0.1:${(onde.address() as AddressInfo).port}/v1/tempo-real`, {
    headers: { host: 'leilao.localhost', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  const aba = new Aba(ws)
  await new Promise<void>((ok, falha) => {
    ws.once('open', ok)
    ws.once('error', falha)
  })
  await aba.ate(() => aba.recebidas.length > 0)
  return aba
}

beforeAll(async () => {
  c = await criarCenario({ clientes: 6, lotes: 2 })
  parar = await c.servicos.lances.iniciar()
  soquete = criarSoquete(c.servicos, LIMITES)
  http = createServer()
  http.on('upgrade', (q, fio, cabeca: Buffer) => void soquete.atualizar(q, fio, cabeca))
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
})
afterAll(async () => {
  for (const ws of abertos) ws.terminate()
  soquete.fechar()
  http.close()
  await parar()
  await c.fechar()
})

const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const lance = (valor: number, chaveDoPedido = randomUUID()) => ({
  valor,
  chaveDoPedido,
  confirmarValorAlto: true,
})

describe('a bid over the socket', () => {
  test('under terms that he has not accepted is refused like one over HTTP', async () => {
    const [lote, quem] = [await c.novoLote(), await c.novoCliente()]
    const aba = await ligar(quem)
    const dar = (n: number) => aba.chamar(n, DAR_LANCE, { lelUid: lote.uid }, lance(1_000_00))
    const uid = await publicarTermo(c)
    expect(await dar(1)).toMatchObject({ erro: { statusCode: 403, error: 'termos-nao-aceitos' } })
    await aceitarTermo(c, quem, uid)
    expect(await dar(2)).toMatchObject({ d: { situacao: 'vencendo' } })
    await semTermos(c)
  })

  test('is answered like one over HTTP, once per key, whichever way it comes', async () => {
    const lote = await c.novoLote()
    const aba = await ligar(cliente(0))
    const corpo = lance(1_000_00)
    const r = await aba.chamar(1, DAR_LANCE, { lelUid: lote.uid }, corpo)
    expect(r).toMatchObject({ d: { situacao: 'vencendo', valor: 1_000_00 } })
    const porHttp = await chamarComo(c, cliente(0), DAR_LANCE, { params: { lelUid: lote.uid }, body: corpo })
    expect(porHttp.valor).toEqual('d' in r && r.d)
    expect(await aba.chamar(2, DAR_LANCE, { lelUid: lote.uid }, corpo)).toEqual({ ...r, n: 2 })
    const recusa = await aba.chamar(3, DAR_LANCE, { lelUid: lote.uid }, lance(1_000_00))
    expect(recusa).toMatchObject({ erro: { statusCode: 409, error: 'valor-abaixo' } })
  })

  test.each<[string, () => Promise<Aba>, string, object, number]>([
    ['no one signed in', () => ligar(null), DAR_LANCE, lance(1_000_00), 401],
    [
      'a session that has ended',
      async () => {
        const aba = await ligar(cliente(1), Date.now() + 2_000)
        await new Promise((ok) => setTimeout(ok, 2_100))
        return aba
      },
      DAR_LANCE,
      lance(1_000_00),
      401,
    ],
    ['a person who is no client', () => ligar(c.leiloeiro), DAR_LANCE, lance(1_000_00), 403],
    ['a call that is not for the socket', () => ligar(cliente(1)), 'GET /v1/leilao/:leiUid/sala', {}, 404],
    ['an unknown call', () => ligar(cliente(1)), 'POST /v1/nada', {}, 404],
    ['a broken body', () => ligar(cliente(1)), DAR_LANCE, { valor: 'muito', chaveDoPedido: 'x' }, 400],
  ])('is refused: %s', async (_, quem, chave, corpo, status) => {
    const lote = await c.novoLote()
    const aba = await quem()
    const r = await aba.chamar(7, chave, { lelUid: lote.uid }, corpo)
    expect(r).toMatchObject({ erro: { statusCode: status } })
    expect(
      await c.banco.sistema.selectFrom('lance').select('seq').where('lelId', '=', lote.id).execute(),
    ).toEqual([])
    aba.ws.terminate()
  })

  test('every watcher is told, staff with the whole nickname', async () => {
    const lote = await c.novoLote()
    const [aba, visita, casa] = [await ligar(cliente(2)), await ligar(null), await ligar(c.equipe)]
    for (const a of [visita, casa]) await a.entrar(`leilao:${c.leilao.uid}`)
    await aba.chamar(1, DAR_LANCE, { lelUid: lote.uid }, lance(1_000_00))
    const deLote = (a: Aba) =>
      a
        .quadros('lance-aceito')
        .map((q) => q.d as { lelUid: string; lances: Record<string, unknown>[] })
        .find((d) => d.lelUid === lote.uid)
    const [publico, interno] = [await visita.ate(() => deLote(visita)), await casa.ate(() => deLote(casa))]
    expect(publico.lances).toMatchObject([{ seq: 1, valor: 1_000_00 }])
    expect(publico.lances[0]).not.toHaveProperty('apelidoCompleto')
    expect(interno.lances).toMatchObject([{ seq: 1, apelidoCompleto: 'apelido3', cliUid: cliente(2).cliUid }])
  })
})

describe('limits', () => {
  test('an account has so many tabs, and one more when it closed one', async () => {
    const abas = await Promise.all([ligar(cliente(4)), ligar(cliente(4)), ligar(cliente(4))])
    await expect(ligar(cliente(4))).rejects.toThrow('429')
    abas[0]?.ws.close()
    await abas[0]?.ate(() => abas[0]?.fechada !== null)
    await expect(ligar(cliente(4))).resolves.toBeInstanceOf(Aba)
  })

  test('an account has so many tabs in all processes together', async () => {
    const outro = criarSoquete(await c.outroProcesso(), LIMITES)
    const la = createServer().on('upgrade', (q, fio, cabeca: Buffer) => void outro.atualizar(q, fio, cabeca))
    await new Promise<void>((ok) => la.listen(0, '127.0.0.1', ok))
    try {
      const abas = await Promise.all([ligar(cliente(5)), ligar(cliente(5)), ligar(cliente(5))])
      // Processes tell each other their counts once in a while. What comes in meanwhile goes again.
      const entra = () =>
        ligar(cliente(5), undefined, la).then(
          (aba) => {
            aba.ws.close()
            return 'in'
          },
          (e: unknown) => String(e),
        )
      await expect.poll(entra, { interval: 200 }).toContain('429')
      abas[0]?.ws.close()
      await expect.poll(entra, { interval: 200 }).toBe('in')
    } finally {
      outro.fechar()
      la.close()
    }
  })

  test('tabs that come in one moment are no more than those that come one after the other', async () => {
    const vindas = await Promise.allSettled(Array.from({ length: 8 }, () => ligar(cliente(3))))
    expect(vindas.filter((v) => v.status === 'fulfilled')).toHaveLength(LIMITES.porConta)
  })

  test('a room has one name', async () => {
    const aba = await ligar(null)
    aba.enviar({ t: 'entrar', sala: `leilao:${c.leilao.uid}:outra` })
    await aba.ate(() => aba.recebidas.some((m) => m.t === 'recusada'))
  })

  test('who goes while he is let in does not stay in the room', async () => {
    const { promise: solta, resolve: soltar } = Promise.withResolvers<void>()
    const { promise: veio, resolve: vir } = Promise.withResolvers<void>()
    definirSala('demorada', async () => {
      vir()
      await solta
      return { publicos: ['publico'], leiId: c.leilao.id }
    })
    const aba = await ligar(null)
    const antes = c.servicos.tempoReal.quantos(c.leilao.id)
    const abertas = soquete.quantas()
    aba.enviar({ t: 'entrar', sala: 'demorada:1' })
    await veio
    aba.ws.terminate()
    await aba.ate(() => soquete.quantas() < abertas)
    soltar()
    await new Promise((ok) => setTimeout(ok, 200))
    expect(c.servicos.tempoReal.quantos(c.leilao.id)).toBe(antes)
  })

  test('a tab that talks without end is closed', async () => {
    const aba = await ligar(null)
    for (let i = 0; i <= LIMITES.mensagensPor10s; i++) aba.enviar({ t: 'relogio', n: i })
    await aba.ate(() => aba.fechada !== null)
    expect(aba.fechada).toBe(4429)
  })
})

describe('watchers', () => {
  const anunciar = (n: number, texto: string) =>
    c.servicos.tempoReal.publicar({ id: c.leilao.id, uid: c.leilao.uid, hotId: c.hotsite.id }, [
      { evento: 'lote-atualizado', para: ['publico'], dados: { n, texto } },
    ])

  test('a slow one gets no more frames than fit, the others all; when it has caught up it loads the state', async () => {
    const [lenta, rapida] = [await ligar(null), await ligar(null)]
    for (const a of [lenta, rapida]) await a.entrar(`leilao:${c.leilao.uid}`)
    const fio = Reflect.get(lenta.ws, '_socket') as { pause(): void; resume(): void }
    fio.pause()
    const texto = 'x'.repeat(200_000)
    for (let i = 0; i < 60; i++) await anunciar(i, texto)
    const vistos = () =>
      rapida.quadros('lote-atualizado').filter((q) => (q.d as { texto?: string }).texto === texto)
    await rapida.ate(() => vistos().length === 60)
    fio.resume()
    await lenta.ate(() => lenta.recebidas.some((m) => m.t === 'recarregar'))
    expect(lenta.quadros('lote-atualizado').length).toBeLessThan(60)
  })

  test('a client that takes long messages compressed gets the same as the others, short ones as they are', async () => {
    const [com, sem] = [await ligar(null), await ligar(null)]
    await com.entrar(`leilao:${c.leilao.uid}`, undefined, { z: 1 })
    await sem.entrar(`leilao:${c.leilao.uid}`)
    for (const [i, texto] of ['curto', 'longo '.repeat(500), 'ação '.repeat(20_000), 'fim'].entries()) {
      await anunciar(300 + i, texto)
      for (const a of [com, sem])
        await a.ate(() => a.quadros('lote-atualizado').some((q) => (q.d as { n: number }).n === 300 + i))
    }
    expect(com.quadros('lote-atualizado')).toEqual(sem.quadros('lote-atualizado'))
    expect(com.comprimidas).toBe(2)
    expect(sem.comprimidas).toBe(0)
  })

  test('two hundred that come back at once each get what they missed, in order, and nothing twice', async () => {
    const sala = `leilao:${c.leilao.uid}`
    const antes = await c.servicos.tempoReal.versaoDaSala(c.leilao.id)
    for (let i = 0; i < 5; i++) await anunciar(100 + i, 'perdido '.repeat(100))
    const abas = await Promise.all(Array.from({ length: 200 }, () => ligar(null)))
    // Every other one takes long messages compressed.
    await Promise.all(abas.map((a, i) => a.entrar(sala, antes, i % 2 === 0 ? { z: 1 } : {})))
    expect(abas.map((a) => a.comprimidas > 0)).toEqual(abas.map((_, i) => i % 2 === 0))
    await anunciar(200, 'depois')
    for (const a of abas) {
      await a.ate(() => a.quadros('lote-atualizado').some((q) => (q.d as { n: number }).n === 200))
      const versoes = a.quadros('lote-atualizado').map((q) => q.v ?? 0)
      expect([...new Set(versoes)].sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6].map((d) => antes + d))
    }
    for (const a of abas) a.ws.terminate()
  })
})
