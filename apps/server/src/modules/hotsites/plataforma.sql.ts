// Houses as the platform's administrators see them: past the tenancy of one, so each statement is over all of them on purpose.
import type { EnderecosPorAmbiente } from '@martelo/domain/hotsites/enderecos-por-ambiente.ts'
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { reabrirContaDaPlataforma } from '../usuarios/door.ts'

/** Whether this account administers the platform, and not only its house. */
export async function ehDaPlataforma(tx: Tx, hotId: number, usuId: number): Promise<boolean> {
  const r = await sql<{
    sim: boolean
  }>`select plataforma and ativo as sim from usuario where hot_id = ${hotId} and id = ${usuId}`.execute(tx)
  return r.rows[0]?.sim ?? false
}

export async function todasAsCasas(banco: Banco): Promise<Hotsite[]> {
  return banco.selectFrom('hotsite').selectAll().orderBy('id').execute()
}

/** The rules and texts of another house; its keys, contacts, pictures and addresses stay its own. */
export async function copiarRegras(tx: Tx, de: number, para: number): Promise<void> {
  await sql`update hotsite n set permitir_cpf = o.permitir_cpf, permitir_cnpj = o.permitir_cnpj, confirmacao_email_exigida = o.confirmacao_email_exigida,
      confirmacao_telefone_exigida = o.confirmacao_telefone_exigida, documentos_exigidos = o.documentos_exigidos,
      tipo_habilitacao_leilao = o.tipo_habilitacao_leilao, necessario_login_para_visualizar = o.necessario_login_para_visualizar,
      minutos_ociosos = o.minutos_ociosos, lance_automatico = o.lance_automatico, propostas = o.propostas, apelidos_leiloeiro = o.apelidos_leiloeiro,
      mostrar_reserva_atingida = o.mostrar_reserva_atingida, manter_como_condicional = o.manter_como_condicional,
      dias_resposta_condicional = o.dias_resposta_condicional, dias_estadia_gratis = o.dias_estadia_gratis, perguntas = o.perguntas, fonte = o.fonte,
      desistencia_automatica = o.desistencia_automatica, segundo_fator_exigido = o.segundo_fator_exigido, limites_de_desconto = o.limites_de_desconto,
      segundo_aprovador_desde = o.segundo_aprovador_desde, segundo_aprovador_tipos = o.segundo_aprovador_tipos,
      conf_email = o.conf_email, conta_bancaria_comitente = o.conta_bancaria_comitente,
      segunda_oferta = o.segunda_oferta, segunda_oferta_horas = o.segunda_oferta_horas,
      exige_fotos_aprovadas = o.exige_fotos_aprovadas, dias_de_reclamacao = o.dias_de_reclamacao,
      validacoes_valor_oferta_bloqueada = o.validacoes_valor_oferta_bloqueada, recursos_desligados = o.recursos_desligados
    from hotsite o where n.id = ${para} and o.id = ${de}`.execute(tx)
}

/** `versao`: the one that was read; false when the house moved on since. */
export async function mudarEndereco(
  banco: Banco,
  id: number,
  e: {
    readonly subdominio: string
    readonly dominio: string | null
    readonly tipo: string
    readonly ativo: boolean
    readonly emPreparacao: boolean
    readonly enderecos?: EnderecosPorAmbiente
    readonly versao?: number
  },
): Promise<boolean> {
  const { enderecos, versao, ...campos } = e
  const r = await banco
    .updateTable('hotsite')
    .set({
      ...campos,
      ...(enderecos === undefined ? {} : { enderecos: JSON.stringify(enderecos) }),
      versao: sql<number>`versao + 1`,
    })
    .where('id', '=', id)
    .$if(versao !== undefined, (q) => q.where('versao', '=', versao ?? 0))
    .executeTakeFirst()
  return r.numUpdatedRows > 0n
}

/** Auctions whose lots end or are called now: with the house off the air they would go without a bidder. */
export async function leiloesAndando(banco: Banco, hotId: number): Promise<string[]> {
  const r = await sql<{ nome: string }>`
    select a.nome from leilao a where a.hot_id = ${hotId} and not a.teste and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO')
      and (a.pausado_at is null or a.situacao = 'AO_VIVO') and exists (select from lote l where l.lei_id = a.id
        and l.situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS')
        and (a.situacao = 'AO_VIVO' or l.data_fim is not null))
    order by a.data, a.id limit 20`.execute(banco)
  return r.rows.map((x) => x.nome)
}

/**
 * The account by which an administrator of the platform works in another house: the one he had, blocked or not, or a new one.
 * null: another account there has his e-mail and is no active administrator.
 */
export async function contaNaCasa(
  banco: Banco,
  hotId: number,
  quem: { readonly id: number; readonly email: string },
  criar: (tx: Tx) => Promise<{ id: number }>,
): Promise<number | null> {
  return banco.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('plataforma-na-casa', ${hotId}))`.execute(tx)
    const r = await sql<{
      id: number
      dele: boolean
      adm: boolean
    }>`select id, plataforma_de is not null and plataforma_de = ${quem.id} as dele,
        ativo and 'ADM' = any(papeis) as adm
      from usuario where hot_id = ${hotId} and (lower(email) = lower(${quem.email}) or plataforma_de = ${quem.id})
      order by dele desc limit 1`.execute(tx)
    const [conta] = r.rows
    if (conta === undefined) return (await criar(tx)).id
    if (!conta.dele) return conta.adm ? conta.id : null
    await reabrirContaDaPlataforma(tx, hotId, conta.id)
    return conta.id
  })
}
