// What clients agreed to. A version that is in force is accepted once; who agreed before versions were kept counts by the
// day of his sign-up.
import { createHash } from 'node:crypto'
import { textoDaRecusa } from '@martelo/domain/lances/recusas.ts'
import { exigeAceite } from '@martelo/domain/privacidade/aceite-exigido.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'

export interface TermoEmVigor {
  id: number
  uid: string
  documento: string
  numero: string
  vigenteDesde: string
  texto: string
  exigidoDesde: string | null
  mudancas: { numero: string; texto: string }[]
}

export async function termosAAceitar(tx: Tx, hotId: number, cliId: number): Promise<TermoEmVigor[]> {
  const r = await sql<TermoEmVigor>`
    select v.id, v.uid, v.documento, v.numero, v.vigente_desde::text, v.texto,
      case when v.documento = 'termos' then coalesce(v.exigido_desde, v.vigente_desde)::text end as exigido_desde,
      coalesce((select json_agg(json_build_object('numero', m.numero, 'texto', m.mudancas) order by m.vigente_desde, m.id)
        from versao_de_termo m where m.hot_id = v.hot_id and m.documento = v.documento and m.mudancas is not null
          and (m.vigente_desde, m.id) <= (v.vigente_desde, v.id)
          and not conhecia_o_termo(c.aceite_termos_at, m.vigente_desde, m.publicada_at)
          and not exists (select from aceite_de_termo d join versao_de_termo n on n.id = d.ver_id where d.cli_id = c.id
            and n.documento = m.documento and (n.vigente_desde, n.id) >= (m.vigente_desde, m.id))), '[]') as mudancas
    from (select distinct on (x.documento) x.* from versao_de_termo x where x.hot_id = ${hotId}
      and x.vigente_desde <= (clock_timestamp() at time zone 'America/Sao_Paulo')::date
      order by x.documento, x.vigente_desde desc, x.id desc) v
    join cliente c on c.id = ${cliId} and c.hot_id = v.hot_id
    where not exists (select from aceite_de_termo a where a.cli_id = c.id and a.ver_id = v.id)
      and not conhecia_o_termo(c.aceite_termos_at, v.vigente_desde, v.publicada_at)
    order by v.documento`.execute(tx)
  return r.rows
}

/** The judge's refusal where a purchase is no bid: the house's terms of use that he has not accepted. Null: he may. */
export async function faltaAceite(
  tx: Tx,
  { id: hotId, tipo }: Pick<Hotsite, 'id' | 'tipo'>,
  cliId: number,
): Promise<Recusada<'termos-nao-aceitos'> | null> {
  const r = await sql<{ exigidoDesde: Date; ate: Date | null; agora: Date }>`
    select t.exigido_desde, t.ate, clock_timestamp() as agora from cliente c, termos_sem_aceite(c.hot_id, c.id, c.aceite_termos_at) t
    where c.hot_id = ${hotId} and c.id = ${cliId}`.execute(tx)
  const faltam = r.rows.map((t) => ({
    exigidoDesde: t.exigidoDesde.getTime(),
    ate: t.ate?.getTime() ?? null,
  }))
  if (!exigeAceite(faltam, r.rows[0]?.agora.getTime() ?? 0)) return null
  const codigo = 'termos-nao-aceitos'
  return recusar(codigo, textoDaRecusa({ codigo }, tipo === 'loja' ? 'loja' : 'leilao'))
}

type Palavras = Pick<TermoEmVigor, 'documento' | 'numero' | 'vigenteDesde' | 'texto'>

/** What a client agrees to, in one name: other words of the same version are another. */
export const digestDoTermo = ({ documento, numero, vigenteDesde, texto }: Palavras): string =>
  createHash('sha256')
    .update(JSON.stringify([documento, numero, vigenteDesde, texto]))
    .digest('base64url')

/** As they are now, and as they stay until the transaction ends. */
export async function segurarTermos(
  tx: Tx,
  hotId: number,
  uids: readonly string[],
): Promise<(Palavras & { readonly uid: string })[]> {
  const r = await sql<Palavras & { uid: string }>`
    select v.uid, v.documento, v.numero, v.vigente_desde::text, v.texto from versao_de_termo v
    where v.hot_id = ${hotId} and v.uid = any(${[...uids]}::uuid[]) order by v.id for share`.execute(tx)
  return r.rows
}

const NO_MAXIMO = 200

export async function aceitesDoCliente(tx: Tx, hotId: number, cliId: number) {
  const r = await sql<{ documento: string; numero: string; aceitoAt: Date }>`
    select v.documento, v.numero, a.aceito_at from aceite_de_termo a join versao_de_termo v on v.id = a.ver_id
    where a.hot_id = ${hotId} and a.cli_id = ${cliId} order by a.aceito_at desc, a.id desc limit ${NO_MAXIMO}`.execute(
    tx,
  )
  return r.rows
}

/** Whether a client agreed to it by name. */
export async function foiAceita(tx: Tx, hotId: number, uid: string): Promise<boolean> {
  const r = await sql<{
    sim: boolean
  }>`select exists (select from aceite_de_termo a join versao_de_termo v on v.id = a.ver_id
    where v.hot_id = ${hotId} and v.uid = ${uid}::uuid) as sim`.execute(tx)
  return r.rows[0]?.sim ?? false
}

/** Of those in force, all or the named ones; twice is once. Answers how many were new. */
export async function registrarAceites(
  tx: Tx,
  a: {
    readonly hotId: number
    readonly cliId: number
    readonly ip: string | null
    readonly quando: Date
    readonly versoes?: readonly string[]
  },
): Promise<number> {
  const versoes = a.versoes === undefined ? null : [...a.versoes]
  const r = await sql<{ id: number }>`
    insert into aceite_de_termo (hot_id, cli_id, ver_id, aceito_at, ip)
    select v.hot_id, ${a.cliId}, v.id, ${a.quando}, ${a.ip}
    from (select distinct on (x.documento) x.* from versao_de_termo x where x.hot_id = ${a.hotId}
      and x.vigente_desde <= (clock_timestamp() at time zone 'America/Sao_Paulo')::date
      order by x.documento, x.vigente_desde desc, x.id desc) v
    where ${versoes}::uuid[] is null or v.uid = any(${versoes}::uuid[])
    on conflict (cli_id, ver_id) do nothing returning id`.execute(tx)
  return r.rows.length
}
