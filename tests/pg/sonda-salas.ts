/**
 * What each kind of person hears in the rooms of two houses while something happens there: real sockets, with each person's own
 * session, asking for every room that has a name, also those of others and the desk of a broadcast. The acts go by calls, as in
 * the browser.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as esperar } from 'node:timers/promises'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import { tratadores } from '../../apps/server/src/core/http/handle.ts'
import { criarSoquete } from '../../apps/server/src/engines/salas/soquete.ts'
import type { Cenario } from './cenario.ts'
import { NOITE } from '../noite.ts'
import { chamar, type Pessoa } from './sonda.ts'

export interface Ouvido {
  readonly pessoa: Pessoa
  readonly sala: string
  readonly evento: string
  readonly dados: unknown
}

/** In the night: all of them. */
const OUVINTES: readonly (string | null)[] = [
  null,
  'Clientes',
  'Clientes Revendedor',
  'Comitente',
  'Leilão',
  'Leiloeiro',
  'Pátio',
]
/** A connection takes fifty; the words of the desk enter some more. */
const POR_LIGACAO = 40
const SEM_LIMITE = { porIp: 10_000, porConta: 1_000, mensagensPor10s: 10_000 }

interface Palco {
  readonly leiUid: string
  readonly lelUids: readonly string[]
}

/** Lots that take bids, with their auctions; the two clients may bid there. */
async function palcosDa(c: Cenario, gente: readonly Pessoa[]): Promise<Palco[]> {
  const hotId = gente[0]?.casa.id ?? 0
  const r = await sql<{ leiId: number; leiUid: string; lelUids: string[] }>`
    select a.id as lei_id, a.uid as lei_uid, array_agg(l.uid order by l.id) as lel_uids from lote l join leilao a on a.id = l.lei_id
    where l.hot_id = ${hotId} and a.situacao in ('PRONTO', 'AO_VIVO') and a.pausado_at is null and l.situacao in ('LIBERADO_LEILAO', 'AO_VIVO')
    group by a.id order by a.situacao, a.id limit 3`.execute(c.banco.sistema)
  const clientes = gente.flatMap((p) => (p.sessao?.cliId ? [p.sessao.cliId] : []))
  await sql`update cliente set situacao = 'Ativo', documento_situacao = 'Aprovado', email_confirmado_at = now(), telefone_confirmado_at = now(),
    limite_de_compra = null where id = any(${clientes}::int[])`.execute(c.banco.sistema)
  for (const { leiId } of r.rows)
    await sql`insert into habilitacao (hot_id, lei_id, cli_id, situacao, tipo, aceite_regulamento_at)
      select ${hotId}, ${leiId}, x, 'APROVADA', 'AUTOMATICA', now() from unnest(${clientes}::int[]) x
      on conflict (lei_id, cli_id) do update set situacao = 'APROVADA'`.execute(c.banco.sistema)
  return r.rows
}

async function agir(c: Cenario, gente: readonly Pessoa[], palcos: readonly Palco[]): Promise<void> {
  const como = (papel: string) => gente.find((p) => p.papel === papel) as Pessoa
  const pedir = async (papel: string, chave: string, params: Record<string, string>, body: object) => {
    const t = tratadores.get(chave)
    if (t === undefined) throw new Error(`no call ${chave}`)
    const r = await chamar(c, como(papel), t, { params, query: {}, body: { ...body } })
    return r.status === 200
  }
  const minimo = async (lelUid: string) =>
    (
      await sql<{
        v: number
      }>`select coalesce(lance_valor + incremento * 3, minimo) as v from lote where uid = ${lelUid}`.execute(
        c.banco.sistema,
      )
    ).rows[0]?.v ?? 0
  const lance = async (papel: string, lelUid: string) =>
    pedir(
      papel,
      'POST /v1/leilao/lotes/:lelUid/lances',
      { lelUid },
      {
        valor: await minimo(lelUid),
        chaveDoPedido: randomUUID(),
        confirmarValorAlto: true,
      },
    )
  for (const { leiUid, lelUids } of palcos) {
    await pedir(
      'Clientes',
      'POST /v1/conversas/mensagens',
      {},
      { leiUid, uid: randomUUID(), texto: 'Bom dia' },
    )
    for (const lelUid of lelUids.slice(0, 3)) {
      await lance('Clientes', lelUid)
      await lance('Clientes Revendedor', lelUid)
      await pedir(
        'Clientes',
        'POST /v1/leilao/lotes/:lelUid/lances-automaticos',
        { lelUid },
        {
          valor: (await minimo(lelUid)) * 2,
          chaveDoPedido: randomUUID(),
          confirmarValorAlto: true,
        },
      )
      await pedir(
        'Clientes',
        'POST /v1/leilao/lotes/:lelUid/propostas',
        { lelUid },
        {
          valor: 1_000_00,
          chaveDoPedido: randomUUID(),
        },
      )
    }
  }
  await c.servicos.publicador.emDia()
}

/** Rooms of a house, by every name that one of its people might try. */
async function salasDa(c: Cenario, gente: readonly Pessoa[], palcos: readonly Palco[]): Promise<string[]> {
  const hotId = gente[0]?.casa.id ?? 0
  const r = await sql<{
    id: number
  }>`select id from comitente where hot_id = ${hotId} order by id limit 2`.execute(c.banco.sistema)
  return [
    ...palcos.flatMap(({ leiUid: l }) => [`leilao:${l}`, `transmissao:${l}`, `player:${l}`]),
    `site:${hotId}`,
    `retaguarda:${hotId}`,
    ...r.rows.map(({ id }) => `comitente:${id}`),
    ...gente.flatMap(({ sessao: s }) => (s === null ? [] : [`usuario:${s.usuUid}`])),
    ...gente.flatMap(({ sessao: s }) => (s?.cliUid ? [`cliente:${s.cliUid}`] : [])),
  ]
}

/** `durante`: what else happens while they listen. */
export async function ouvirSalas(
  c: Cenario,
  casas: readonly (readonly Pessoa[])[],
  durante: () => Promise<void>,
): Promise<Ouvido[]> {
  const soquete = criarSoquete(c.servicos, SEM_LIMITE)
  const http = createServer()
  http.on('upgrade', (q, fio, cabeca: Buffer) => void soquete.atualizar(q, fio, cabeca))
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
  const porta = (http.address() as AddressInfo).port
  const ouvidos: Ouvido[] = []
  const abertos: WebSocket[] = []
  try {
    const palcos = await Promise.all(casas.map((gente) => palcosDa(c, gente)))
    const salas = (await Promise.all(casas.map((gente, i) => salasDa(c, gente, palcos[i] ?? [])))).flat()
    const gente = casas.flat().filter((p) => NOITE || OUVINTES.includes(p.papel))
    const leiUids = palcos.flat().map((p) => p.leiUid)
    for (const p of gente)
      for (let i = 0; i < salas.length; i += POR_LIGACAO) {
        const pedidas = { salas: salas.slice(i, i + POR_LIGACAO), leiUids: i === 0 ? leiUids : [] }
        abertos.push(await ligar(c, p, porta, pedidas, (o) => ouvidos.push({ pessoa: p, ...o })))
      }
    for (const [i, casa] of casas.entries()) await agir(c, casa, palcos[i] ?? [])
    await durante()
    // The last frames are on their way.
    await esperar(1_500)
  } finally {
    for (const ws of abertos) ws.terminate()
    soquete.fechar()
    await new Promise((ok) => http.close(ok))
  }
  return ouvidos
}

async function ligar(
  c: Cenario,
  p: Pessoa,
  porta: number,
  { salas, leiUids }: { readonly salas: readonly string[]; readonly leiUids: readonly string[] },
  aoOuvir: (o: Omit<Ouvido, 'pessoa'>) => void,
): Promise<WebSocket> {
  const { sessao } = p
  const token = sessao && (await c.servicos.tokens.assinar(p.casa.id, sessao, Date.now() + 900_000))
  const ws = new WebSocket(`ws://127.0.0.1:${porta}/v1/tempo-real`, {
    headers: {
      host: `${p.casa.subdominio}.localhost`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
  let respondidas = 0
  const ouvir = (m: Readonly<Record<string, unknown>>): void => {
    if (m['t'] === 'em-dia' || m['t'] === 'recusada' || m['t'] === 'recarregar') respondidas++
    const sala = String(m['s'] ?? '')
    if (m['t'] === 'q' && 'd' in m)
      aoOuvir({ sala: sala.split(':')[0] ?? '', evento: String(m['e']), dados: m['d'] })
  }
  ws.on('message', (m: Buffer) => {
    const lido = JSON.parse(m.toString()) as Record<string, unknown> | Record<string, unknown>[]
    for (const um of Array.isArray(lido) ? lido : [lido]) ouvir(um)
  })
  await new Promise<void>((ok, falha) => {
    ws.once('open', ok)
    ws.once('error', falha)
  })
  for (const sala of salas) ws.send(JSON.stringify({ t: 'entrar', sala }))
  // The words of the desk, by which one also enters.
  for (const leilaoUid of leiUids)
    ws.send(JSON.stringify({ t: 'dizer', evento: 'conectar-transmissoes-leilao', dados: { leilaoUid } }))
  ws.send(JSON.stringify({ t: 'dizer', evento: 'buscar-templates', dados: {} }))
  for (let i = 0; i < 100 && respondidas < salas.length; i++) await esperar(20)
  return ws
}
