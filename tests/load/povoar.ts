// A world for load programs: one hotsite with an open auction, many lots and many clients who may bid, by few statements.
import { sql } from 'kysely'
import type { BancoDeDados } from '../../apps/server/src/core/database/database.ts'

export interface Povoado {
  readonly hotId: number
  readonly subdominio: string
  readonly leiUid: string
  /** uids */
  readonly lotes: readonly string[]
  readonly clientes: readonly { readonly cliId: number; readonly usuId: number }[]
}

let vez = 0

/** A new hotsite each time: runs do not see each other. */
export async function povoar(
  banco: BancoDeDados,
  { lotes, clientes }: { lotes: number; clientes: number },
): Promise<Povoado> {
  const db = banco.sistema
  const nome = `carga${++vez}`
  const um = async <T>(q: ReturnType<typeof sql<T>>): Promise<T> => {
    const r = await q.execute(db)
    const linha = r.rows[0]
    if (linha === undefined) throw new Error('the load world could not be made')
    return linha
  }
  const { id: hotId } = await um(
    sql<{
      id: number
    }>`insert into hotsite (nome, subdominio, tipo) values (${nome}, ${nome}, 'leilao') returning id`,
  )
  const { id: comId } = await um(
    sql<{ id: number }>`insert into comitente (hot_id, nome) values (${hotId}, 'Banco') returning id`,
  )
  const { id: leoId } = await um(
    sql<{
      id: number
    }>`insert into leiloeiro (hot_id, nome, matricula, junta, uf) values (${hotId}, 'L', '1', 'J', 'SP') returning id`,
  )
  const { id: lrlId } = await um(
    sql<{
      id: number
    }>`insert into local_realizacao (hot_id, nome, endereco, cidade, uf) values (${hotId}, 'L', 'R', 'C', 'SP') returning id`,
  )
  await sql`insert into tipo_lote (id, nome, categoria) values (1, 'Automóvel', 'Carros') on conflict do nothing`.execute(
    db,
  )
  const leilao = await um(sql<{ id: number; uid: string }>`
    insert into leilao (hot_id, nome, situacao, modalidade, conducao, data, leo_id, lrl_id)
    values (${hotId}, ${nome}, 'PRONTO', 'ONLINE', 'robo', now() + interval '1 day', ${leoId}, ${lrlId}) returning id, uid`)
  const r = await sql<{ uid: string }>`
    with v as (insert into veiculo (hot_id, com_id, tipo_id, nome, marca, modelo)
        select ${hotId}, ${comId}, 1, 'Carro ' || g, 'Marca', 'Modelo' from generate_series(1, ${lotes}) g returning id)
    insert into lote (hot_id, lei_id, vei_id, com_id, numero, posicao_leilao, nome, situacao, tipo_id, minimo, incremento, data_fim)
    select ${hotId}, ${leilao.id}, id, ${comId}, id::text, row_number() over (), 'Carro', 'LIBERADO_LEILAO', 1, 100, 100, now() + interval '1 day' from v
    returning uid`.execute(db)
  const c = await sql<{ cliId: number; usuId: number }>`
    with u as (insert into usuario (hot_id, nome, email, papeis)
        select ${hotId}, 'C' || g, 'c' || g || '@carga.com.br', '{Clientes}' from generate_series(1, ${clientes}) g returning id),
      c as (insert into cliente (hot_id, usu_id, apelido, nome, cpf, email, documento_situacao, email_confirmado_at, telefone_confirmado_at)
        select ${hotId}, id, 'a' || id, 'C', lpad(id::text, 11, '0'), 'c' || id || '@carga.com.br', 'Aprovado', now(), now() from u returning id, usu_id),
      h as (insert into habilitacao (hot_id, lei_id, cli_id, situacao, tipo, aceite_regulamento_at)
        select ${hotId}, ${leilao.id}, id, 'APROVADA', 'AUTOMATICA', now() from c)
    select id as cli_id, usu_id from c`.execute(db)
  await sql`vacuum analyze lote, cliente, habilitacao`.execute(db)
  return { hotId, subdominio: nome, leiUid: leilao.uid, lotes: r.rows.map((l) => l.uid), clientes: c.rows }
}
