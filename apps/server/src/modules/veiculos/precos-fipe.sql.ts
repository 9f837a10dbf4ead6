// The house's table of prices, and the dated price of a vehicle.
import type { PrecoFipe } from '@martelo/domain/veiculos/ler-tabela-fipe.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

const DE_CADA_VEZ = 2000

/** A month that is imported again takes the newer prices. */
export async function gravarPrecos(
  tx: Tx,
  hotId: number,
  referencia: string,
  precos: readonly PrecoFipe[],
): Promise<void> {
  const unicos = [...new Map(precos.map((p) => [`${p.codigo} ${p.anoModelo} ${p.combustivel}`, p])).values()]
  for (let i = 0; i < unicos.length; i += DE_CADA_VEZ) {
    const parte = unicos.slice(i, i + DE_CADA_VEZ)
    await sql`insert into fipe_preco (hot_id, referencia, codigo, ano_modelo, combustivel, nome, valor)
      select ${hotId}, ${referencia}::date, x.* from unnest(${parte.map((p) => p.codigo)}::text[], ${parte.map((p) => p.anoModelo)}::int[],
        ${parte.map((p) => p.combustivel)}::text[], ${parte.map((p) => p.nome)}::text[], ${parte.map((p) => p.valor)}::bigint[]) x
      on conflict (hot_id, codigo, ano_modelo, combustivel, referencia)
      do update set nome = excluded.nome, valor = excluded.valor, importado_at = clock_timestamp()`.execute(
      tx,
    )
  }
}

/** Vehicles of the stock take the newest price of their code and year. */
export async function levarAosVeiculos(tx: Tx, hotId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update veiculo v set fipe_nome = p.nome, fipe_valor = p.valor, fipe_atualizada_at = p.referencia, versao = v.versao + 1, updated_at = now()
    from (select distinct on (codigo, ano_modelo) codigo, ano_modelo, nome, valor, referencia from fipe_preco
      where hot_id = ${hotId} order by codigo, ano_modelo, referencia desc) p
    where v.hot_id = ${hotId} and v.situacao in ('ESTOQUE', 'EM_LEILAO') and v.fipe_codigo = p.codigo and v.ano_modelo = p.ano_modelo
      and (v.fipe_valor is distinct from p.valor or v.fipe_atualizada_at is null) and coalesce(v.fipe_atualizada_at, '-infinity') <= p.referencia
    returning v.id`.execute(tx)
  return rows.length
}

interface Preco {
  nome: string
  valor: number
  referencia: Date
}
export async function precoDaTabela(
  tx: Tx,
  hotId: number,
  codigo: string,
  anoModelo: number,
): Promise<Preco | null> {
  const { rows } = await sql<Preco>`
    select nome, valor, referencia::timestamptz as referencia from fipe_preco where hot_id = ${hotId} and codigo = ${codigo}
      and ano_modelo = ${anoModelo} order by referencia desc limit 1`.execute(tx)
  return rows[0] ?? null
}

export async function gravarFipe(tx: Tx, hotId: number, veiId: number, p: Preco): Promise<void> {
  await sql`update veiculo set fipe_nome = ${p.nome}, fipe_valor = ${p.valor}, fipe_atualizada_at = ${p.referencia},
    versao = versao + 1, updated_at = now() where id = ${veiId} and hot_id = ${hotId}`.execute(tx)
}
