// Everything that is kept about one client, for himself. Each list is cut at a number that no person reaches by
// ordinary use. A table with a client's id that is read by none of the statements is named, with its reason, in the test.
import { sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import type { Tx } from '../../core/database/database.ts'

const MAXIMO = 20_000
type Linhas = Record<string, unknown>[]

const LISTAS = {
  cadastrosUnidos: `select id as numero, nome, coalesce(cpf, cnpj) as documento, email, telefone1 as telefone, created_at from cliente
    where hot_id = $H and id = any($C) and unido_a is not null order by id`,
  aceites: `select v.documento, v.numero as versao, a.aceito_at, a.ip from aceite_de_termo a join versao_de_termo v on v.id = a.ver_id
    where a.hot_id = $H and a.cli_id = any($C) order by a.id`,
  documentos: `select tipo, situacao, nome_original, enviado_at from cliente_documento where hot_id = $H and cli_id = any($C) order by id`,
  socios: `select nome, documento, participacao, administrador, created_at from socio where hot_id = $H and cli_id = any($C) order by id`,
  grupos: `select g.nome, m.origem, m.created_at from cliente_grupo m join grupo_cliente g on g.id = m.gru_id where m.hot_id = $H and m.cli_id = any($C) order by g.nome`,
  habilitacoes: `select a.nome as leilao, h.situacao, h.tipo, h.solicitada_at, h.decidida_at, h.motivo, h.ip, h.aceite_regulamento_at,
    (select concat_ws(', versão ', g.nome, g.numero) from regulamento_aceito g where g.id = h.aceito_id) as regulamento_aceito from habilitacao h join leilao a on a.id = h.lei_id
    where h.hot_id = $H and h.cli_id = any($C) order by h.id`,
  lances: `select a.nome as leilao, l.numero as lote, l.nome, b.tipo, b.situacao, b.valor, b.data, encode(b.hash, 'hex') as hash, b.ip
    from lance b join lote l on l.id = b.lel_id join leilao a on a.id = l.lei_id where b.hot_id = $H and b.cli_id = any($C) order by b.data, b.seq`,
  propostas: `select l.numero as lote, l.nome, p.valor, p.situacao, p.contraproposta, p.motivo, p.criada_at from proposta p join lote l on l.id = p.lel_id
    where p.hot_id = $H and p.cli_id = any($C) order by p.id`,
  compras: `select v.id, a.nome as leilao, v.situacao, v.data_pagamento, v.valor_desconto, v.motivo_cancelada, v.created_at,
      (select json_agg(json_build_object('lote', l.numero, 'nome', l.nome, 'valor', i.valor, 'retirada', i.retirada_situacao)) from venda_item i join lote l on l.id = i.lel_id where i.vnd_id = v.id) as itens
    from venda v join leilao a on a.id = v.lei_id where v.hot_id = $H and v.cli_id = any($C) order by v.id`,
  pagamentos: `select g.vnd_id as venda, g.tipo, g.valor, g.situacao, g.data_pagamento, g.created_at from pagamento g join venda v on v.id = g.vnd_id
    where g.hot_id = $H and v.cli_id = any($C) order by g.id`,
  caucoes: `select a.nome as leilao, q.valor, q.situacao, q.valor_devolvido, q.valor_aplicado, q.valor_retido, q.motivo, q.paga_at, q.created_at
    from caucao q join leilao a on a.id = q.lei_id where q.hot_id = $H and q.cli_id = any($C) order by q.id`,
  convites: `select e.nome as evento, e.inicio_at, g.resposta, g.acompanhantes, g.convite_at, g.entrou_at from evento_convidado g join evento e on e.id = g.eve_id
    where g.hot_id = $H and g.cli_id = any($C) order by g.id`,
  visitas: `select l.numero as lote, l.nome, p.nome as patio, x.inicio, x.situacao, x.nome as em_nome_de, x.email, x.telefone from visitacao x
    join lote l on l.id = x.lel_id join patio p on p.id = x.pat_id where x.hot_id = $H and x.cli_id = any($C) order by x.id`,
  favoritos: `select e.nome as veiculo, f.created_at from favorito f join veiculo e on e.id = f.vei_id where f.hot_id = $H and f.cli_id = any($C) order by f.created_at`,
  buscasSalvas: `select nome, endereco, frequencia, por_email, created_at from busca_salva where hot_id = $H and cli_id = any($C) order by id`,
  lancesAutomaticos: `select l.numero as lote, l.nome, t.teto, t.ativo, t.atualizado_at from lance_automatico t join lote l on l.id = t.lel_id
    where t.hot_id = $H and t.cli_id = any($C) order by t.atualizado_at`,
  segundasOfertas: `select l.numero as lote, l.nome, o.valor, o.situacao, o.prazo, o.respondida_at from segunda_oferta o join lote l on l.id = o.lel_id
    where o.hot_id = $H and o.cli_id = any($C) order by o.id`,
  propostasParceladas: `select l.numero as lote, l.nome, o.praca, o.valor, o.entrada, o.parcelas, o.garantia, o.situacao, o.created_at
    from proposta_parcelada o join lote l on l.id = o.lel_id where o.hot_id = $H and o.cli_id = any($C) order by o.id`,
  preferencias: `select l.numero as lote, l.nome, f.fundamento, f.explicacao, f.situacao, f.motivo, f.created_at from preferencia_do_lote f
    join lote l on l.id = f.lel_id where f.hot_id = $H and f.cli_id = any($C) order by f.id`,
  validacoes: `select l.numero as lote, l.nome, v.tipo_validacao, v.resultado, v.valor_da_oferta, v.created_at from validacao v join lote l on l.id = v.lel_id
    where v.hot_id = $H and v.cli_id = any($C) order by v.id`,
  consultas: `select tipo, base_legal, finalidade, resultado, array_to_string(motivos, '; ') as motivos, consultado_at from procob_consulta
    where hot_id = $H and cli_id = any($C) order by id`,
  restricoes: `select integradora, restrito, consultado_at from documento_restrito where hot_id = $H and cli_id = any($C) order by id`,
  incidentes: `select concat(numero, '/', ano) as numero, tipo, assunto, situacao, decisao, decisao_texto, valor, created_at from incidente
    where hot_id = $H and cli_id = any($C) order by id`,
  indicacoes: `select valor, situacao, motivo, created_at from credito_de_indicacao where hot_id = $H and cli_id = any($C) order by id`,
  acessosLiberados: `select u.nome as para, a.escopo, a.motivo, a.situacao, a.ate, a.created_at from liberacao_acesso a join usuario u on u.id = a.usu_id
    where a.hot_id = $H and a.cli_id = any($C) order by a.id`,
  problemasRelatados: `select l.numero as lote, l.nome, r.motivo, r.texto, r.email, r.created_at from problema_relatado r join lote l on l.id = r.lel_id
    where r.hot_id = $H and r.cli_id = any($C) order by r.id`,
  mensagensDoSite: `select assunto, texto, nome, email, telefone, created_at from mensagem_do_site where hot_id = $H and cli_id = any($C) order by id`,
  avisosDeDados: `select d.titulo as incidente, x.avisado_at from incidente_de_dados_afetado x join incidente_de_dados d on d.id = x.ind_id
    where x.hot_id = $H and x.cli_id = any($C) order by x.created_at`,
  paginasVistas: `select url, quando from visita where hot_id = $H and cli_id = any($C) order by id desc`,
  aparelhos: `select agente, created_at from inscricao_push where hot_id = $H and cli_id = any($C) order by id`,
  novidades: `select n.email, n.nome, n.interesse, n.created_at, n.confirmado_at, n.saiu_at from newsletter_inscricao n
    join cliente c on c.hot_id = n.hot_id and lower(c.email) = lower(n.email) where c.hot_id = $H and c.id = any($C) order by n.id`,
} as const

/** What is kept with his account, not with his registration. */
const LISTAS_DA_CONTA = {
  mensagens: `select texto, created_at from chat_mensagem where hot_id = $H and usu_id = any($C) order by id`,
  avisos: `select titulo, texto, created_at from aviso where hot_id = $H and usu_id = any($C) order by id desc`,
  cartas: `select canal, destino, titulo, situacao, enviada_at from aviso_entrega where hot_id = $H and usu_id = any($C) and canal <> 'sino' order by id desc`,
  canais: `select tipo, canal, ligado from preferencia_de_canal where hot_id = $H and usu_id = any($C) order by tipo, canal`,
  acessos: `select quando, forma, resultado, ip, agente from historico_login where hot_id = $H and usu_id = any($C) order by id desc`,
} as const
export type Lista = keyof typeof LISTAS | keyof typeof LISTAS_DA_CONTA

/** Of his registration and those that were joined to it, each with its account. */
export async function lerMeusDados(tx: Tx, hotId: number, cliId: number): Promise<Record<Lista, Linhas>> {
  const dele = await sql<{ id: number; usuId: number }>`
    select id, usu_id from cliente where hot_id = ${hotId} and id = any(${cadastrosDoCliente(hotId, cliId)}) order by id`.execute(
    tx,
  )
  const lidas = {} as Record<Lista, Linhas>
  for (const [nome, texto] of Object.entries(LISTAS))
    lidas[nome as Lista] = await ler(
      tx,
      texto,
      hotId,
      dele.rows.map((c) => c.id),
    )
  for (const [nome, texto] of Object.entries(LISTAS_DA_CONTA))
    lidas[nome as Lista] = await ler(
      tx,
      texto,
      hotId,
      dele.rows.map((c) => c.usuId),
    )
  return lidas
}

/** The statements are the constants above; house and ids go in as parameters. */
async function ler(tx: Tx, texto: string, hotId: number, ids: readonly number[]): Promise<Linhas> {
  const [antes = '', resto = ''] = texto.split('$H')
  const [meio = '', depois = ''] = resto.split('$C')
  const r = await sql<
    Record<string, unknown>
  >`${sql.raw(antes)}${hotId}${sql.raw(meio)}${[...ids]}::int[]${sql.raw(depois)} limit ${MAXIMO}`.execute(tx)
  return r.rows
}
