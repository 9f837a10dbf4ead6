// The request to be forgotten: how it stands, what keeps it from being carried out, and the doing.
import type { FatosDaExclusao } from '@martelo/domain/clientes/exclusao.ts'
import { apagarCliente } from '@martelo/domain/clientes/exclusao.ts'
import { sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import type { Tx } from '../../core/database/database.ts'
import { esquecerAvisos } from '../../core/avisos/esquecer-avisos.sql.ts'
import { esquecerBuscas } from '../buscas/door.ts'
import { esquecerConvidado } from '../eventos/door.ts'
import { esquecerFavoritos } from '../favoritos/door.ts'
import { esquecerGrupos } from '../grupos/door.ts'
import { esquecerRestricoes } from '../integracoes/door.ts'
import { esquecerContatosDasPropostas } from '../lances/door.ts'
import { esquecerProblemas } from '../lotes/door.ts'
import { esquecerMensagens } from '../mensagens/door.ts'
import { esquecerLeitor } from '../newsletter/door.ts'
import { esvaziarConta, renomearContas } from '../usuarios/door.ts'
import { esquecerVisitacoes } from '../visitacoes/door.ts'
import { esquecerVisitas } from '../visitas/door.ts'

/** What is open under his registration and those that were joined to it. */
export async function fatosDaExclusao(tx: Tx, hotId: number, cliId: number): Promise<FatosDaExclusao> {
  const dele = cadastrosDoCliente(hotId, cliId)
  const r = await sql<FatosDaExclusao>`
    select (select count(*)::int from venda v where v.hot_id = ${hotId} and v.cli_id = any(${dele}) and (
        v.situacao in ('Condicional', 'Aguardando Pagamento', 'Aguardando Validação')
        or (v.situacao = 'Fechada' and exists (select from venda_item i where i.vnd_id = v.id and i.ativo and i.retirada_situacao <> 'entregue')))) as compras_abertas,
      (select count(*)::int from lote l where l.hot_id = ${hotId} and l.lance_cli_id = any(${dele})
        and l.situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE', 'PENDENTE', 'BUY_NOW')) as lances_na_frente,
      (select count(*)::int from lote l where l.hot_id = ${hotId} and l.lance_cli_id = any(${dele}) and l.situacao = 'CONDICIONAL') as condicionais,
      (select count(*)::int from caucao q where q.hot_id = ${hotId} and q.cli_id = any(${dele})
        and q.situacao in ('AGUARDANDO_PAGAMENTO', 'EM_CONFERENCIA', 'PAGA', 'DEVOLVENDO', 'DEVOLUCAO_RECUSADA')) as caucoes_abertas,
      (select count(*)::int from proposta p where p.hot_id = ${hotId} and p.cli_id = any(${dele}) and p.situacao in ('ENVIADA', 'CONTRAPROPOSTA'))
      + (select count(*)::int from segunda_oferta o where o.hot_id = ${hotId} and o.cli_id = any(${dele}) and o.situacao = 'pendente')
      + (select count(*)::int from proposta_parcelada o where o.hot_id = ${hotId} and o.cli_id = any(${dele}) and o.situacao = 'APRESENTADA') as ofertas_abertas`.execute(
    tx,
  )
  const nada = { comprasAbertas: 0, lancesNaFrente: 0, condicionais: 0, caucoesAbertas: 0, ofertasAbertas: 0 }
  return r.rows[0] ?? nada
}

export interface PedidoDeExclusao {
  id: number
  uid: string
  pedidoAt: Date
  executarAt: Date
}

export async function pedidoAberto(
  tx: Tx,
  hotId: number,
  cliId: number,
): Promise<PedidoDeExclusao | undefined> {
  return tx
    .selectFrom('pedidoExclusao')
    .select(['id', 'uid', 'pedidoAt', 'executarAt'])
    .where('hotId', '=', hotId)
    .where('cliId', '=', cliId)
    .where('situacao', '=', 'PEDIDO')
    .executeTakeFirst()
}

/** Null: there is none that is still open when the lock is held. */
export async function travarPedido(
  tx: Tx,
  hotId: number,
  cliId: number,
  soVencido: boolean,
): Promise<number | null> {
  const r = await sql<{
    id: number
  }>`select id from pedido_exclusao where hot_id = ${hotId} and cli_id = ${cliId}
    and situacao = 'PEDIDO' and (not ${soVencido}::boolean or executar_at <= clock_timestamp()) for update`.execute(
    tx,
  )
  return r.rows[0]?.id ?? null
}

export async function encerrarPedido(tx: Tx, hotId: number, id: number): Promise<void> {
  await sql`update pedido_exclusao set situacao = 'EXECUTADO', encerrado_at = clock_timestamp() where id = ${id} and hot_id = ${hotId}`.execute(
    tx,
  )
}

/** Takes away what is the person's own; answers the keys of files that lost a row. */
export async function apagarPessoa(tx: Tx, hotId: number, cliId: number): Promise<string[]> {
  const r = await sql<{ id: number; usuId: number; nome: string; email: string | null; comprou: boolean }>`
    select c.id, c.usu_id, c.nome, c.email, exists (select from venda v where v.cli_id = c.id) as comprou
    from cliente c where c.id = ${cliId} and c.hot_id = ${hotId}`.execute(tx)
  const c = r.rows[0]
  if (c === undefined) return []
  const novo = apagarCliente(c)
  await sql`update cliente set apelido = ${novo.apelido}, nome = ${novo.nome}, email = ${novo.email}, rg = null, orgao_emissor = null,
      nascimento = null, telefone1 = null, telefone2 = null, telefone3 = null, ocupacao = null, ramo = null, renda_mensal = null,
      como_conheceu = null, interesses = '{}', observacao_interna = null, aceite_marketing_at = null, email_confirmado_at = null,
      telefone_confirmado_at = null, situacao = 'Bloqueado', motivo_bloqueio = 'Conta excluída a pedido do titular',
      cpf = case when ${novo.apagarDocumento} then null else cpf end, cnpj = case when ${novo.apagarDocumento} then null else cnpj end,
      razao_social = case when ${novo.apagarDocumento} then null else razao_social end, nome_fantasia = null, nome_fazenda = null,
      convidado_hash = null, excluido_natureza = case when cnpj is null then 'Fisica' else 'Juridica' end, excluido_at = clock_timestamp(), versao = versao + 1
    where id = ${cliId} and hot_id = ${hotId}`.execute(tx)
  await esvaziarConta(tx, { hotId, usuId: c.usuId, nome: novo.nome, email: novo.email })
  const arquivos = await sql<{
    arquivo: string
  }>`delete from cliente_documento where cli_id = ${cliId} and hot_id = ${hotId} returning arquivo`.execute(
    tx,
  )
  await sql`delete from socio where cli_id = ${cliId} and hot_id = ${hotId}`.execute(tx)
  await sql`delete from endereco where cli_id = ${cliId} and hot_id = ${hotId}`.execute(tx)
  await esquecerFavoritos(tx, hotId, cliId)
  await esquecerBuscas(tx, hotId, cliId, c.email)
  await esquecerAvisos(tx, { hotId, cliId, usuId: c.usuId, email: c.email })
  await esquecerVisitas(tx, hotId, cliId)
  await esquecerVisitacoes(tx, hotId, cliId, c.email)
  await esquecerConvidado(tx, hotId, cliId, c.email)
  await esquecerMensagens(tx, hotId, cliId, c.email)
  await esquecerLeitor(tx, hotId, c.email)
  await esquecerRestricoes(tx, hotId, cliId)
  await esquecerGrupos(tx, hotId, cliId)
  await esquecerContatosDasPropostas(tx, hotId, cliId)
  await esquecerProblemas(tx, hotId, cliId, c.email)
  return arquivos.rows.map((a) => a.arquivo)
}

/**
 * Deleted people whose last purchase has outlived the books: name and document go. At most `limite` of all hotsites;
 * answers who they were, for the audit.
 */
export async function esquecerCompradores(
  tx: Tx,
  horas: number,
  limite: number,
): Promise<{ hotId: number; uid: string }[]> {
  const { nome } = apagarCliente({ id: 0, comprou: false, nome: '' })
  const r = await sql<{ hotId: number; uid: string; usuId: number }>`
    with fora as (select c.id from cliente c where c.excluido_at < clock_timestamp() - make_interval(hours => ${horas})
        and (c.cpf is not null or c.cnpj is not null or c.nome <> ${nome})
        and not exists (select from venda v where v.cli_id = c.id and v.created_at > clock_timestamp() - make_interval(hours => ${horas}))
      order by c.id limit ${limite} for update of c skip locked)
    update cliente c set nome = ${nome}, cpf = null, cnpj = null, razao_social = null, versao = versao + 1 from fora where fora.id = c.id
    returning c.hot_id, c.uid, c.usu_id`.execute(tx)
  await renomearContas(
    tx,
    r.rows.map((c) => c.usuId),
    nome,
  )
  return r.rows
}
