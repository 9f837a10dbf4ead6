// Every minute: what quiet hours and digests have put aside, when its time has come. Rows are taken by one process at a
// time (skip locked) and change in the transaction that hands them over, so that two processes release each once.
// A push whose job was lost with its process is asked for again while it is good.
import { ehObrigatorio, ehTipoDeAviso } from '@martelo/domain/avisos/catalogo.ts'
import type { Canal } from '@martelo/domain/avisos/declarar-aviso.ts'
import type { MotivoDeDispensa } from '@martelo/domain/avisos/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { definirTarefa } from '../jobs/fila.ts'
import type { Servicos } from '../servicos.ts'
import { despachar } from './despachar.ts'
import { enviarPush } from './enviar-push.job.ts'

type Maquina = Pick<Servicos, 'banco' | 'correio'>
const POR_VEZ = 200

interface Adiada {
  id: number
  hotId: number
  aviId: number
  usuId: number | null
  canal: Canal
  destino: string
  insId: number | null
  titulo: string | null
  texto: string | null
  responderA: string | null
  sairUrl: string | null
  noResumo: boolean
  tipo: string
  marca: string
  link: string | null
  tituloDoAviso: string
  textoDoAviso: string
  vencida: boolean
  desligada: boolean
}

/** Releases what is due; answers how many deliveries left. */
export async function soltarAdiadas(s: Maquina, agora: Date | null = null): Promise<number> {
  return s.banco.sistema.transaction().execute(async (tx) => {
    const { rows } = await sql<Adiada>`
      select e.id, e.hot_id, e.avi_id, e.usu_id, e.canal, e.destino, e.ins_id, e.titulo, e.texto, e.responder_a, e.sair_url, e.no_resumo,
        a.tipo, a.marca, a.link, a.titulo as titulo_do_aviso, a.texto as texto_do_aviso,
        not e.no_resumo and a.vence_at <= coalesce(${agora}::timestamptz, clock_timestamp()) as vencida,
        exists (select from preferencia_de_canal p where p.hot_id = e.hot_id and p.usu_id = e.usu_id and p.tipo = a.tipo and p.canal = e.canal and not p.ligado) as desligada
      from aviso_entrega e join aviso a on a.id = e.avi_id
      where e.situacao = 'adiada' and e.quando <= coalesce(${agora}::timestamptz, clock_timestamp())
      order by e.id limit ${POR_VEZ} for update of e skip locked`.execute(tx)
    let soltas = 0
    for (const [hotId, daCasa] of Map.groupBy(rows, (r) => r.hotId))
      soltas += await soltarDaCasa(s, tx, hotId, daCasa)
    await pedirPushDeNovo(tx)
    return soltas
  })
}

const fora = (e: Adiada): MotivoDeDispensa | null =>
  e.desligada && ehTipoDeAviso(e.tipo) && !ehObrigatorio(e.tipo, e.canal)
    ? 'preferencia'
    : e.vencida
      ? 'vencida'
      : null

async function soltarDaCasa(s: Maquina, tx: Tx, hotId: number, linhas: readonly Adiada[]): Promise<number> {
  for (const motivo of ['preferencia', 'vencida'] as const) {
    const ids = linhas.filter((e) => fora(e) === motivo).map((e) => e.id)
    if (ids.length > 0)
      await sql`update aviso_entrega set situacao = 'dispensada', motivo = ${motivo} where hot_id = ${hotId} and id = any(${ids})`.execute(
        tx,
      )
  }
  const boas = linhas.filter((e) => fora(e) === null)
  await sql`update aviso_entrega set situacao = 'pendente' where hot_id = ${hotId} and id = any(${boas.map((e) => e.id)})`.execute(
    tx,
  )
  const avulsas = boas.filter((e) => !e.noResumo)
  await despachar(
    tx,
    hotId,
    avulsas.map((e) => ({
      ...e,
      situacao: 'pendente' as const,
      motivo: null,
      quando: new Date(0),
      titulo: e.titulo ?? '',
      texto: e.texto ?? '',
    })),
  )
  const resumos = Map.groupBy(
    boas.filter((e) => e.noResumo),
    (e) => e.usuId ?? 0,
  )
  for (const [usuId, dele] of resumos) await escreverResumo(s, tx, hotId, usuId, dele)
  return boas.length
}

/** One letter for all that waited: what each said, and where it leads. */
async function escreverResumo(
  s: Maquina,
  tx: Tx,
  hotId: number,
  usuId: number,
  dele: readonly Adiada[],
): Promise<void> {
  const origem = (await s.correio.origemDaCasa(hotId)) ?? ''
  const lista = dele
    .map((e) =>
      [e.tituloDoAviso, e.textoDoAviso, e.link === null ? '' : origem + e.link].filter(Boolean).join('\n'),
    )
    .join('\n\n')
  const ids = dele.map((e) => e.id)
  const [feito] = await s.correio.avisar(tx, hotId, {
    tipo: 'resumo',
    para: { usuId },
    variaveis: { lista },
    chave: `ate:${Math.max(...ids)}`,
  })
  const caiId = feito?.mensagens[0] ?? null
  await sql`update aviso_entrega set cai_id = ${caiId} where hot_id = ${hotId} and id = any(${ids})`.execute(
    tx,
  )
}

async function pedirPushDeNovo(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from aviso_entrega where canal = 'push' and situacao = 'pendente' and quando < clock_timestamp() - interval '2 minutes'
      and coalesce(tomado_ate, '-infinity') < clock_timestamp() order by quando limit ${POR_VEZ}`.execute(tx)
  for (const { id } of rows) await enviarPush.agendar(tx, { entregaId: id }, { chave: `push-${id}` })
}

definirTarefa<Record<string, never>>('soltar-adiadas', async (_, s) => {
  await soltarAdiadas(s)
})
