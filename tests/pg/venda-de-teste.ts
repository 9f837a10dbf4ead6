/**
 * What happens before a sale, for tests of what comes after: a lot hammered down to a client, by direct inserts, and the
 * bank as a real server that notifies this process over HTTP.
 */
import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { sql } from 'kysely'
import { criarAplicacao } from '../../apps/server/src/core/http/aplicacao.ts'
import type { Ctx } from '../../apps/server/src/core/http/contexto.ts'
import { trabalharFila } from '../../apps/server/src/core/jobs/fila.ts'
import { usarBancoDaPlataforma } from '../../apps/server/src/modules/pagamentos/banco-pix.integration.ts'
import { criarVendaDoLote, emNomeDoSistema, tirarDaVenda } from '../../apps/server/src/modules/vendas/door.ts'
import { type BancoSimulado, iniciarBancoPix } from '../../apps/server/src/simuladores/banco-pix.ts'
import type { Cenario, ClienteDoCenario, LoteDoCenario, Pessoa } from './cenario.ts'

/** A lot of the scenario's auction, sold to `cliente` and awaiting payment. No sale yet. */
export async function bater(
  c: Cenario,
  cliente: ClienteDoCenario,
  valor: number,
  mudar: Parameters<Cenario['novoLote']>[0] = {},
): Promise<LoteDoCenario> {
  const lote = await c.novoLote(mudar)
  await c.banco.sistema
    .insertInto('lance')
    .values({
      lelId: lote.id,
      seq: 1,
      hotId: cliente.hotId,
      cliId: cliente.cliId,
      tipo: 'Manual',
      situacao: 'vencedor',
      valor,
      data: new Date(),
      hash: randomBytes(32),
    })
    .execute()
  await c.banco.sistema
    .updateTable('lote')
    .set({ situacao: 'AG_PAGAMENTO', lanceSeq: 1, lanceValor: valor, lanceCliId: cliente.cliId })
    .where('id', '=', lote.id)
    .execute()
  return lote
}

/** Runs the sale's task for a lot; answers the sale's id, null when there was nothing to do. */
export async function venderLote(c: Cenario, lote: LoteDoCenario): Promise<number | null> {
  const m = await emNomeDoSistema(c.servicos, c.hotsite.id, 'teste')
  if (m === null) throw new Error('the scenario has no hotsite')
  const r = await c.banco.doHotsite(c.hotsite.id, (tx) => criarVendaDoLote(m, tx, lote.id))
  return r?.aviso.vndId ?? null
}

/** The hammer of a lot is taken back: it leaves its sale. */
export async function tirarDaVendaDeTeste(c: Cenario, vndId: number, lote: LoteDoCenario): Promise<void> {
  const m = await emNomeDoSistema(c.servicos, c.hotsite.id, 'teste')
  if (m === null) throw new Error('the scenario has no hotsite')
  await c.banco.doHotsite(c.hotsite.id, (tx) => tirarDaVenda(m, tx, vndId, lote, 'Erro no martelo'))
}

export interface Praca {
  readonly banco: BancoSimulado
  /** as that person, at the address that the bank can reach */
  ctx(quem: Pessoa | null): Ctx
  readonly url: string
  parar(): Promise<void>
}

/** Bank, API and queue, each as it runs in production. Load the modules before. */
export async function abrirPraca(c: Cenario): Promise<Praca> {
  await sql`update hotsite set pix_chave = 'pix@casa.com.br', pix_nome = 'Casa de Leilões São João', pix_cidade = 'São Paulo' where id = ${c.hotsite.id}`.execute(
    c.banco.sistema,
  )
  c.servicos.hotsites.esquecer()
  const hotsite = await c.servicos.hotsites.porId(c.hotsite.id)
  if (hotsite === null) throw new Error('the scenario has no hotsite')
  const banco = await iniciarBancoPix()
  const desligarBanco = usarBancoDaPlataforma(c.servicos, banco.url)
  const http = createServer()
  const app = await criarAplicacao(
    c.servicos,
    (h) => http.on('request', h),
    () => undefined,
  )
  await app.ready()
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
  const url = `http://${hotsite.subdominio}.localhost:${(http.address() as AddressInfo).port}`
  const fila = await trabalharFila(c.servicos, '')
  return {
    banco,
    url,
    ctx: (quem) => ({ ...c.ctx(quem, hotsite), origem: url }),
    async parar() {
      await banco.sossegar()
      await fila.stop()
      http.closeAllConnections()
      await new Promise<void>((ok) => http.close(() => ok()))
      desligarBanco()
      await banco.parar()
    },
  }
}

/** Asks until the answer is true; the queue and the bank take their time. */
export async function ateQue(pergunta: () => Promise<boolean>, oque: string, ms = 10_000): Promise<void> {
  const fim = Date.now() + ms
  while (Date.now() < fim) {
    if (await pergunta()) return
    await new Promise((r) => setTimeout(r, 50))
  }
  throw new Error(`waited in vain for: ${oque}`)
}

/** As the bank posts: the name below localhost goes into the Host header. */
export function postar(endereco: string, corpo: unknown): Promise<number> {
  const url = new URL(endereco)
  return new Promise((ok, falha) => {
    const q = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method: 'POST',
        headers: { host: url.host, 'content-type': 'application/json' },
      },
      (r) => {
        r.resume()
        r.on('end', () => ok(r.statusCode ?? 0))
      },
    )
    q.on('error', falha)
    q.end(JSON.stringify(corpo))
  })
}

// A PNG of one pixel.
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Subjects of the letters about a sale that have the word, oldest first. */
export async function cartas(c: Cenario, vndId: number, palavra: string): Promise<string[]> {
  const r = await sql<{ assunto: string }>`
    select assunto from caixa_postal where assunto ilike ${`Compra ${numeroDaVenda(vndId)}:%${palavra}%`} order by id`.execute(
    c.banco.sistema,
  )
  return r.rows.map((l) => l.assunto)
}
